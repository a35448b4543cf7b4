// SPDX-License-Identifier: Apache-2.0

/// A framework that is of no use in a clip, or not allowed in one.
struct RestrictedModule: Sendable {
    /// The id of the rule that reports it.
    let rule: LintRule.ID
    /// The name that sources import.
    let module: String
    /// The name as Apple writes it.
    let name: String

    /// The frameworks without functionality in clips (E-07), and those that show advertisements.
    static let all: [String: RestrictedModule] = {
        let modules =
            withoutFunction.map {
                RestrictedModule(rule: .frameworkNoFunction, module: $0, name: $1)
            }
            + advertising.map { RestrictedModule(rule: .advertising, module: $0, name: $1) }
            // G-12, E-25
            + [
                RestrictedModule(
                    rule: .backgroundAssets,
                    module: "BackgroundAssets",
                    name: "Background Assets"
                )
            ]
        return Dictionary(modules.map { ($0.module, $0) }) { first, _ in first }
    }()

    /// The 22 frameworks in "Choosing the right functionality for your App Clip"; PhotoKit has two modules.
    private static let withoutFunction: [(String, String)] = [
        ("AppIntents", "App Intents"), ("AssetsLibrary", "Assets Library"),
        ("BackgroundTasks", "Background Tasks"), ("CallKit", "CallKit"), ("CareKit", "CareKit"),
        ("CareKitUI", "CareKit"), ("CareKitStore", "CareKit"), ("Contacts", "Contacts"),
        ("ContactsUI", "Contacts UI"), ("CoreMotion", "Core Motion"), ("EventKit", "EventKit"),
        ("EventKitUI", "EventKit UI"), ("FileProvider", "File Provider"),
        ("FileProviderUI", "File Provider UI"), ("HealthKit", "HealthKit"),
        ("HealthKitUI", "HealthKit"), ("HomeKit", "HomeKit"), ("MediaPlayer", "Media Player"),
        ("Messages", "Messages"), ("MessageUI", "Message UI"),
        ("NearbyInteraction", "Nearby Interaction"), ("Photos", "PhotoKit"),
        ("PhotosUI", "PhotoKit"), ("ResearchKit", "ResearchKit"), ("SensorKit", "SensorKit"),
        ("Speech", "Speech"),
    ]

    /// The frameworks to which review guideline 2.5.16 (a) applies.
    private static let advertising: [(String, String)] = [
        ("AdSupport", "AdSupport"), ("iAd", "iAd"), ("GoogleMobileAds", "Google Mobile Ads"),
        ("FBAudienceNetwork", "Meta Audience Network"), ("AppLovinSDK", "AppLovin"),
        ("UnityAds", "Unity Ads"), ("IronSource", "ironSource"), ("InMobiSDK", "InMobi"),
        ("VungleAdsSDK", "Vungle"), ("VungleSDK", "Vungle"), ("AdColony", "AdColony"),
        ("ChartboostSDK", "Chartboost"), ("MoPubSDK", "MoPub"), ("Tapjoy", "Tapjoy"),
        ("StartApp", "Start.io"), ("GoogleInteractiveMediaAds", "Google IMA"),
        ("PrebidMobile", "Prebid"), ("YandexMobileAds", "Yandex Mobile Ads"),
    ]
}
