// SPDX-License-Identifier: Apache-2.0

public import MorselWording

/// The state of a simulated phone that a page shows, encoded as JSON.
public struct PhoneState: Encodable, Sendable, Equatable {
    /// The clip or app on the screen.
    public struct Foreground: Encodable, Sendable, Equatable {
        /// `clip` or `app`.
        public var kind: String
        /// The display name.
        public var name: String
        /// The number of the running program, whose patches the screen shows; `nil` if none runs.
        public var program: Int?
    }

    /// The card on the screen.
    public struct Card: Encodable, Sendable, Equatable {
        /// The title, in ``language``.
        public var title: String
        /// The subtitle, which stands below the title.
        public var subtitle: String
        /// The language tag of the title and the subtitle.
        public var language: String
        /// The label of the button.
        public var verb: String
        /// The name of the image among the project's; `nil` if there is none.
        public var image: String?
        /// The name of the full app.
        public var appName: String
        /// A Boolean value that indicates whether the card says "powered by".
        public var isPoweredBy: Bool
        /// Whether the note about notifications is on; `nil` without the note.
        public var notifications: Bool?
        /// Whether the note about the location is on; `nil` without the note.
        public var location: Bool?
        /// A Boolean value that indicates whether the person can choose the website instead.
        public var hasWebsite: Bool
        /// The invocation URL.
        public var url: String
    }

    /// A web page in Safari, or in another app.
    public struct Page: Encodable, Sendable, Equatable {
        /// The URL of the page.
        public var url: String
        /// The banner at the top: `clip`, `app` or `nil`.
        public var banner: String?
    }

    /// A question of the system to the person.
    public struct Question: Encodable, Sendable, Equatable {
        /// The text of the question.
        public var title: String
        /// The text below the question.
        public var message: String
        /// The label of the button that agrees.
        public var yes: String
        /// The label of the button that declines.
        public var no: String
    }

    /// A notification that has been shown.
    public struct Notification: Encodable, Sendable, Equatable {
        /// The number of the notification.
        public var number: Int
        /// The title of the notification.
        public var title: String
        /// The text below the title.
        public var body: String
        /// The time of delivery, in seconds since 1970.
        public var time: Int64
    }

    /// An event that is scheduled.
    public struct Upcoming: Encodable, Sendable, Equatable {
        /// The time of the event, in seconds since 1970.
        public var time: Int64
        /// A description of the event.
        public var title: String
    }

    /// A place where data is stored, and its contents.
    public struct Data: Encodable, Sendable, Equatable {
        /// The name of the place.
        public var title: String
        /// Pairs of a name and a value.
        public var items: [[String]]
    }

    /// The progress of the open scenario.
    public struct ScenarioState: Encodable, Sendable, Equatable {
        /// The name of the scenario.
        public var name: String
        /// A description of the next step; `nil` at the end.
        public var next: String?
        /// The number of remaining steps.
        public var left: Int
    }

    /// The name of the clip.
    public var name: String
    /// The source of the build, such as `Fruta.xcodeproj`.
    public var source: String
    /// The clip's identifier.
    public var clip: String
    /// The full app's name.
    public var appName: String
    /// The URL with which the page starts.
    public var url: String
    /// The source of the first invocation, by its raw value in `InvocationSource`.
    public var firstSource: String
    /// The languages of the clip.
    public var languages: [String]
    /// `building`, `failed`, `running`, `crashed` or `idle`.
    public var phase: String
    /// The phone's time, in seconds since 1970.
    public var now: Int64
    /// The time zone's offset from UTC, in seconds, positive to the east.
    public var zone: Int
    /// The phone's version of iOS.
    public var system: String
    /// The phone's language.
    public var language: String
    /// The clip or app on the screen; `nil` if there is none.
    public var foreground: Foreground?
    /// The card on the screen; `nil` if there is none.
    public var card: Card?
    /// The page in Safari.
    public var page: Page?
    /// The question of the system that waits for the person; `nil` if there is none.
    public var question: Question?
    /// A Boolean value that indicates whether the offer of the full app is on the screen.
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
    /// The crash of the program on the screen; `nil` if it has not crashed.
    public var crash: CrashState?
    /// The scheduled events.
    public var upcoming: [Upcoming]
    /// The data that is stored on the phone, by place.
    public var data: [Data]
    /// The state of the latest build.
    public var build: BuildState
    /// The scenario that is open.
    public var scenario: ScenarioState?
}

/// A crash, with the lines of the source around its location.
public struct CrashState: Encodable, Sendable, Equatable {
    /// The message and the location of the crash.
    public var crash: Crash
    /// Lines of the source, each with its number.
    public var excerpt: [SourceLine]

    /// A line of a source file.
    public struct SourceLine: Encodable, Sendable, Equatable {
        /// The line number, from 1 on.
        public var number: Int
        /// The text of the line.
        public var text: String
    }
}

/// The state of a project's build.
public struct BuildState: Encodable, Sendable, Equatable {
    /// `building`, `built` or `failed`.
    public var phase: String
    /// The time at which the build ended, in seconds since 1970; `nil` before.
    public var time: Int64?
    /// The duration of the build, in seconds.
    public var seconds: Double?
    /// The output of the builder, line by line.
    public var lines: [String]

    /// Creates the state of a build.
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
    /// The number of the entry, from 0 on.
    public var number: Int
    /// The time by the phone's clock, in seconds since 1970.
    public var time: Int64
    /// The origin of the entry: `person`, `device` or `program`.
    public var actor: String
    /// A short description of the event.
    public var title: String
    /// A detail of the event, such as a URL.
    public var detail: String?
    /// The actions of the device, and the rules that decided them.
    public var lines: [JournalLine]
}

/// A line that a program printed, as JSON.
public struct ConsoleLine: Encodable, Sendable, Equatable {
    /// The phone's time, in seconds since 1970.
    public var time: Int64
    /// The text of the line, without its line break.
    public var text: String
    /// A Boolean value that indicates whether the line is from the error output.
    public var isError: Bool
}
