// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipProject
import AppClipTypes
import AppSiteAssociation

/// An entry of the associated domains of a target, as it is written and as it is parsed.
struct DomainEntry {
    /// The key of the entitlement.
    static let key = "com.apple.developer.associated-domains"

    /// The value in the property list.
    let value: PropertyValue

    /// The text of the entry, as it is written.
    let text: String

    /// The parsed entry; `nil` if it is not valid.
    let domain: AssociatedDomain?

    /// The reason the entry is not valid.
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

    /// Whether the entry has variables without a value.
    var isUnknown: Bool { !value.unresolved.isEmpty }

    /// Whether the entry is intended for clips, valid or not.
    var isForClips: Bool { text.trimmed.lowercased().hasPrefix("appclips:") }

    /// The entry for clips, or the one that is intended if it is not valid.
    ///
    /// `https://fruta.app/menu` is intended as the host `fruta.app`. That the entry is not valid is one finding; other
    /// findings are based on the intended entry.
    var meant: AssociatedDomain? {
        if let domain { return domain.service == .appClips ? domain : nil }
        guard fault != nil else { return nil }
        var rest = Substring(text.trimmed)
        if let colon = rest.firstIndex(of: ":") {
            let service = rest[..<colon].trimmed.lowercased()
            if service == "appclips" || Self.nearServices.contains(service) {
                rest = rest[rest.index(after: colon)...]
            } else if AssociatedDomain.Service(rawValue: service) != nil {
                return nil
            }
        }
        rest = Substring(rest.trimmed)
        for scheme in ["https://", "http://"] where rest.lowercased().hasPrefix(scheme) {
            rest = rest.dropFirst(scheme.count)
        }
        let host = rest.prefix { !["/", ":", "?", "#", " "].contains($0) }
        let mode = rest.firstIndex(of: "?").map { rest[$0...] } ?? ""
        return (try? AssociatedDomain("appclips:" + host + mode))
            ?? (try? AssociatedDomain("appclips:" + host))
    }

    /// The usual misspellings of `appclips`.
    private static let nearServices = ["appclip", "app-clips", "app-clip"]

    /// The reason the entry is not valid, in words; `nil` if it is valid, or may have an unknown purpose.
    var fault: String? {
        guard !isUnknown else { return nil }
        guard let error else { return domain?.impossibleHost }
        switch error {
        case .serviceMissing: return "no service, such as 'appclips:', stands in front of the host"
        case .unknownService:
            let service = text.prefix { $0 != ":" }.trimmed.lowercased()
            if service == "http" || service == "https" { return "a URL stands there" }
            if service.contains(".") {
                return "no service, such as 'appclips:', stands in front of the host"
            }
            let known = AssociatedDomain.Service.allCases.map(\.rawValue)
            guard (known + Self.nearServices).contains(service) else { return nil }
            return "the service is written '\(known.first { $0 == service } ?? "appclips")'"
        case .mode: return "after the host only '?mode=developer' or '?mode=managed' may stand"
        case .host(.empty): return "there is no host"
        case .host(.address):
            return "an IP address stands there, and domains alone are associated"
        case .host:
            let host = text.drop { $0 != ":" }.dropFirst()
            if host.contains("://") { return "a scheme stands in front of the host" }
            if host.contains("/") { return "a path stands behind the host" }
            if host.contains(":") { return "a port stands behind the host" }
            if host.utf8.contains(where: \.isSpace) { return "a space stands there" }
            if !host.utf8.allSatisfy({ $0 < 0x80 }) {
                return "a host with other letters than a to z is written in Punycode, as 'xn--…'"
            }
            return "'\(host)' is not a host"
        @unknown default: return "it cannot be read"
        }
    }

    /// The entry as it was intended, if this is certain.
    var fixed: String? {
        var rest = text.trimmed
        guard error != nil, fault != nil, rest.hasPrefix("appclips:") else { return nil }
        rest = String(rest.dropFirst("appclips:".count)).trimmed
        for scheme in ["https://", "http://"] where rest.hasPrefix(scheme) {
            rest = String(rest.dropFirst(scheme.count))
        }
        // A path says which part of a site a clip is for; only the empty one has no meaning.
        if rest.hasSuffix("/") { rest = String(rest.dropLast()) }
        let entry = "appclips:" + rest
        guard let domain = try? AssociatedDomain(entry), domain.mode == .cached else { return nil }
        return entry
    }
}

extension ConfiguredTarget {
    /// The associated domains; none if the entitlements cannot be read.
    var domains: [DomainEntry] {
        guard entitlements.state == .read, let value = entitlements.entry(DomainEntry.key)?.value
        else {
            return []
        }
        // Sometimes a single host is written as a string.
        let values = value.array ?? [value]
        return values.compactMap { value in value.string.map { DomainEntry(value, $0) } }
    }

    /// The hosts of `appclips:` entries, wildcards as `*.HOST`, in their order.
    var clipHosts: [String] {
        domains.compactMap { $0.isUnknown ? nil : $0.meant?.name }
    }
}

extension AssociatedDomain {
    /// The reason no website can have the host, as the end of a sentence; `nil` if one can.
    ///
    /// A website has a name below a top-level domain. `localhost` is a placeholder, which is checked elsewhere.
    var impossibleHost: String? {
        guard !host.text.utf8.contains(UInt8(ascii: ".")), host.text != "localhost" else {
            return nil
        }
        return
            "'\(name)' is not a domain: no website has a name of one label, such as '\(host.text)' for "
            + "'\(host.text).com'"
    }

    /// The host, with the prefix `*.` for a wildcard.
    var name: String { (isWildcard ? "*." : "") + host.text }
}
