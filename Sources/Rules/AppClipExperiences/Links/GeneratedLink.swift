// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
public import AppClipTypes

/// A link that the store generates for a clip.
///
///     https://HOST/id?p=BUNDLE-ID      the default link; further items may follow (C-07, C-09)
///     https://HOST/demo?p=BUNDLE-ID    the demo link (question O-09)
///     https://HOST/d/KEY               its short version, which fits into a code (rule A-26)
public struct GeneratedLink: Sendable, Hashable {
    /// The target of the link.
    public let target: Target

    /// Whether the URL has parts in addition to those that identify the clip.
    public let hasParameters: Bool

    /// The target of a link.
    public enum Target: Sendable, Hashable {
        /// A clip, by its default link.
        case defaultLink(BundleIdentifier)
        /// A clip, by its demo link.
        case demoLink(BundleIdentifier)
        /// A clip, by the short version of its demo link.
        case shortDemoLink(key: String)
    }

    /// Creates the generated link in a URL, or `nil` if the URL is not a generated link.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - hosts: The hosts that generate links.
    public init?(_ url: InvocationURL, hosts: Set<HostName>) {
        guard let shape = LinkShape(url, hosts: hosts) else { return nil }
        let name = String(ascii: url.canonical[shape.name])
        switch shape.form {
        case .shortDemoLink:
            target = .shortDemoLink(key: name)
        case .defaultLink:
            guard let bundle = try? BundleIdentifier(name) else { return nil }
            target = .defaultLink(bundle)
        case .demoLink:
            guard let bundle = try? BundleIdentifier(name) else { return nil }
            target = .demoLink(bundle)
        }
        hasParameters = shape.hasParameters
    }

    /// The kind of experience that the link starts.
    public var kind: ExperienceKind {
        switch target {
        case .defaultLink: .defaultLink
        case .demoLink, .shortDemoLink: .demoLink
        }
    }
}
