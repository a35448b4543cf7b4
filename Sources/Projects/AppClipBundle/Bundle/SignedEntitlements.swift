// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// The entitlements of a program, and their origin.
public struct SignedEntitlements: Sendable, Hashable {
    /// The entitlements; a dictionary.
    public let list: PropertyList

    /// The origin of the entitlements.
    public let origin: Origin

    /// The path of the file that contains the entitlements.
    public let path: String

    /// The origin of entitlements, the most trustworthy first.
    public enum Origin: Sendable, Hashable {
        /// The code signature.
        case signature
        /// The file `archived-expanded-entitlements.xcent`, which Xcode leaves in an archive that it does not sign.
        case expandedFile
        /// The provisioning profile, which allows more than a program claims.
        case profile
    }

    /// The value of an entitlement.
    public subscript(name: String) -> PropertyList? { list[name] }

    /// Returns the strings of an entitlement that is an array, or the one string of an entitlement that is a string.
    ///
    /// - Returns: `nil` if there is no such entitlement, or it has other values.
    public func texts(_ name: String) -> [String]? {
        guard let value = list[name] else { return nil }
        if let text = value.string { return [text] }
        guard let elements = value.array else { return nil }
        let texts = elements.compactMap(\.string)
        return texts.count == elements.count ? texts : nil
    }

    /// The application identifier, with the prefix of the team.
    public var applicationIdentifier: String? { list["application-identifier"]?.string }

    /// The entries of the associated domains, as they are written.
    public var associatedDomains: [String] {
        texts("com.apple.developer.associated-domains") ?? []
    }

    /// Whether the bundle is marked as a clip; `nil` if the entitlement is missing.
    public var isOnDemandInstallCapable: Bool? {
        list["com.apple.developer.on-demand-install-capable"]?.boolean
    }
}
