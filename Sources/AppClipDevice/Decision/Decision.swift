public import AppClipTypes

/// What a device does about an invocation, and why.
///
/// ```swift
/// let decision = Decision(about: invocation, on: device, in: world)
/// if case .card(let card) = decision.outcome { present(card) }
/// ```
public struct Decision: Sendable, Hashable {
    /// What the device does.
    public let outcome: Outcome

    /// The rules that were asked, in their order.
    ///
    /// The last one of a refusal is its cause.
    public let reasons: Reasons

    /// What the device does.
    public enum Outcome: Sendable, Hashable {
        /// It shows a card, and asks.
        case card(CardPresentation)
        /// It runs the clip at once.
        case launch(LaunchRequest)
        /// The full app gets the invocation.
        case app(AppIdentifier, UserActivity)
        /// The page shows a banner for the full app.
        case appBanner(AppIdentifier)
        /// The URL opens as a web page (question O-07).
        case webPage(InvocationURL)
    }

    /// Decides.
    ///
    /// - Parameters:
    ///   - invocation: What the person does.
    ///   - device: The device.
    ///   - world: What is known about the URL.
    /// - Complexity: O(number of offers + length of the URL), without allocation.
    public init(about invocation: Invocation, on device: DeviceState, in world: World) {
        var deliberation = Deliberation(invocation: invocation, device: device, world: world)
        do throws(Reason) {
            outcome = try deliberation.outcome()
            reasons = deliberation.reasons
        } catch {
            outcome = deliberation.outcomeOfRefusal(by: error)
            reasons = deliberation.reasons + error
        }
    }

    /// A decision that needed no deliberation.
    init(_ outcome: Outcome, because reasons: Reasons) {
        self.outcome = outcome
        self.reasons = reasons
    }

    /// The cause of a refusal; `nil` where nothing was refused.
    public var refusal: Reason? {
        switch outcome {
        case .webPage, .appBanner: reasons.last
        case .card, .launch, .app: nil
        }
    }
}
