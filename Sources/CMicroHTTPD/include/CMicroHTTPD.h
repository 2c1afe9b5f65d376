/// Typed entry points for the parts of libmicrohttpd that Swift can't call: its variadic functions and its log callback.
#ifndef CMICROHTTPD_H
#define CMICROHTTPD_H

#include <microhttpd.h>
#include <stddef.h>
#include <stdint.h>

/// What a server is started with.
struct cmhd_options {
    /// A bound, listening, non-blocking socket. The caller keeps it and closes it after `cmhd_stop`.
    int listen_socket;
    /// Worker threads, at least 2.
    unsigned int pool_size;
    /// Connections at a time, shared out evenly over the workers.
    unsigned int connection_limit;
    /// Connections at a time from one address; 0 for any number.
    unsigned int address_limit;
    /// Bytes for one connection's request head, read buffer and response head.
    size_t connection_memory;
    /// A certificate and its key as PEM text, for TLS 1.2 and 1.3; NULL for plain HTTP. Both are copied.
    const char *certificate;
    const char *key;
};

/// The functions that are called; each gets the context given to `cmhd_start`. All but `log` run on a worker thread,
/// and all calls for one connection on the same one.
struct cmhd_callbacks {
    /// A request line was read: the raw target. What it returns is the request's pointer in the later calls.
    void *(*began)(void *context, const char *target, struct MHD_Connection *connection);
    /// The head is complete (first call), a piece of the body came, or the request is complete (last call).
    MHD_AccessHandlerCallback handle;
    /// The request is over, answered or not; the code is an `MHD_RequestTerminationCode`, as a number since a later
    /// version of the library may have more of them.
    void (*completed)(void *context, void **request, int code);
    /// A connection was accepted (`opened` is 1) or is about to be closed, its socket still open (`opened` is 0).
    void (*connection)(void *context, struct MHD_Connection *connection, void **connection_context, int opened);
    /// libmicrohttpd has something to say; the line is valid during the call. Any thread.
    void (*log)(void *context, const char *line);
};

/// A running server.
struct cmhd_server;

/// Starts the worker threads; NULL if libmicrohttpd can't, after it has logged why.
struct cmhd_server *cmhd_start(const struct cmhd_options *options, const struct cmhd_callbacks *callbacks,
                               void *context);

/// Stops taking connections; those that are open are still served. To be called once.
void cmhd_quiesce(struct cmhd_server *server);

/// Cuts what is open, waits for the workers and frees the server. No callback runs after it returns.
void cmhd_stop(struct cmhd_server *server);

/// The connection's socket, which stays the library's: never to be closed.
int cmhd_socket(struct MHD_Connection *connection);

/// The pointer that the `connection` callback stored for the connection.
void *cmhd_connection_context(struct MHD_Connection *connection);

/// Writes the client's numeric address, an IPv4 one in IPv6 form as IPv4, and returns its length; 0 where there is none,
/// as on a Unix socket.
size_t cmhd_peer(struct MHD_Connection *connection, char *text, size_t size);

/// All bytes that a TCP socket ever received, read or not; 0 where the system can't tell.
uint64_t cmhd_bytes_received(int socket);

/// The bytes that wait to be read; 0 where the system can't tell.
int cmhd_bytes_waiting(int socket);

/// Shuts a socket both ways: for a connection, the worker notices and closes it; for a listening socket, every further
/// connection is refused.
void cmhd_shut(int socket);

/// Shuts a connection both ways; what its client has not taken of an answer is thrown away, where the kernel would keep
/// it, and the connection with it, for as long as the client pretends to read.
void cmhd_cut(int socket);

/// Shuts a connection for reading: what has arrived is still read, then the worker sees the end.
void cmhd_shut_reading(int socket);

#endif
