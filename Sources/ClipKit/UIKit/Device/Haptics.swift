// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics

/// Lets the person feel something: UIKit's `UIFeedbackGenerator`.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    /// Says that feedback comes soon; nothing has to be prepared here.
    open func prepare() {}

    func play(_ feedback: UIKitHost.Feedback) { UIKitHost.shared.actions.play(feedback) }
}

/// A stroke: UIKit's `UIImpactFeedbackGenerator`.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How a stroke feels.
    public enum FeedbackStyle: Int, Sendable {
        /// Light.
        case light
        /// Of middle weight.
        case medium
        /// Heavy.
        case heavy
        /// Soft.
        case soft
        /// Hard.
        case rigid
    }

    private let style: FeedbackStyle

    /// A stroke of middle weight.
    public override init() {
        style = .medium
        super.init()
    }

    /// A stroke of a style.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Lets the person feel the stroke.
    open func impactOccurred() {
        switch style {
        case .light: play(.light)
        case .medium: play(.medium)
        case .heavy: play(.heavy)
        case .soft: play(.soft)
        case .rigid: play(.rigid)
        }
    }

    /// Lets the person feel the stroke; how strong it is, is ignored here.
    open func impactOccurred(intensity: CGFloat) { impactOccurred() }
}

/// An outcome: UIKit's `UINotificationFeedbackGenerator`.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The outcome.
    public enum FeedbackType: Int, Sendable {
        /// Something worked.
        case success
        /// Something needs attention.
        case warning
        /// Something failed.
        case error
    }

    /// Lets the person feel the outcome.
    open func notificationOccurred(_ type: FeedbackType) {
        switch type {
        case .success: play(.success)
        case .warning: play(.warning)
        case .error: play(.error)
        }
    }
}

/// A change of a choice: UIKit's `UISelectionFeedbackGenerator`.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Lets the person feel that a choice changed.
    open func selectionChanged() { play(.selection) }
}
