// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipTypes

/// A function of the system for which Apple documents whether clips can use it.
public enum ClipFunction: String, Sendable, Hashable, CaseIterable {
    /// Background activity of any kind.
    case backgroundActivity = "background-activity"
    /// A Bluetooth connection while the clip is not in use.
    case bluetoothInBackground = "bluetooth-in-background"
    /// Bonjour, `CFSocket` and POSIX networking.
    case sockets
    /// `URLSession` and the Network framework.
    case urlSession = "url-session"
    /// App extensions, other than for Live Activities.
    case appExtensions = "app-extensions"
    /// Live Activities on the Lock Screen.
    case liveActivities = "live-activities"
    /// Core Telephony.
    case telephony
    /// eSIM provisioning and functions for carriers.
    case eSIM = "esim"
    /// Authentication by Face ID.
    case faceID = "face-id"
    /// Authentication by Touch ID.
    case touchID = "touch-id"
    /// The configuration of Wi-Fi, with its entitlement.
    case hotspotConfiguration = "hotspot-configuration"
    /// `ASWebAuthenticationSession`.
    case webAuthentication = "web-authentication"
    /// `SKAdNetwork`.
    case adNetwork = "ad-network"
    /// Tracking across other apps and websites.
    case tracking
    /// The location at any time.
    case locationAlways = "location-always"
    /// The location while in use.
    case locationInUse = "location-in-use"
    /// Adding a pass to Wallet, and checking whether Wallet has a pass.
    case addingPasses = "adding-passes"
    /// Reading passes, with the Pass Type IDs entitlement.
    case readingPasses = "reading-passes"
    /// Custom URL schemes, document types and universal links.
    case openingByOthers = "opening-by-others"
    /// SwiftUI and UIKit.
    case userInterface = "user-interface"
    /// Camera, microphone and Bluetooth in use.
    case cameraMicrophoneBluetooth = "camera-microphone-bluetooth"
    /// Searching for paired Bluetooth devices.
    case pairedBluetooth = "paired-bluetooth"
    /// Apple Pay and other payments.
    case payments
    /// In-app purchase of digital goods.
    case inAppPurchase = "in-app-purchase"
    /// Password AutoFill and `ASAuthorizationController`.
    case passwordAutoFill = "password-autofill"
    /// Requesting a review of the full app.
    case reviewRequests = "review-requests"
    /// Reading a public iCloud database.
    case publicDatabaseReading = "public-database-reading"
    /// Writing to iCloud of any kind.
    case iCloudWriting = "icloud-writing"
    /// App Clip Codes as anchors in augmented reality.
    case codeAnchors = "code-anchors"
}

extension ClipFunction {
    /// The first version of the system on which clips can use the function; `nil` if there is none.
    ///
    /// - Returns: The version, and the rule that states it.
    public var gate: (version: SystemVersion?, rule: RuleID) {
        switch self {
        case .backgroundActivity, .bluetoothInBackground: (nil, "E-10")
        case .sockets: (nil, "E-11")
        case .urlSession: (.clips, "E-11")
        case .appExtensions: (nil, "E-12")
        case .liveActivities: (.largerClips, "E-54")
        case .telephony: (.clips, "E-13")
        case .eSIM: (nil, "E-13")
        case .faceID: (nil, "E-14")
        case .touchID: (.clips, "E-14")
        case .hotspotConfiguration: (.clips, "E-15")
        case .webAuthentication: (.clips, "E-16")
        case .adNetwork: (nil, "E-17")
        case .tracking: (nil, "E-18")
        case .locationAlways: (nil, "E-20")
        case .locationInUse: (.clips, "E-21")
        case .addingPasses: (.clips, "E-22")
        case .readingPasses: (.otherApps, "E-22")
        case .openingByOthers: (nil, "E-26")
        case .userInterface: (.clips, "E-28")
        case .cameraMicrophoneBluetooth: (.clips, "E-52")
        case .pairedBluetooth: (nil, "E-53")
        case .payments: (.clips, "E-59")
        case .inAppPurchase: (nil, "E-59")
        case .passwordAutoFill: (.clips, "E-60")
        case .reviewRequests: (nil, "E-61")
        case .publicDatabaseReading: (.largerClips, "F-22")
        case .iCloudWriting: (nil, "F-23")
        case .codeAnchors: (.codeAnchors, "D-54")
        }
    }

    /// Whether clips can use the function on a version of the system, regardless of entitlements.
    public func isAvailable(on system: SystemVersion) -> Bool {
        gate.version.map { $0 <= system } ?? false
    }
}
