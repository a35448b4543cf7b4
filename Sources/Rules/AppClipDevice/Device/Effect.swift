// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipExperiences
public import AppClipTypes

/// An action of a device.
public enum Effect: Sendable, Hashable {
    // MARK: Invocations

    /// The decision about an invocation or a return.
    case decided(Decision)
    /// The decision uses responses that were fetched at that time (rule C-50).
    case answeredFromCache(of: Timestamp)
    /// The device downloads a clip (rule D-12).
    case download(AppIdentifier)
    /// The device shows a card with its notes.
    case showCard(CardPresentation, CardNotes)
    /// The card disappears.
    case dismissCard
    /// The page shows a banner for the clip.
    case showClipBanner(AppIdentifier)
    /// The page shows a banner for the full app.
    case showAppBanner(AppIdentifier)
    /// A web page is opened in the browser.
    case openWebPage(InvocationURL)

    /// A text that is not an `https` URL is handled by the rest of the system.
    case openElsewhere(String)

    // MARK: Lifecycle

    /// A clip is launched.
    case launchClip(ClipLaunch)
    /// A full app is launched, with or without an activity.
    case launchApp(AppIdentifier, UserActivity?)
    /// A clip or app goes to the background.
    case suspend(AppIdentifier)
    /// A clip and its data are removed.
    case removeClip(AppIdentifier, RemovalCause)
    /// The permission to use the location has expired (rule E-21).
    case resetLocation(AppIdentifier)

    // MARK: Calls

    /// The person sees a permission prompt.
    case prompt(Permission)
    /// The result of a permission request.
    case answer(Permission, isGranted: Bool)
    /// A call or return was refused, with the reason.
    case refuse(Reason)
    /// A notification is shown; it belongs to an instance.
    case deliver(NotificationRequest, AppIdentifier, InstanceIdentifier)
    /// A notification is dropped, with the reason.
    case drop(NotificationRequest, AppIdentifier, Reason)
    /// A Live Activity starts.
    case beginActivity(String, AppIdentifier)
    /// A Live Activity ends.
    case endActivity(String, AppIdentifier)

    // MARK: The full app

    /// The banner of the full app appears for some seconds (rule D-65).
    case showLaunchBanner(App)
    /// The banner of the full app disappears.
    case hideLaunchBanner
    /// The overlay of the full app changes, which is reported to its delegate (rule F-19).
    case overlay(OverlayReport, App)
    /// The store page of an app opens.
    case openStore(App)
    /// An app is installed.
    case install(App)
    /// An app and its data are removed.
    case removeApp(AppIdentifier)

    /// The cause of the removal of a clip.
    public enum RemovalCause: String, Sendable, Hashable, CaseIterable {
        /// The clip was not used for some time (rule E-01).
        case disuse
        /// The clip's full app was installed (rule F-01).
        case fullApp = "full-app"
        /// The system needed the space (rule E-06).
        case system
        /// The device was restored from a backup, and backups contain no clips (rule E-04).
        case restore
    }

    /// A report to the delegate of an overlay.
    public enum OverlayReport: String, Sendable, Hashable, CaseIterable {
        /// The overlay appeared.
        case appeared
        /// The overlay was dismissed.
        case dismissed
        /// The overlay could not be loaded.
        case failedToLoad = "failed-to-load"
    }
}

/// The launch of a clip, with its instance and payload.
public struct ClipLaunch: Sendable, Hashable {
    /// The clip and its activity.
    public let request: LaunchRequest

    /// The instance that is launched.
    public let instance: InstanceIdentifier

    /// Whether the instance was suspended in memory (rule D-16).
    public let isWarm: Bool

    /// The activation payload; `nil` for a launch without a URL.
    public let payload: ActivationPayload?
}
