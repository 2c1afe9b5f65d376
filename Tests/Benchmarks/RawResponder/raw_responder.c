// The least server that libmicrohttpd allows: reads each request's body whole and answers the same bytes every time.
//
// usage: raw-responder ANSWER poll|epoll THREADS CONNECTIONS
//
// ANSWER is a file that begins with header fields, one a line, and goes on after an empty line with the body. The
// library adds Date, Content-Length and Connection by itself.

#define _GNU_SOURCE
#include <microhttpd.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { most_fields = 32, connection_memory = 32768 };

struct request {
    char *body;
    size_t length;
    size_t capacity;
};

static char *names[most_fields];
static char *values[most_fields];
static int field_count;
static char *content;
static size_t content_length;

static int take(struct request *request, const char *bytes, size_t count) {
    if (request->length + count > request->capacity) {
        size_t capacity = (request->length + count) * 2;
        char *body = realloc(request->body, capacity);
        if (body == NULL) return 0;
        request->body = body;
        request->capacity = capacity;
    }
    memcpy(request->body + request->length, bytes, count);
    request->length += count;
    return 1;
}

static enum MHD_Result answer(struct MHD_Connection *connection) {
    struct MHD_Response *response = MHD_create_response_from_buffer(content_length, content, MHD_RESPMEM_MUST_COPY);
    if (response == NULL) return MHD_NO;
    for (int index = 0; index < field_count; index += 1) {
        MHD_add_response_header(response, names[index], values[index]);
    }
    enum MHD_Result result = MHD_queue_response(connection, MHD_HTTP_OK, response);
    MHD_destroy_response(response);
    return result;
}

static enum MHD_Result handle(void *context, struct MHD_Connection *connection, const char *url, const char *method,
                              const char *version, const char *data, size_t *size, void **slot) {
    (void)context, (void)url, (void)method, (void)version;
    struct request *request = *slot;
    if (request == NULL) {
        *slot = calloc(1, sizeof *request);
        return *slot == NULL ? MHD_NO : MHD_YES;
    }
    if (*size == 0) return answer(connection);
    size_t count = *size;
    *size = 0;
    return take(request, data, count) ? MHD_YES : MHD_NO;
}

static void completed(void *context, struct MHD_Connection *connection, void **slot,
                      enum MHD_RequestTerminationCode code) {
    (void)context, (void)connection, (void)code;
    struct request *request = *slot;
    if (request == NULL) return;
    free(request->body);
    free(request);
    *slot = NULL;
}

static int read_answer(const char *path) {
    FILE *file = fopen(path, "r");
    if (file == NULL) return 0;
    char *line = NULL;
    size_t capacity = 0;
    ssize_t length;
    while ((length = getline(&line, &capacity, file)) > 1 && field_count < most_fields) {
        line[length - 1] = '\0';
        char *colon = strstr(line, ": ");
        if (colon == NULL) return 0;
        *colon = '\0';
        names[field_count] = strdup(line);
        values[field_count] = strdup(colon + 2);
        field_count += 1;
    }
    free(line);
    long start = ftell(file);
    fseek(file, 0, SEEK_END);
    content_length = (size_t)(ftell(file) - start);
    fseek(file, start, SEEK_SET);
    content = malloc(content_length + 1);
    int is_read = content != NULL && fread(content, 1, content_length, file) == content_length;
    fclose(file);
    return is_read;
}

int main(int count, char **arguments) {
    if (count != 5 || !read_answer(arguments[1])) {
        fprintf(stderr, "usage: raw-responder ANSWER poll|epoll THREADS CONNECTIONS\n");
        return 64;
    }
    signal(SIGPIPE, SIG_IGN);
    int is_epoll = strcmp(arguments[2], "epoll") == 0;
    unsigned int polling = is_epoll ? MHD_USE_EPOLL_INTERNAL_THREAD : MHD_USE_POLL_INTERNAL_THREAD;
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr = {htonl(INADDR_LOOPBACK)}};
    struct MHD_Daemon *daemon = MHD_start_daemon(
        polling | MHD_USE_ITC | MHD_USE_ERROR_LOG, 0, NULL, NULL, handle, NULL,
        MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&address,
        MHD_OPTION_THREAD_POOL_SIZE, (unsigned int)atoi(arguments[3]),
        MHD_OPTION_CONNECTION_LIMIT, (unsigned int)atoi(arguments[4]),
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)connection_memory,
        MHD_OPTION_STRICT_FOR_CLIENT, 0,
        MHD_OPTION_NOTIFY_COMPLETED, completed, NULL,
        MHD_OPTION_END);
    if (daemon == NULL) return 69;
    fprintf(stderr, "listening on http://127.0.0.1:%d\n",
            MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT)->port);
    pause();
    return 0;
}
