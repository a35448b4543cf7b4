// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

/// A device's decision about an invocation, with its reasons.
///
/// ```swift
/// let decision = Decision(about: invocation, on: device, in: world)
/// if case .card(let card) = decision.outcome { present(card) }
/// ```
public struct Decision: Sendable, Hashable {
    /// The result of the decision.
    public let outcome: Outcome

    /// The rules that were applied, in order.
    ///
    /// If the invocation was refused, the last one is the cause.
    public let reasons: Reasons

    /// The action of the device.
    public enum Outcome: Sendable, Hashable {
        /// The device shows a card.
        case card(CardPresentation)
        /// The device runs the clip immediately.
        case launch(LaunchRequest)
        /// The device opens the full app with the invocation.
        case app(AppIdentifier, UserActivity)
        /// The device shows a banner for the full app on the page.
        case appBanner(AppIdentifier)
        /// The device opens the URL as a web page (question O-07).
        case webPage(InvocationURL)
    }

    /// Creates the decision about an invocation.
    ///
    /// - Parameters:
    ///   - invocation: The invocation.
    ///   - device: The device.
    ///   - world: The data of the store and the verifier about the URL.
    /// - Complexity: O(number of offers + length of the URL), without allocation.
    public init(about invocation: Invocation, on device: DeviceState, in world: World) {
        var evaluation = RuleEvaluation(invocation: invocation, device: device, world: world)
        do throws(Reason) {
            outcome = try evaluation.outcome()
            reasons = evaluation.reasons
        } catch {
            outcome = evaluation.outcomeOfRefusal()
            reasons = evaluation.reasons + error
        }
    }

    /// Creates a decision whose outcome is already known.
    init(_ outcome: Outcome, because reasons: Reasons) {
        self.outcome = outcome
        self.reasons = reasons
    }

    /// The cause of a refusal; `nil` if nothing was refused.
    public var refusal: Reason? {
        switch outcome {
        case .webPage, .appBanner: reasons.last
        case .card, .launch, .app: nil
        }
    }
}
