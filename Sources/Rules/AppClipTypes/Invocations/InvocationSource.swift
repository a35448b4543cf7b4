// SPDX-License-Identifier: Apache-2.0

/// The action by which a person invokes an App Clip (feature D1, rule D-01).
public enum InvocationSource: String, Sendable, Hashable, CaseIterable {
    /// Scanning an App Clip Code, or tapping one that has an NFC tag.
    case appClipCode = "app-clip-code"
    /// Tapping an NFC tag.
    case nfcTag = "nfc-tag"
    /// Scanning a QR code.
    case qrCode = "qr-code"
    /// Tapping a link on a place in Maps.
    case maps
    /// Tapping a Siri suggestion near a place.
    case siriSuggestion = "siri-suggestion"
    /// Tapping the Smart App Banner of a page in Safari or in `SFSafariViewController`.
    case smartAppBanner = "smart-app-banner"
    /// Opening a page that shows the App Clip card automatically.
    case pageCard = "page-card"
    /// Tapping a link in a conversation in Messages.
    case messages
    /// Tapping a search result in Spotlight.
    case spotlight
    /// Tapping a preview that another app shows through Link Presentation.
    case otherAppPreview = "other-app-preview"
    /// Tapping a link that another app opens with `Link` or `open(_:options:completionHandler:)`.
    case otherAppLink = "other-app-link"
    /// Tapping a link in an e-mail.
    case mailLink = "mail-link"
    /// Tapping a link on a website.
    case websiteLink = "website-link"
    /// Returning from the App Library.
    case appLibrary = "app-library"
    /// Returning by a notification.
    case notification
    /// Returning from the App Switcher.
    case appSwitcher = "app-switcher"
    /// Starting a test invocation in TestFlight.
    case testFlight = "test-flight"
    /// Running from Xcode with `_XCAppClipURL`.
    case xcode
}

extension InvocationSource {
    /// Whether the invocation is from a physical object: a code or a tag.
    ///
    /// Places in Maps and in Siri Suggestions are not physical (rule D-02, question O-19).
    public var isPhysical: Bool {
        switch self {
        case .appClipCode, .nfcTag, .qrCode: true
        default: false
        }
    }

    /// Whether the person returns to a clip that has already run, without a new invocation (rules
    /// D-21 and D-22).
    public var isReturn: Bool {
        switch self {
        case .appLibrary, .notification, .appSwitcher: true
        default: false
        }
    }

    /// Whether the invocation comes from a page of the clip's own website (rule D-03: Safari and
    /// `SFSafariViewController` alike).
    public var isOwnWebsite: Bool { self == .smartAppBanner || self == .pageCard }

    /// Whether a developer or tester starts the clip and sees no card (rules C-47 and D-41).
    public var isForTesting: Bool { self == .testFlight || self == .xcode }
}
