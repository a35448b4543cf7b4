// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
public import AppClipTypes

/// Advice about the experiences of a clip as a whole.
///
/// The store accepts the experiences as they are.
public struct ExperienceAdvice: Sendable, Hashable {
    /// The kind of advice.
    public let code: Code

    /// The kinds of advice.
    @nonexhaustive public enum Code: Sendable, Hashable {
        /// This number of experiences have the same card, and one with this prefix could replace
        /// them all.
        case samePrefix(String, count: Int)
        /// A need that only an advanced experience meets, and none does.
        case advancedExperienceNeeded(Need)
        /// A short URL is registered, but the URL to which it redirects is not.
        case redirectTargetNotRegistered(RegisteredURL, target: InvocationURL)
        /// Advanced experiences cover all pages of the clip's websites, so only the generated links
        /// remain for the default experience.
        case defaultExperienceWithoutURL
        /// The URL is the first of its kind: clip and app need code for it.
        case newURL(RegisteredURL)
    }

    /// A need for an advanced experience (rule C-28).
    public enum Need: Sendable, Hashable {
        /// Codes, tags and places on iOS 16.3 and earlier.
        case oldSystems
        /// A card of its own on a further website.
        case furtherWebsite(HostName)
        /// A place on the map.
        case place
        /// Several businesses, each with a card of its own.
        case severalBusinesses
    }

    /// The rule on which the advice is based.
    public var rule: RuleID {
        switch code {
        case .samePrefix: "C-21"
        case .advancedExperienceNeeded: "C-28"
        case .redirectTargetNotRegistered: "C-55"
        case .defaultExperienceWithoutURL: "C-60"
        case .newURL: "C-63"
        }
    }
}

// MARK: - Needs

extension ExperienceAdvice {
    /// Returns the needs for advanced experiences that no published experience meets (rule C-28).
    ///
    /// If there are no needs, the default experience and its default link are enough (rule C-62).
    ///
    /// - Parameters:
    ///   - needs: The needs of the clip.
    ///   - experiences: The experiences of the clip.
    /// - Returns: The advice, in the order of the needs.
    public static func unmet(
        _ needs: [Need],
        by experiences: some Sequence<AdvancedExperience>
    ) -> [ExperienceAdvice] {
        let published = experiences.filter { $0.state == .published }
        return needs.filter { need in
            switch need {
            case .oldSystems: published.isEmpty
            case .furtherWebsite(let host): !published.contains { $0.url.url.host == host }
            case .place: !published.contains { $0.place != nil }
            case .severalBusinesses: published.count < 2
            }
        }.map { ExperienceAdvice(code: .advancedExperienceNeeded($0)) }
    }

    /// Returns the needs of a build for advanced experiences, as far as the build itself shows
    /// them.
    ///
    /// - Parameter build: The build that the store offers.
    /// - Returns: The needs; none for a build without a website on a recent system (rule C-62).
    public static func needs(of build: Build) -> [Need] {
        // The default experience is enough for one website.
        build.associatedDomains.dropFirst().map { .furtherWebsite($0) }
            + (build.minimumSystem < SystemVersion(16, 4) ? [.oldSystems] : [])
    }

    /// Returns advice if the default experience has no URL of its own beside advanced ones (rule
    /// C-60).
    ///
    /// - Parameters:
    ///   - hosts: The hosts that the clip is associated with.
    ///   - experiences: The experiences of the clip.
    /// - Returns: The advice; `nil` if a page of a host remains for the default experience.
    public static func aboutDefaultExperience(
        on hosts: [HostName],
        beside experiences: some Sequence<AdvancedExperience>
    ) -> ExperienceAdvice? {
        let whole = experiences.filter {
            $0.state == .published && $0.url.pathComponentCount == 0 && $0.url.queryItemCount == 0
        }
        let covered = Set(whole.map { $0.url.url.host })
        guard !covered.isEmpty, hosts.allSatisfy(covered.contains) else { return nil }
        return ExperienceAdvice(code: .defaultExperienceWithoutURL)
    }
}

// MARK: - Single URLs

extension ExperienceAdvice {
    /// Returns advice if the URL to which a short one redirects needs an experience too (rule
    /// C-55).
    ///
    /// - Parameters:
    ///   - short: The registered URL.
    ///   - target: The URL to which its website redirects it.
    ///   - experiences: The published experiences of all clips, by their URLs.
    /// - Returns: The advice; `nil` if an experience covers the target.
    public static func about(
        redirectOf short: RegisteredURL,
        to target: InvocationURL,
        among experiences: some Sequence<RegisteredURL>
    ) -> ExperienceAdvice? {
        if experiences.contains(where: { $0.covers(target) }) { return nil }
        return ExperienceAdvice(code: .redirectTargetNotRegistered(short, target: target))
    }

    /// Returns advice if a URL is of a new kind, which needs code in clip and app (rule C-63).
    ///
    /// - Parameters:
    ///   - url: The URL that is registered.
    ///   - others: The other registered URLs of the clip.
    /// - Returns: The advice; `nil` if another one covers the URL, or has the same parent.
    /// - Complexity: O(number of others).
    public static func about(
        new url: RegisteredURL,
        beside others: some Sequence<RegisteredURL>
    ) -> ExperienceAdvice? {
        let parent = url.parent
        if others.contains(where: { $0 != url && ($0.covers(url.url) || $0.parent == parent) }) {
            return nil
        }
        return ExperienceAdvice(code: .newURL(url))
    }
}

extension RegisteredURL {
    /// The host and the path without the last path component and without the query.
    var parent: ArraySlice<UInt8> {
        let whole = url.canonical[url.hostRange.lowerBound..<url.pathRange.upperBound]
        guard pathComponentCount > 0, let slash = whole.lastIndex(of: .slash) else { return whole }
        return whole[..<slash]
    }
}
