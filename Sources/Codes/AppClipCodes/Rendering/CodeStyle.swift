// SPDX-License-Identifier: Apache-2.0

/// The appearance of a code: everything that can be chosen (rule A-32).
public struct CodeStyle: Sendable, Hashable {
    /// The kind of a code, with or without an NFC tag; the image in the middle shows it.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Scan-only: the code is read by a camera.
        case camera = "cam"
        /// NFC-integrated: the code can be scanned or tapped, since a tag with the same URL is
        /// attached.
        case nfc
    }

    /// The logo variant of a code, with or without a badge with the words "App Clip".
    public enum Logo: String, Sendable, Hashable, CaseIterable {
        /// On a plate with the words "App Clip".
        case badge
        /// The round code alone.
        case none
    }

    /// The chosen colours.
    public let colors: ColorPair

    /// The kind: scan-only or NFC-integrated.
    public let kind: Kind

    /// The logo variant: with or without the badge.
    public let logo: Logo

    /// The colour of the arcs that are not in the foreground colour.
    public let third: RGBColor

    /// Creates a style.
    ///
    /// The third colour is derived from the other two.
    ///
    /// The contrast of the pair is not checked here; see ``ColorPair/hasEnoughContrast``.
    public init(colors: ColorPair, kind: Kind = .camera, logo: Logo = .badge) {
        self.colors = colors
        self.kind = kind
        self.logo = logo
        third = colors.third
    }
}
