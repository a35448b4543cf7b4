// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

/// The rules of a file's `applinks`, compiled, to decide which URL which app takes.
///
/// ```swift
/// let matcher = LinkMatcher(site.links, host: "fruta.example")
/// matcher.decision(for: "ABCDE12345.com.example.fruta", try LinkURL("https://fruta.example/buy/1"))
/// ```
///
/// It says what the file allows. Whether a link opens the app also depends on the app's entitlement
/// and on what the person chose. For App Clips it decides nothing (rule B-25).
///
/// The numbers of rules in comments are those of `Documentation/association.md`. A character is a
/// Unicode scalar: what a percent-encoded URL spells is scalars, and the borders between characters
/// as people see them move with each version of Unicode, and swallow slashes before accents.
public struct LinkMatcher: Sendable {
    /// The section that was compiled; `nil` where the file has none.
    public let links: AppLinks?

    /// The host for which the file was served, in lowercase; empty where it does not matter.
    public let host: String

    /// The rules.
    let compiled: CompiledRules

    /// Compiles the rules of a section.
    ///
    /// - Parameters:
    ///   - links: The section; `nil` matches nothing.
    ///   - host: The host for which the file was served, in letters of either case, as it is served:
    ///     nothing is turned into `xn--` or back. With an empty one, URLs of all hosts are decided.
    /// - Complexity: O(length of the file).
    public init(_ links: AppLinks?, host: String = "") {
        self.links = links
        self.host = host.lowercasedASCII
        compiled = CompiledRules(links)
    }

    /// Decides about an app and a URL.
    ///
    /// - Parameters:
    ///   - app: The app's identifier, compared letter by letter.
    ///   - url: The URL.
    /// - Returns: The decision of the first rule that matches.
    /// - Complexity: O(*r* · *u*) at most, with *r* the length of the app's rules and *u* that of
    ///   the URL. Nothing is allocated.
    public func decision(for app: String, _ url: LinkURL) -> LinkDecision {
        guard let entries = compiled.apps[ExactName(app)], covers(url) else { return .noMatch }
        return compiled.decision(of: entries, url)
    }

    /// The apps that the file names, each with the decision about a URL, by their identifiers.
    ///
    /// - Complexity: As ``decision(for:_:)`` for each app.
    public func decisions(about url: LinkURL) -> [(app: String, decision: LinkDecision)] {
        compiled.apps.keys.sorted().map { ($0.text, decision(for: $0.text, url)) }
    }

    /// The rules for one app, to decide about many URLs.
    public func rules(for app: String) -> AppRules {
        AppRules(compiled: compiled, host: host, entries: compiled.apps[ExactName(app)] ?? [])
    }

    /// Whether the file has a say about a URL at all: its host is the file's, and its scheme is the
    /// only one that is associated (rule 9).
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
    /// The text with ASCII letters in small ones, and nothing else changed.
    var lowercasedASCII: String {
        String(decoding: utf8.map(\.lowercased), as: UTF8.self)
    }
}
