// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import AppClipTypes
import DeviceScenarios
import Yams

/// Reads the expectations of a step.
struct ExpectationReader {
    let world: WorldParts

    /// The maximum number of times that a clip can have been launched so far.
    var launches: Int
    var isNegated = false

    func expectations(_ value: Value) throws(ScenarioFileError) -> [Expectation] {
        var found: [Expectation] = []
        for (key, value) in try keyed(value, ExpectKey.self) {
            found +=
                value.reading.attempt { () throws(ScenarioFileError) in
                    try expectations(key, value)
                } ?? []
        }
        return found
    }

    private func expectations(
        _ key: ExpectKey,
        _ value: Value
    ) throws(ScenarioFileError) -> [Expectation] {
        if let property = key.property {
            return [try equals(.step(property), property.type, value)]
        }
        switch key.group {
        case .card:
            return try details(value, CardProperty.self, .hasCard) { (.card($0), $0.type) }
        case .launch:
            return try details(value, LaunchProperty.self, .hasLaunch) { (.launch($0), $0.type) }
        case .callbacks:
            let words = PropertyType.list(.word(LaunchCallback.allCases.map(\.rawValue)))
            var found: [Expectation] = []
            for (key, value) in try keyed(value, LaunchCallback.LifeCycle.self) {
                found.append(try equals(.callbacks(key), words, value))
            }
            return found
        case .previews: return try previews(value) { .preview($0, $1) }
        case .bubbles: return try previews(value) { .bubble($0, $1) }
        case .clip:
            return try expectations(about: .clip(try world.clip(nil, value)), value)
        case .app:
            guard let only = world.apps.first, world.apps.count == 1 else {
                throw value.error(.ambiguous(known: world.apps.map(\.text)))
            }
            return try expectations(about: .app(only), value)
        case .holders:
            var found: [Expectation] = []
            for (key, value) in try value.entries() {
                found += try expectations(about: try world.appOrClip(key), value)
            }
            return found
        case .not:
            // A double negation can be written without both.
            if isNegated { throw value.error(.nestedNot) }
            return try ExpectationReader(world: world, launches: launches, isNegated: true)
                .expectations(value)
        case .effectsInclude: return [try includes(.effects, value)]
        case .rulesInclude: return [try includes(.rules, value)]
        case nil: return []
        }
    }

    /// Reads expectations about a card or launch; null expects that there is none.
    private func details<Key: ScenarioKey>(
        _ value: Value,
        _ type: Key.Type,
        _ presence: Property,
        _ property: (Key) -> (Property, PropertyType)
    ) throws(ScenarioFileError) -> [Expectation] {
        if value.isNull { return [equals(presence, .flag(false), value)] }
        // Negated details do not imply that there is one.
        var found = isNegated ? [] : [equals(presence, .flag(true), value)]
        for (key, value) in try keyed(value, type) {
            let (property, propertyType) = property(key)
            found.append(try equals(property, propertyType, value))
        }
        return found
    }

    /// Reads expectations about the previews of links, by URL: the kind alone, or several properties.
    private func previews(
        _ value: Value,
        _ property: (InvocationURL, PreviewProperty) -> Property
    ) throws(ScenarioFileError) -> [Expectation] {
        var found: [Expectation] = []
        for (key, value) in try value.entries() {
            let url = try key.url()
            guard value.isMapping else {
                found.append(try equals(property(url, .kind), PreviewProperty.kind.type, value))
                continue
            }
            for (key, value) in try keyed(value, PreviewProperty.self) {
                found.append(try equals(property(url, key), key.type, value))
            }
        }
        return found
    }

    private func includes(
        _ property: StepProperty,
        _ value: Value
    ) throws(ScenarioFileError) -> Expectation {
        var texts: [String] = []
        for entry in try value.oneOrMore() {
            texts.append(property == .rules ? try entry.rule() : try entry.effect())
        }
        return Expectation(
            .step(property),
            .includes(texts),
            isNegated: isNegated,
            place: value.place
        )
    }

    // MARK: Clips and apps

    private func expectations(
        about appOrClip: AppOrClip,
        _ value: Value
    ) throws(ScenarioFileError) -> [Expectation] {
        var found: [Expectation] = []
        for (key, value) in try keyed(value, AppOrClipKey.self) {
            let reader = AppOrClipReader(world: world, launches: launches)
            for (property, expected, place) in try reader.expectations(key, value) {
                found.append(
                    Expectation(
                        .appOrClip(appOrClip, property),
                        .equals(expected),
                        isNegated: isNegated,
                        place: place
                    )
                )
            }
        }
        return found
    }

    private func equals(
        _ property: Property,
        _ expected: PropertyValue,
        _ value: Value
    ) -> Expectation {
        Expectation(property, .equals(expected), isNegated: isNegated, place: value.place)
    }

    private func equals(
        _ property: Property,
        _ type: PropertyType,
        _ value: Value
    ) throws(ScenarioFileError) -> Expectation {
        equals(property, try value.propertyValue(type, in: world), value)
    }

    /// Returns the entries of a mapping, in the order of the format's keys.
    private func keyed<Key: ScenarioKey>(
        _ value: Value,
        _ type: Key.Type
    ) throws(ScenarioFileError) -> [(Key, Value)] {
        let fields = try Fields(value, type)
        return Key.allCases.compactMap { key in fields[key].map { (key, $0) } }
    }
}

extension Value {
    /// Reads a value of a property type; null stands for an absent value.
    func propertyValue(
        _ type: PropertyType,
        in world: WorldParts
    ) throws(ScenarioFileError) -> PropertyValue {
        if case .list(let entryType) = type {
            var texts: [String] = []
            for entry in try list() {
                switch try entry.propertyValue(entryType, in: world) {
                case .text(let text): texts.append(text)
                case .number(let number): texts.append(String(number))
                case .absent, .flag, .texts:
                    throw entry.error(.typeMismatch(expected: .text, found: entry.shape))
                }
            }
            return .texts(texts)
        }
        if isNull { return .absent }
        switch type {
        case .flag: return .flag(try flag())
        case .number: return .number(try integer(in: 0...Int64(Int32.max)))
        case .text, .list: return .text(try text())
        case .word(let words):
            let word = try text()
            guard words.contains(word) else { throw error(.unknownWord(word, known: words)) }
            return .text(word)
        case .url: return .text(try url().text)
        case .rule: return .text(try rule())
        case .effect: return .text(try effect())
        case .clip: return .text(try world.clip(self, self).text)
        case .app: return .text(try world.app(self).text)
        case .appOrClip: return .text(try world.appOrClip(self).identifier.text)
        }
    }
}
