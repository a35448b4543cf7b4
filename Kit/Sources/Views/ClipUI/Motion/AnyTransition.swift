// SPDX-License-Identifier: Apache-2.0

/// The appearance and disappearance of a view: SwiftUI's `AnyTransition`.
///
/// It is visible where the view is inserted or removed with an animation.
public struct AnyTransition: Sendable {
    // See `ElementKey.transition`.
    package let value: PropertyValue

    package init(_ form: Int32, _ parameters: PropertyValue...) {
        value = .list([.integer(form)] + parameters)
    }

    /// The view fades in and out.
    public static let opacity = AnyTransition(1)
    /// The view appears and disappears at once.
    public static let identity = AnyTransition(9)
    /// The view enters from the leading edge, and leaves to the trailing edge.
    public static let slide = asymmetric(
        insertion: .move(edge: .leading),
        removal: .move(edge: .trailing)
    )
    /// The view grows from its centre, and shrinks to it.
    public static let scale = AnyTransition.scale(scale: 0)

    /// Returns a transition in which the view enters from an edge, and leaves to it.
    public static func move(edge: Edge) -> AnyTransition {
        AnyTransition(2, .integer(edge.bit))
    }

    /// Returns a transition in which the view enters from an edge, and pushes the previous view out at the opposite
    /// one; both fade.
    public static func push(from edge: Edge) -> AnyTransition {
        asymmetric(
            insertion: AnyTransition(6, .integer(edge.bit)),
            removal: AnyTransition(6, .integer(edge.opposite.bit))
        )
    }

    /// Returns a transition in which the view grows from one of its points, and shrinks to it.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(3, .length(scale), .length(anchor.x), .length(anchor.y))
    }

    /// Returns a transition in which the view enters from an offset, and leaves to it.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Returns a transition in which the view enters from an offset in points, and leaves to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        AnyTransition(4, .length(x), .length(y))
    }

    /// Returns a transition in which the view enters with one transition, and leaves with another.
    public static func asymmetric(
        insertion: AnyTransition,
        removal: AnyTransition
    ) -> AnyTransition {
        AnyTransition(8, insertion.value, removal.value)
    }

    /// Returns a transition in which the view enters from the state that the active modifier gives it, and leaves to
    /// it.
    ///
    /// Of the modifier's body, opacity, blur, scaling, rotations and offsets are drawn.
    public static func modifier<Change: ViewModifier>(
        active: Change,
        identity: Change
    ) -> AnyTransition {
        AnyTransition(11, .list(drawnEffects(of: active)))
    }

    // Returns a transition from and to the effects on the elements of a view.
    package static func effects(in box: ViewBox) -> AnyTransition {
        AnyTransition(11, .list(drawnEffects(in: box)))
    }

    /// Returns both transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(7, value, other.value)
    }

    /// Returns the transition with an animation of its own; `nil` for no animation.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(10, value, animation?.value ?? noAnimation)
    }
}

extension Edge {
    // The edge as a bit of a set in patches.
    fileprivate var bit: Int32 { Int32(Set(self).rawValue) }

    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .leading: .trailing
        case .bottom: .top
        case .trailing: .leading
        }
    }
}

// Returns pairs of a key and its value: the effects of a modifier on an empty view.
private func drawnEffects<Change: ViewModifier>(of modifier: Change) -> [PropertyValue] {
    let box = onMainActor(modifier) { $0.body(content: _ViewModifier_Content(EmptyBox())).boxed() }
    return drawnEffects(in: box)
}

@inline(never)
private func drawnEffects(in box: ViewBox) -> [PropertyValue] {
    var effects: [PropertyValue] = []
    visitElements(of: box) { element in
        guard element.kind == .effect || element.kind == .offset else { return }
        for property in element.properties {
            effects.append(.integer(Int32(property.key.rawValue)))
            effects.append(property.value)
        }
    }
    return effects
}

nonisolated extension View {
    /// Sets the transition with which the view appears and disappears.
    public func transition(_ transition: AnyTransition) -> some View {
        element(.effect, [Property(.transition, transition.value)])
    }
}
