// SPDX-License-Identifier: Apache-2.0

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
