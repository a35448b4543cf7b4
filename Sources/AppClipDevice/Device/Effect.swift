public import AppClipExperiences
public import AppClipTypes

/// Something that a device does.
public enum Effect: Sendable, Hashable {
    // MARK: Invocations

    /// It decided about an invocation or a return.
    case decided(Decision)
    /// It believed what it fetched at that time (rule C-50).
    case answeredFromCache(of: Timestamp)
    /// It downloads a clip (rule D-12).
    case download(AppIdentifier)
    /// It shows a card with its notes.
    case showCard(CardPresentation, CardNotes)
    /// The card goes.
    case dismissCard
    /// The page shows a banner for the clip.
    case showClipBanner(AppIdentifier)
    /// The page shows a banner for the full app.
    case showAppBanner(AppIdentifier)
    /// A web page opens.
    case openWebPage(InvocationURL)

    // MARK: Life

    /// A clip runs.
    case launchClip(ClipLaunch)
    /// A full app runs, and is handed an activity, or none.
    case launchApp(AppIdentifier, UserActivity?)
    /// A clip or app goes to the background.
    case suspend(AppIdentifier)
    /// A clip and its data are gone.
    case removeClip(AppIdentifier, RemovalCause)
    /// The permission for a location has run out (rule E-21).
    case resetLocation(AppIdentifier)

    // MARK: Calls

    /// The person is asked for a permission.
    case prompt(Permission)
    /// The answer to a request for a permission.
    case answer(Permission, isGranted: Bool)
    /// A call or delivery that was refused, and why.
    case refuse(Reason)
    /// A notification is shown, and belongs to an instance.
    case deliver(NotificationRequest, AppIdentifier, InstanceIdentifier)
    /// A notification is dropped, and why.
    case drop(NotificationRequest, AppIdentifier, Reason)
    /// A Live Activity begins.
    case beginActivity(String, AppIdentifier)
    /// A Live Activity ends.
    case endActivity(String, AppIdentifier)

    // MARK: To the full app

    /// The banner of the full app appears for a moment (rule D-65).
    case showLaunchBanner(App)
    /// The banner of the full app goes.
    case hideLaunchBanner
    /// The overlay of the full app, and what its delegate is told (rule F-19).
    case overlay(OverlayReport, App)
    /// The store page of an app opens.
    case openStore(App)
    /// An app is installed.
    case install(App)
    /// An app and its data are removed.
    case removeApp(AppIdentifier)

    /// Why a clip is gone.
    public enum RemovalCause: String, Sendable, Hashable, CaseIterable {
        /// It was not used for a while (rule E-01).
        case disuse
        /// Its full app is there (rule F-01).
        case fullApp = "full-app"
        /// The system wanted the space (rule E-06).
        case system
        /// Another device was restored, and backups hold no clips (rule E-04).
        case restore
    }

    /// What the delegate of an overlay is told.
    public enum OverlayReport: String, Sendable, Hashable, CaseIterable {
        /// It has appeared.
        case appeared
        /// It was put away.
        case dismissed
        /// It could not be loaded.
        case failedToLoad = "failed-to-load"
    }
}

/// The launch of a clip.
public struct ClipLaunch: Sendable, Hashable {
    /// The clip, and what it is handed.
    public let request: LaunchRequest

    /// The instance that runs.
    public let instance: InstanceIdentifier

    /// Whether the instance was suspended in memory (rule D-16).
    public let isWarm: Bool

    /// What `appClipActivationPayload` stands for; `nil` where no URL is handed over.
    public let payload: ActivationPayload?
}
