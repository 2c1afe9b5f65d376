/// Something that a server's log may want to hold.
package enum ServerEvent: Equatable, Sendable {
    /// A line of libmicrohttpd's own.
    case library(String)
    /// A connection was cut because its phase took too long.
    case cut(Phase)
    /// A response's header field was refused by the library and left out.
    case fieldRefused(name: String)
}
