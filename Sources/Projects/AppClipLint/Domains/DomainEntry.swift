// SPDX-License-Identifier: Apache-2.0

internal import AppClipProject
internal import AppClipTypes
internal import AppSiteAssociation

/// An entry of the associated domains of a target, as it is written, and what can be read of it.
struct DomainEntry {
    /// The entitlement.
    static let key = "com.apple.developer.associated-domains"

    /// The value in the property list.
    let value: PropertyValue

    /// The text.
    let text: String

    /// The entry; `nil` if it cannot be read.
    let domain: AssociatedDomain?

    /// Why it cannot be read.
    let error: AssociatedDomain.ParsingError?

    init(_ value: PropertyValue, _ text: String) {
        self.value = value
        self.text = text
        do throws(AssociatedDomain.ParsingError) {
            domain = try AssociatedDomain(text)
            error = nil
        } catch {
            domain = nil
            self.error = error
        }
    }

    /// Whether it has variables without a value.
    var isUnknown: Bool { !value.unresolved.isEmpty }

    /// Whether it is meant for clips, readable or not.
    var isForClips: Bool { text.trimmed.lowercased().hasPrefix("appclips:") }
}

extension ConfiguredTarget {
    /// The associated domains; none if there are no entitlements that can be read.
    var domains: [DomainEntry] {
        guard entitlements.state == .read, let value = entitlements.entry(DomainEntry.key)?.value
        else {
            return []
        }
        // One host alone is written as a string at times.
        let values = value.array ?? [value]
        return values.compactMap { value in value.string.map { DomainEntry(value, $0) } }
    }

    /// The hosts of readable `appclips:` entries, sub-domains as `*.HOST`, in their order.
    var clipHosts: [String] {
        domains.compactMap { entry in
            guard let domain = entry.domain, domain.service == .appClips, !entry.isUnknown else {
                return nil
            }
            return domain.name
        }
    }
}

extension AssociatedDomain {
    /// The host, with the `*.` in front of it.
    var name: String { (isWildcard ? "*." : "") + host.text }
}
