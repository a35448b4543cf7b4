// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipTypes
import SourceScan

extension RuleFamily {
    /// C702–C706, C708, C709 and C716: interfaces without functionality in clips, and those that are reserved for the full app.
    static let restrictedUses = RuleFamily(
        [.clip(findings)],
        LintRule(
            .alwaysLocation,
            "always-location",
            .error,
            basis: [.store, .documentation],
            sources: ["E-20"],
            summary: "The clip asks for location at all times.",
            message: "\(.target) \(.what); \(.consequence).",
            why: """
                The store refuses clips with this call (ITMS-90842), also if it stands in a \
                package that is never asked to run it. Compilation conditions of the clip do \
                not reach packages.
                """,
            remedy: "Call requestWhenInUseAuthorization, and leave this call to the app.",
            wrong: .swift("manager.requestAlwaysAuthorization()"),
            right: .swift("manager.requestWhenInUseAuthorization()")
        ),
        LintRule(
            .tracking,
            "tracking",
            .warning,
            basis: [.documentation],
            sources: ["E-17", "E-18", "E-19"],
            summary: "The clip uses what tells devices or people apart.",
            message: "\(.target) \(.what); \(.consequence).",
            why: """
                Clips cannot follow people: there is no permission to track, no SKAdNetwork, \
                and the identifiers of the device are empty.
                """,
            remedy: "Leave it to the app by '#if !APPCLIP'.",
            wrong: .swift("let id = UIDevice.current.identifierForVendor"),
            right: .swift("let id = UUID()")
        ),
        LintRule(
            .reviewRequest,
            "review-request",
            .warning,
            basis: [.documentation],
            sources: ["E-61"],
            summary: "The clip asks for a review.",
            message: "\(.target) \(.what); \(.consequence).",
            why: "People review the app, which they do not have yet.",
            remedy: "Leave it to the app by '#if !APPCLIP'.",
            wrong: .swift("AppStore.requestReview(in: scene)"),
            right: .swift(
                """
                #if !APPCLIP
                AppStore.requestReview(in: scene)
                #endif
                """
            )
        ),
        LintRule(
            .backgroundActivity,
            "background-activity",
            .warning,
            basis: [.documentation],
            sources: ["E-10"],
            summary: "The clip wants to work in the background.",
            message: "\(.target) \(.what); \(.consequence).",
            why: "A clip runs while people look at it, and is suspended then.",
            remedy: """
                Finish the work while the clip is in front, or leave it to the app by '#if \
                !APPCLIP'.
                """,
            wrong: .swift(
                """
                let configuration = URLSessionConfiguration.background(withIdentifier: "order")
                """
            ),
            right: .swift("let configuration = URLSessionConfiguration.default")
        ),
        LintRule(
            .inAppPurchase,
            "in-app-purchase",
            .warning,
            basis: [.documentation],
            sources: ["E-59"],
            summary: "The clip sells in-app purchases.",
            message: "\(.target) \(.what); \(.consequence).",
            why: """
                What people buy belongs to the app. Goods and services are paid with Apple \
                Pay, which clips may use.
                """,
            remedy: """
                Leave it to the app by '#if !APPCLIP'; an SKOverlay that offers the app may \
                stay.
                """,
            wrong: .swift(
                """
                let products = try await Product.products(for: ["premium"])
                """
            ),
            right: .swift(
                "SKOverlay(configuration: SKOverlay.AppClipConfiguration(position: .bottom))"
            )
        ),
        LintRule(
            .bluetoothPaired,
            "bluetooth-paired",
            .info,
            basis: [.documentation],
            sources: ["E-25", "E-53"],
            summary: "The clip searches for paired Bluetooth devices.",
            message: "\(.target) \(.what); \(.consequence).",
            why: """
                A clip may connect to devices that are near; those of the person are the app's \
                matter.
                """,
            remedy: "Leave it to the app by '#if !APPCLIP'.",
            wrong: .swift("manager.retrieveConnectedPeripherals(withServices: services)"),
            right: .swift("manager.scanForPeripherals(withServices: services)")
        ),
        LintRule(
            .interfaceNotAvailable,
            "interface-not-available",
            .warning,
            basis: [.documentation],
            sources: ["E-11", "E-13"],
            summary: "The clip uses an interface that clips do not have.",
            message: "\(.target) \(.what); \(.consequence).",
            why: "Low-level networking, Bonjour and setting up an eSIM are not available to clips.",
            remedy: """
                Use URLSession or the Network framework, or leave it to the app by '#if \
                !APPCLIP'.
                """,
            wrong: .swift("let browser = NetServiceBrowser()"),
            right: .swift("let connection = NWConnection(host: host, port: 443, using: .tls)")
        ),
        LintRule(
            .essentialDownload,
            "essential-download",
            .error,
            basis: [.documentation],
            sources: ["G-14"],
            summary: "The clip marks a download of Background Assets as essential.",
            message: "\(.target) \(.what); \(.consequence).",
            why: "A clip is opened at once, and does not wait for downloads.",
            remedy: "Pass 'essential: false'.",
            wrong: .swift(
                "BAURLDownload(identifier: id, request: request, essential: true, fileSize: size, applicationGroupIdentifier: group, priority: .default)"
            ),
            right: .swift(
                "BAURLDownload(identifier: id, request: request, essential: false, fileSize: size, applicationGroupIdentifier: group, priority: .default)"
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        guard let sources = context.clipSources else { return [] }
        return RestrictedUse.all.compactMap { use in
            var sightings = sources.sightings(of: use.phrases)
            if let module = use.module {
                let files = Set(
                    [sources.own, sources.linked]
                        .flatMap { ($0.imports[module] ?? []).map(\.place.file) }
                )
                sightings = sightings.filter { files.contains($0.place.file) }
            }
            guard !sightings.isEmpty else { return nil }
            return context.finding(
                use.rule,
                on: context.clip,
                [.what: use.what, .consequence: use.consequence],
                at: sightings
            )
        }
    }
}

/// An API that has no functionality in a clip, or is reserved for the full app.
struct RestrictedUse: Sendable {
    /// The id of the rule that reports it.
    let rule: LintRule.ID
    /// The name of the API in the message.
    let what: String
    /// The effect in a clip, as the end of a sentence.
    let consequence: String
    /// The code that uses it.
    let phrases: [String]
    /// The module that the same file must import, for names that other types can have, too; `nil` for unique names.
    var module: String?

    static let all: [RestrictedUse] = [
        // E-20
        RestrictedUse(
            rule: .alwaysLocation,
            what: "asks for location at all times",
            consequence: "the store refuses it",
            phrases: ["requestAlwaysAuthorization", "CLServiceSession(authorization: .always"]
        ),
        // E-18
        RestrictedUse(
            rule: .tracking,
            what: "asks for permission to track",
            consequence: "a clip never gets it",
            phrases: ["ATTrackingManager"]
        ),
        // E-17
        RestrictedUse(
            rule: .tracking,
            what: "uses SKAdNetwork",
            consequence: "it is not available in a clip",
            phrases: ["SKAdNetwork"]
        ),
        // E-19
        RestrictedUse(
            rule: .tracking,
            what: "reads identifierForVendor",
            consequence: "it is empty in a clip",
            phrases: ["identifierForVendor"]
        ),
        RestrictedUse(
            rule: .tracking,
            what: "reads the name of the device",
            consequence: "it is empty in a clip",
            phrases: ["UIDevice.current.name", "currentDevice].name", "currentDevice] name"]
        ),
        // E-61
        RestrictedUse(
            rule: .reviewRequest,
            what: "asks for a review",
            consequence: "reviews are reserved to the full app",
            phrases: ["SKStoreReviewController", "AppStore.requestReview", "\\.requestReview"]
        ),
        // E-10
        RestrictedUse(
            rule: .backgroundActivity,
            what: "transfers data in the background",
            consequence: "a clip does nothing in the background",
            phrases: [
                "background(withIdentifier", "backgroundSessionConfigurationWithIdentifier",
            ]
        ),
        RestrictedUse(
            rule: .backgroundActivity,
            what: "schedules work in the background",
            consequence: "a clip does nothing in the background",
            phrases: ["BGTaskScheduler", ".backgroundTask("]
        ),
        RestrictedUse(
            rule: .backgroundActivity,
            what: "goes on in the background",
            consequence: "a clip does nothing in the background",
            phrases: [
                "beginBackgroundTask", "beginBackgroundTaskWithExpirationHandler",
                "beginBackgroundTaskWithName", "allowsBackgroundLocationUpdates",
            ]
        ),
        // E-59
        RestrictedUse(
            rule: .inAppPurchase,
            what: "sells in the app",
            consequence: "in-app purchases are reserved to the full app",
            phrases: [
                "SKPaymentQueue", "SKProductsRequest", "SKMutablePayment", "SKPayment",
                "SubscriptionStoreView",
            ]
        ),
        RestrictedUse(
            rule: .inAppPurchase,
            what: "sells in the app",
            consequence: "in-app purchases are reserved to the full app",
            phrases: [
                "Product.products(", "Transaction.currentEntitlements", "Transaction.updates",
                "AppStore.sync(", "StoreView(", "ProductView(", "Product.SubscriptionInfo",
            ],
            module: "StoreKit"
        ),
        // E-53
        RestrictedUse(
            rule: .bluetoothPaired,
            what: "searches for paired Bluetooth devices",
            consequence: "that is reserved to the full app",
            phrases: ["retrieveConnectedPeripherals", "retrieveConnectedPeripheralsWithServices"]
        ),
        // E-11
        RestrictedUse(
            rule: .interfaceNotAvailable,
            what: "uses Bonjour or CFSocket",
            consequence: "a clip has URLSession and the Network framework only",
            phrases: ["CFSocketCreate", "NetServiceBrowser", "NSNetServiceBrowser"]
        ),
        // E-13
        RestrictedUse(
            rule: .interfaceNotAvailable,
            what: "sets up an eSIM",
            consequence: "a clip cannot",
            phrases: ["CTCellularPlanProvisioning", "CTCellularPlanProvisioningRequest"]
        ),
        // G-14
        RestrictedUse(
            rule: .essentialDownload,
            what: "marks a download as essential",
            consequence: "a clip's download cannot be essential",
            phrases: ["essential: true"],
            module: "BackgroundAssets"
        ),
    ]
}
