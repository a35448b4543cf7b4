// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes

extension SystemVersion {
    /// Whether this version of iOS or iPadOS exists, as far as these rules know.
    ///
    /// After 18 the systems are named after the year: 26 follows.
    public var isKnown: Bool {
        (1...18).contains(major) || major == 26
    }
}

// MARK: - Versions that introduce a feature (rule D-54)

extension SystemVersion {
    /// 14: App Clips.
    public static var clips: Self { Self(14) }
    /// 14.3: App Clip Codes.
    public static var codes: Self { Self(14, 3) }
    /// 14.5: App Clip Codes as anchors in augmented reality.
    public static var codeAnchors: Self { Self(14, 5) }
    /// 15: the App Clip card in a page.
    public static var pageCard: Self { Self(15) }
    /// 15.4: the clip's keychain is transferred to the app.
    public static var keychainHandOver: Self { Self(15, 4) }
    /// 16: clips of 15 MB, the public iCloud database, Live Activities.
    public static var largerClips: Self { Self(16) }
    /// 16.4: the generated default link and demo link.
    public static var generatedLinks: Self { Self(16, 4) }
    /// 17: other apps start clips; clips of 100 MB under conditions.
    public static var otherApps: Self { Self(17) }
}
