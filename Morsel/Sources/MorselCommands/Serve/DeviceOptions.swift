internal import AppClipDevice
internal import AppClipExperiences
internal import AppClipTypes
internal import ArgumentParser
internal import MorselServer
internal import ScenarioFiles

/// The device that an invocation happens on.
struct DeviceOptions: ParsableArguments {
    @Option(help: "The version of the system.")
    var system = "18"

    @Option(help: "What the person reads, such as 'de'; may be repeated.")
    var language: [String] = []

    @Option(help: "What the clock shows, such as 2026-03-20T10:00:00+01:00; now, unless told.")
    var clock: String?

    @Option(help: "The time zone of a --clock without one: Europe/Berlin, or +01:00.")
    var zone: String?

    @Option(help: "Where the device is: degrees north and east, such as '37.7749, -122.4194'.")
    var position: String?

    @Option(help: "A full app that is installed; may be repeated.")
    var installed: [String] = []

    @Option(
        help: ArgumentHelp(
            "A clip that is on the device, perhaps with how it was signed (\(Parsed.words(Signing.self))); may be repeated.",
            valueName: "clip[=signing]"
        )
    )
    var cached: [String] = []

    @Option(
        help: ArgumentHelp(
            "An experience configured on the device: the bundle identifier of its clip and its URL; may be repeated.",
            valueName: "bundle=url"
        )
    )
    var localExperience: [String] = []

    @Option(
        help: ArgumentHelp(
            "The URL with which a clip was launched last; may be repeated.",
            valueName: "clip=url"
        )
    )
    var latestLaunch: [String] = []

    @Option(help: "A site whose card the person has put away; may be repeated.")
    var siteWithoutCard: [String] = []

    @Flag(help: "The page is in a window for Private Browsing.")
    var privateBrowsing = false

    @Flag(inversion: .prefixedNo, help: "The sender of the message is in Contacts.")
    var knownSender = true

    @Flag(help: "Screen Time or the device's management forbids App Clips.")
    var clipsForbidden = false

    /// What the clock shows.
    ///
    /// - Throws: ``Refusal`` if it is no time that a clock shows.
    var time: Timestamp {
        get throws {
            guard let clock else {
                if zone != nil {
                    throw Refusal("zone", "zone: it means nothing without --clock.")
                }
                return .now
            }
            let time: Timestamp?
            if let zone {
                guard let rules = Zones.rules(zone) else {
                    throw Refusal(
                        "zone",
                        "zone: there is no time zone '\(zone)'; a name such as Europe/Berlin or an offset such as +01:00 is wanted."
                    )
                }
                time = Moments.time(clock, in: rules)
            } else {
                time = Moments.time(clock)
            }
            guard let time, Timestamp.showable.contains(time) else {
                let wanted =
                    zone == nil ? "2026-03-20T10:00:00+01:00" : "2026-03-20T10:00:00"
                throw Refusal(
                    "clock",
                    "clock: '\(clock)' is no time that a device shows, such as \(wanted)."
                )
            }
            return time
        }
    }

    /// The clips that are on the device, with how they were signed.
    ///
    /// - Throws: ``Refusal`` if one is not spelled so.
    var cachedClips: [(AppIdentifier, Signing)] {
        get throws {
            try cached.map { text in
                let (clip, signing) = Self.halves(text)
                return (
                    try Parsed.identifier(clip),
                    try signing.map { try Parsed.word($0, Signing.self, "cached") } ?? .development
                )
            }
        }
    }

    /// What decisions ask of the device, without the clips on it.
    ///
    /// - Throws: ``Refusal`` if an option makes no sense.
    func state() throws -> DeviceState {
        guard let system = SystemVersion(system) else {
            throw Refusal("system", "system: '\(system)' is no version such as 16.4.")
        }
        guard system.isKnown else {
            throw Refusal("system", "system: there is no iOS \(self.system).")
        }
        var state = DeviceState(system: system)
        let languages = try language.map { try Parsed.language($0) }
        if !languages.isEmpty { state.languages = languages }
        state.installedApps = Set(try installed.map { try Parsed.identifier($0) })
        state.isPrivateBrowsing = privateBrowsing
        state.isMessageSenderKnown = knownSender
        state.areClipsForbidden = clipsForbidden
        state.hostsWithoutPageCard = Set(try siteWithoutCard.map { try Parsed.host($0) })
        if let position {
            guard let place = Quantities.place(position) else {
                throw Refusal(
                    "position",
                    "position: '\(position)' is no place such as '37.7749, -122.4194'."
                )
            }
            state.position = place
        }
        // What cannot be spelled so is told before anything is asked.
        _ = try cachedClips
        for text in latestLaunch {
            let (clip, url) = try Self.pair(text, "latest-launch", "clip=url")
            state.latestLaunches[try Parsed.identifier(clip)] = try Parsed.url(url)
        }
        for text in localExperience {
            let (clip, url) = try Self.pair(text, "local-experience", "bundle=url")
            guard let bundle = try? BundleIdentifier(clip) else {
                throw Refusal(
                    "local-experience",
                    "local-experience: '\(clip)' is no bundle identifier such as com.example.fruta.Clip."
                )
            }
            state.localExperiences.append(
                LocalExperience(
                    url: try Parsed.registeredURL(url),
                    clip: bundle,
                    title: "",
                    subtitle: ""
                )
            )
        }
        return state
    }

    /// What stands before and behind the first equals sign.
    private static func halves(_ text: String) -> (String, String?) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : nil)
    }

    private static func pair(
        _ text: String,
        _ option: String,
        _ form: String
    ) throws -> (String, String) {
        let (first, second) = halves(text)
        guard let second else {
            throw Refusal(option, "\(option): '\(text)' has no '='; \(form) is wanted.")
        }
        return (first, second)
    }
}
