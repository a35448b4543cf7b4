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

    /// The entry for clips that it is, or that it is meant to be where it cannot be read.
    ///
    /// Whoever writes `https://fruta.app/menu` means the host `fruta.app`. That it cannot be read is one finding;
    /// what else is found rests on what is meant.
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

    /// How `appclips` is misspelt.
    private static let nearServices = ["appclip", "app-clips", "app-clip"]

    /// Why it cannot be read, in words; `nil` where it can be read, or may be meant for something unknown to
    /// us.
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
            return "'\(host)' is no host"
        @unknown default: return "it cannot be read"
        }
    }

    /// The entry as it was meant, where that can be told for certain.
    var mended: String? {
        var rest = text.trimmed
        guard error != nil, fault != nil, rest.hasPrefix("appclips:") else { return nil }
        rest = String(rest.dropFirst("appclips:".count)).trimmed
        for scheme in ["https://", "http://"] where rest.hasPrefix(scheme) {
            rest = String(rest.dropFirst(scheme.count))
        }
        // A path decides about what a clip is for; only the empty one says nothing.
        if rest.hasSuffix("/") { rest = String(rest.dropLast()) }
        let entry = "appclips:" + rest
        guard let domain = try? AssociatedDomain(entry), domain.mode == .cached else { return nil }
        return entry
    }
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

    /// The hosts of `appclips:` entries, sub-domains as `*.HOST`, in their order.
    var clipHosts: [String] {
        domains.compactMap { $0.isUnknown ? nil : $0.meant?.name }
    }
}

extension AssociatedDomain {
    /// Why no website can have the host, as the end of a sentence; `nil` where one can.
    ///
    /// A website has a name below a top-level domain. `localhost` is a placeholder of its own.
    var impossibleHost: String? {
        guard !host.text.utf8.contains(UInt8(ascii: ".")), host.text != "localhost" else {
            return nil
        }
        return
            "'\(name)' is not a domain: no website has a name of one label, such as '\(host.text)' for "
            + "'\(host.text).com'"
    }

    /// The host, with the `*.` in front of it.
    var name: String { (isWildcard ? "*." : "") + host.text }
}
