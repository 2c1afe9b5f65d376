import AvoidanceModels

extension ViewValues {
    /// Takes those of another's values that are absent here.
    mutating func fill(from other: ViewValues) {
        contentInset = contentInset ?? other.contentInset
        scrollIndicatorInsets = scrollIndicatorInsets ?? other.scrollIndicatorInsets
        contentOffset = contentOffset ?? other.contentOffset
        bottomConstraint = bottomConstraint ?? other.bottomConstraint
        translation = translation ?? other.translation
        frame = frame ?? other.frame
        isScrollEnabled = isScrollEnabled ?? other.isScrollEnabled
        paddingBottom = paddingBottom ?? other.paddingBottom
        contentSize = contentSize ?? other.contentSize
    }

    /// Takes every value that another has.
    mutating func take(_ other: ViewValues) {
        var values = other
        values.fill(from: self)
        self = values
    }

    /// The values of these fields alone.
    func keeping(_ fields: ViewFields) -> ViewValues {
        func keep<Value>(_ field: ViewFields, _ value: Value?) -> Value? { fields.contains(field) ? value : nil }
        return ViewValues(
            contentInset: keep(.contentInset, contentInset),
            scrollIndicatorInsets: keep(.scrollIndicatorInsets, scrollIndicatorInsets),
            contentOffset: keep(.contentOffset, contentOffset),
            bottomConstraint: keep(.bottomConstraint, bottomConstraint),
            translation: keep(.translation, translation),
            frame: keep(.frame, frame),
            isScrollEnabled: keep(.isScrollEnabled, isScrollEnabled),
            paddingBottom: keep(.paddingBottom, paddingBottom),
            contentSize: keep(.contentSize, contentSize)
        )
    }

    /// Whether the values that both have are the same.
    func agrees(with other: ViewValues) -> Bool {
        func isSame<Value: Equatable>(_ one: Value?, _ other: Value?) -> Bool {
            guard let one, let other else { return true }
            return one == other
        }
        return isSame(contentInset, other.contentInset)
            && isSame(scrollIndicatorInsets, other.scrollIndicatorInsets)
            && isSame(contentOffset, other.contentOffset)
            && isSame(bottomConstraint, other.bottomConstraint)
            && isSame(translation, other.translation)
            && isSame(frame, other.frame)
            && isSame(isScrollEnabled, other.isScrollEnabled)
            && isSame(paddingBottom, other.paddingBottom)
            && isSame(contentSize, other.contentSize)
    }

    /// Holds every number within the wire's limits, so that an answer can be sent back as state.
    mutating func hold() {
        contentInset = contentInset?.held
        scrollIndicatorInsets = scrollIndicatorInsets?.held
        contentOffset = contentOffset?.held
        bottomConstraint = bottomConstraint?.held
        translation = translation?.held
        frame = frame?.held
        paddingBottom = paddingBottom?.held
        contentSize = contentSize.map { Size(width: max(0, $0.width.held), height: max(0, $0.height.held)) }
    }
}
