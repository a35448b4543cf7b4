public import AppClipDevice
public import AppClipTypes

/// What can be asked about a device after a step.
public enum Question: Sendable, Hashable {
    /// About what happened, and about the screen.
    case step(StepQuestion)
    /// Whether there is a card on the screen.
    case hasCard
    /// About the card on the screen.
    case card(CardQuestion)
    /// Whether a clip was launched.
    case hasLaunch
    /// About the launch of a clip in this step.
    case launch(LaunchQuestion)
    /// What the system called in the clip or app that this step launched, by how it is written.
    case callbacks(LaunchCallback.LifeCycle)
    /// What a preview of a URL is.
    case preview(InvocationURL)
    /// About what a clip or app finds.
    case holder(Holder, HolderQuestion)
}

/// What can be asked about what happened in a step, and about the screen after it.
public enum StepQuestion: String, Sendable, Hashable, CaseIterable {
    /// What came of an invocation or a return.
    case outcome
    /// The rule that refused an invocation or a call.
    case refusedBy = "refused-by"
    /// All rules that a decision asked.
    case rules
    /// The URL that a clip or app was handed, or that the card would hand on.
    case url
    /// The full app that was launched.
    case appLaunch = "app-launch"
    /// What happened, each effect by its name and whom it is about.
    case effects
    /// The clip that the page shows a banner for.
    case clipBanner = "clip-banner"
    /// The full app that the page shows a banner for.
    case appBanner = "app-banner"
    /// The page that opened.
    case webPage = "web-page"
    /// The app whose store page opened.
    case storePage = "store-page"
    /// What the person was asked for.
    case prompts
    /// What calls for permissions were answered: `camera yes`.
    case answers
    /// The numbers of the notifications that were shown.
    case delivered
    /// The numbers of the notifications that were dropped.
    case dropped
    /// The rules by which notifications were dropped.
    case droppedBy = "dropped-by"
    /// What the overlay's delegate was told.
    case overlayReport = "overlay-report"
    /// Why clips were removed.
    case removed
    /// Whether the device believed what it had fetched before.
    case fromCache = "from-cache"
    /// Why the step cannot be; nothing then happened.
    case fault
    /// The clip or app in the foreground.
    case foreground
    /// Whether the overlay of the full app is shown.
    case overlay
    /// Whether the banner of the full app is shown.
    case launchBanner = "launch-banner"
    /// The full apps on the Home Screen.
    case homeScreen = "home-screen"
    /// The clips in the App Library.
    case appLibrary = "app-library"
}

/// What can be asked about the card on the screen.
public enum CardQuestion: String, Sendable, Hashable, CaseIterable {
    /// The title.
    case title
    /// The line below the title.
    case subtitle
    /// The language of both.
    case language
    /// What the button says, under the API's name.
    case verb
    /// What the picture is found by.
    case image
    /// Where the text comes from: `default`, the number of an advanced experience, or `local`.
    case experience
    /// The clip.
    case clip
    /// The full app.
    case app
    /// The name of the full app.
    case appName = "app-name"
    /// Whether it says "powered by".
    case poweredBy = "powered-by"
    /// Whether a preview shows name and icon alone.
    case limitedPreview = "limited-preview"
    /// The URL that the clip will be handed.
    case url
    /// The note about notifications: `on` or `off`.
    case notificationsNote = "notifications-note"
    /// The note about the location: `on` or `off`.
    case locationNote = "location-note"
}

/// What can be asked about the launch of a clip.
public enum LaunchQuestion: String, Sendable, Hashable, CaseIterable {
    /// The clip.
    case clip
    /// The URL in its activity.
    case url
    /// The type of its activity.
    case activityType = "activity-type"
    /// The URL of its payload.
    case payloadURL = "payload-url"
    /// The instance: `default`, the number of an advanced experience, or `local`.
    case instance
    /// Whether the instance was suspended in memory.
    case warm
}
