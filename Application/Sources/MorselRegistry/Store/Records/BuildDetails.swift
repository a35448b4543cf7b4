// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

/// What a build brings along for its app and for visitors without an iPhone.
public struct BuildDetails: Record {
    /// Details of builds, in the registry.
    public static let kind = "build-details"

    /// The number of the build, as decimal text.
    public let id: String

    /// The clip.
    public let clip: AppIdentifier

    /// The entries of the app's entitlement.
    public let appEntitlement: [String]

    /// The page for people whose device cannot run the clip; `nil` without one.
    public let website: String?

    /// Details of a build.
    public init(build: Int64, clip: AppIdentifier, appEntitlement: [String], website: String?) {
        id = "\(build)"
        self.clip = clip
        self.appEntitlement = appEntitlement
        self.website = website
    }

    /// The clip, whose pages show them.
    public var shownClip: AppIdentifier? { clip }

    /// They come with the build, which stands in the log.
    public var logged: Self? { nil }
}
