// SPDX-License-Identifier: Apache-2.0

/// The limits of the system, each with the rule that states it.
public enum Limits {
    // MARK: URLs

    /// The maximum length of an invocation URL, in bytes.
    ///
    /// Apple documents no limit; this one is well above what a QR code or an NFC tag holds.
    public static let longestInvocationURL = 8_192

    /// The maximum number of path components of a registered URL.
    ///
    /// This limit is our own: it keeps the time of a lookup bounded.
    public static let registeredPathComponents = 31

    /// The maximum number of query items of a registered URL.
    ///
    /// This limit is our own: it keeps the time of a lookup bounded.
    public static let registeredQueryItems = 31

    // MARK: Cards

    /// The maximum number of characters of a title today, and in 2020 (rule C-05, contradiction
    ///
    public static let title = TextLimit(allowed: 30, advised: 18)

    /// The maximum number of characters of a subtitle today, and in 2020 (rule C-05, contradiction
    ///
    public static let subtitle = TextLimit(allowed: 56, advised: 43)

    /// The maximum number of characters of a text: a text longer than `allowed` is refused, one
    /// longer than `advised` may be truncated.
    public struct TextLimit: Sendable, Hashable {
        /// The maximum number of characters that the store accepts.
        public let allowed: Int

        /// The maximum number of characters that are shown everywhere.
        public let advised: Int
    }

    /// The minimum width of a header image in pixels (rule C-06).
    public static let headerImageWidth = 1_800

    /// The minimum height of a header image in pixels (rule C-06).
    public static let headerImageHeight = 1_200

    /// The maximum width of a header image in pixels, which also has the ratio 3:2 (rule C-06).
    public static let largestHeaderImageWidth = 3_000

    /// The maximum number of characters of a text about a place.
    ///
    /// The store documents no limit; this one keeps an experience from growing without bounds.
    public static let placeText = 1_000

    /// The maximum number of names, categories or street lines of a place.
    ///
    /// This limit is our own, for the same reason.
    public static let placeEntries = 20

    // MARK: Testing

    /// The maximum number of test invocations of a build in TestFlight (rule C-45).
    public static let testInvocations = 3

    /// The maximum number of characters of a test invocation's title.
    ///
    /// This limit is our own: the store documents none.
    public static let testInvocationTitle = 100
}
