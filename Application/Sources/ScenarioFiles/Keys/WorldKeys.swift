// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import AppSiteAssociation

enum WorldKey: String, ScenarioKey {
    case apps, experiences, sites, pages, redirects
    case linkHosts = "link-hosts"

    var schema: Schema {
        switch self {
        case .apps: .list(.object(.app))
        case .experiences: .list(.object(.experience))
        case .sites: .map(.any([.word(["hosted"]), .object(.site)]))
        case .pages: .map(.object(.page))
        case .redirects: .map(.form(.url))
        case .linkHosts: .list(.form(.host))
        }
    }
}

enum AppKey: String, ScenarioKey {
    case id, name, groups, clip
    case storeNumber = "store-number"
    case namesClip = "names-clip"

    var schema: Schema {
        switch self {
        case .id: .form(.identifier)
        case .name: .text
        case .groups: .list(.text)
        case .clip: .object(.clip)
        case .storeNumber: .integer(0...Int64.max)
        case .namesClip: .flag
        }
    }
}

enum ClipKey: String, ScenarioKey {
    case id, domains, groups, containers, notifications, build
    case demoKey = "demo-key"
    case namesParent = "names-parent"
    case locationConfirmation = "location-confirmation"
    case liveActivities = "live-activities"
    case passTypes = "pass-types"
    case defaultExperience = "default-experience"

    var schema: Schema {
        switch self {
        case .id: .form(.identifier)
        case .domains: .list(.form(.domain))
        case .groups, .containers: .list(.text)
        case .notifications, .namesParent, .locationConfirmation, .liveActivities, .passTypes:
            .flag
        case .demoKey: .text
        case .build: .optional(.object(.build))
        case .defaultExperience: .optional(.object(.defaultExperience))
        }
    }
}

enum BuildKey: String, ScenarioKey {
    case version, size, stage
    case minimumSystem = "minimum-system"
    case testInvocations = "test-invocations"

    var schema: Schema {
        switch self {
        case .version: .text
        case .size: .form(.size)
        case .stage: .words(Build.Stage.self)
        case .minimumSystem: .form(.version)
        case .testInvocations: .list(.object(.testInvocation))
        }
    }
}

/// A test invocation of TestFlight (rule C-46).
enum TestInvocationKey: String, ScenarioKey {
    case title, url

    var schema: Schema { self == .title ? .text : .form(.url) }
}

enum DefaultExperienceKey: String, ScenarioKey {
    case verb, image, language, subtitle, subtitles, state

    var schema: Schema {
        switch self {
        case .verb: .words(Verb.self)
        case .image: .optional(.text)
        case .language: .form(.language)
        case .subtitle: .text
        case .subtitles: .map(.text)
        case .state: .words(PublicationState.self)
        }
    }
}

enum ExperienceKey: String, ScenarioKey {
    case number, url, clip, title, subtitle, texts, language, verb, image, place, category, state
    case poweredBy = "powered-by"

    var schema: Schema {
        switch self {
        case .number: .number
        case .url: .form(.registeredURL)
        case .clip: .form(.identifier)
        case .title, .subtitle: .text
        case .texts: .map(.object(.cardText))
        case .language: .form(.language)
        case .verb: .words(Verb.self)
        case .image: .optional(.text)
        case .place: .optional(.form(.position))
        case .category: .words(BusinessCategory.self)
        case .state: .words(PublicationState.self)
        case .poweredBy: .flag
        }
    }
}

enum CardTextKey: String, ScenarioKey {
    case title, subtitle

    var schema: Schema { .text }
}

enum SiteKey: String, ScenarioKey {
    case clips, json, status

    var schema: Schema {
        switch self {
        case .clips: .list(.form(.identifier))
        case .json: .text
        case .status: .words(DomainStatus.self)
        }
    }
}

enum PageKey: String, ScenarioKey {
    case clip, card
    case storeNumber = "store-number"
    case previewImage = "preview-image"

    var schema: Schema {
        switch self {
        case .clip: .optional(.form(.bundle))
        case .card: .flag
        case .storeNumber: .optional(.integer(0...Int64.max))
        case .previewImage: .optional(.text)
        }
    }
}
