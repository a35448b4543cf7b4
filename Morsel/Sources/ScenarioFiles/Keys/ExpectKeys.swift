import AppClipDevice
import AppClipTypes
import DeviceScenarios

/// What can be expected; ``StepQuestion`` and what has keys of its own.
struct ExpectKey: ScenarioKey {
    let rawValue: String

    /// The keys beside those of ``StepQuestion``.
    enum Group: String, CaseIterable {
        case card, launch, callbacks, previews, clip, app, holders, not
        case effectsInclude = "effects-include"
        case rulesInclude = "rules-include"
    }

    init?(rawValue: String) {
        guard Self.isKnown(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    private init(known rawValue: String) { self.rawValue = rawValue }

    private static func isKnown(_ name: String) -> Bool {
        StepQuestion(rawValue: name) != nil || Group(rawValue: name) != nil
    }

    var question: StepQuestion? { StepQuestion(rawValue: rawValue) }
    var group: Group? { Group(rawValue: rawValue) }

    static var allCases: [ExpectKey] {
        (StepQuestion.allCases.map(\.rawValue) + Group.allCases.map(\.rawValue))
            .map { ExpectKey(known: $0) }
    }

    var schema: Schema {
        if let question {
            return question.kind.isList ? Schema(question.kind) : .optional(Schema(question.kind))
        }
        return switch group {
        case .card: .optional(.object(.cardExpectation))
        case .launch: .optional(.object(.launchExpectation))
        case .callbacks: .object(.callbacks)
        case .previews: .map(.words(PreviewName.self))
        case .clip, .app: .object(.holder)
        case .holders: .map(.object(.holder))
        case .not: .object(.expect)
        case .effectsInclude: .oneOrMore(.text)
        case .rulesInclude: .oneOrMore(.form(.rule))
        case nil: .null
        }
    }
}

extension AnswerKind {
    var isList: Bool { if case .list = self { true } else { false } }
}

extension CardQuestion: ScenarioKey {
    var schema: Schema { .optional(Schema(kind)) }
}

extension LaunchQuestion: ScenarioKey {
    var schema: Schema { .optional(Schema(kind)) }
}

extension LaunchCallback.LifeCycle: ScenarioKey {
    var schema: Schema { .optional(.list(.words(LaunchCallback.self))) }
}

/// What a clip or app finds; ``SimpleQuestion`` and what has keys of its own.
struct HolderKey: ScenarioKey {
    let rawValue: String

    /// The keys beside those of ``SimpleQuestion``.
    enum Group: String, CaseIterable {
        case permissions, files, defaults, groups, keychain, credentials, records, location
        case frameworks, functions
    }

    init?(rawValue: String) {
        guard SimpleQuestion(rawValue: rawValue) != nil || Group(rawValue: rawValue) != nil else {
            return nil
        }
        self.rawValue = rawValue
    }

    private init(known rawValue: String) { self.rawValue = rawValue }

    var question: SimpleQuestion? { SimpleQuestion(rawValue: rawValue) }
    var group: Group? { Group(rawValue: rawValue) }

    static var allCases: [HolderKey] {
        (SimpleQuestion.allCases.map(\.rawValue) + Group.allCases.map(\.rawValue))
            .map { HolderKey(known: $0) }
    }

    var schema: Schema {
        if let question {
            return question.kind.isList ? Schema(question.kind) : .optional(Schema(question.kind))
        }
        return switch group {
        case .permissions: .map(.optional(.flag))
        case .files, .defaults: .map(.optional(.text))
        case .groups: .map(.optional(.object(.container)))
        case .keychain: .oneOrMore(.object(.keychainExpectation))
        case .credentials: .map(.words(Accounts.CredentialState.self))
        case .records: .oneOrMore(.object(.recordExpectation))
        case .location: .oneOrMore(.object(.locationExpectation))
        case .frameworks, .functions: .map(.flag)
        case nil: .null
        }
    }
}

enum ContainerKey: String, ScenarioKey {
    case files, defaults

    var schema: Schema { .map(.optional(.text)) }
}

enum KeychainExpectationKey: String, ScenarioKey {
    case itemClass = "class"
    case label, service, account, count, data, from

    var schema: Schema {
        switch self {
        case .itemClass: .words(KeychainItem.Class.self)
        case .label, .service, .account: .text
        case .count: Schema(HolderQuestion.KeychainField.count.kind)
        case .data: Schema(HolderQuestion.KeychainField.data.kind)
        case .from: Schema(HolderQuestion.KeychainField.origin.kind)
        }
    }
}

enum RecordExpectationKey: String, ScenarioKey {
    case container, name, value
    case refusedBy = "refused-by"

    var schema: Schema {
        switch self {
        case .container, .name: .text
        case .value: .optional(.text)
        case .refusedBy: .optional(.form(.rule))
        }
    }
}

enum LocationExpectationKey: String, ScenarioKey {
    case center, radius, region, launch, url, answer
    case refusedBy = "refused-by"

    var schema: Schema {
        switch self {
        case .center: .form(.position)
        case .radius: .form(.distance)
        case .region: .word(["other"])
        case .launch: .integer(1...Int64(Int32.max))
        case .url: .form(.url)
        case .answer: .words(LocationAnswerName.self)
        case .refusedBy: .optional(.form(.rule))
        }
    }
}
