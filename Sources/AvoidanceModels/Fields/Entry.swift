/// A named member of an object whose names are free, kept in the order of the text.
@usableFromInline
package struct Entry<Value: Sendable>: Sendable {
    @usableFromInline package var name: String
    @usableFromInline package var value: Value

    @usableFromInline package init(_ name: String, _ value: Value) {
        self.name = name
        self.value = value
    }
}

extension Entry: Equatable where Value: Equatable {}
