// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import DeviceScenarios

/// The keys of `expect`: those of ``StepProperty``, and groups.
struct ExpectKey: ScenarioKey {
    let rawValue: String

    /// The keys that are not in ``StepProperty``.
    enum Group: String, CaseIterable {
        case card, launch, callbacks, previews, bubbles, clip, app, holders, not
        case effectsInclude = "effects-include"
        case rulesInclude = "rules-include"
    }

    init?(rawValue: String) {
        guard Self.isKnown(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    private init(known rawValue: String) { self.rawValue = rawValue }

    private static func isKnown(_ name: String) -> Bool {
        StepProperty(rawValue: name) != nil || Group(rawValue: name) != nil
    }

    var property: StepProperty? { StepProperty(rawValue: rawValue) }
    var group: Group? { Group(rawValue: rawValue) }

    static var allCases: [ExpectKey] {
        (StepProperty.allCases.map(\.rawValue) + Group.allCases.map(\.rawValue))
            .map { ExpectKey(known: $0) }
    }

    var schema: Schema {
        if let property {
            return property.type.isList ? Schema(property.type) : .optional(Schema(property.type))
        }
        return switch group {
        case .card: .optional(.object(.cardExpectation))
        case .launch: .optional(.object(.launchExpectation))
        case .callbacks: .object(.callbacks)
        case .previews, .bubbles:
            .map(.any([.words(PreviewName.self), .object(.previewExpectation)]))
        case .clip, .app: .object(.appOrClip)
        case .holders: .map(.object(.appOrClip))
        case .not: .object(.expect)
        case .effectsInclude: .oneOrMore(Schema(.effect))
        case .rulesInclude: .oneOrMore(.form(.rule))
        case nil: .null
        }
    }
}

extension PropertyType {
    var isList: Bool { if case .list = self { true } else { false } }
}

extension CardProperty: ScenarioKey {
    var schema: Schema { .optional(Schema(type)) }
}

extension PreviewProperty: ScenarioKey {
    var schema: Schema { .optional(Schema(type)) }
}

extension LaunchProperty: ScenarioKey {
    var schema: Schema { .optional(Schema(type)) }
}

extension LaunchCallback.LifeCycle: ScenarioKey {
    var schema: Schema { .optional(.list(.words(LaunchCallback.self))) }
}

/// The keys of a clip or app in `expect`: those of ``AppOrClipProperty/Plain``, and groups.
struct AppOrClipKey: ScenarioKey {
    let rawValue: String

    /// The keys that are not in ``AppOrClipProperty/Plain``.
    enum Group: String, CaseIterable {
        case permissions, files, defaults, groups, keychain, credentials, records, location
        case frameworks, functions
    }

    init?(rawValue: String) {
        guard AppOrClipProperty.Plain(rawValue: rawValue) != nil || Group(rawValue: rawValue) != nil
        else {
            return nil
        }
        self.rawValue = rawValue
    }

    private init(known rawValue: String) { self.rawValue = rawValue }

    var property: AppOrClipProperty.Plain? { AppOrClipProperty.Plain(rawValue: rawValue) }
    var group: Group? { Group(rawValue: rawValue) }

    static var allCases: [AppOrClipKey] {
        (AppOrClipProperty.Plain.allCases.map(\.rawValue) + Group.allCases.map(\.rawValue))
            .map { AppOrClipKey(known: $0) }
    }

    var schema: Schema {
        if let property {
            return property.type.isList ? Schema(property.type) : .optional(Schema(property.type))
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
        case .count: Schema(AppOrClipProperty.KeychainField.count.type)
        case .data: Schema(AppOrClipProperty.KeychainField.data.type)
        case .from: Schema(AppOrClipProperty.KeychainField.origin.type)
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
        case .answer: .words(LocationConfirmationName.self)
        case .refusedBy: .optional(.form(.rule))
        }
    }
}
