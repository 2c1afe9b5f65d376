extension Response {
    /// The answer with the fields that every answer has: no guessing of its type, and no storing unless it says so.
    var secured: Response {
        var response = self
        if !fields.contains("X-Content-Type-Options") {
            response.fields.append("X-Content-Type-Options", "nosniff")
        }
        if !fields.contains("Cache-Control") {
            response.fields.append("Cache-Control", "no-store")
        }
        return response
    }
}
