// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipExperiences
public import AppClipTypes
public import AppSiteAssociation

/// A build in a registry, with the data that is needed to run it.
public struct PublishedBuild: Sendable, Hashable {
    /// The build, in the form that the rules use.
    public let build: Build

    /// The entries of the clip's entitlement.
    public let entitlement: [AssociatedDomain]

    /// The entries of the app's entitlement.
    public let appEntitlement: [AssociatedDomain]

    /// The page for people whose device cannot run the clip; `nil` for none.
    public let website: InvocationURL?

    /// The digest of the clip's module; `nil` for a clip that runs only on iPhones.
    public let module: Digest?

    /// The clip's assets by their paths.
    public let assets: [String: Asset]

    /// The time at which the build was published.
    public let time: Timestamp

    /// Creates a build of a registry.
    public init(
        build: Build,
        entitlement: [AssociatedDomain],
        appEntitlement: [AssociatedDomain],
        website: InvocationURL?,
        module: Digest?,
        assets: [String: Asset],
        time: Timestamp
    ) {
        self.build = build
        self.entitlement = entitlement
        self.appEntitlement = appEntitlement
        self.website = website
        self.module = module
        self.assets = assets
        self.time = time
    }
}
