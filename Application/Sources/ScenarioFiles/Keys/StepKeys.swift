// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import AppClipTypes

enum StepKey: String, ScenarioKey {
    case step, at, expect
    case invoke, card, leave, call, push, install, set, world
    case comeBack = "come-back"
    case endProcess = "end-process"
    case openStore = "open-store"
    case removeApp = "remove-app"
    case openApp = "open-app"
    case deleteClip = "delete-clip"
    case addLocalExperience = "add-local-experience"
    case removeLocalExperience = "remove-local-experience"
    case revokeSignIn = "revoke-sign-in"
    case clear, backup

    /// The keys of actions, of which a step has at most one.
    static let actions = allCases.filter { ![.step, .at, .expect].contains($0) }

    var schema: Schema {
        switch self {
        case .step: .text
        case .at: .any([.form(.time), .form(.duration)])
        case .expect: .object(.expect)
        case .invoke: .object(.invoke)
        case .card: .words(Event.CardAction.self)
        case .leave: .word(["now"])
        case .call: .object(.call)
        case .push: .object(.notification)
        case .install: .any([.form(.identifier), .object(.install)])
        case .set: .object(.set)
        case .world: .object(.world)
        case .comeBack: .any([.words(ReturnWord.self), .object(.comeBack)])
        case .endProcess, .removeApp, .openApp, .deleteClip: .form(.identifier)
        case .openStore: .words(Event.StoreSource.self)
        case .addLocalExperience: .object(.localExperience)
        case .removeLocalExperience: .form(.registeredURL)
        case .revokeSignIn: .any([.text, .object(.signIn)])
        case .clear: .words(ClearWord.self)
        case .backup: .words(BackupWord.self)
        }
    }
}

/// The place from which a person returns.
enum ReturnWord: String, CaseIterable {
    case appLibrary = "app-library"
    case spotlight
    case appSwitcher = "app-switcher"
    case notification
}

/// The data that a step clears.
enum ClearWord: String, CaseIterable {
    case experienceCache = "experience-cache"
    case websiteData = "website-data"
}

/// The two ways in which a step uses a backup.
enum BackupWord: String, CaseIterable {
    case make, restore
}

enum InvokeKey: String, ScenarioKey {
    case source, url, text, contact, tag, message, viewer, caller, clip, signing
    case testInvocation = "test-invocation"
    case urlVariable = "url-variable"

    var schema: Schema {
        switch self {
        case .source: .words(InvocationSource.self)
        case .url: .form(.url)
        case .text, .testInvocation: .text
        case .contact: .words(InvocationDetails.CodeContact.self)
        case .tag, .urlVariable: .flag
        case .message: .words(InvocationDetails.MessageForm.self)
        case .viewer: .words(InvocationDetails.PageViewer.self)
        case .caller, .clip: .form(.identifier)
        case .signing: .words(Signing.self)
        }
    }
}

enum ComeBackKey: String, ScenarioKey {
    case clip, by, notification

    var schema: Schema {
        switch self {
        case .clip: .form(.identifier)
        case .by: .words(ReturnWord.self)
        case .notification: .number
        }
    }
}

enum InstallKey: String, ScenarioKey {
    case app, signing

    var schema: Schema {
        switch self {
        case .app: .form(.identifier)
        case .signing: .words(Signing.self)
        }
    }
}

enum SignInKey: String, ScenarioKey {
    case team, user

    var schema: Schema { .text }
}

/// The settings that a step can change.
///
/// If a step changes several of them, they are applied in this order.
enum SetKey: String, ScenarioKey {
    case system, languages, region, zone, position
    case privateBrowsing = "private-browsing"
    case knownSender = "known-sender"
    case clipsForbidden = "clips-forbidden"
    case locationServices = "location-services"
    case retention
    case cacheLifetime = "cache-lifetime"

    var schema: Schema {
        switch self {
        case .system: .form(.version)
        case .languages: .list(.form(.language))
        case .region, .zone: .text
        case .position: .optional(.form(.position))
        case .privateBrowsing, .knownSender, .clipsForbidden, .locationServices: .flag
        case .retention, .cacheLifetime: .form(.duration)
        }
    }
}

// MARK: - Calls

enum CallKey: String, ScenarioKey {
    case write, delete, request, schedule, cancel
    case set = "set-default"
    case addToKeychain = "add-to-keychain"
    case deleteFromKeychain = "delete-from-keychain"
    case beginActivity = "begin-activity"
    case endActivity = "end-activity"
    case signIn = "sign-in"
    case writeRecord = "write-record"
    case overlay

    var schema: Schema {
        switch self {
        case .write: .object(.fileCall)
        case .delete: .object(.deleteCall)
        case .request: .object(.permissionCall)
        case .schedule: .object(.schedule)
        case .cancel: .number
        case .set: .object(.defaultCall)
        case .addToKeychain: .object(.keychainItem)
        case .deleteFromKeychain: .object(.keychainQuery)
        case .beginActivity, .endActivity, .signIn: .text
        case .writeRecord: .object(.recordCall)
        case .overlay: .words(OverlayWord.self)
        }
    }
}

/// The two calls for the overlay.
enum OverlayWord: String, CaseIterable {
    case show, dismiss
}

enum FileCallKey: String, ScenarioKey {
    case file, text, group

    var schema: Schema { .text }
}

enum DeleteCallKey: String, ScenarioKey {
    case file, group

    var schema: Schema { .text }
}

enum DefaultCallKey: String, ScenarioKey {
    case key, value, group

    var schema: Schema { self == .value ? .optional(.text) : .text }
}

enum PermissionCallKey: String, ScenarioKey {
    case permission, answer

    var schema: Schema { self == .permission ? .words(Permission.self) : .flag }
}

enum NotificationKey: String, ScenarioKey {
    case number, title, target, clip

    var schema: Schema {
        switch self {
        case .number: .number
        case .title: .text
        case .target: .form(.url)
        case .clip: .form(.identifier)
        }
    }
}

enum ScheduleKey: String, ScenarioKey {
    case number, title, target, at

    var schema: Schema {
        switch self {
        case .number: .number
        case .title: .text
        case .target: .form(.url)
        case .at: .any([.form(.time), .form(.duration)])
        }
    }
}

enum KeychainItemKey: String, ScenarioKey {
    case itemClass = "class"
    case label, service, account, data
    case applicationLabel = "application-label"

    var schema: Schema { self == .itemClass ? .words(KeychainItem.Class.self) : .text }
}

enum KeychainQueryKey: String, ScenarioKey {
    case itemClass = "class"
    case label, service, account

    var schema: Schema { self == .itemClass ? .words(KeychainItem.Class.self) : .text }
}

enum RecordCallKey: String, ScenarioKey {
    case container, name, value

    var schema: Schema { .text }
}
