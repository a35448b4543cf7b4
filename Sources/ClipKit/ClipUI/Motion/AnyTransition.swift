// SPDX-License-Identifier: Apache-2.0

/// How a view comes and goes: SwiftUI's `AnyTransition`.
///
/// It is seen where the view is inserted or removed with an animation.
public struct AnyTransition: Sendable {
    // See `ElementKey.transition`.
    package let value: PropertyValue

    package init(_ form: Int32, _ parameters: PropertyValue...) {
        value = .list([.integer(form)] + parameters)
    }

    /// The view fades in and out.
    public static let opacity = AnyTransition(1)
    /// The view is there at once, and gone at once.
    public static let identity = AnyTransition(9)
    /// The view comes from the start of the line, and goes to its end.
    public static let slide = asymmetric(
        insertion: .move(edge: .leading),
        removal: .move(edge: .trailing)
    )
    /// The view grows from its center, and shrinks to it.
    public static let scale = AnyTransition.scale(scale: 0)

    /// The view comes from an edge, and goes to it.
    public static func move(edge: Edge) -> AnyTransition {
        AnyTransition(2, .integer(edge.bit))
    }

    /// The view comes from an edge, and pushes the view before it out at the other one; both fade.
    public static func push(from edge: Edge) -> AnyTransition {
        asymmetric(
            insertion: AnyTransition(6, .integer(edge.bit)),
            removal: AnyTransition(6, .integer(edge.opposite.bit))
        )
    }

    /// The view grows from a point of it, and shrinks to it.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(3, .length(scale), .length(anchor.x), .length(anchor.y))
    }

    /// The view comes from a place beside it, and goes there.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        self.offset(x: offset.width, y: offset.height)
    }

    /// The view comes from a place beside it, and goes there; in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        AnyTransition(4, .length(x), .length(y))
    }

    /// The view comes in one way, and goes in another.
    public static func asymmetric(
        insertion: AnyTransition,
        removal: AnyTransition
    ) -> AnyTransition {
        AnyTransition(8, insertion.value, removal.value)
    }

    /// The view comes from the state that a modifier gives it, and goes to it.
    ///
    /// Of the modifier's body, opacity, blur, scaling, turns and offsets are drawn.
    public static func modifier<Change: ViewModifier>(
        active: Change,
        identity: Change
    ) -> AnyTransition {
        AnyTransition(11, .list(drawnEffects(of: active)))
    }

    /// Both transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(7, value, other.value)
    }

    /// The transition with an animation of its own; with `nil`, at once.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(10, value, animation?.value ?? noAnimation)
    }
}

extension Edge {
    // As a sum of edges in patches.
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

// Pairs of a key and its value: the effects of a modifier on a view that is not there.
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
    /// Says how the view comes and goes.
    public func transition(_ transition: AnyTransition) -> some View {
        element(.effect, [Property(.transition, transition.value)])
    }
}
