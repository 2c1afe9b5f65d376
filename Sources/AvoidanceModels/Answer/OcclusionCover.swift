/// One of the things that keep a view out of sight, and how much of it.
@usableFromInline
package struct OcclusionCover: WireModel, Equatable {
    package var by: OcclusionCause
    /// The bar, the superview that cuts off, or the outermost hidden view; nil for the keyboard and the window.
    package var view: String?
    /// The share of the view's area, above 0 and at most 1.
    package var share: Double

    package init(by cause: OcclusionCause, view: String? = nil, share: Double) {
        by = cause
        self.view = view
        self.share = share
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        by = reader.requiredToken("by", as: OcclusionCause.self, placeholder: .hidden)
        view = reader.string("view")
        share = reader.requiredNumber("share", NumberRule(0, 1))
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.token("by", by)
        if let view { writer.string("view", view) }
        writer.number("share", share)
    }
}
