// SPDX-License-Identifier: Apache-2.0

/// The keys of the entitlements that clips and their apps have.
enum EntitlementKey {
    static let parents = "com.apple.developer.parent-application-identifiers"
    static let associatedClips = "com.apple.developer.associated-appclip-app-identifiers"
    static let onDemandInstall = "com.apple.developer.on-demand-install-capable"
    static let groups = "com.apple.security.application-groups"
}
