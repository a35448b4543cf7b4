// SPDX-License-Identifier: Apache-2.0

/// The moment of a transition: SwiftUI's `TransitionPhase`.
public enum TransitionPhase: Hashable, CaseIterable, Sendable {
    /// The view is about to be inserted.
    case willAppear
    /// The view is there.
    case identity
    /// The view has been removed.
    case didDisappear

    /// Whether the view is there.
    public var isIdentity: Bool { self == .identity }

    /// -1 before the view is inserted, 0 while it is there, and 1 after it has been removed.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// The properties of a transition: SwiftUI's `TransitionProperties`.
public struct TransitionProperties: Sendable {
    /// Whether the transition moves the view.
    public var hasMotion: Bool

    /// Creates properties.
    public init(hasMotion: Bool = true) {
        self.hasMotion = hasMotion
    }
}

/// The appearance and disappearance of a view: SwiftUI's `Transition`.
///
/// Of the body of a clip's own transition, opacity, blur, scaling, rotations and offsets are drawn.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the body.
    associatedtype Body: View

    /// Returns the view in a phase.
    @ViewBuilder
    func body(content: Content, phase: TransitionPhase) -> Body

    /// The properties of the transition.
    static var properties: TransitionProperties { get }

    /// The transition in the form of this library; it follows from the body.
    nonisolated var drawing: AnyTransition { get }

    /// The view that appears and disappears.
    typealias Content = PlaceholderContentView<Self>
}

extension Transition {
    /// The defaults.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// The effects of the body before the view appears, and after it has disappeared.
    nonisolated public var drawing: AnyTransition {
        .asymmetric(
            insertion: .effects(in: shown(EmptyBox(), .willAppear)),
            removal: .effects(in: shown(EmptyBox(), .didDisappear))
        )
    }

    // Returns a view in a phase.
    nonisolated fileprivate func shown(_ content: ViewBox, _ phase: TransitionPhase) -> ViewBox {
        onMainActor((self, content)) {
            $0.body(content: PlaceholderContentView($1), phase: phase).boxed()
        }
    }

    /// Returns the transition with an animation of its own; `nil` for no animation.
    nonisolated public func animation(_ animation: Animation?) -> some Transition {
        DrawnTransition(drawing: drawing.animation(animation))
    }

    /// Returns both transitions at once.
    nonisolated public func combined<Other: Transition>(with other: Other) -> some Transition {
        DrawnTransition(drawing: drawing.combined(with: other.drawing))
    }
}

// A transition in the form of the library.
nonisolated struct DrawnTransition: Transition {
    let drawing: AnyTransition

    func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension AnyTransition {
    /// Creates a type-erased transition.
    public init<Erased: Transition>(_ transition: Erased) {
        self = transition.drawing
    }
}

nonisolated extension View {
    /// Sets the transition with which the view appears and disappears.
    @_disfavoredOverload
    public func transition<Change: Transition>(_ transition: Change) -> some View {
        ModifiedView<Self>(
            ElementBox(
                .effect,
                [Property(.transition, transition.drawing.value)],
                [transition.shown(boxed(), .identity)]
            )
        )
    }
}
