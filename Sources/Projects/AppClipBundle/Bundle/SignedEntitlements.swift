// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// What a program may do, and who says so.
public struct SignedEntitlements: Sendable, Hashable {
    /// The entitlements; a dictionary.
    public let list: PropertyList

    /// Where they were found.
    public let origin: Origin

    /// The path of the file where they were found.
    public let path: String

    /// Where entitlements were found, the most trustworthy first.
    public enum Origin: Sendable, Hashable {
        /// In the code signature.
        case signature
        /// In `archived-expanded-entitlements.xcent`, which Xcode leaves in an archive that it does not
        /// sign.
        case expandedFile
        /// In the provisioning profile, which allows more than a program claims.
        case profile
    }

    /// An entitlement.
    public subscript(name: String) -> PropertyList? { list[name] }

    /// The texts of an entitlement that is an array; of one that is a text, that text.
    ///
    /// - Returns: `nil` if there is no such entitlement, or it has other values.
    public func texts(_ name: String) -> [String]? {
        guard let value = list[name] else { return nil }
        if let text = value.string { return [text] }
        guard let elements = value.array else { return nil }
        let texts = elements.compactMap(\.string)
        return texts.count == elements.count ? texts : nil
    }

    /// The identifier with the team's prefix.
    public var applicationIdentifier: String? { list["application-identifier"]?.string }

    /// The entries of the associated domains, as they are written.
    public var associatedDomains: [String] {
        texts("com.apple.developer.associated-domains") ?? []
    }

    /// Whether the bundle is marked as a clip; `nil` if nothing says so.
    public var isOnDemandInstallCapable: Bool? {
        list["com.apple.developer.on-demand-install-capable"]?.boolean
    }
}
