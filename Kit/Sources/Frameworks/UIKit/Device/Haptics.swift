// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics

/// Generates haptic feedback: UIKit's `UIFeedbackGenerator`.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    /// Prepares for feedback; does nothing here.
    open func prepare() {}

    func play(_ feedback: UIKitHost.Feedback) { UIKitHost.shared.actions.play(feedback) }
}

/// Generates feedback for an impact: UIKit's `UIImpactFeedbackGenerator`.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The style of an impact.
    public enum FeedbackStyle: Int, Sendable {
        /// A light impact, as of small objects.
        case light
        /// A medium impact.
        case medium
        /// A heavy impact, as of large objects.
        case heavy
        /// A soft impact, as of flexible objects.
        case soft
        /// A rigid impact.
        case rigid
    }

    private let style: FeedbackStyle

    /// Creates a generator of medium impacts.
    public override init() {
        style = .medium
        super.init()
    }

    /// Creates a generator of impacts in a style.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Plays the impact.
    open func impactOccurred() {
        switch style {
        case .light: play(.light)
        case .medium: play(.medium)
        case .heavy: play(.heavy)
        case .soft: play(.soft)
        case .rigid: play(.rigid)
        }
    }

    /// Plays the impact; its intensity is ignored here.
    open func impactOccurred(intensity: CGFloat) { impactOccurred() }
}

/// Generates feedback for an outcome: UIKit's `UINotificationFeedbackGenerator`.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The type of an outcome.
    public enum FeedbackType: Int, Sendable {
        /// A task succeeded.
        case success
        /// A task needs attention.
        case warning
        /// A task failed.
        case error
    }

    /// Plays the feedback for an outcome.
    open func notificationOccurred(_ type: FeedbackType) {
        switch type {
        case .success: play(.success)
        case .warning: play(.warning)
        case .error: play(.error)
        }
    }
}

/// Generates feedback for a change of selection: UIKit's `UISelectionFeedbackGenerator`.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Plays the feedback for a change of selection.
    open func selectionChanged() { play(.selection) }
}
