// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipTypes
import Testing

/// The limits of clips.
struct LimitTests {
    /// E-07, E-08: 22 frameworks do not work in a clip; all work in an app.
    @Test func frameworksDoNotWorkInClips() throws {
        let clip = try Scene().clip
        #expect(Framework.allCases.count == 22)
        #expect(Framework.healthKit.rawValue == "HealthKit")
        for framework in Framework.allCases {
            #expect(!framework.isFunctional(for: .clip(clip)))
            #expect(framework.isFunctional(for: .app(clip)))
        }
    }

    /// E-10, E-11, E-12, E-13, E-14, E-15, E-16, E-17, E-18, E-20, E-22, E-26, E-28, E-52, E-53,
    /// E-54, E-59, E-60, E-61, F-22, F-23, D-54: each limit, at its version and one version before.
    @Test(arguments: [
        (ClipFunction.backgroundActivity, nil, "E-10"), (.bluetoothInBackground, nil, "E-10"),
        (.sockets, nil, "E-11"), (.urlSession, "14", "E-11"), (.appExtensions, nil, "E-12"),
        (.telephony, "14", "E-13"), (.eSIM, nil, "E-13"), (.faceID, nil, "E-14"),
        (.touchID, "14", "E-14"), (.hotspotConfiguration, "14", "E-15"),
        (.webAuthentication, "14", "E-16"), (.adNetwork, nil, "E-17"), (.tracking, nil, "E-18"),
        (.locationAlways, nil, "E-20"), (.locationInUse, "14", "E-21"),
        (.addingPasses, "14", "E-22"), (.readingPasses, "17", "E-22"),
        (.openingByOthers, nil, "E-26"), (.userInterface, "14", "E-28"),
        (.cameraMicrophoneBluetooth, "14", "E-52"), (.pairedBluetooth, nil, "E-53"),
        (.liveActivities, "16", "E-54"), (.payments, "14", "E-59"), (.inAppPurchase, nil, "E-59"),
        (.passwordAutoFill, "14", "E-60"), (.reviewRequests, nil, "E-61"),
        (.publicDatabaseReading, "16", "F-22"), (.iCloudWriting, nil, "F-23"),
        (.codeAnchors, "14.5", "D-54"),
    ])
    func functions(_ function: ClipFunction, _ gate: String?, _ rule: String) throws {
        #expect(function.gate.rule.text == rule)
        #expect(function.gate.version == (try gate.map { try #require(SystemVersion($0)) }))
        guard let version = function.gate.version else {
            #expect(!function.isAvailable(on: SystemVersion(26)))
            return
        }
        #expect(function.isAvailable(on: version))
        #expect(!function.isAvailable(on: SystemVersion(13, 7)))
        let below = SystemVersion(
            version.major - (version.minor == 0 ? 1 : 0),
            version.minor == 0 ? 9 : version.minor - 1
        )
        #expect(!function.isAvailable(on: below))
    }

    /// E-19, X-12: a clip cannot read the device name and the vendor identifier.
    @Test func identifyingValuesAreEmptyInClips() throws {
        let stage = try Stage()
        #expect(stage.device.name(for: stage.asClip).isEmpty)
        #expect(stage.device.vendorIdentifier(for: stage.asClip) == nil)
        #expect(!stage.device.name(for: stage.asApp).isEmpty)
        #expect(stage.device.vendorIdentifier(for: stage.asApp) != nil)
    }

    /// E-22: reading passes needs iOS 17 and the entitlement.
    @Test(arguments: [("16.6", true, false), ("17", true, true), ("17", false, false)])
    func readingPassesNeedsSystemAndEntitlement(
        _ system: String,
        _ isEntitled: Bool,
        _ mayRead: Bool
    ) throws {
        var stage = try Stage(system: try #require(SystemVersion(system)))
        stage.traits.hasPassTypes = isEntitled
        try stage.launch()
        #expect(stage.device.mayReadPasses(stage.asClip) == mayRead)
        #expect(stage.device.mayReadPasses(stage.asApp))
    }

    /// E-54, E-57, E-12: Live Activities need iOS 16 and the extension in the clip.
    @Test(arguments: [("15.8", true, "E-54"), ("16", true, nil), ("17", false, "E-57")])
    func liveActivities(_ system: String, _ hasExtension: Bool, _ rule: String?) throws {
        var stage = try Stage(system: try #require(SystemVersion(system)))
        stage.traits.hasLiveActivities = hasExtension
        try stage.launch()
        try stage.call(.beginActivity("game"))
        #expect(stage.effects.refusal?.rule.text == rule)
        #expect(stage.device.clips[stage.clip]?.activities == (rule == nil ? ["game"] : []))
    }

    /// E-54: an activity ends by a call, or when its clip is removed.
    @Test func liveActivitiesEnd() throws {
        var stage = try Stage { $0.world.offers[0].clipTraits.hasLiveActivities = true }
        try stage.launch()
        try stage.call(.beginActivity("game"))
        #expect(try stage.call(.beginActivity("game")).isEmpty)
        #expect(try stage.call(.endActivity("game")) == [.endActivity("game", stage.clip)])
        try stage.call(.beginActivity("game"))
        try stage.handle(.installApp(stage.app, .store))
        #expect(stage.effects.contains(.endActivity("game", stage.clip)))
    }
}
