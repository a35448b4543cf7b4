// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Truncates text after a number of lines.
    public func lineLimit(_ number: Int?) -> some View { lines(nil, number) }

    /// Takes the space of at least a number of lines.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lines(limit.lowerBound, nil)
    }

    /// Truncates text after a number of lines.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lines(nil, limit.upperBound)
    }

    /// Takes the space of at least a number of lines, and truncates text after another.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(limit.lowerBound, limit.upperBound)
    }

    /// Truncates text after a number of lines, and takes the space of all of them if asked to.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(reservesSpace ? limit : nil, limit)
    }

    package func lines(_ least: Int?, _ most: Int?) -> some View {
        inheriting([
            Property(.reservedLines, lineCount(least)), Property(.lineLimit, lineCount(most)),
        ])
    }
}

@inline(never)
private func lineCount(_ count: Int?) -> PropertyValue {
    guard let count else { return .unset }
    return .integer(Int32(max(1, min(1000, count))))
}
