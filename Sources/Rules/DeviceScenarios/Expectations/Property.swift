// SPDX-License-Identifier: Apache-2.0

public import AppClipDevice
public import AppClipTypes

/// A property of a device that a scenario can check after a step.
public enum Property: Sendable, Hashable {
    /// A property of the step, or of the screen after it.
    case step(StepProperty)
    /// The presence of a card on the screen.
    case hasCard
    /// A property of the card on the screen.
    case card(CardProperty)
    /// The presence of a launch of a clip in the step.
    case hasLaunch
    /// A property of the launch of a clip in this step.
    case launch(LaunchProperty)
    /// The methods that the system called in the clip or app launched in this step, by life cycle.
    case callbacks(LaunchCallback.LifeCycle)
    /// A property of the preview that another app shows for a URL.
    case preview(InvocationURL, PreviewProperty)
    /// A property of the bubble that Messages shows for a URL.
    case bubble(InvocationURL, PreviewProperty)
    /// A property of a clip or app.
    case appOrClip(AppOrClip, AppOrClipProperty)
}

/// A property of a step, or of the screen after it.
public enum StepProperty: String, Sendable, Hashable, CaseIterable {
    /// The outcome of an invocation or a return.
    case outcome
    /// The rule that refused an invocation or a call.
    case refusedBy = "refused-by"
    /// All rules that a decision applied.
    case rules
    /// The URL that the clip or app received, or will receive from the card on the screen.
    case url
    /// The full app that was launched.
    case appLaunch = "app-launch"
    /// All effects, each as its name, followed by its clip, app or other subject.
    case effects
    /// The clip whose banner the page shows.
    case clipBanner = "clip-banner"
    /// The full app whose banner the page shows.
    case appBanner = "app-banner"
    /// The web page that opened.
    case webPage = "web-page"
    /// The app whose store page opened.
    case storePage = "store-page"
    /// The permissions that the person was prompted for.
    case prompts
    /// The results of permission requests, such as `camera yes`.
    case answers
    /// The numbers of the notifications that were shown.
    case delivered
    /// The numbers of the notifications that were dropped.
    case dropped
    /// The rules by which notifications were dropped.
    case droppedBy = "dropped-by"
    /// The report to the overlay's delegate.
    case overlayReport = "overlay-report"
    /// The reasons for the removal of clips.
    case removed
    /// The use of responses that the device fetched earlier.
    case fromCache = "from-cache"
    /// The reason the step is invalid, in which case nothing happened.
    case error = "fault"
    /// The clip or app in the foreground.
    case foreground
    /// The presence of the overlay of the full app.
    case overlay
    /// The presence of the banner of the full app.
    case launchBanner = "launch-banner"
    /// The full apps on the Home Screen.
    case homeScreen = "home-screen"
    /// The clips in the App Library.
    case appLibrary = "app-library"
}

/// A property of the card on the screen.
public enum CardProperty: String, Sendable, Hashable, CaseIterable {
    /// The title of the card.
    case title
    /// The line below the title.
    case subtitle
    /// The language of title and subtitle.
    case language
    /// The label of the button, by its name in the App Store Connect API.
    case verb
    /// The reference of the image.
    case image
    /// The experience: `default`, the number of an advanced experience, or `local`.
    case experience
    /// The clip that the card launches.
    case clip
    /// The full app.
    case app
    /// The name of the full app.
    case appName = "app-name"
    /// The presence of the words "powered by".
    case poweredBy = "powered-by"
    /// The restriction of a preview to the app's name and icon.
    case limitedPreview = "limited-preview"
    /// The URL that the clip will receive.
    case url
    /// The note about notifications: `on` or `off`.
    case notificationsNote = "notifications-note"
    /// The note about the location: `on` or `off`.
    case locationNote = "location-note"
}

/// A property of the launch of a clip.
public enum LaunchProperty: String, Sendable, Hashable, CaseIterable {
    /// The clip that was launched.
    case clip
    /// The URL in its activity.
    case url
    /// The type of its activity.
    case activityType = "activity-type"
    /// The URL of its payload.
    case payloadURL = "payload-url"
    /// The instance: `default`, the number of an advanced experience, or `local`.
    case instance
    /// The warm start of the instance, which was suspended in memory.
    case warm
}
