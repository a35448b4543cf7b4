import AppClipDevice
import AppClipTypes
import DeviceScenarios
import Yams

/// Reads what is expected after a step.
struct ExpectationReader {
    let world: WorldParts
    var isNegated = false

    func expectations(_ value: Value) throws(ScenarioFault) -> [Expectation] {
        var found: [Expectation] = []
        for (key, value) in try keyed(value, ExpectKey.self) {
            found +=
                value.reading.attempt { () throws(ScenarioFault) in
                    try expectations(key, value)
                } ?? []
        }
        return found
    }

    private func expectations(
        _ key: ExpectKey,
        _ value: Value
    ) throws(ScenarioFault) -> [Expectation] {
        if let question = key.question {
            return [equal(.step(question), try answer(question.kind, value), value)]
        }
        switch key.group {
        case .card:
            return try details(value, CardQuestion.self, .hasCard) { (.card($0), $0.kind) }
        case .launch:
            return try details(value, LaunchQuestion.self, .hasLaunch) { (.launch($0), $0.kind) }
        case .callbacks:
            let words = AnswerKind.list(.word(LaunchCallback.allCases.map(\.rawValue)))
            var found: [Expectation] = []
            for (key, value) in try keyed(value, LaunchCallback.LifeCycle.self) {
                found.append(equal(.callbacks(key), try answer(words, value), value))
            }
            return found
        case .previews:
            let words = AnswerKind.word(PreviewName.allCases.map(\.rawValue))
            var found: [Expectation] = []
            for (key, value) in try value.entries() {
                found.append(equal(.preview(try key.url()), try answer(words, value), value))
            }
            return found
        case .clip:
            return try holder(.clip(try world.clip(nil, value)), value)
        case .app:
            guard let only = world.apps.first, world.apps.count == 1 else {
                throw value.fault(.sayWhich(known: world.apps.map(\.text)))
            }
            return try holder(.app(only), value)
        case .holders:
            var found: [Expectation] = []
            for (key, value) in try value.entries() {
                found += try holder(try world.holder(key), value)
            }
            return found
        case .not:
            // A denial of a denial is what everybody can say without both.
            if isNegated { throw value.fault(.notBeside("not", "not")) }
            return try ExpectationReader(world: world, isNegated: true).expectations(value)
        case .effectsInclude: return [try including(.effects, value)]
        case .rulesInclude: return [try including(.rules, value)]
        case nil: return []
        }
    }

    /// What is expected of something that may not be there at all: null expects that it is not.
    private func details<Key: ScenarioKey>(
        _ value: Value,
        _ type: Key.Type,
        _ presence: Question,
        _ question: (Key) -> (Question, AnswerKind)
    ) throws(ScenarioFault) -> [Expectation] {
        if value.isNull { return [equal(presence, .flag(false), value)] }
        // Denied details say nothing of whether it is there.
        var found = isNegated ? [] : [equal(presence, .flag(true), value)]
        for (key, value) in try keyed(value, type) {
            let (question, kind) = question(key)
            found.append(equal(question, try answer(kind, value), value))
        }
        return found
    }

    private func including(
        _ question: StepQuestion,
        _ value: Value
    ) throws(ScenarioFault) -> Expectation {
        var texts: [String] = []
        for entry in try value.oneOrMore() {
            texts.append(question == .rules ? try entry.rule() : try entry.text())
        }
        return Expectation(
            .step(question),
            .including(texts),
            isNegated: isNegated,
            place: value.place
        )
    }

    // MARK: Clips and apps

    private func holder(_ holder: Holder, _ value: Value) throws(ScenarioFault) -> [Expectation] {
        var found: [Expectation] = []
        for (key, value) in try keyed(value, HolderKey.self) {
            for (question, answer, place) in try HolderReader(world: world).answers(key, value) {
                found.append(
                    Expectation(
                        .holder(holder, question),
                        .equal(answer),
                        isNegated: isNegated,
                        place: place
                    )
                )
            }
        }
        return found
    }

    private func equal(_ question: Question, _ answer: Answer, _ value: Value) -> Expectation {
        Expectation(question, .equal(answer), isNegated: isNegated, place: value.place)
    }

    private func answer(_ kind: AnswerKind, _ value: Value) throws(ScenarioFault) -> Answer {
        try value.answer(kind, in: world)
    }

    /// The keys of a mapping in their order, with what stands behind them.
    private func keyed<Key: ScenarioKey>(
        _ value: Value,
        _ type: Key.Type
    ) throws(ScenarioFault) -> [(Key, Value)] {
        let fields = try Fields(value, type)
        return Key.allCases.compactMap { key in fields[key].map { (key, $0) } }
    }
}

extension Value {
    /// An answer of a kind; null is that there is no such thing.
    func answer(_ kind: AnswerKind, in world: WorldParts) throws(ScenarioFault) -> Answer {
        if case .list(let entryKind) = kind {
            var texts: [String] = []
            for entry in try list() {
                switch try entry.answer(entryKind, in: world) {
                case .text(let text): texts.append(text)
                case .number(let number): texts.append(String(number))
                case .nothing, .flag, .texts: throw entry.fault(.wanted(.text, found: entry.shape))
                }
            }
            return .texts(texts)
        }
        if isNull { return .nothing }
        switch kind {
        case .flag: return .flag(try flag())
        case .number: return .number(try integer(in: 0...Int64(Int32.max)))
        case .text, .list: return .text(try text())
        case .word(let words):
            let word = try text()
            guard words.contains(word) else { throw fault(.unknownWord(word, known: words)) }
            return .text(word)
        case .url: return .text(try url().text)
        case .rule: return .text(try rule())
        case .clip: return .text(try world.clip(self, self).text)
        case .app: return .text(try world.app(self).text)
        case .holder: return .text(try world.holder(self).identifier.text)
        }
    }
}
