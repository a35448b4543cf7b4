import AppClipDevice
import AppClipTypes
import DeviceScenarios

/// Reads what is expected of a clip or app.
struct HolderReader {
    let world: WorldParts

    typealias Wanted = (HolderQuestion, Answer, ScenarioPlace)

    func answers(_ key: HolderKey, _ value: Value) throws(ScenarioFault) -> [Wanted] {
        if let question = key.question {
            let answer = try value.answer(question.kind, in: world)
            return [(.simple(question), answer, value.place)]
        }
        switch key.group {
        case .permissions:
            return try mapped(value, Permission.self, .flag) { .permission($0) }
        case .files: return try texts(value) { .file($0, .own) }
        case .defaults: return try texts(value) { .setting($0, .own) }
        case .groups: return try groups(value)
        case .keychain: return try each(value, keychain)
        case .credentials:
            let words = AnswerKind.word(Accounts.CredentialState.allCases.map(\.rawValue))
            var found: [Wanted] = []
            for (key, value) in try value.entries() {
                let user = try key.name()
                let answer = try value.answer(words, in: world)
                found.append((.credential(user: user), answer, value.place))
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
        _ read: (Value) throws(ScenarioFault) -> [Wanted]
    ) throws(ScenarioFault) -> [Wanted] {
        var found: [Wanted] = []
        for entry in try value.oneOrMore() { found += try read(entry) }
        return found
    }

    /// Keys that are words of an enumeration.
    private func mapped<Word: RawRepresentable<String> & CaseIterable>(
        _ value: Value,
        _ type: Word.Type,
        _ kind: AnswerKind,
        _ question: (Word) -> HolderQuestion
    ) throws(ScenarioFault) -> [Wanted] {
        var found: [Wanted] = []
        for (key, value) in try value.entries() {
            let word = try key.word(type)
            found.append((question(word), try value.answer(kind, in: world), value.place))
        }
        return found
    }

    private func texts(
        _ value: Value,
        _ question: (String) -> HolderQuestion
    ) throws(ScenarioFault) -> [Wanted] {
        var found: [Wanted] = []
        for (key, value) in try value.entries() {
            found.append((question(try key.name()), Answer(try value.textOrNull()), value.place))
        }
        return found
    }

    private func groups(_ value: Value) throws(ScenarioFault) -> [Wanted] {
        var found: [Wanted] = []
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

    private func keychain(_ value: Value) throws(ScenarioFault) -> [Wanted] {
        let fields = try Fields(value, KeychainExpectationKey.self)
        let query = KeychainQuery(
            try fields.required(.itemClass).word(),
            label: try fields[.label]?.text(),
            service: try fields[.service]?.text(),
            account: try fields[.account]?.text()
        )
        var found: [Wanted] = []
        let asked: [(KeychainExpectationKey, HolderQuestion.KeychainField)] = [
            (.count, .count), (.data, .data), (.from, .origin),
        ]
        for (key, field) in asked {
            guard let wanted = fields[key] else { continue }
            found.append(
                (
                    .keychain(query, field), try wanted.answer(field.kind, in: world),
                    wanted.place
                )
            )
        }
        if found.isEmpty { throw value.fault(.oneOf(asked.map(\.0.rawValue), found: [])) }
        return found
    }

    private func record(_ value: Value) throws(ScenarioFault) -> [Wanted] {
        let fields = try Fields(value, RecordExpectationKey.self)
        let container = try fields.required(.container).name()
        let name = try fields.required(.name).name()
        var found: [Wanted] = []
        if let wanted = fields[.value] {
            let answer = Answer(try wanted.textOrNull())
            found.append((.record(name, container: container), answer, wanted.place))
        }
        if let wanted = fields[.refusedBy] {
            found.append(
                (
                    .recordRefusal(name, container: container),
                    try wanted.answer(.rule, in: world), wanted.place
                )
            )
        }
        if found.isEmpty { throw value.fault(.oneOf(["value", "refused-by"], found: [])) }
        return found
    }

    private func location(_ value: Value) throws(ScenarioFault) -> [Wanted] {
        let fields = try Fields(value, LocationExpectationKey.self)
        let region: ExpectedRegion
        if let other = fields[.region] {
            if let center = fields[.center] { throw center.fault(.notBeside("center", "region")) }
            let word = try other.text()
            guard word == "other" else { throw other.fault(.unknownWord(word, known: ["other"])) }
            region = .other
        } else {
            region = .circle(
                try fields.required(.center).position(),
                radius: try fields.required(.radius).metres()
            )
        }
        let launch = try fields[.launch]?.integer(in: 1...Int64(Int32.max))
        let check = LocationCheck(
            region: region,
            launch: launch.map { Int($0) },
            url: try fields[.url]?.url()
        )
        let words = AnswerKind.word(LocationAnswerName.allCases.map(\.rawValue))
        let answer = try fields.required(.answer)
        var found: [Wanted] = [
            (.location(check), try answer.answer(words, in: world), answer.place)
        ]
        if let rule = fields[.refusedBy] {
            found.append(
                (.locationRefusal(check), try rule.answer(.rule, in: world), rule.place)
            )
        }
        return found
    }
}

extension Answer {
    fileprivate init(_ text: String?) { self = text.map { .text($0) } ?? .nothing }
}
