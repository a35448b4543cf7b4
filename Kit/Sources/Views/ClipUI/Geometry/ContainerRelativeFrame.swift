// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Gives the view the size of the nearest container, such as a scroll view, along axes.
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center
    ) -> some View {
        containerFrame(axes, alignment, [])
    }

    /// Gives the view a share of the nearest container: `span` of `count` parts with spaces between them, in points.
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        count: Int,
        span: Int = 1,
        spacing: CGFloat,
        alignment: Alignment = .center
    ) -> some View {
        containerFrame(
            axes,
            alignment,
            [
                Property(.count, Int32(max(1, min(10_000, count)))),
                Property(.span, Int32(max(1, min(10_000, span)))), Property(.spacing, spacing),
            ]
        )
    }

    /// Gives the view a part of the length of the nearest container.
    ///
    /// The page lays out views, so the function is called with one length, and its result is used as a factor.
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        let axis: Axis = axes.contains(.horizontal) ? .horizontal : .vertical
        let whole: CGFloat = axis == .horizontal ? 390 : 844
        return containerFrame(
            axes,
            alignment,
            [Property(.ratio, .number(Double(length(whole, axis) / whole)))]
        )
    }

    package func containerFrame(
        _ axes: Axis.Set,
        _ alignment: Alignment,
        _ more: [Property]
    ) -> some View {
        element(
            .containerRelativeFrame,
            [
                Property(.axes, Int32(axes.rawValue)), Property(.alignment, alignment.value),
            ] + more
        )
    }
}
