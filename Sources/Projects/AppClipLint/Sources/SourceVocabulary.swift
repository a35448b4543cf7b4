// SPDX-License-Identifier: Apache-2.0

internal import SourceScan

extension Vocabulary {
    /// What the rules of lint look for in sources.
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

/// How sources handle invocations, and lead from the clip to the app.
enum InvocationPhrases {
    /// The activities of a cold launch with scenes (D-15).
    static let launchActivities = "userActivities"
    /// What the options of a launch without scenes are asked for; an invocation is not in them (D-17).
    static let launchOptions = [
        "userActivityDictionary", "UIApplicationLaunchOptionsUserActivityDictionaryKey",
        "UIApplicationLaunchOptionsUserActivityKey",
    ]
    /// What the URL is read from.
    static let urls = ["webpageURL", "appClipActivationPayload", "APActivationPayload"]
    /// What offers the app.
    static let overlays = [
        "SKOverlay", "appStoreOverlay", "SKStoreProductViewController", "storeProductOverlay",
    ]
    /// SwiftUI's modifier for other URLs.
    static let openURL = "onOpenURL"

    static let all = [launchActivities, openURL] + launchOptions + urls + overlays
}

/// How sources use notifications (E-41).
enum NotificationPhrases {
    static let all = [
        "UNUserNotificationCenter", "registerForRemoteNotifications", "UNNotificationRequest",
    ]
}

/// How sources reach what an App Group holds (F-03).
enum GroupPhrases {
    static let all = [
        "UserDefaults(suiteName", "forSecurityApplicationGroupIdentifier", "initWithSuiteName",
        "containerURLForSecurityApplicationGroupIdentifier",
    ]
}
