// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import Testing

/// D-10: if the full app is installed, it receives every invocation, before rules that only apply to clips.
struct FullAppFirstTests {
    /// A condition that prevents a clip from being launched, but not the app.
    enum Obstacle: String, CaseIterable {
        case clipsForbidden, unknownSender, advancedLinkInAnotherApp, linkInMail, linkOnWebsite
        case oldSystem, linkFromAppOnOldSystem, attachment, smsNotLoaded, messageWithoutTag
        case codeWithDefaultLink, demoLinkWithParameters

        func change(_ scene: inout Scene, _ details: inout InvocationDetails) {
            switch self {
            case .clipsForbidden: scene.device.areClipsForbidden = true
            case .unknownSender:
                scene.source = .messages
                scene.device.isMessageSenderKnown = false
            case .advancedLinkInAnotherApp: scene.source = .otherAppLink
            case .linkInMail: scene.source = .mailLink
            case .linkOnWebsite: scene.source = .websiteLink
            case .oldSystem: scene.device.system = SystemVersion(13, 7)
            case .linkFromAppOnOldSystem:
                scene.source = .otherAppPreview
                scene.device.system = SystemVersion(16, 6)
            case .attachment:
                scene.source = .messages
                details.message = .attachment
            case .smsNotLoaded:
                scene.source = .messages
                details.message = .sms
            case .messageWithoutTag:
                scene.source = .messages
                scene.world.page = Page()
            case .codeWithDefaultLink:
                scene.source = .appClipCode
                scene.use(.defaultLink)
            case .demoLinkWithParameters:
                scene.use(.demoLink)
                scene.text += "&table=4"
            }
        }
    }

    private func decide(
        _ change: (inout Scene, inout InvocationDetails) throws -> Void,
        withApp isInstalled: Bool
    ) throws -> Decision {
        var scene = try Scene()
        var details = InvocationDetails()
        try change(&scene, &details)
        if isInstalled { scene.device.installedApps = [scene.app.identifier] }
        let invocation = Invocation(
            source: scene.source,
            url: try InvocationURL(scene.text),
            time: Stage.morning,
            details: details
        )
        return Decision(about: invocation, on: scene.device, in: scene.world)
    }

    @Test(arguments: Obstacle.allCases)
    func obstaclesOfClipsAreNoneOfTheApp(_ obstacle: Obstacle) throws {
        let without = try decide({ obstacle.change(&$0, &$1) }, withApp: false)
        #expect(without.refusal != nil)
        let with = try decide({ obstacle.change(&$0, &$1) }, withApp: true)
        guard case .app(let app, let activity) = with.outcome else {
            Issue.record("\(with.outcome)")
            return
        }
        #expect(try app == Scene().app.identifier)
        #expect(activity.activityType == UserActivity.browsingWeb)
        #expect(with.reasons.last == Reason(code: .appInstalled, rule: "D-10"))
    }

    /// A missing banner, card or tag cannot open the app, either.
    @Test(arguments: [
        ("D-28", InvocationSource.smartAppBanner), ("D-29", .pageCard), ("D-27", .smartAppBanner),
        ("D-30", .pageCard), ("D-04", .pageCard), ("A-30", .appClipCode), ("A-72", .appClipCode),
        ("B-13", .qrCode),
    ])
    func whatIsNotThereOpensNothing(_ rule: String, _ source: InvocationSource) throws {
        let decision = try decide(
            { scene, details in
                scene.source = source
                switch rule {
                case "D-28": scene.device.isPrivateBrowsing = true
                case "D-29":
                    scene.device.hostsWithoutPageCard = [try HostName("fruta.example")]
                case "D-27": scene.world.page = Page()
                case "D-30": scene.world.page = Page(bannerClip: scene.clip.bundle)
                case "D-04": scene.device.system = SystemVersion(14, 8)
                case "A-30": (details.contact, details.hasTag) = (.tap, false)
                case "A-72": scene.device.system = SystemVersion(14, 2)
                default: scene.world.offers[0].association = .failed(.clipNotInFile)
                }
            },
            withApp: true
        )
        #expect(decision.refusedBy == rule)
    }

    /// The NFC tag of an App Clip Code is read by systems that cannot scan the code.
    @Test func tapOnACodeOpensTheAppOfOldSystems() throws {
        let decision = try decide(
            { scene, details in
                scene.source = .appClipCode
                details.contact = .tap
                scene.device.system = SystemVersion(14, 2)
            },
            withApp: true
        )
        #expect(decision.asked("D-10"))
        #expect(decision.refusal == nil)
    }
}
