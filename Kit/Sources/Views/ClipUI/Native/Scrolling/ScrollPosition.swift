// SPDX-License-Identifier: Apache-2.0

/// The position of a scroll view: SwiftUI's `ScrollPosition`.
public struct ScrollPosition: Equatable, Sendable {
    private var id: (any Hashable & Sendable)?
    private(set) var anchor: UnitPoint?
    /// The edge to which the clip has scrolled.
    public private(set) var edge: Edge?
    /// The horizontal offset to which the clip has scrolled, in points.
    public private(set) var x: CGFloat?
    /// The vertical offset to which the clip has scrolled, in points.
    public private(set) var y: CGFloat?
    /// Whether the person has scrolled since the clip did.
    public var isPositionedByUser: Bool = false

    /// Creates the position of a view with an identifier.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self.id = id
        self.anchor = anchor
    }

    /// Creates the position at the start.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}

    /// Creates a position at an edge.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
        self.edge = edge
    }

    /// Creates a position at an offset in points.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
        (x, y) = (point.x, point.y)
    }

    /// Creates a position at an offset in points.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
        (self.x, self.y) = (x, y)
    }

    /// Creates a position at a horizontal offset in points.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) { self.x = x }

    /// Creates a position at a vertical offset in points.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) { self.y = y }

    /// The offset to which the clip has scrolled, in points.
    public var point: CGPoint? {
        if let x, let y { CGPoint(x: x, y: y) } else { nil }
    }

    /// The identifier of the view that is first in the visible part.
    public var viewID: (any Hashable & Sendable)? { id }

    /// Returns the identifier of the view that is first in the visible part, if it has the type.
    public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { id as? ID }

    /// Scrolls to the view with an identifier.
    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self = ScrollPosition(id: id, anchor: anchor)
    }

    /// Scrolls to an edge.
    public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }

    /// Scrolls to an offset in points.
    public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }

    /// Scrolls to an offset in points.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = ScrollPosition(x: x, y: y) }

    /// Scrolls to a horizontal offset in points.
    public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x) }

    /// Scrolls to a vertical offset in points.
    public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(y: y) }

    /// Returns whether two positions are the same.
    public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
        left.identifier == right.identifier && left.anchor == right.anchor
            && left.edge == right.edge && left.x == right.x && left.y == right.y
            && left.isPositionedByUser == right.isPositionedByUser
    }

    fileprivate var identifier: AnyHashable? { id.map { AnyHashable($0) } }

    // The position after the person has scrolled to a view.
    fileprivate static func ofPerson(at id: AnyHashable?) -> ScrollPosition {
        var position = ScrollPosition()
        if let id = id?.base as? any Hashable {
            // SAFETY: `Sendable` has no witnesses, so both types have the same layout; the identifier stays on the
            // thread of the clip.
            position.id = unsafe unsafeBitCast(
                id as any Hashable,
                to: (any Hashable & Sendable).self
            )
        }
        position.isPositionedByUser = true
        return position
    }

    // Where to scroll, without a view; see `ElementKey.scrollTarget`.
    fileprivate var target: PropertyValue {
        let far: CGFloat = 1e7
        let point: (CGFloat?, CGFloat?) =
            switch edge {
            case .top: (nil, 0)
            case .bottom: (nil, far)
            case .leading: (0, nil)
            case .trailing: (far, nil)
            case nil: (x, y)
            }
        if point.0 == nil && point.1 == nil { return .unset }
        return .list([.integer(0), .length(point.0), .length(point.1)])
    }
}

nonisolated extension View {
    /// Connects the position of the scroll view in this view with a binding.
    ///
    /// A change of the value scrolls. When the person scrolls, the value has the view that is first in the visible
    /// part.
    public func scrollPosition(
        _ position: Binding<ScrollPosition>,
        anchor: UnitPoint? = nil
    ) -> some View {
        ScrollPositionView(
            content: boxed(),
            anchor: anchor,
            position: position.wrappedValue,
            personScrolled: { position.wrappedValue = .ofPerson(at: $0) }
        )
    }

    /// Connects the identifier of the view that is first in the visible part of a scroll view with a binding.
    ///
    /// A change of the value scrolls, and when the person scrolls, the value changes.
    public func scrollPosition<ID: Hashable>(
        id: Binding<ID?>,
        anchor: UnitPoint? = nil
    ) -> some View {
        ScrollPositionView(
            content: boxed(),
            anchor: anchor,
            identifier: id.wrappedValue.map { AnyHashable($0) },
            personScrolled: { found in
                if let found = found?.base as? ID, found != id.wrappedValue {
                    id.wrappedValue = found
                }
            }
        )
    }
}

// A view with a position of its scroll view.
nonisolated private struct ScrollPositionView: View {
    let content: ViewBox
    let anchor: UnitPoint?
    var position: ScrollPosition?
    var identifier: AnyHashable?
    // Called with the identifier of the first visible view when the person has scrolled.
    let personScrolled: (AnyHashable?) -> Void
    private let shown = State(wrappedValue: ShownPosition())

    init(
        content: ViewBox,
        anchor: UnitPoint?,
        position: ScrollPosition? = nil,
        identifier: AnyHashable? = nil,
        personScrolled: @escaping (AnyHashable?) -> Void
    ) {
        self.content = content
        self.anchor = anchor ?? position?.anchor
        self.position = position
        self.identifier = position?.identifier ?? identifier
        self.personScrolled = personScrolled
    }

    var body: some View {
        let (shown, position, identifier) = (shown.wrappedValue, position, identifier)
        let (anchor, personScrolled) = (anchor, personScrolled)
        ScrollViewReader { proxy in
            StyledPart(
                box: ScrollObservationBox(content) { _, report in
                    let isByPerson = report.phase == .interacting || report.phase == .decelerating
                    defer { shown.isByPerson = isByPerson }
                    guard isByPerson || shown.isByPerson else { return }
                    let found = proxy.identifier(of: report.first)
                    if shown.isReported && found == shown.identifier { return }
                    shown.isReported = true
                    shown.identifier = found
                    personScrolled(found)
                }
            )
            .onChange(of: position, initial: true) {
                guard let position, !position.isPositionedByUser else { return }
                shown.isReported = false
                proxy.show(position.target)
            }
            .onChange(of: identifier, initial: true) {
                // The person has scrolled there.
                if shown.isReported && shown.identifier == identifier { return }
                shown.isReported = false
                if let identifier { proxy.scrollTo(identifier, anchor: anchor) }
            }
        }
    }
}

// Where the person has scrolled.
private final class ShownPosition {
    var identifier: AnyHashable?
    // Whether the clip has learnt of the identifier.
    var isReported = false
    var isByPerson = false
}

extension ScrollViewProxy {
    // Scrolls the first scroll view.
    fileprivate func show(_ target: PropertyValue) {
        guard !target.isUnset, let node = reader.node else { return }
        let search = ScrollSearch(.scroller)
        node.search(search)
        search.scroller?.set(Property(.scrollTarget, .unset))
        search.scroller?.set(Property(.scrollTarget, target))
    }

    // Returns the identifier of the view whose first element is the given one.
    fileprivate func identifier(of element: UInt32) -> AnyHashable? {
        guard element != 0, let node = reader.node else { return nil }
        let search = ScrollSearch(.element(element))
        node.search(search)
        return search.identifier
    }
}
