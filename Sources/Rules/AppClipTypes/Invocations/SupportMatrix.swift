// SPDX-License-Identifier: Apache-2.0

/// The support of each kind of experience by each invocation (feature C5, rules C-34 to C-43).
///
/// It is the table of *Configuring App Clip experiences*, ten rows of four. It is the first of
/// three checks: the system's version and the size of the clip can still forbid what the table
/// allows (rules D-54 and D-60).
public enum SupportMatrix {
    /// The rows of the table.
    public enum Row: Int, Sendable, Hashable, CaseIterable {
        /// A Smart App Banner or the App Clip card on the clip's own website.
        case website
        /// A link shared in Messages.
        case messages
        /// A QR code that is scanned.
        case qrCode
        /// An NFC tag that is tapped.
        case nfcTag
        /// An App Clip Code that is scanned or tapped.
        case appClipCode
        /// Maps, and Siri Suggestions by place.
        case maps
        /// A search in Spotlight.
        case spotlight
        /// Another app that uses Link Presentation.
        case otherAppPreview
        /// Another app that uses `Link` or `open(_:options:completionHandler:)`.
        case otherAppLink
        /// Parameters in the URL.
        case parameters
    }

    /// An entry of the table.
    public enum Answer: Sendable, Hashable {
        /// The invocation is not supported.
        case no
        /// The invocation is supported.
        case yes
        /// Supported if the website is associated with the clip.
        case ifAssociated
        /// Supported, with only the app's name and icon as the preview (question O-16).
        case withLimitedPreview
        /// Supported for the short version of the link.
        case withShortLink
        /// Supported, but never suggested by place.
        case exceptByPlace
    }

    /// Returns the support of a kind of experience by an invocation.
    public static func answer(_ row: Row, _ kind: ExperienceKind) -> Answer {
        table[row.rawValue][column(of: kind)]
    }

    /// Returns the rule on which a row is based.
    public static func rule(_ row: Row) -> RuleID { rules[row.rawValue] }

    // The rows in the order of the page, from left to right: default experience with the default
    // link, default experience with an associated website, demo link, advanced experience.
    private static let table: [10 of [4 of Answer]] = [
        [.no, .yes, .no, .ifAssociated],
        [.yes, .yes, .withLimitedPreview, .ifAssociated],
        [.yes, .yes, .yes, .yes],
        [.yes, .yes, .yes, .yes],
        [.no, .no, .withShortLink, .yes],
        [.no, .no, .no, .yes],
        [.exceptByPlace, .exceptByPlace, .exceptByPlace, .yes],
        [.yes, .yes, .yes, .yes],
        [.yes, .yes, .yes, .no],
        [.yes, .yes, .no, .yes],
    ]

    private static let rules: [10 of RuleID] = [
        "C-34", "C-35", "C-36", "C-37", "C-38", "C-39", "C-40", "C-41", "C-42", "C-43",
    ]

    private static func column(of kind: ExperienceKind) -> Int {
        switch kind {
        case .defaultLink: 0
        case .associatedWebsite: 1
        case .demoLink: 2
        case .advanced: 3
        }
    }
}

// MARK: - Invocations that have no row of their own

extension InvocationSource {
    /// The row of the support matrix, or `nil` if the table says nothing (contradiction X-27).
    ///
    /// Siri Suggestions by place have the row of Maps. A link in an e-mail has the row of a link in
    /// another app; a link on a website leads to a page, whose banner and card then have their own
    /// row (question O-20).
    public var supportMatrixRow: SupportMatrix.Row? {
        switch self {
        case .appClipCode: .appClipCode
        case .nfcTag: .nfcTag
        case .qrCode: .qrCode
        case .maps, .siriSuggestion: .maps
        case .smartAppBanner, .pageCard: .website
        case .messages: .messages
        case .spotlight: .spotlight
        case .otherAppPreview: .otherAppPreview
        case .otherAppLink, .mailLink: .otherAppLink
        case .websiteLink, .appLibrary, .notification, .appSwitcher, .testFlight, .xcode: nil
        }
    }
}
