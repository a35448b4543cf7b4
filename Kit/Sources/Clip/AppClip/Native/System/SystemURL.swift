// SPDX-License-Identifier: Apache-2.0

/// The URL schemes that the apps of every phone open.
///
/// Apple's URL Scheme Reference has most of these schemes. Those of other apps are handled only on phones with the
/// app.
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
    /// - Parameter url: The URL; its scheme is case-insensitive, and a URL without a scheme is not opened.
    /// - Returns: `false` for the schemes of apps that may be installed or not.
    public static func isHandled(_ url: String) -> Bool {
        scheme(of: url).map(schemes.contains) ?? false
    }

    /// Returns the scheme of a URL in lowercase; `nil` for a URL without one, or without anything after it.
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
    /// Whether an app that every phone has opens a URL.
    public func canOpen(_ url: String) -> Bool { SystemURL.isHandled(url) }

    /// Opens a URL if an app that every phone has does; this system has no other apps.
    public func open(_ url: String) -> Bool { canOpen(url) }
}
