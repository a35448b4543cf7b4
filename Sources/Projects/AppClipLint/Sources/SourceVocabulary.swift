// SPDX-License-Identifier: Apache-2.0

import SourceScan

extension Vocabulary {
    /// The vocabulary of the lint rules about sources.
    static let lint = Vocabulary(
        phrases: RestrictedUse.all.flatMap(\.phrases) + AccessPurpose.all.flatMap(\.phrases)
            + InvocationPhrases.all + NotificationPhrases.all + WidgetPhrases.configurations
            + PasswordPhrases.stores + ["confirmAcquired", "confirmAcquiredInRegion"]
            + GroupPhrases.all,
        handlers: ["scene", "application"],
        closures: ["onContinueUserActivity"],
        literalPrefixes: ["group."] + PasswordPhrases.beginnings
    )
}

/// The code that handles invocations, and leads from the clip to the app.
enum InvocationPhrases {
    /// The activities of a cold launch with scenes (D-15).
    static let launchActivities = "userActivities"
    /// The keys for the options of a launch without scenes, which do not contain an invocation (D-17).
    static let launchOptions = [
        "userActivityDictionary", "UIApplicationLaunchOptionsUserActivityDictionaryKey",
        "UIApplicationLaunchOptionsUserActivityKey",
    ]
    /// The properties from which the URL is read.
    static let urls = ["webpageURL", "appClipActivationPayload", "APActivationPayload"]
    /// The APIs that offer the app.
    static let overlays = [
        "SKOverlay", "appStoreOverlay", "SKStoreProductViewController", "storeProductOverlay",
    ]
    /// SwiftUI's modifier for other URLs.
    static let openURL = "onOpenURL"

    static let all = [launchActivities, openURL] + launchOptions + urls + overlays
}

/// The code that uses notifications (E-41).
enum NotificationPhrases {
    static let all = [
        "UNUserNotificationCenter", "registerForRemoteNotifications", "UNNotificationRequest",
    ]
}
