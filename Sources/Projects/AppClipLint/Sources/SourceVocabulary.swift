// SPDX-License-Identifier: Apache-2.0

internal import SourceScan

extension Vocabulary {
    /// What the rules of lint look for in sources.
    static let lint = Vocabulary(
        phrases: RestrictedUse.all.flatMap(\.phrases) + AccessPurpose.all.flatMap(\.phrases)
            + InvocationPhrases.all + NotificationPhrases.all + [
                "confirmAcquired", "confirmAcquiredInRegion",
            ],
        handlers: ["scene", "application"],
        closures: ["onContinueUserActivity"],
        literalPrefixes: ["group."]
    )
}

/// How sources handle invocations, and lead from the clip to the app.
enum InvocationPhrases {
    /// The activities of a cold launch with scenes (D-15).
    static let launchActivities = "userActivities"
    /// What the URL is read from.
    static let urls = ["webpageURL", "appClipActivationPayload", "APActivationPayload"]
    /// What offers the app.
    static let overlays = [
        "SKOverlay", "appStoreOverlay", "SKStoreProductViewController", "storeProductOverlay",
    ]
    /// SwiftUI's modifier for other URLs.
    static let openURL = "onOpenURL"

    static let all = [launchActivities, openURL] + urls + overlays
}

/// How sources use notifications (E-41).
enum NotificationPhrases {
    static let all = [
        "UNUserNotificationCenter", "registerForRemoteNotifications", "UNNotificationRequest",
    ]
}
