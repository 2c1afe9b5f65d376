/// Keeps the optimiser from leaving out work whose result nobody reads.
enum Sink {
    @inline(never)
    static func take<Value>(_ value: borrowing Value) {}
}
