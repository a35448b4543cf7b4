// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// The entitlements of an app or a clip, as far as association needs them.
public struct Entitlements: Sendable, Hashable {
    /// The name of the entitlement that contains the hosts.
    public static let domainsKey = "com.apple.developer.associated-domains"

    /// The entries of `com.apple.developer.associated-domains`, as they are written; empty if there
    /// is no such entitlement.
    public let associatedDomains: [String]

    /// The app's identifier, if the file has one: a code signature does, a project does not.
    public let applicationIdentifier: String?

    /// Whether the identifier ends with a `*`: associated domains need an explicit one (rule B-27).
    public var hasWildcardIdentifier: Bool { applicationIdentifier?.utf8.last == 0x2A }

    /// Creates entitlements from a property list.
    ///
    /// - Parameter plist: A file in XML or binary form: an `.entitlements` file, or the
    ///   entitlements of a code signature.
    /// - Throws: `PropertyListError` if the bytes are not a property list or not a dictionary, or
    ///   the entitlement is not an array of strings.
    public init(plist: [UInt8]) throws(PropertyListError) {
        let list = try PropertyList(plist)
        guard list.members != nil else {
            throw PropertyListError(code: .form, offset: list.offset)
        }
        var domains: [String] = []
        if let value = list[Self.domainsKey] {
            // A single host is sometimes written as a string, which is accepted.
            for entry in value.array ?? [value] {
                guard let text = entry.string else {
                    throw PropertyListError(code: .element, offset: entry.offset)
                }
                domains.append(text)
            }
        }
        associatedDomains = domains
        applicationIdentifier = list["application-identifier"]?.string
    }
}
