// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipTypes

extension ExperienceAdvice {
    /// The number of experiences with the same card from which on there is advice.
    private static let manyExperiences = 5

    /// Returns advice about many special URLs that one general URL could replace (rule C-21).
    ///
    /// Published experiences of the same clip and host count as the same if their cards and
    /// categories are the same; experiences with a place are ignored, since Maps shows each place
    /// with its own URL (rule C-19).
    ///
    /// - Parameter experiences: The experiences, of any clips.
    /// - Returns: The advice, in the order of the prefixes.
    /// - Complexity: O(*n* log *n*) for *n* experiences.
    public static func prefixes(
        for experiences: some Sequence<AdvancedExperience>
    ) -> [ExperienceAdvice] {
        var groups: [Look: Group] = [:]
        for experience in experiences where experience.state == .published {
            guard experience.place == nil, experience.placeDetails == nil else { continue }
            groups[Look(experience), default: Group(experience.url)].add(experience.url)
        }
        return groups.values.filter { $0.count >= manyExperiences }
            .map { (prefix: $0.prefix, count: $0.count) }
            .sorted { ($0.prefix, $0.count) < ($1.prefix, $1.count) }
            .map { ExperienceAdvice(code: .samePrefix($0.prefix, count: $0.count)) }
    }

    /// The properties that experiences must have in common.
    private struct Look: Hashable {
        let clip: AppIdentifier
        let host: HostName
        let card: CardMetadata
        let isPoweredBy: Bool
        let category: BusinessCategory?

        init(_ experience: AdvancedExperience) {
            clip = experience.clip
            host = experience.url.url.host
            card = experience.card
            isPoweredBy = experience.isPoweredBy
            category = experience.category
        }
    }

    /// A group of experiences with the same look.
    private struct Group {
        private var common: ArraySlice<UInt8>
        private(set) var count = 0

        /// Creates a group to which this URL will be added.
        init(_ first: RegisteredURL) {
            common =
                first.url.canonical[
                    first.url.hostRange.lowerBound..<first.url.pathRange.upperBound
                ]
        }

        /// Adds a URL, which shortens the common path to whole components.
        mutating func add(_ url: RegisteredURL) {
            count += 1
            let other = url.url.canonical[
                url.url.hostRange.lowerBound..<url.url.pathRange.upperBound
            ]
            let shared = zip(common, other).prefix { $0 == $1 }.count
            let isWhole =
                (shared == common.count || common[common.startIndex + shared] == .slash)
                && (shared == other.count || other[other.startIndex + shared] == .slash)
            common = common.prefix(shared)
            if !isWhole { common = common[..<(common.lastIndex(of: .slash) ?? common.endIndex)] }
        }

        var prefix: String { "https://" + String(decoding: common, as: UTF8.self) }
    }
}
