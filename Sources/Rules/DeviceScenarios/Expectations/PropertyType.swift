// SPDX-License-Identifier: Apache-2.0

import AppClipDevice

/// The type of a property's values, for readers and schemas of scenario files.
public enum PropertyType: Sendable, Hashable {
    /// A Boolean.
    case flag
    /// A non-negative integer.
    case number
    /// Any text.
    case text
    /// One of the listed words.
    case word([String])
    /// An invocation URL.
    case url
    /// The id of a rule.
    case rule
    /// The name of an effect, on its own or followed by its subject.
    case effect
    /// The identifier of a clip.
    case clip
    /// The identifier of a full app.
    case app
    /// The identifier of a clip or a full app.
    case appOrClip
    /// A list of values of a type.
    indirect case list(PropertyType)
}

extension StepProperty {
    /// The type of the value.
    public var type: PropertyType {
        switch self {
        case .outcome: .word(OutcomeName.allCases.map(\.rawValue))
        case .refusedBy: .rule
        case .rules, .droppedBy: .list(.rule)
        case .url, .webPage: .url
        case .effects: .list(.effect)
        case .clipBanner: .clip
        case .appLaunch, .appBanner, .storePage: .app
        case .prompts: .list(.word(Permission.allCases.map(\.rawValue)))
        case .answers: .list(.text)
        case .delivered, .dropped: .list(.number)
        case .overlayReport: .word(Effect.OverlayReport.allCases.map(\.rawValue))
        case .removed: .list(.word(Effect.RemovalCause.allCases.map(\.rawValue)))
        case .fromCache, .overlay, .launchBanner: .flag
        case .error: .word(ErrorName.allCases.map(\.rawValue))
        case .foreground: .appOrClip
        case .homeScreen: .list(.app)
        case .appLibrary: .list(.clip)
        }
    }
}

extension CardProperty {
    /// The type of the value.
    public var type: PropertyType {
        switch self {
        case .title, .subtitle, .language, .image, .experience, .appName: .text
        case .verb: .word(["OPEN", "VIEW", "PLAY"])
        case .clip: .clip
        case .app: .app
        case .poweredBy, .limitedPreview: .flag
        case .url: .url
        case .notificationsNote, .locationNote: .word(["on", "off"])
        }
    }
}

extension LaunchProperty {
    /// The type of the value.
    public var type: PropertyType {
        switch self {
        case .clip: .clip
        case .url, .payloadURL: .url
        case .activityType, .instance: .text
        case .warm: .flag
        }
    }
}

extension AppOrClipProperty.Plain {
    /// The type of the value.
    public var type: PropertyType {
        switch self {
        case .onDevice, .mayUseLocation, .readsPasses: .flag
        case .build: .text
        case .notifications: .word(NotificationStatus.allCases.map(\.rawValue))
        case .deviceName, .vendorIdentifier: .text
        case .activities, .instances: .list(.text)
        case .scheduled, .shown: .list(.number)
        }
    }
}

extension AppOrClipProperty.KeychainField {
    /// The type of the value.
    public var type: PropertyType {
        switch self {
        case .count: .number
        case .data: .list(.text)
        case .origin: .list(.word(["clip", "app"]))
        }
    }
}

/// The outcome of an invocation, by the same names as in `morsel invoke`.
public enum OutcomeName: String, Sendable, Hashable, CaseIterable {
    /// A card appears.
    case card
    /// The clip runs without a card.
    case launch
    /// The full app opens.
    case app
    /// The page shows a banner for the full app.
    case appBanner = "app-banner"
    /// A web page opens.
    case webPage = "web-page"
}

/// The result of `confirmAcquired(in:completionHandler:)`, by a name that scenarios use.
public enum LocationConfirmationName: String, Sendable, Hashable, CaseIterable {
    /// The clip was invoked in the region.
    case inside
    /// The clip was invoked elsewhere.
    case outside
    /// `APActivationPayloadError.disallowed`.
    case disallowed
    /// `APActivationPayloadError.doesNotMatch`.
    case doesNotMatch = "does-not-match"
    /// The clip has no payload to confirm.
    case noPayload = "no-payload"
}

/// A property of the preview of a link.
public enum PreviewProperty: String, Sendable, Hashable, CaseIterable {
    /// The target of a tap on the preview: `clip`, `app` or `page`.
    case kind
    /// The title of the clip's card.
    case title
    /// The reference of the image.
    case image

    /// The type of the value.
    public var type: PropertyType {
        switch self {
        case .kind: .word(PreviewName.allCases.map(\.rawValue))
        case .title, .image: .text
        }
    }
}

/// The kind of a link preview, by a name that scenarios use.
public enum PreviewName: String, Sendable, Hashable, CaseIterable {
    /// A preview that launches a clip.
    case clip
    /// A preview that opens the full app.
    case app
    /// A preview of the web page.
    case page
}
