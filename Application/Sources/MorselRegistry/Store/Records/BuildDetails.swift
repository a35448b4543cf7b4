// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

/// The details of a build for its app and for visitors without an iPhone.
public struct BuildDetails: Record {
    /// The kind of build details in the registry.
    public static let kind = "build-details"

    /// The number of the build, as decimal text.
    public let id: String

    /// The identifier of the clip.
    public let clip: AppIdentifier

    /// The entries of the app's entitlement.
    public let appEntitlement: [String]

    /// The page for people whose device cannot run the clip; `nil` for none.
    public let website: String?

    /// Creates the details of a build.
    public init(build: Int64, clip: AppIdentifier, appEntitlement: [String], website: String?) {
        id = "\(build)"
        self.clip = clip
        self.appEntitlement = appEntitlement
        self.website = website
    }

    /// The clip, whose pages show them.
    public var shownClip: AppIdentifier? { clip }

    /// Not logged: they come with the build, which is in the log.
    public var logged: Self? { nil }
}
