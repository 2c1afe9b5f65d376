#include "CMicroHTTPD.h"

#include <arpa/inet.h>
#include <linux/sockios.h>
#include <linux/tcp.h>
#include <netinet/in.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>

struct cmhd_server {
    struct MHD_Daemon *daemon;
    struct cmhd_callbacks callbacks;
    void *context;
    char *certificate;
    char *key;
};

static void release(struct cmhd_server *server) {
    free(server->certificate);
    if (server->key != NULL) explicit_bzero(server->key, strlen(server->key));
    free(server->key);
    free(server);
}

// GnuTLS's usual choice of algorithms, without the versions before 1.2.
static const char tls_versions[] = "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2";

static void log_line(void *closure, const char *format, va_list arguments) {
    struct cmhd_server *server = closure;
    char line[1024];
    if (vsnprintf(line, sizeof line, format, arguments) < 0) return;
    line[strcspn(line, "\r\n")] = '\0';
    server->callbacks.log(server->context, line);
}

static void *request_began(void *closure, const char *target, struct MHD_Connection *connection) {
    struct cmhd_server *server = closure;
    return server->callbacks.began(server->context, target, connection);
}

static void request_completed(void *closure, struct MHD_Connection *connection, void **request,
                              enum MHD_RequestTerminationCode code) {
    (void)connection;
    struct cmhd_server *server = closure;
    server->callbacks.completed(server->context, request, (int)code);
}

static void connection_changed(void *closure, struct MHD_Connection *connection, void **connection_context,
                               enum MHD_ConnectionNotificationCode code) {
    struct cmhd_server *server = closure;
    server->callbacks.connection(server->context, connection, connection_context,
                                 code == MHD_CONNECTION_NOTIFY_STARTED);
}

struct cmhd_server *cmhd_start(const struct cmhd_options *options, const struct cmhd_callbacks *callbacks,
                               void *context) {
    struct cmhd_server *server = calloc(1, sizeof *server);
    if (server == NULL) return NULL;
    server->callbacks = *callbacks;
    server->context = context;
    struct MHD_OptionItem items[16] = {
        {MHD_OPTION_LISTEN_SOCKET, options->listen_socket, NULL},
        {MHD_OPTION_THREAD_POOL_SIZE, options->pool_size, NULL},
        {MHD_OPTION_CONNECTION_LIMIT, options->connection_limit, NULL},
        {MHD_OPTION_PER_IP_CONNECTION_LIMIT, options->address_limit, NULL},
        {MHD_OPTION_CONNECTION_MEMORY_LIMIT, (intptr_t)options->connection_memory, NULL},
        // The library's own strict mode answers with a doubled head; the head is checked behind it.
        {MHD_OPTION_STRICT_FOR_CLIENT, 0, NULL},
        {MHD_OPTION_URI_LOG_CALLBACK, (intptr_t)&request_began, server},
        {MHD_OPTION_NOTIFY_COMPLETED, (intptr_t)&request_completed, server},
        {MHD_OPTION_NOTIFY_CONNECTION, (intptr_t)&connection_changed, server},
    };
    size_t count = 9;
    // Not epoll: with a thread pool, its quiesce can abort the process.
    unsigned int flags = MHD_USE_POLL_INTERNAL_THREAD | MHD_USE_ITC | MHD_USE_ERROR_LOG;
    if (options->certificate != NULL && options->key != NULL) {
        server->certificate = strdup(options->certificate);
        server->key = strdup(options->key);
        flags |= MHD_USE_TLS;
        items[count++] = (struct MHD_OptionItem){MHD_OPTION_HTTPS_MEM_CERT, 0, server->certificate};
        items[count++] = (struct MHD_OptionItem){MHD_OPTION_HTTPS_MEM_KEY, 0, server->key};
        items[count++] = (struct MHD_OptionItem){MHD_OPTION_HTTPS_PRIORITIES, 0, (void *)tls_versions};
    }
    items[count] = (struct MHD_OptionItem){MHD_OPTION_END, 0, NULL};
    server->daemon = MHD_start_daemon(flags, 0, NULL, NULL, callbacks->handle, context, MHD_OPTION_EXTERNAL_LOGGER,
                                      &log_line, server, MHD_OPTION_ARRAY, items, MHD_OPTION_END);
    if (server->daemon == NULL) {
        release(server);
        return NULL;
    }
    return server;
}

void cmhd_quiesce(struct cmhd_server *server) { (void)MHD_quiesce_daemon(server->daemon); }

void cmhd_stop(struct cmhd_server *server) {
    MHD_stop_daemon(server->daemon);
    release(server);
}

int cmhd_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info == NULL ? -1 : info->connect_fd;
}

void *cmhd_connection_context(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info == NULL ? NULL : info->socket_context;
}

size_t cmhd_peer(struct MHD_Connection *connection, char *text, size_t size) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    if (info == NULL || info->client_addr == NULL) return 0;
    const void *address = NULL;
    int family = info->client_addr->sa_family;
    if (family == AF_INET) {
        address = &((const struct sockaddr_in *)info->client_addr)->sin_addr;
    } else if (family == AF_INET6) {
        const struct in6_addr *wide = &((const struct sockaddr_in6 *)info->client_addr)->sin6_addr;
        address = wide;
        if (IN6_IS_ADDR_V4MAPPED(wide)) {
            family = AF_INET;
            address = &wide->s6_addr[12];
        }
    }
    if (address == NULL || inet_ntop(family, address, text, (socklen_t)size) == NULL) return 0;
    return strlen(text);
}

uint64_t cmhd_bytes_received(int socket) {
    struct tcp_info info;
    memset(&info, 0, sizeof info);
    socklen_t length = sizeof info;
    if (getsockopt(socket, IPPROTO_TCP, TCP_INFO, &info, &length) != 0) return 0;
    return info.tcpi_bytes_received;
}

int cmhd_bytes_waiting(int socket) {
    int count = 0;
    return ioctl(socket, FIONREAD, &count) == 0 ? count : 0;
}

void cmhd_shut(int socket) { (void)shutdown(socket, SHUT_RDWR); }

void cmhd_cut(int socket) {
    int unsent = 0;
    if (ioctl(socket, SIOCOUTQ, &unsent) == 0 && unsent > 0) {
        const struct linger reset = {.l_onoff = 1, .l_linger = 0};
        (void)setsockopt(socket, SOL_SOCKET, SO_LINGER, &reset, sizeof reset);
    }
    cmhd_shut(socket);
}

void cmhd_shut_reading(int socket) { (void)shutdown(socket, SHUT_RD); }
