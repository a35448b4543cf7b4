// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import DeviceScenarios

/// Reads expectations about a clip or app.
struct AppOrClipReader {
    let world: WorldParts

    /// The maximum number of times that a clip can have been launched so far.
    let launches: Int

    typealias Expected = (AppOrClipProperty, PropertyValue, ScenarioPlace)

    func expectations(_ key: AppOrClipKey, _ value: Value) throws(ScenarioFileError) -> [Expected] {
        if let property = key.property {
            let expected = try value.propertyValue(property.type, in: world)
            return [(.plain(property), expected, value.place)]
        }
        switch key.group {
        case .permissions:
            return try mapped(value, Permission.self, .flag) { .permission($0) }
        case .files: return try texts(value) { .file($0, .own) }
        case .defaults: return try texts(value) { .setting($0, .own) }
        case .groups: return try groups(value)
        case .keychain: return try each(value, keychain)
        case .credentials:
            let words = PropertyType.word(Accounts.CredentialState.allCases.map(\.rawValue))
            var found: [Expected] = []
            for (key, value) in try value.entries() {
                let user = try key.name()
                let expected = try value.propertyValue(words, in: world)
                found.append((.credential(user: user), expected, value.place))
            }
            return found
        case .records: return try each(value, record)
        case .location: return try each(value, location)
        case .frameworks: return try mapped(value, Framework.self, .flag) { .framework($0) }
        case .functions: return try mapped(value, ClipFunction.self, .flag) { .function($0) }
        case nil: return []
        }
    }

    private func each(
        _ value: Value,
        _ read: (Value) throws(ScenarioFileError) -> [Expected]
    ) throws(ScenarioFileError) -> [Expected] {
        var found: [Expected] = []
        for entry in try value.oneOrMore() { found += try read(entry) }
        return found
    }

    /// Reads a mapping whose keys are cases of an enumeration.
    private func mapped<Word: RawRepresentable<String> & CaseIterable>(
        _ value: Value,
        _ type: Word.Type,
        _ propertyType: PropertyType,
        _ property: (Word) -> AppOrClipProperty
    ) throws(ScenarioFileError) -> [Expected] {
        var found: [Expected] = []
        for (key, value) in try value.entries() {
            let word = try key.word(type)
            let expected = try value.propertyValue(propertyType, in: world)
            found.append((property(word), expected, value.place))
        }
        return found
    }

    private func texts(
        _ value: Value,
        _ property: (String) -> AppOrClipProperty
    ) throws(ScenarioFileError) -> [Expected] {
        var found: [Expected] = []
        for (key, value) in try value.entries() {
            let expected = PropertyValue(try value.textOrNull())
            found.append((property(try key.name()), expected, value.place))
        }
        return found
    }

    private func groups(_ value: Value) throws(ScenarioFileError) -> [Expected] {
        var found: [Expected] = []
        for (key, value) in try value.entries() {
            let name = try key.name()
            found.append((.group(name), .flag(!value.isNull), value.place))
            if value.isNull { continue }
            let fields = try Fields(value, ContainerKey.self)
            if let files = fields[.files] { found += try texts(files) { .file($0, .group(name)) } }
            if let defaults = fields[.defaults] {
                found += try texts(defaults) { .setting($0, .group(name)) }
            }
        }
        return found
    }

    private func keychain(_ value: Value) throws(ScenarioFileError) -> [Expected] {
        let fields = try Fields(value, KeychainExpectationKey.self)
        let query = KeychainQuery(
            try fields.required(.itemClass).word(),
            label: try fields[.label]?.text(),
            service: try fields[.service]?.text(),
            account: try fields[.account]?.text()
        )
        var found: [Expected] = []
        let keys: [(KeychainExpectationKey, AppOrClipProperty.KeychainField)] = [
            (.count, .count), (.data, .data), (.from, .origin),
        ]
        for (key, field) in keys {
            guard let value = fields[key] else { continue }
            let expected = try value.propertyValue(field.type, in: world)
            found.append((.keychain(query, field), expected, value.place))
        }
        if found.isEmpty { throw value.error(.exactlyOne(keys.map(\.0.rawValue), found: [])) }
        return found
    }

    private func record(_ value: Value) throws(ScenarioFileError) -> [Expected] {
        let fields = try Fields(value, RecordExpectationKey.self)
        let container = try fields.required(.container).name()
        let name = try fields.required(.name).name()
        var found: [Expected] = []
        if let value = fields[.value] {
            let expected = PropertyValue(try value.textOrNull())
            found.append((.record(name, container: container), expected, value.place))
        }
        if let rule = fields[.refusedBy] {
            let expected = try rule.propertyValue(.rule, in: world)
            found.append((.recordRefusal(name, container: container), expected, rule.place))
        }
        if found.isEmpty { throw value.error(.exactlyOne(["value", "refused-by"], found: [])) }
        return found
    }

    private func location(_ value: Value) throws(ScenarioFileError) -> [Expected] {
        let fields = try Fields(value, LocationExpectationKey.self)
        let region: ExpectedRegion
        if let other = fields[.region] {
            if let center = fields[.center] {
                throw center.error(.conflictingKeys("center", "region"))
            }
            let word = try other.text()
            guard word == "other" else { throw other.error(.unknownWord(word, known: ["other"])) }
            region = .other
        } else {
            region = .circle(
                try fields.required(.center).position(),
                radius: try fields.required(.radius).metres()
            )
        }
        let launch = try fields[.launch]?.integer(in: 1...Int64(Int32.max))
        if let value = fields[.launch], let launch, launch > launches {
            throw value.error(.unknownLaunch(Int(launch), launches: launches))
        }
        let check = LocationCheck(
            region: region,
            launch: launch.map { Int($0) },
            url: try fields[.url]?.url()
        )
        let words = PropertyType.word(LocationConfirmationName.allCases.map(\.rawValue))
        let result = try fields.required(.answer)
        var found: [Expected] = [
            (.location(check), try result.propertyValue(words, in: world), result.place)
        ]
        if let rule = fields[.refusedBy] {
            let expected = try rule.propertyValue(.rule, in: world)
            found.append((.locationRefusal(check), expected, rule.place))
        }
        return found
    }
}

extension PropertyValue {
    fileprivate init(_ text: String?) { self = text.map { .text($0) } ?? .absent }
}
