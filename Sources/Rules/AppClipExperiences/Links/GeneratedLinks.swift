// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

/// The links that the store generates for a clip, to its default experience.
///
///     https://HOST/id?p=BUNDLE-ID      the default link
///     https://HOST/demo?p=BUNDLE-ID    the demo link (question O-09)
///     https://HOST/d/KEY               its short version
///
/// They exist as soon as the default experience does, and need no website (rules C-07 and C-10).
public struct GeneratedLinks: Sendable, Hashable {
    /// The default link, which parameters may follow (rule C-09).
    ///
    /// It works from iOS 16.4 on, and in other apps from iOS 17 on (rule C-08).
    public let defaultLink: String

    /// The demo link, which takes no parameters (rule C-10).
    public let demoLink: String

    /// The short version of the demo link, which fits into an App Clip Code (rule A-26).
    public let shortDemoLink: String

    /// The host of the links that Apple's store generates.
    public static let appleHost = "appclip.apple.com"

    /// Creates the links to a clip.
    ///
    /// - Parameters:
    ///   - clip: The bundle identifier of the clip.
    ///   - demoKey: The key of the clip in short links.
    ///   - host: The host that generates links.
    public init(to clip: BundleIdentifier, demoKey: String, on host: String) {
        defaultLink = "https://\(host)/id?p=\(clip.text)"
        demoLink = "https://\(host)/demo?p=\(clip.text)"
        shortDemoLink = "https://\(host)/d/\(demoKey)"
    }
}
