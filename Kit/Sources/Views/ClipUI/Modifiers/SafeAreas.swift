// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Extends the view to the edges of the screen.
    public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all,
        edges: Edge.Set = .all
    ) -> some View {
        element(
            .ignoresSafeArea,
            [
                Property(.regions, Int32(regions.rawValue & 3)),
                Property(.edges, Int32(edges.rawValue)),
            ]
        )
    }

    /// Extends the view to edges of the screen.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(.container, edges: edges)
    }

    /// Shows content above or below the view, and keeps the view's own content clear of it.
    public func safeAreaInset<Content: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        ModifiedView<Self>(
            inset(
                edge == .top ? "top" : "bottom",
                alignment.guide,
                spacing,
                boxed(),
                content().boxed()
            )
        )
    }

    /// Shows content beside the view, and keeps the view's own content clear of it.
    public func safeAreaInset<Content: View>(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        ModifiedView<Self>(
            inset(
                edge == .leading ? "leading" : "trailing",
                alignment.guide,
                spacing,
                boxed(),
                content().boxed()
            )
        )
    }

    /// Adds to the safe area of the view, in points; `nil` is the default length.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        element(
            .safeAreaPadding,
            [Property(.edges, Int32(edges.rawValue)), Property(.length, length)]
        )
    }

    /// Adds to the safe area of the view on all sides, in points.
    public func safeAreaPadding(_ length: CGFloat) -> some View {
        safeAreaPadding(.all, length)
    }

    /// Adds to the safe area of the view on each side, in points.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        element(.safeAreaPadding, [Property(.insets, insets.value)])
    }
}

@inline(never)
private func inset(
    _ edge: String,
    _ guide: String,
    _ spacing: CGFloat?,
    _ view: ViewBox,
    _ content: ViewBox
) -> ViewBox {
    ElementBox(
        .safeAreaInset,
        [
            Property(.edge, edge), Property(.alignment, guide), Property(.spacing, spacing),
        ],
        [view, ElementBox(.zStack, [], [content])]
    )
}
