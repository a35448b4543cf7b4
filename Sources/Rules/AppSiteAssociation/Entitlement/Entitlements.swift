// SPDX-License-Identifier: Apache-2.0

/// The entitlements of an app or a clip, as far as association needs them.
public struct Entitlements: Sendable, Hashable {
    /// The name of the entitlement with the hosts.
    public static let domainsKey = "com.apple.developer.associated-domains"

    /// The entries of `com.apple.developer.associated-domains`, as they are written; empty where
    /// there is no such entitlement.
    public let associatedDomains: [String]

    /// The app's identifier, where the file has one: a code signature does, a project does not.
    public let applicationIdentifier: String?

    /// Whether the identifier ends with a `*`: associated domains need an explicit one (rule B-27).
    public var hasWildcardIdentifier: Bool { applicationIdentifier?.utf8.last == 0x2A }

    /// Reads the entitlements from a property list.
    ///
    /// - Parameter plist: A file in XML or binary form: an `.entitlements` file, or what a code
    ///   signature holds.
    /// - Throws: ``PropertyListError`` where the bytes are no property list or no dictionary, or the
    ///   entitlement is no array of strings.
    public init(plist: [UInt8]) throws(PropertyListError) {
        guard case .dictionary(let members) = try PropertyList(plist) else {
            throw PropertyListError(code: .form, offset: 0)
        }
        var domains: [String] = []
        switch members[Self.domainsKey] {
        case nil: break
        case .array(let values):
            for value in values {
                guard case .string(let text) = value else {
                    throw PropertyListError(code: .element, offset: 0)
                }
                domains.append(text)
            }
        // One host alone is written as a string at times, and taken.
        case .string(let text): domains = [text]
        default: throw PropertyListError(code: .element, offset: 0)
        }
        associatedDomains = domains
        if case .string(let text) = members["application-identifier"] {
            applicationIdentifier = text
        } else {
            applicationIdentifier = nil
        }
    }
}
