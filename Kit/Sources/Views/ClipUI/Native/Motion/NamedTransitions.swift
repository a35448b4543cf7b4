// SPDX-License-Identifier: Apache-2.0

/// A view that fades in and out: SwiftUI's `OpacityTransition`.
nonisolated public struct OpacityTransition: Transition {
    /// Creates the transition.
    public init() {}
    /// The transition does not move the view.
    public static let properties = TransitionProperties(hasMotion: false)
    /// A fade.
    public var drawing: AnyTransition { .opacity }

    /// Returns the view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// A view that appears and disappears at once: SwiftUI's `IdentityTransition`.
nonisolated public struct IdentityTransition: Transition {
    /// Creates the transition.
    public init() {}
    /// The transition does not move the view.
    public static let properties = TransitionProperties(hasMotion: false)
    /// No change.
    public var drawing: AnyTransition { .identity }

    /// Returns the view.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that enters from an edge, and leaves to it: SwiftUI's `MoveTransition`.
nonisolated public struct MoveTransition: Transition {
    /// The edge from which the view enters, and to which it leaves.
    public var edge: Edge

    /// Creates the transition.
    public init(edge: Edge) { self.edge = edge }
    /// A move from the edge.
    public var drawing: AnyTransition { .move(edge: edge) }

    /// Returns the view; the page moves it by its size.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that enters from the leading edge, and leaves to the trailing one: SwiftUI's `SlideTransition`.
nonisolated public struct SlideTransition: Transition {
    /// Creates the transition.
    public init() {}
    /// Moves from and to the edges.
    public var drawing: AnyTransition { .slide }

    /// Returns the view; the page moves it by its size.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that enters from an edge, and pushes the previous one out: SwiftUI's `PushTransition`.
nonisolated public struct PushTransition: Transition {
    /// The edge from which the view enters.
    public var edge: Edge

    /// Creates the transition.
    public init(edge: Edge) { self.edge = edge }
    /// Moves from and to opposite edges, with fades.
    public var drawing: AnyTransition { .push(from: edge) }

    /// Returns the view; the page moves it by its size.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that is scaled from a point: SwiftUI's `ScaleTransition`.
nonisolated public struct ScaleTransition: Transition {
    /// The scale before the view appears.
    public var scale: Double
    /// The point from which the view is scaled.
    public var anchor: UnitPoint

    /// Creates the transition.
    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    /// A change of the scale.
    public var drawing: AnyTransition { .scale(scale: CGFloat(scale), anchor: anchor) }

    /// Returns the view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
}

/// A view that enters from an offset, and leaves to it: SwiftUI's `OffsetTransition`.
nonisolated public struct OffsetTransition: Transition {
    /// The offset, in points.
    public var offset: CGSize

    /// Creates the transition.
    public init(_ offset: CGSize) { self.offset = offset }
    /// A move from the offset.
    public var drawing: AnyTransition { .offset(offset) }

    /// Returns the view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// A view that enters with one transition, and leaves with another: SwiftUI's `AsymmetricTransition`.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
    Transition
{
    /// The transition with which the view enters.
    public var insertion: Insertion
    /// The transition with which the view leaves.
    public var removal: Removal

    /// Creates the transition.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    /// Both transitions.
    public var drawing: AnyTransition {
        .asymmetric(insertion: insertion.drawing, removal: removal.drawing)
    }

    /// Returns the view.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that blurs and scales as it comes and goes: SwiftUI's `BlurReplaceTransition`.
nonisolated public struct BlurReplaceTransition: Transition {
    /// The directions of the scaling.
    public struct Configuration: Equatable, Sendable {
        fileprivate let removalScale: CGFloat

        /// The view grows as it comes, and shrinks as it goes.
        public static let downUp = Configuration(removalScale: 0.8)
        /// The view grows as it comes, and as it goes.
        public static let upUp = Configuration(removalScale: 1.2)
    }

    /// The directions of the scaling.
    public var configuration: Configuration

    /// Creates the transition.
    public init(configuration: Configuration) { self.configuration = configuration }

    /// Returns the view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let scale: CGFloat =
            switch phase {
            case .willAppear: 0.8
            case .identity: 1
            case .didDisappear: configuration.removalScale
            }
        content.opacity(phase.isIdentity ? 1 : 0)
            .blur(radius: phase.isIdentity ? 0 : 8)
            .scaleEffect(scale)
    }
}

/// A symbol that appears and disappears: SwiftUI's `SymbolEffectTransition`; here it fades and is scaled as a whole.
nonisolated public struct SymbolEffectTransition: Transition {
    /// Creates the transition.
    public init<Effect: SymbolEffect>(effect: Effect, options: SymbolEffectOptions = .default) {}

    /// Returns the view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase.isIdentity ? 1 : 0.6)
    }
}

nonisolated extension Transition where Self == OpacityTransition {
    /// The view fades in and out.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

nonisolated extension Transition where Self == IdentityTransition {
    /// The view appears and disappears at once.
    public static var identity: IdentityTransition { IdentityTransition() }
}

nonisolated extension Transition where Self == MoveTransition {
    /// Returns a transition in which the view enters from an edge, and leaves to it.
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

nonisolated extension Transition where Self == SlideTransition {
    /// The view enters from the leading edge, and leaves to the trailing edge.
    public static var slide: SlideTransition { SlideTransition() }
}

nonisolated extension Transition where Self == PushTransition {
    /// Returns a transition in which the view enters from an edge, and pushes the previous view out at the opposite
    /// one.
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

nonisolated extension Transition where Self == ScaleTransition {
    /// The view grows from its centre, and shrinks to it.
    public static var scale: ScaleTransition { ScaleTransition(0) }

    /// Returns a transition in which the view grows from one of its points, and shrinks to it.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

nonisolated extension Transition where Self == OffsetTransition {
    /// Returns a transition in which the view enters from an offset, and leaves to it.
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

    /// Returns a transition in which the view enters from an offset in points, and leaves to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

nonisolated extension Transition {
    /// Returns a transition in which the view enters with one transition, and leaves with another.
    public static func asymmetric<Insertion: Transition, Removal: Transition>(
        insertion: Insertion,
        removal: Removal
    ) -> AsymmetricTransition<Insertion, Removal>
    where Self == AsymmetricTransition<Insertion, Removal> {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
}

nonisolated extension Transition where Self == BlurReplaceTransition {
    /// The view blurs and grows as it comes, and blurs and shrinks as it goes.
    public static var blurReplace: BlurReplaceTransition {
        BlurReplaceTransition(configuration: .downUp)
    }

    /// Returns a transition in which the view blurs and is scaled.
    public static func blurReplace(
        _ configuration: BlurReplaceTransition.Configuration = .downUp
    ) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: configuration)
    }
}

nonisolated extension Transition where Self == SymbolEffectTransition {
    /// The symbols in the view appear and disappear.
    public static var symbolEffect: SymbolEffectTransition {
        SymbolEffectTransition(effect: .automatic)
    }

    /// Returns a transition in which the symbols in the view appear and disappear with an effect.
    public static func symbolEffect<Effect: SymbolEffect>(
        _ effect: Effect,
        options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}
