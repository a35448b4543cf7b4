// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// What the apps of a phone as it is sold make of a URL that a clip opens.
///
/// Apple's URL Scheme Reference has most of these schemes. Those of other apps are handled where the app is installed.
public enum SystemURL {
    private static let schemes: Set<String> = [
        // Safari and App Clips
        "http", "https",
        // Mail, Phone, Messages, FaceTime
        "mailto", "tel", "telprompt", "sms", "facetime", "facetime-audio",
        // Maps, Calendar, Music, Podcasts, Books, Shortcuts
        "map", "maps", "webcal", "music", "musics", "podcasts", "ibooks", "itms-books", "shortcuts",
        // App Store, iTunes Store, TestFlight's pages are https
        "itms", "itmss", "itms-apps", "itms-appss",
        // Settings
        "app-settings",
    ]

    /// Whether an app that every phone has opens a URL.
    ///
    /// - Parameter url: The URL; case does not matter in its scheme, and without one nobody opens it.
    /// - Returns: `false` for the schemes of apps that may be installed or not.
    public static func isHandled(_ url: String) -> Bool {
        scheme(of: url).map(schemes.contains) ?? false
    }

    /// The scheme of a URL in small letters; `nil` for a URL without one, or without anything after it.
    public static func scheme(of url: String) -> String? {
        guard let colon = url.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let scheme = url[..<colon].lowercased()
        guard let first = scheme.utf8.first, (97...122).contains(first),
            scheme.utf8.allSatisfy({ byte in
                (97...122).contains(byte) || (48...57).contains(byte) || "+-.".utf8.contains(byte)
            })
        else { return nil }
        return scheme
    }
}

extension ClipSystem {
    /// Whether an app of the phone would open a URL: one that every phone has.
    public func canOpen(_ url: String) -> Bool { SystemURL.isHandled(url) }

    /// Opens a URL, if an app of the phone does; this system shows no other apps.
    public func open(_ url: String) -> Bool { canOpen(url) }
}
#endif
