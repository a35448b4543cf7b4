// SPDX-License-Identifier: Apache-2.0

internal import AppClipBundle

extension BundleLint {
    /// Checks A701 and A707.
    static func frameworks(_ pair: BundlePair) -> [LintFinding] {
        let clip = pair.clip
        return clip.linkedFrameworks.sorted { $0.key < $1.key }.flatMap { name, paths in
            let rule: LintRule.ID
            if advertising.contains(name) {
                rule = .linkedAdvertising
            } else if withoutFunction.contains(name) {
                rule = .linkedWithoutFunction
            } else {
                return [LintFinding]()
            }
            // One finding, at the program or at the first framework that links it.
            let first = paths.first ?? clip.path
            var finding = pair.finding(
                rule,
                [.framework: name, .binary: first],
                at: clip.beginning(of: first)
            )
            // Widgets and newer versions of SwiftUI link it automatically.
            if name == "AppIntents" { finding.severity = .info }
            return [finding]
        }
    }

    /// The frameworks without functionality in clips (rule E-07), by the names under which they are linked.
    private static let withoutFunction: Set<String> = [
        "AppIntents", "AssetsLibrary", "BackgroundTasks", "CallKit", "CareKit", "Contacts",
        "ContactsUI", "CoreMotion", "EventKit", "EventKitUI", "FileProvider", "FileProviderUI",
        "HealthKit", "HealthKitUI", "HomeKit", "MediaPlayer", "Messages", "MessageUI",
        "NearbyInteraction", "Photos", "PhotosUI", "ResearchKit", "SensorKit", "Speech",
    ]

    private static let advertising: Set<String> = ["AdSupport", "iAd"]
}
