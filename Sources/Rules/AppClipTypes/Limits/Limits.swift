// SPDX-License-Identifier: Apache-2.0

/// The limits of the system, in one place, each with the rule that names it.
public enum Limits {
    // MARK: URLs

    /// The most bytes of an invocation URL.
    ///
    /// The system documents no limit; ours is well above what a QR code or an NFC tag holds.
    public static let longestInvocationURL = 8_192

    /// The most path components of a registered URL.
    ///
    /// Ours: it keeps the time of a lookup bounded.
    public static let registeredPathComponents = 31

    /// The most query items of a registered URL.
    ///
    /// Ours: it keeps the time of a lookup bounded.
    public static let registeredQueryItems = 31

    // MARK: Cards

    /// The most characters of a title today, and in 2020 (rule C-05, contradiction X-01).
    public static let title = TextLimit(allowed: 30, advised: 18)

    /// The most characters of a subtitle today, and in 2020 (rule C-05, contradiction X-01).
    public static let subtitle = TextLimit(allowed: 56, advised: 43)

    /// The most characters of a text: beyond `allowed` it is refused, beyond `advised` it may be
    /// cut off.
    public struct TextLimit: Sendable, Hashable {
        /// The most characters that the store takes.
        public let allowed: Int

        /// The most characters that are shown everywhere.
        public let advised: Int
    }

    /// The width of the smallest header image in pixels (rule C-06).
    public static let headerImageWidth = 1_800

    /// The height of the smallest header image in pixels (rule C-06).
    public static let headerImageHeight = 1_200

    /// The width of the largest header image in pixels, which is also three to two (rule C-06).
    public static let largestHeaderImageWidth = 3_000

    /// The most characters of a text about a place.
    ///
    /// The store documents none; ours keeps an experience from growing without bounds.
    public static let placeText = 1_000

    /// The most names, categories or lines of a street of a place.
    ///
    /// Ours, for the same reason.
    public static let placeEntries = 20

    // MARK: Testing

    /// The most test invocations of a build in TestFlight (rule C-45).
    public static let testInvocations = 3

    /// The most characters of a test invocation's title.
    ///
    /// Ours: the store documents none.
    public static let testInvocationTitle = 100
}
