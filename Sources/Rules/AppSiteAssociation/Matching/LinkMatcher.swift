// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// The compiled rules of a file's `applinks`, which decide about the URLs that each app opens.
///
/// ```swift
/// let matcher = LinkMatcher(site.links, host: "fruta.example")
/// matcher.decision(for: "ABCDE12345.com.example.fruta", try LinkURL("https://fruta.example/buy/1"))
/// ```
///
/// It reports what the file allows. Whether a link opens the app also depends on the app's
/// entitlement and on the choice of the person. It has no effect on App Clips (rule B-25).
///
/// The rule numbers in comments are those of `Documentation/association.md`. A character is a
/// Unicode scalar: a percent-encoded URL spells scalars, whereas the boundaries between characters
/// as people see them change with each version of Unicode, and can include slashes before accents.
public struct LinkMatcher: Sendable {
    /// The section that was compiled; `nil` if the file has none.
    public let links: AppLinks?

    /// The host for which the file was served, in lowercase; empty if it does not matter.
    public let host: String

    /// The compiled rules.
    let compiled: CompiledRules

    /// Creates a matcher by compiling the rules of a section.
    ///
    /// - Parameters:
    ///   - links: The section; `nil` matches nothing.
    ///   - host: The host for which the file was served, in letters of either case: it is not
    ///     converted to or from `xn--`. If it is empty, URLs of all hosts are decided.
    /// - Complexity: O(length of the file).
    public init(_ links: AppLinks?, host: String = "") {
        self.links = links
        self.host = host.lowercasedASCII
        compiled = CompiledRules(links)
    }

    /// Decides about an app and a URL.
    ///
    /// - Parameters:
    ///   - app: The app's identifier, compared byte by byte.
    ///   - url: The URL.
    /// - Returns: The decision of the first rule that matches.
    /// - Complexity: At most O(*r* · *u*), with *r* the length of the app's rules and *u* that of
    ///   the URL. No memory is allocated.
    public func decision(for app: String, _ url: LinkURL) -> LinkDecision {
        guard let entries = compiled.apps[ExactName(app)], covers(url) else { return .noMatch }
        return compiled.decision(of: entries, url)
    }

    /// Returns the apps that the file names, each with the decision about a URL, ordered by
    /// identifier.
    ///
    /// - Complexity: That of ``decision(for:_:)`` for each app.
    public func decisions(about url: LinkURL) -> [(app: String, decision: LinkDecision)] {
        compiled.apps.keys.sorted().map { ($0.text, decision(for: $0.text, url)) }
    }

    /// Returns the rules for one app, for decisions about many URLs.
    public func rules(for app: String) -> AppRules {
        AppRules(compiled: compiled, host: host, entries: compiled.apps[ExactName(app)] ?? [])
    }

    /// Whether the file decides about a URL at all: its host is the file's, and its scheme is the
    /// only one that can be associated (rule 9).
    func covers(_ url: LinkURL) -> Bool { Self.covers(url, host) }

    @inline(__always)
    fileprivate static func covers(_ url: LinkURL, _ host: String) -> Bool {
        url.isHTTPS && (host.isEmpty || ExactName(host) == ExactName(url.host))
    }
}

/// The rules of a file for one app.
public struct AppRules: Sendable {
    fileprivate let compiled: CompiledRules
    fileprivate let host: String
    fileprivate let entries: [Int]

    /// Decides about a URL, as ``LinkMatcher/decision(for:_:)`` does.
    public func decision(about url: LinkURL) -> LinkDecision {
        LinkMatcher.covers(url, host) ? compiled.decision(of: entries, url) : .noMatch
    }
}

extension String {
    /// The text with uppercase ASCII letters in lowercase, and otherwise unchanged.
    var lowercasedASCII: String {
        String(decoding: utf8.map(\.lowercased), as: UTF8.self)
    }
}
