// SPDX-License-Identifier: Apache-2.0

public import MorselWording

/// What a page shows of a simulated phone, as JSON.
public struct PhoneState: Encodable, Sendable, Equatable {
    /// The clip or app on the screen.
    public struct Foreground: Encodable, Sendable, Equatable {
        /// `clip` or `app`.
        public var kind: String
        /// The name for people.
        public var name: String
        /// The number of the running program, whose patches the screen shows; `nil` without one.
        public var program: Int?
    }

    /// The card on the screen.
    public struct Card: Encodable, Sendable, Equatable {
        /// The title.
        public var title: String
        /// The line below.
        public var subtitle: String
        /// The language of both.
        public var language: String
        /// The label of the button.
        public var verb: String
        /// The name of the picture among the project's; `nil` without one.
        public var image: String?
        /// The name of the full app.
        public var appName: String
        /// Whether the card says "powered by".
        public var isPoweredBy: Bool
        /// Whether the note about notifications is on; `nil` without the note.
        public var notifications: Bool?
        /// Whether the note about the location is on; `nil` without the note.
        public var location: Bool?
        /// Whether the person can choose the website instead.
        public var hasWebsite: Bool
        /// The invocation URL.
        public var url: String
    }

    /// What Safari shows, or another app.
    public struct Page: Encodable, Sendable, Equatable {
        /// The address.
        public var url: String
        /// Which banner is at the top: `clip`, `app` or `nil`.
        public var banner: String?
    }

    /// A question of the system to the person.
    public struct Question: Encodable, Sendable, Equatable {
        /// The question.
        public var title: String
        /// What stands below.
        public var message: String
        /// The label of the button that agrees.
        public var yes: String
        /// The label of the other one.
        public var no: String
    }

    /// A notification that has been shown.
    public struct Notification: Encodable, Sendable, Equatable {
        /// Its number.
        public var number: Int
        /// Its title.
        public var title: String
        /// What it says.
        public var body: String
        /// When, in seconds since 1970.
        public var time: Int64
    }

    /// Something that is to happen.
    public struct Upcoming: Encodable, Sendable, Equatable {
        /// When, in seconds since 1970.
        public var time: Int64
        /// What.
        public var title: String
    }

    /// A place of data, with what is in it.
    public struct Data: Encodable, Sendable, Equatable {
        /// The place.
        public var title: String
        /// Pairs of a name and a value.
        public var items: [[String]]
    }

    /// A step of the open scenario.
    public struct ScenarioState: Encodable, Sendable, Equatable {
        /// The name of the scenario.
        public var name: String
        /// What the next step is; `nil` at the end.
        public var next: String?
        /// How many steps are left.
        public var left: Int
    }

    /// The name of the clip.
    public var name: String
    /// What it was built from.
    public var source: String
    /// The clip's identifier.
    public var clip: String
    /// The full app's name.
    public var appName: String
    /// The URL to begin with.
    public var url: String
    /// The source of the first invocation, as `InvocationSource` has it.
    public var firstSource: String
    /// The languages of the clip.
    public var languages: [String]
    /// `building`, `failed`, `running`, `crashed` or `idle`.
    public var phase: String
    /// The phone's time, in seconds since 1970.
    public var now: Int64
    /// Seconds east of Greenwich.
    public var zone: Int
    /// The version of iOS.
    public var system: String
    /// The phone's language.
    public var language: String
    /// What is on the screen.
    public var foreground: Foreground?
    /// The card.
    public var card: Card?
    /// The page in Safari.
    public var page: Page?
    /// What the system asks.
    public var question: Question?
    /// Whether the offer of the full app is on the screen.
    public var overlay: Bool
    /// Whether the banner of the full app is at the top.
    public var launchBanner: Bool
    /// The latest notifications.
    public var notifications: [Notification]
    /// Whether the full app is installed.
    public var hasApp: Bool
    /// Whether the clip is on the phone.
    public var hasClip: Bool
    /// Whether the App Switcher has the clip.
    public var isInSwitcher: Bool
    /// Whether Location Services are on.
    public var locationServices: Bool
    /// Whether the phone is at the place of the code.
    public var isAtPlace: Bool
    /// Whether App Clips are forbidden.
    public var clipsForbidden: Bool
    /// Whether Safari browses privately.
    public var privateBrowsing: Bool
    /// Why the program ended.
    public var crash: CrashState?
    /// What is to come.
    public var upcoming: [Upcoming]
    /// What is stored.
    public var data: [Data]
    /// What the builder says.
    public var build: BuildState
    /// The scenario that is open.
    public var scenario: ScenarioState?
}

/// A crash, with the lines of the source around its place.
public struct CrashState: Encodable, Sendable, Equatable {
    /// What happened.
    public var crash: Crash
    /// Lines of the source, each with its number.
    public var excerpt: [SourceLine]

    /// A line of a source file.
    public struct SourceLine: Encodable, Sendable, Equatable {
        /// Its number, from 1 on.
        public var number: Int
        /// Its text.
        public var text: String
    }
}

/// What the builder of a project says.
public struct BuildState: Encodable, Sendable, Equatable {
    /// `building`, `built` or `failed`.
    public var phase: String
    /// When it ended, in seconds since 1970.
    public var time: Int64?
    /// How long it took, in seconds.
    public var seconds: Double?
    /// What it said, line by line.
    public var lines: [String]

    /// A state.
    public init(
        phase: String = "built",
        time: Int64? = nil,
        seconds: Double? = nil,
        lines: [String] = []
    ) {
        self.phase = phase
        self.time = time
        self.seconds = seconds
        self.lines = lines
    }
}

/// An entry of the journal, as JSON.
public struct JournalEntry: Encodable, Sendable, Equatable {
    /// Its number, from 0 on.
    public var number: Int
    /// When, in seconds since 1970, by the phone's clock.
    public var time: Int64
    /// `person`, `device` or `program`: who did it.
    public var actor: String
    /// What happened.
    public var title: String
    /// More about it, such as a URL.
    public var detail: String?
    /// What the device did, and why.
    public var lines: [JournalLine]
}

/// A line that a program printed, as JSON.
public struct ConsoleLine: Encodable, Sendable, Equatable {
    /// The phone's time, in seconds since 1970.
    public var time: Int64
    /// The text.
    public var text: String
    /// Whether it is from the error output.
    public var isError: Bool
}
