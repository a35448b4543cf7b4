// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import DeviceScenarios
import PublishedRules

// Texts of a particular form.

extension Value {
    private func form<Result>(
        _ form: ScenarioFileError.Form,
        _ read: (String) -> Result?
    ) throws(ScenarioFileError) -> Result {
        let text = try text()
        guard let result = read(text) else { throw error(.malformed(form, text)) }
        return result
    }

    func url() throws(ScenarioFileError) -> InvocationURL {
        try form(.url) { try? InvocationURL($0) }
    }

    func registeredURL() throws(ScenarioFileError) -> RegisteredURL {
        try form(.registeredURL) { text in
            (try? InvocationURL(text)).flatMap { try? RegisteredURL($0) }
        }
    }

    func identifier() throws(ScenarioFileError) -> AppIdentifier {
        try form(.identifier) { try? AppIdentifier($0) }
    }

    func bundle() throws(ScenarioFileError) -> BundleIdentifier {
        try form(.bundle) { try? BundleIdentifier($0) }
    }

    func host() throws(ScenarioFileError) -> HostName { try form(.host) { try? HostName($0) } }

    func domain() throws(ScenarioFileError) -> AssociatedDomain {
        try form(.domain) { try? AssociatedDomain($0) }
    }

    func language() throws(ScenarioFileError) -> Language { try form(.language) { Language($0) } }

    func languages() throws(ScenarioFileError) -> [Language] {
        var languages: [Language] = []
        for entry in try oneOrMore() { languages.append(try entry.language()) }
        return languages
    }

    func system() throws(ScenarioFileError) -> SystemVersion {
        let version = try form(.version) { SystemVersion($0) }
        guard version.isKnown else { throw error(.unknownSystem(try text())) }
        return version
    }

    /// Parses the minimum version of a clip, which need not be an existing version of iOS.
    func version() throws(ScenarioFileError) -> SystemVersion {
        try form(.version) { SystemVersion($0) }
    }

    /// Parses the id of a published rule.
    func rule() throws(ScenarioFileError) -> String {
        let id: String = try form(.rule) { text in
            guard (3...RuleID.longestText).contains(text.utf8.count),
                let group = text.first, group.isASCII, group.isUppercase,
                text.dropFirst().first == "-",
                text.dropFirst(2).allSatisfy({ $0.isASCII && $0.isNumber })
            else { return nil }
            return text
        }
        guard PublishedRule.isPublished(id) else {
            throw error(.unknownRule(id, known: PublishedRule.ids))
        }
        return id
    }

    /// Parses the name of an effect, on its own or followed by its subject.
    func effect() throws(ScenarioFileError) -> String {
        let text = try text()
        let name = String(text.prefix { $0 != " " })
        guard EffectName(rawValue: name) != nil else {
            throw error(.unknownWord(name, known: EffectName.allCases.map(\.rawValue)))
        }
        // The subject of an effect is checked if the format has words for it.
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        switch name {
        case EffectName.decided.rawValue where words.count > 1:
            let outcomes = OutcomeName.allCases.map(\.rawValue)
            guard words.count == 2, outcomes.contains(words[1]) else {
                throw error(.unknownWord(words.dropFirst().joined(separator: " "), known: outcomes))
            }
        case EffectName.refuse.rawValue where words.count == 2,
            EffectName.drop.rawValue where words.count == 3:
            guard PublishedRule.isPublished(words[words.count - 1]) else {
                throw error(.unknownRule(words[words.count - 1], known: PublishedRule.ids))
            }
        default: break
        }
        return text
    }

    func time() throws(ScenarioFileError) -> Timestamp {
        let time = try form(.time) { Moments.time($0) }
        guard Timestamp.showable.contains(time) else { throw error(.impossibleTime) }
        return time
    }

    func moment() throws(ScenarioFileError) -> Moment {
        let moment = try form(.time) { Moments.moment($0) }
        if case .at(let time) = moment, !Timestamp.showable.contains(time) {
            throw error(.impossibleTime)
        }
        return moment
    }

    func duration() throws(ScenarioFileError) -> Int64 {
        let seconds = try form(.duration) { Durations.seconds($0) }
        guard seconds <= DeviceSettings.longestDuration else {
            throw error(.outOfRange(try text(), from: "0 s", through: "36525 days"))
        }
        return seconds
    }

    func zone() throws(ScenarioFileError) -> ZoneRules {
        let name = try text()
        guard let rules = Zones.rules(name) else { throw error(.unknownZone(name)) }
        return rules
    }

    func size() throws(ScenarioFileError) -> ClipSize { try form(.size) { Quantities.size($0) } }

    func metres() throws(ScenarioFileError) -> Double {
        try form(.distance) { Quantities.metres($0) }
    }

    func position() throws(ScenarioFileError) -> Place {
        try form(.position) { Quantities.place($0) }
    }

    /// Parses a name that is not empty.
    func name() throws(ScenarioFileError) -> String { try form(.name) { $0.isEmpty ? nil : $0 } }
}
