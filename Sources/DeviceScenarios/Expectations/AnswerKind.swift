import AppClipDevice
import AppClipTypes

/// What the answers to a question look like, for those who read and check scenarios.
public enum AnswerKind: Sendable, Hashable {
    /// Yes or no.
    case flag
    /// A number, not below 0.
    case number
    /// Any text.
    case text
    /// One of some words.
    case word([String])
    /// An invocation URL, as it was given.
    case url
    /// The id of a rule.
    case rule
    /// The identifier of a clip.
    case clip
    /// The identifier of a full app.
    case app
    /// The identifier of a clip or a full app.
    case holder
    /// A list of others.
    indirect case list(AnswerKind)
}

extension StepQuestion {
    /// What an answer looks like.
    public var kind: AnswerKind {
        switch self {
        case .outcome: .word(OutcomeName.allCases.map(\.rawValue))
        case .refusedBy: .rule
        case .rules, .droppedBy: .list(.rule)
        case .url, .webPage: .url
        case .effects: .list(.text)
        case .clipBanner: .clip
        case .appLaunch, .appBanner, .storePage: .app
        case .prompts: .list(.word(Permission.allCases.map(\.rawValue)))
        case .answers: .list(.text)
        case .delivered, .dropped: .list(.number)
        case .overlayReport: .word(Effect.OverlayReport.allCases.map(\.rawValue))
        case .removed: .list(.word(Effect.RemovalCause.allCases.map(\.rawValue)))
        case .fromCache, .overlay, .launchBanner: .flag
        case .fault: .word(FaultName.allCases.map(\.rawValue))
        case .foreground: .holder
        case .homeScreen: .list(.app)
        case .appLibrary: .list(.clip)
        }
    }
}

extension CardQuestion {
    /// What an answer looks like.
    public var kind: AnswerKind {
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

extension LaunchQuestion {
    /// What an answer looks like.
    public var kind: AnswerKind {
        switch self {
        case .clip: .clip
        case .url, .payloadURL: .url
        case .activityType, .instance: .text
        case .warm: .flag
        }
    }
}

extension SimpleQuestion {
    /// What an answer looks like.
    public var kind: AnswerKind {
        switch self {
        case .onDevice, .mayUseLocation, .readsPasses: .flag
        case .notifications: .word(NotificationStatus.allCases.map(\.rawValue))
        case .deviceName, .vendorIdentifier: .text
        case .activities, .instances: .list(.text)
        case .scheduled, .shown: .list(.number)
        }
    }
}

extension HolderQuestion.KeychainField {
    /// What an answer looks like.
    public var kind: AnswerKind {
        switch self {
        case .count: .number
        case .data: .list(.text)
        case .origin: .list(.word(["clip", "app"]))
        }
    }
}

/// What comes of an invocation, by the names that `morsel invoke` has too.
public enum OutcomeName: String, Sendable, Hashable, CaseIterable {
    /// A card asks.
    case card
    /// The clip runs at once.
    case launch
    /// The full app runs.
    case app
    /// The page shows a banner for the full app.
    case appBanner = "app-banner"
    /// A web page opens.
    case webPage = "web-page"
}

/// What `confirmAcquired(in:completionHandler:)` answers, by a name.
public enum LocationAnswerName: String, Sendable, Hashable, CaseIterable {
    /// The clip was invoked in the region.
    case inside
    /// The clip was invoked elsewhere.
    case outside
    /// `APActivationPayloadError.disallowed`.
    case disallowed
    /// `APActivationPayloadError.doesNotMatch`.
    case doesNotMatch = "does-not-match"
    /// The clip was handed no payload to ask about.
    case noPayload = "no-payload"
}

/// What a preview of a URL is, by a name.
public enum PreviewName: String, Sendable, Hashable, CaseIterable {
    /// It launches a clip.
    case clip
    /// It opens the full app.
    case app
    /// It is that of an ordinary page.
    case page
}
