// SPDX-License-Identifier: Apache-2.0

/// The kind of an effect, by a name that scenarios use.
public enum EffectName: String, Sendable, Hashable, CaseIterable {
    /// A decision about an invocation or a return, with its outcome.
    case decided
    /// The decision uses responses that the device fetched earlier.
    case answeredFromCache = "answered-from-cache"
    /// A clip is downloaded or updated.
    case download
    /// A card appears.
    case showCard = "show-card"
    /// The card disappears.
    case dismissCard = "dismiss-card"
    /// The page shows the banner of a clip.
    case showClipBanner = "show-clip-banner"
    /// The page shows the banner of a full app.
    case showAppBanner = "show-app-banner"
    /// A web page is opened in the browser.
    case openWebPage = "open-web-page"
    /// A text that is not an `https` URL is handled by the rest of the system.
    case openElsewhere = "open-elsewhere"
    /// A clip is launched.
    case launchClip = "launch-clip"
    /// A full app is launched.
    case launchApp = "launch-app"
    /// A clip or app goes to the background.
    case suspend
    /// A clip and its data are removed.
    case removeClip = "remove-clip"
    /// The permission to use the location has expired.
    case resetLocation = "reset-location"
    /// The person sees a permission prompt.
    case prompt
    /// The result of a permission request, with `yes` or `no`.
    case answer
    /// A call or return is refused, with the rule.
    case refuse
    /// A notification is shown, with its number and instance.
    case deliver
    /// A notification is dropped, with its number and the rule.
    case drop
    /// A Live Activity starts.
    case beginActivity = "begin-activity"
    /// A Live Activity ends.
    case endActivity = "end-activity"
    /// The banner of the full app appears.
    case showLaunchBanner = "show-launch-banner"
    /// The banner of the full app disappears.
    case hideLaunchBanner = "hide-launch-banner"
    /// A report to the delegate of the overlay.
    case overlay
    /// The store page of an app opens.
    case openStore = "open-store"
    /// A full app is installed.
    case install
    /// A full app is removed.
    case removeApp = "remove-app"
}

extension EffectName {
    /// A description of the effect, in one sentence.
    public var summary: String {
        switch self {
        case .decided: "A decision about an invocation or a return, with its outcome."
        case .answeredFromCache: "The decision uses what the device had fetched before."
        case .download: "A clip is downloaded or updated."
        case .showCard: "A card appears."
        case .dismissCard: "The card disappears."
        case .showClipBanner: "The page shows the banner of a clip."
        case .showAppBanner: "The page shows the banner of a full app."
        case .openWebPage: "A web page opens."
        case .openElsewhere: "A text that is no `https` URL is handled by the rest of the system."
        case .launchClip: "A clip is launched."
        case .launchApp: "A full app is launched."
        case .suspend: "A clip or app goes to the background."
        case .removeClip: "A clip and its data are removed."
        case .resetLocation: "The permission to use the location has expired."
        case .prompt: "The person sees a permission prompt."
        case .answer: "The result of a permission request, with `yes` or `no`."
        case .refuse: "A call or return is refused, with the rule."
        case .deliver: "A notification is shown, with its number and instance."
        case .drop: "A notification is dropped, with its number and the rule."
        case .beginActivity: "A Live Activity starts."
        case .endActivity: "A Live Activity ends."
        case .showLaunchBanner: "The banner of the full app appears."
        case .hideLaunchBanner: "The banner of the full app disappears."
        case .overlay: "What is reported to the delegate of the overlay."
        case .openStore: "The store page of an app opens."
        case .install: "A full app is installed."
        case .removeApp: "A full app is removed."
        }
    }
}
