// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes
public import AppSiteAssociation

/// A build in a registry, with what is needed to run it.
public struct PublishedBuild: Sendable, Hashable {
    /// The build, as the rules see it.
    public let build: Build

    /// The entries of the clip's entitlement.
    public let entitlement: [AssociatedDomain]

    /// The entries of the app's entitlement.
    public let appEntitlement: [AssociatedDomain]

    /// The page for people whose device cannot run the clip; `nil` without one.
    public let website: InvocationURL?

    /// The digest of the clip's module; `nil` for a clip that runs on iPhones alone.
    public let module: Digest?

    /// The clip's assets by their paths.
    public let assets: [String: Asset]

    /// When the build was published.
    public let time: Timestamp

    /// A build in a registry.
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
