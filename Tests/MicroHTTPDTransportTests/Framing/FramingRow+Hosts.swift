/// `Host` (RFC 9110 §7.2, RFC 9112 §3.2).
extension FramingRow {
    static let hosts: [FramingRow] = [
        FramingRow("no host", get("/hello", "X-A: b\r\n"), [400]),
        FramingRow("no field at all", get("/hello", ""), [400]),
        FramingRow("no host beside an absolute target", get("http://a/hello", "X-A: b\r\n"), [400]),
        FramingRow("two hosts", get("/hello", "Host: a\r\nHost: b\r\n"), [400]),
        FramingRow("two hosts that agree", get("/hello", "Host: a\r\nHost: a\r\n"), [400]),
        FramingRow("two hosts far apart", get("/hello", "Host: a\r\nX-A: b\r\nhOST: b\r\n"), [400]),
        FramingRow("a host with a user name", get("/hello", "Host: u@a\r\n"), [400]),
        FramingRow("a host with a path", get("/hello", "Host: a/b\r\n"), [400]),
        FramingRow("a host with a scheme", get("/hello", "Host: http://a\r\n"), [400]),
        FramingRow("a host with a query", get("/hello", "Host: a?b\r\n"), [400]),
        FramingRow("a list of hosts", get("/hello", "Host: a, b\r\n"), [400]),
        FramingRow("a host with a space", get("/hello", "Host: a b\r\n"), [400]),
        FramingRow("a host that isn't ASCII", get("/hello", "Host: é\r\n"), [400]),
        FramingRow("a host with a port that is no number", get("/hello", "Host: a:b\r\n"), [400]),
        FramingRow("a host with two ports", get("/hello", "Host: a:80:80\r\n"), [400]),
        FramingRow("a host with half a bracket", get("/hello", "Host: [::1\r\n"), [400]),
        FramingRow("a host with a port", get("/hello", "Host: a:80\r\n"), [200], .stays),
        FramingRow("an IPv6 host", get("/hello", "Host: [::1]:80\r\n"), [200], .stays),
        FramingRow("an empty host", get("/hello", "Host:\r\n"), [200], .stays),
        FramingRow("a host behind other fields", get("/hello", "X-A: b\r\nhost: a\r\n"), [200], .stays),
    ]
}
