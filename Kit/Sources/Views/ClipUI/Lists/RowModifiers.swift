// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Sets the style of lists.
    public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
        inheriting([Property(.listStyle, style.look.number)])
    }

    /// Sets the space around the content of the row.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        row([Property(.insets, insets?.value ?? .unset)])
    }

    /// Sets the background of the row.
    ///
    /// It has to be a colour or another style, or a shape that is filled with one: other views are not shown.
    public func listRowBackground<Background: View>(_ view: Background?) -> some View {
        let paint = view.map { firstPaint(of: $0.boxed()) } ?? .unset
        return row([Property(.rowPaint, paint)])
    }

    /// Shows or hides the line below the row, if edges include the bottom.
    public func listRowSeparator(
        _ visibility: Visibility,
        edges: VerticalEdge.Set = .all
    ) -> some View {
        row(edges.contains(.bottom) ? [Property(.hidesSeparator, separatorValue(visibility))] : [])
    }

    /// Sets the colour of the line below the row; nothing changes, because the page keeps its own colour.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        self
    }

    /// Shows or hides the lines around the sections.
    public func listSectionSeparator(
        _ visibility: Visibility,
        edges: VerticalEdge.Set = .all
    ) -> some View {
        row([Property(.hidesSeparator, separatorValue(visibility))])
    }

    /// Sets the colour of the lines around the sections; nothing changes, because the page keeps its own colour.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
        -> some View
    {
        self
    }

    /// Shows or hides the background of lists.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        inheriting([Property(.hidesBackground, visibility == .hidden)])
    }

    /// Sets the space between rows.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        inheriting([Property(.rowSpacing, spacing)])
    }

    /// Sets the space between sections.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        inheriting([Property(.sectionSpacing, spacing)])
    }

    /// Sets the space between sections.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        inheriting([Property(.sectionSpacing, spacing.length)])
    }

    /// Sets the colour of the row's own controls.
    public func listItemTint(_ tint: Color?) -> some View {
        inheriting([Property(.tint, tint.map { .paint($0) } ?? .unset)])
    }

    /// Makes a header or another view prominent; nothing changes, because the page has one size of headers.
    public func headerProminence(_ prominence: Prominence) -> some View { self }

    package func row(_ properties: [Property]) -> some View {
        ModifiedView<Self>(rowBox(boxed(), properties))
    }
}

@inline(never)
private func rowBox(_ content: ViewBox, _ properties: [Property]) -> ViewBox {
    EnvironmentBox(content) { $0.adding(row: properties) }
}

private func separatorValue(_ visibility: Visibility) -> PropertyValue {
    visibility == .hidden ? .flag(true) : .unset
}

// Returns the first paint in a view.
private func firstPaint(of box: ViewBox) -> PropertyValue {
    var paint = PropertyValue.unset
    visitElements(of: box) { element in
        if paint.isUnset { paint = element.properties.value(.paint) }
    }
    return paint
}

/// The space between sections: SwiftUI's `ListSectionSpacing`.
public struct ListSectionSpacing: Sendable {
    let length: CGFloat?

    /// The default space.
    public static let `default` = ListSectionSpacing(length: nil)
    /// Less space.
    public static let compact = ListSectionSpacing(length: 17)

    /// Returns a space in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(length: spacing)
    }
}

/// The prominence of a view: SwiftUI's `Prominence`.
public enum Prominence: Sendable {
    /// The default prominence.
    case standard
    /// An increased prominence.
    case increased
}
