// SPDX-License-Identifier: Apache-2.0

package import AppClipBytes
package import AppClipTypes
package import AppSiteAssociation

/// A clip that runs on iPhones only, as described by an archive, a project or options (C9).
package struct NativeClip: Hashable {
    package var app: AppIdentifier
    package var clip: AppIdentifier
    package var name: String
    package var version: String
    package var minimumSystem: SystemVersion
    package var entitlement: [AssociatedDomain]
    package var appEntitlement: [AssociatedDomain]
    package var size: ClipSize?
}
