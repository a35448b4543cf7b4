// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Truncates text after a number of lines.
    public func lineLimit(_ number: Int?) -> some View { lines(nil, number) }

    /// Reserves the space of a minimum number of lines.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lines(limit.lowerBound, nil)
    }

    /// Truncates text after a number of lines.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lines(nil, limit.upperBound)
    }

    /// Reserves the space of a minimum number of lines, and truncates text after a maximum number.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(limit.lowerBound, limit.upperBound)
    }

    /// Truncates text after a number of lines, and reserves the space of all of them if `reservesSpace` is true.
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
