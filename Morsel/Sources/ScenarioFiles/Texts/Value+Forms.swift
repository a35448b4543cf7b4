import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import DeviceScenarios

// Texts that have a form.

extension Value {
    private func form<Result>(
        _ form: ScenarioFault.Form,
        _ read: (String) -> Result?
    ) throws(ScenarioFault) -> Result {
        let text = try text()
        guard let result = read(text) else { throw fault(.form(form, text)) }
        return result
    }

    func url() throws(ScenarioFault) -> InvocationURL {
        try form(.url) { try? InvocationURL($0) }
    }

    func registeredURL() throws(ScenarioFault) -> RegisteredURL {
        try form(.registeredURL) { text in
            (try? InvocationURL(text)).flatMap { try? RegisteredURL($0) }
        }
    }

    func identifier() throws(ScenarioFault) -> AppIdentifier {
        try form(.identifier) { try? AppIdentifier($0) }
    }

    func bundle() throws(ScenarioFault) -> BundleIdentifier {
        try form(.bundle) { try? BundleIdentifier($0) }
    }

    func host() throws(ScenarioFault) -> HostName { try form(.host) { try? HostName($0) } }

    func domain() throws(ScenarioFault) -> AssociatedDomain {
        try form(.domain) { try? AssociatedDomain($0) }
    }

    func language() throws(ScenarioFault) -> Language { try form(.language) { Language($0) } }

    func languages() throws(ScenarioFault) -> [Language] {
        var languages: [Language] = []
        for entry in try oneOrMore() { languages.append(try entry.language()) }
        return languages
    }

    func system() throws(ScenarioFault) -> SystemVersion {
        let version = try form(.version) { SystemVersion($0) }
        guard version.isKnown else { throw fault(.unknownSystem(try text())) }
        return version
    }

    /// A version that a clip supports, which need not be one of a system.
    func version() throws(ScenarioFault) -> SystemVersion {
        try form(.version) { SystemVersion($0) }
    }

    func rule() throws(ScenarioFault) -> String {
        try form(.rule) { text in
            let bytes = Array(text.utf8)
            let digits = bytes.dropFirst(2)
            guard bytes.count >= 3, bytes.count <= RuleID.longestText,
                (0x41...0x5A).contains(bytes[0]), bytes[1] == UInt8(ascii: "-"),
                digits.allSatisfy({ (0x30...0x39).contains($0) })
            else { return nil }
            return text
        }
    }

    func time() throws(ScenarioFault) -> Timestamp {
        let time = try form(.time) { Moments.time($0) }
        guard Timestamp.showable.contains(time) else { throw fault(.impossibleTime) }
        return time
    }

    func moment() throws(ScenarioFault) -> Moment {
        let moment = try form(.time) { Moments.moment($0) }
        if case .at(let time) = moment, !Timestamp.showable.contains(time) {
            throw fault(.impossibleTime)
        }
        return moment
    }

    func duration() throws(ScenarioFault) -> Int64 {
        let seconds = try form(.duration) { Durations.seconds($0) }
        guard seconds <= DeviceSettings.longestDuration else {
            throw fault(.outOfRange(try text(), from: "0 s", through: "36525 days"))
        }
        return seconds
    }

    func zone() throws(ScenarioFault) -> ZoneRules {
        let name = try text()
        guard let rules = Zones.rules(name) else { throw fault(.unknownZone(name)) }
        return rules
    }

    func size() throws(ScenarioFault) -> ClipSize { try form(.size) { Quantities.size($0) } }

    func metres() throws(ScenarioFault) -> Double {
        try form(.distance) { Quantities.metres($0) }
    }

    func position() throws(ScenarioFault) -> Place {
        try form(.position) { Quantities.place($0) }
    }

    /// A name that is not empty.
    func name() throws(ScenarioFault) -> String { try form(.name) { $0.isEmpty ? nil : $0 } }
}
