// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Adds space on all sides, in points.
    public func padding(_ length: CGFloat) -> some View {
        element(.padding, [Property(.length, length)])
    }

    /// Adds space on some sides, in points; `nil` is the default length.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        element(
            .padding,
            [Property(.edges, Int32(edges.rawValue)), Property(.length, length)]
        )
    }

    /// Adds space on each side, in points.
    public func padding(_ insets: EdgeInsets) -> some View {
        element(.padding, [Property(.insets, insets.value)])
    }

    /// Sets a fixed size in points; `nil` is the view's own length.
    public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        element(
            .frame,
            [
                Property(.width, width), Property(.height, height),
                Property(.alignment, alignment.value),
            ]
        )
    }

    /// Limits the size, in points; `.infinity` takes all available space.
    public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        element(
            .flexibleFrame,
            [
                Property(.minWidth, minWidth), Property(.idealWidth, idealWidth),
                Property(.maxWidth, maxWidth), Property(.minHeight, minHeight),
                Property(.idealHeight, idealHeight), Property(.maxHeight, maxHeight),
                Property(.alignment, alignment.value),
            ]
        )
    }

    /// Returns a frame without a size, which changes nothing.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    public func frame() -> some View {
        frame(width: nil, height: nil)
    }

    /// Keeps the view at its ideal size.
    public func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Keeps the view at its ideal width, or height, or both.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        element(
            .fixedSize,
            [Property(.horizontal, horizontal), Property(.vertical, vertical)]
        )
    }

    /// Scales the view to fit its space, with its own aspect ratio.
    public func scaledToFit() -> some View {
        element(.aspectRatio, [Property(.contentMode, ContentMode.fit.rawValue)])
    }

    /// Scales the view to fill its space, with its own aspect ratio.
    public func scaledToFill() -> some View {
        element(.aspectRatio, [Property(.contentMode, ContentMode.fill.rawValue)])
    }

    /// Sets the ratio of the view's width to its height; `nil` is its own ratio.
    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        element(
            .aspectRatio,
            [Property(.ratio, ratio), Property(.contentMode, contentMode.rawValue)]
        )
    }

    /// Sets the ratio of the view's width to its height to that of a size.
    public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
        aspectRatio(size.height == 0 ? nil : size.width / size.height, contentMode: contentMode)
    }

    /// Sets the priority with which the container gives space to the view; higher priorities come first.
    public func layoutPriority(_ value: Double) -> some View {
        element(.layoutPriority, [Property(.value, .number(value))])
    }

    /// Draws the view at an offset, in points; its frame stays.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        element(.offset, [Property(.x, x), Property(.y, y)])
    }

    /// Draws the view at an offset, in points; its frame stays.
    public func offset(_ offset: CGSize) -> some View {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Places the centre of the view at a point of its container.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        element(.position, [Property(.x, x), Property(.y, y)])
    }

    /// Places the centre of the view at a point of its container.
    public func position(_ position: CGPoint) -> some View {
        self.position(x: position.x, y: position.y)
    }
}
