// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
package import AppClipTypes

/// The form of a generated link, and the range of its target in the URL, so that nothing is copied.
package struct LinkShape {
    package enum Form {
        case defaultLink
        case demoLink
        case shortDemoLink
    }

    package let form: Form

    /// The range of the bundle identifier or key in the canonical form.
    package let name: Range<Int>

    /// Whether the URL has parts in addition to those that identify the clip.
    package let hasParameters: Bool

    package init?(_ url: InvocationURL, hosts: Set<HostName>) {
        guard hosts.contains(where: { url.isOn($0) }) else { return nil }
        let bytes = url.canonical
        let path = url.pathRange
        if let key = Self.key(in: bytes, path) {
            form = .shortDemoLink
            name = key
            hasParameters = url.markedQueryRange.count > 0 || url.hasFragment
            return
        }
        // The question mark, `p` and the equals sign come before the identifier.
        let query = url.markedQueryRange
        let start = query.lowerBound + 3
        guard start < query.upperBound,
            bytes[query.lowerBound + 1] == UInt8(ascii: "p"), bytes[start - 1] == .equals
        else { return nil }
        let end = bytes[start..<query.upperBound].firstIndex(of: .ampersand) ?? query.upperBound
        guard BundleIdentifier.isValid(bytes[start..<end]) else { return nil }
        if bytes[path].elementsEqual("/id".utf8) {
            form = .defaultLink
        } else if bytes[path].elementsEqual("/demo".utf8) {
            form = .demoLink
        } else {
            return nil
        }
        name = start..<end
        hasParameters = end < query.upperBound || url.hasFragment
    }

    /// The kind of experience that the link starts.
    package var kind: ExperienceKind {
        switch form {
        case .defaultLink: .defaultLink
        case .demoLink, .shortDemoLink: .demoLink
        }
    }

    /// Returns the range of the key in `/d/KEY`.
    private static func key(in bytes: [UInt8], _ path: Range<Int>) -> Range<Int>? {
        let start = path.lowerBound + 3
        guard start < path.upperBound, bytes[path].starts(with: "/d/".utf8),
            !bytes[start..<path.upperBound].contains(.slash)
        else { return nil }
        return start..<path.upperBound
    }
}
