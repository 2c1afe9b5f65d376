-- wrk's part: sends one request over and over, and prints one line of figures for the benchmark to read.
-- arguments: the file of the body, its media type, and "close" for a connection per request.

function init(arguments)
   local file = assert(io.open(arguments[1], "rb"))
   wrk.method = "POST"
   wrk.body = file:read("*a")
   file:close()
   wrk.headers["Content-Type"] = arguments[2]
   if arguments[3] == "close" then wrk.headers["Connection"] = "close" end
end

function done(summary, latency)
   local errors = summary.errors
   io.write(string.format("figures %d %d %d %.1f %.1f\n", summary.requests, summary.duration,
      errors.connect + errors.read + errors.write + errors.status + errors.timeout,
      latency:percentile(50), latency:percentile(99)))
end
