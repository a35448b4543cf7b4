// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

extension ExperienceAdvice {
    /// This many experiences with the same card are worth a word.
    private static let manyExperiences = 5

    /// Where one general URL would do for many special ones (rule C-21).
    ///
    /// Experiences of the same clip and host count as the same if their cards, categories and states
    /// do; those with a place do not, since Maps shows each place with its own URL (rule C-19).
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

    /// What experiences have to have in common.
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

    /// Experiences with the same look.
    private struct Group {
        private var common: ArraySlice<UInt8>
        private(set) var count = 0

        /// A group that this URL is to be added to.
        init(_ first: RegisteredURL) {
            common =
                first.url.canonical[
                    first.url.hostRange.lowerBound..<first.url.pathRange.upperBound
                ]
        }

        /// Shortens the common path to whole components.
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
