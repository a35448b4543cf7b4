// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Adds space on all sides, in points.
    public func padding(_ length: Double = 16) -> ModifiedView<Self> { padding(.all, length) }

    /// Adds space on some sides, in points.
    public func padding(_ edges: Edge.Set, _ length: Double = 16) -> ModifiedView<Self> {
        ModifiedView(self, paddingAttributes(edges, length))
    }

    /// Sets a fixed size in points; `nil` fits the content.
    public func frame(width: Double? = nil, height: Double? = nil) -> ModifiedView<Self> {
        var attributes: [Attribute] = []
        if let width { attributes.append(Attribute(.width, points(width))) }
        if let height { attributes.append(Attribute(.height, points(height))) }
        return ModifiedView(self, attributes)
    }

    /// Limits the size, in points; `.infinity` takes all available space.
    public func frame(
        minWidth: Double? = nil,
        maxWidth: Double? = nil,
        maxHeight: Double? = nil,
        alignment: Alignment = .center
    ) -> ModifiedView<Self> {
        ModifiedView(self, frameAttributes(minWidth, maxWidth, maxHeight, alignment))
    }

    /// Adds a background colour.
    public func background(_ color: Color) -> ModifiedView<Self> {
        with(Attribute(.background, color.code))
    }

    /// Adds a background colour with a shape.
    public func background<Form: Shape>(_ color: Color, in shape: Form) -> ModifiedView<Self> {
        ModifiedView(
            self,
            [
                Attribute(.background, color.code),
                Attribute(.cornerRadius, points(shape.cornerRadius)),
            ]
        )
    }

    /// Clips the view to a shape.
    public func clipShape<Form: Shape>(_ shape: Form) -> ModifiedView<Self> {
        with(Attribute(.cornerRadius, points(shape.cornerRadius)))
    }

    /// Rounds the corners; the radius is in points.
    public func cornerRadius(_ radius: Double) -> ModifiedView<Self> {
        with(Attribute(.cornerRadius, points(max(0, radius))))
    }

    /// Adds a shadow; the radius is in points.
    public func shadow(radius: Double) -> ModifiedView<Self> {
        with(Attribute(.shadow, points(radius)))
    }

    /// Sets the opacity, from 0 to 1.
    public func opacity(_ opacity: Double) -> ModifiedView<Self> {
        with(Attribute(.opacity, Int32(max(0, min(1, opacity)) * 100)))
    }

    /// Scales an image to fit in its frame.
    public func scaledToFit() -> ModifiedView<Self> {
        with(Attribute(.contentMode, ContentMode.fit.rawValue))
    }

    /// Scales an image to fill its frame.
    public func scaledToFill() -> ModifiedView<Self> {
        with(Attribute(.contentMode, ContentMode.fill.rawValue))
    }

    /// Hides the view, without changing the layout.
    public func hidden() -> ModifiedView<Self> { with(Attribute(.hidden, 1)) }
}

@inline(never)
private func paddingAttributes(_ edges: Edge.Set, _ length: Double) -> [Attribute] {
    let sides: [(Edge.Set, StyleKey)] = [
        (.top, .paddingTop), (.trailing, .paddingTrailing),
        (.bottom, .paddingBottom), (.leading, .paddingLeading),
    ]
    var attributes: [Attribute] = []
    for (side, key) in sides where edges.contains(side) {
        attributes.append(Attribute(key, points(length)))
    }
    return attributes
}

@inline(never)
private func frameAttributes(
    _ minWidth: Double?,
    _ maxWidth: Double?,
    _ maxHeight: Double?,
    _ alignment: Alignment
) -> [Attribute] {
    var attributes: [Attribute] = []
    if let minWidth { attributes.append(Attribute(.minimumWidth, points(minWidth))) }
    if let maxWidth { attributes.append(Attribute(.maximumWidth, points(maxWidth))) }
    if let maxHeight { attributes.append(Attribute(.maximumHeight, points(maxHeight))) }
    attributes.append(Attribute(.frameAlignment, alignment.rawValue))
    return attributes
}
