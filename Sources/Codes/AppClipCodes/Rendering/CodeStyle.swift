// SPDX-License-Identifier: Apache-2.0

/// The appearance of a code: all that can be chosen (rule A-32).
public struct CodeStyle: Sendable, Hashable {
    /// Whether the code comes with an NFC tag; the image in the middle shows it.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Scanned by a camera only.
        case camera = "cam"
        /// Scanned, or tapped: a tag with the same URL is attached.
        case nfc
    }

    /// Whether the code stands on a plate with the words "App Clip".
    public enum Logo: String, Sendable, Hashable, CaseIterable {
        /// With the plate.
        case badge
        /// The round code alone.
        case none
    }

    /// The chosen colours.
    public let colors: ColorPair

    /// Scan-only or NFC-integrated.
    public let kind: Kind

    /// With or without badge.
    public let logo: Logo

    /// The colour of the arcs that are not in the foreground colour.
    public let third: RGBColor

    /// Makes a style.
    ///
    /// The third colour is derived from the other two.
    ///
    /// The pair's contrast is not checked here; see ``ColorPair/hasEnoughContrast``.
    public init(colors: ColorPair, kind: Kind = .camera, logo: Logo = .badge) {
        self.colors = colors
        self.kind = kind
        self.logo = logo
        third = colors.third
    }
}
