// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import AppClipTypes

enum DocumentKey: String, ScenarioKey {
    case scenario, rules, cases, device, world, steps

    var schema: Schema {
        switch self {
        case .scenario: .text
        case .rules: .list(.form(.rule))
        case .cases: .list(.map(.anything))
        case .device: .object(.device)
        case .world: .any([.form(.worldFile), .object(.world)])
        case .steps: .list(.object(.step))
        }
    }
}

enum DeviceKey: String, ScenarioKey {
    case system, languages, region, zone, clock, position, apps, clips, retention, databases
    case suggestionDistance = "suggestion-distance"
    case privateBrowsing = "private-browsing"
    case knownSender = "known-sender"
    case clipsForbidden = "clips-forbidden"
    case locationServices = "location-services"
    case cacheLifetime = "cache-lifetime"
    case launchBanner = "launch-banner"
    case localExperiences = "local-experiences"
    case sitesWithoutCard = "sites-without-card"

    var schema: Schema {
        switch self {
        case .system: .form(.version)
        case .languages: .list(.form(.language))
        case .region: .text
        case .zone: .text
        case .clock: .form(.time)
        case .position: .optional(.form(.position))
        case .apps: .oneOrMore(.form(.identifier))
        case .clips: .list(.any([.form(.identifier), .object(.deviceClip)]))
        case .retention, .cacheLifetime, .launchBanner: .form(.duration)
        case .databases: .map(.map(.text))
        case .suggestionDistance: .form(.distance)
        case .privateBrowsing, .knownSender, .clipsForbidden, .locationServices: .flag
        case .localExperiences: .list(.object(.localExperience))
        case .sitesWithoutCard: .list(.form(.host))
        }
    }
}

/// A clip that is on the device at the start.
enum DeviceClipKey: String, ScenarioKey {
    case clip, signing, build

    var schema: Schema {
        switch self {
        case .clip: .form(.identifier)
        case .signing: .words(Signing.self)
        case .build: .text
        }
    }
}

enum LocalExperienceKey: String, ScenarioKey {
    case url, clip, title, subtitle, verb, image

    var schema: Schema {
        switch self {
        case .url: .form(.registeredURL)
        case .clip: .form(.bundle)
        case .title, .subtitle: .text
        case .verb: .words(Verb.self)
        case .image: .optional(.text)
        }
    }
}
