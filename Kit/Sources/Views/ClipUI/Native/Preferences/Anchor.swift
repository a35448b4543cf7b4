// SPDX-License-Identifier: Apache-2.0

/// A point or a rectangle of a view, which other views can convert to their own coordinates: SwiftUI's `Anchor`.
///
/// The page reports the position of the view; before that, it is at the origin, without a size.
public struct Anchor<Value> {
    // The frame on the screen.
    private let frame: CGRect
    private let place: (CGRect) -> Value

    fileprivate init(_ source: Source, in frame: CGRect) {
        self.frame = frame
        place = source.place
    }

    // Returns the value in coordinates that begin at a point of the screen.
    func value(from origin: CGPoint) -> Value {
        place(
            CGRect(
                x: frame.origin.x - origin.x,
                y: frame.origin.y - origin.y,
                width: frame.size.width,
                height: frame.size.height
            )
        )
    }

    /// The point or the rectangle of the view: SwiftUI's `Anchor.Source`.
    public struct Source {
        fileprivate let place: (CGRect) -> Value
    }
}

extension Anchor: Equatable where Value: Equatable {
    /// Returns whether two anchors are at the same place of the screen.
    public static func == (left: Anchor, right: Anchor) -> Bool {
        left.frame == right.frame && left.value(from: .zero) == right.value(from: .zero)
    }
}

// SAFETY: an anchor has no mutable state; its function only computes.
extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
    /// The bounds of the view.
    public static var bounds: Anchor<CGRect>.Source { .init { $0 } }

    /// Returns a rectangle in the coordinates of the view.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        .init {
            CGRect(
                x: $0.origin.x + rect.origin.x,
                y: $0.origin.y + rect.origin.y,
                width: rect.size.width,
                height: rect.size.height
            )
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// Returns a point in the coordinates of the view.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        .init { CGPoint(x: $0.origin.x + point.x, y: $0.origin.y + point.y) }
    }

    /// Returns a point as fractions of the size of the view.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        .init {
            CGPoint(
                x: $0.origin.x + point.x * $0.size.width,
                y: $0.origin.y + point.y * $0.size.height
            )
        }
    }

    /// The corner at the top leading end.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The middle of the top edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The corner at the top trailing end.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The middle of the leading edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The centre of the view.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The corner at the bottom leading end.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The middle of the bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The corner at the bottom trailing end.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
    /// Converts a point or a rectangle of another view to the coordinates of this one.
    public subscript<Value>(anchor: Anchor<Value>) -> Value {
        anchor.value(from: frame(in: CoordinateSpace.global).origin)
    }
}

nonisolated extension View {
    /// Sets a preference from an anchor of this view.
    public func anchorPreference<Value, Key: PreferenceKey>(
        key: Key.Type = Key.self,
        value: Anchor<Value>.Source,
        transform: @escaping (Anchor<Value>) -> Key.Value
    ) -> some View {
        ModifiedView<Self>(
            AnchorBox<Key>(boxed()) { frame in
                .replace(transform(Anchor(value, in: frame)))
            }
        )
    }

    /// Changes a preference of the view with an anchor of this view.
    public func transformAnchorPreference<Value, Key: PreferenceKey>(
        key: Key.Type = Key.self,
        value: Anchor<Value>.Source,
        transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
    ) -> some View {
        ModifiedView<Self>(
            AnchorBox<Key>(boxed()) { frame in
                .change { transform(&$0, Anchor(value, in: frame)) }
            }
        )
    }
}

// A view that sets a preference from an anchor.
private final class AnchorBox<Key: PreferenceKey>: ViewBox {
    private let content: ViewBox
    private let change: (CGRect) -> PreferenceBox<Key>.Change

    init(_ content: ViewBox, _ change: @escaping (CGRect) -> PreferenceBox<Key>.Change) {
        self.content = content
        self.change = change
    }

    // The node is set before the page reports the geometry.
    private func element(_ place: AnchorPlace<Key>) -> ElementBox {
        ElementBox(
            .geometryReport,
            [],
            action: { event, text in
                guard event == .geometry, let proxy = GeometryProxy(text) else { return }
                place.frame = proxy.frame(in: CoordinateSpace.global)
                place.tell()
            },
            [content]
        )
    }

    package override func mount(in context: MountContext) -> Node {
        let place = AnchorPlace<Key>(change)
        let renderer = context.environment.renderer
        let child = element(place).mount(in: context)
        let node = AnchorNode<Key>(
            PreferenceNode<Key>(child, change(place.frame), renderer),
            place
        )
        place.node = node.preference
        place.tell()
        return node
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: AnchorNode<Key>.self)
        node.place.change = change
        node.place.tell()
        element(node.place).update(node.preference.child, in: environment)
    }
}

private final class AnchorPlace<Key: PreferenceKey> {
    var frame = CGRect.zero
    var change: (CGRect) -> PreferenceBox<Key>.Change
    var node: PreferenceNode<Key>?

    init(_ change: @escaping (CGRect) -> PreferenceBox<Key>.Change) { self.change = change }

    func tell() {
        guard let node else { return }
        node.change = change(frame)
        node.renderer.preferencesHaveChanged = true
    }
}

private final class AnchorNode<Key: PreferenceKey>: WrapperNode {
    let preference: PreferenceNode<Key>
    let place: AnchorPlace<Key>

    init(_ preference: PreferenceNode<Key>, _ place: AnchorPlace<Key>) {
        self.preference = preference
        self.place = place
        super.init(preference)
    }

    package override func unmount() {
        place.node = nil
        super.unmount()
    }
}
