// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import ArgumentParser
import CommandArguments
import MorselRegistry
import ScenarioFiles
import Terminal

/// The options for the device of an invocation.
struct DeviceOptions: ParsableArguments {
    @Option(help: "The iOS version.")
    var system = "18"

    @Option(help: "A preferred language, such as 'de', in order of preference; may be repeated.")
    var language: [String] = []

    @Option(help: "The device's time, such as 2026-03-20T10:00:00+01:00. Default: now.")
    var clock: String?

    @Option(
        help:
            "The time zone, if --clock has none: a name such as Europe/Berlin, or an offset such as +01:00."
    )
    var zone: String?

    @Option(
        help:
            "The device's location: latitude and longitude in degrees, such as '37.7749, -122.4194'."
    )
    var position: String?

    @Option(help: "The identifier of an installed full app; may be repeated.")
    var installed: [String] = []

    @Option(
        help: ArgumentHelp(
            "A clip that is on the device, optionally with its signing (\(Parsed.words(Signing.self))); may be repeated.",
            valueName: "clip[=signing]"
        )
    )
    var cached: [String] = []

    @Option(
        help: ArgumentHelp(
            "A local experience: the bundle identifier of its clip and its URL; may be repeated.",
            valueName: "bundle=url"
        )
    )
    var localExperience: [String] = []

    @Option(
        help: ArgumentHelp(
            "The URL of a clip's latest launch; may be repeated.",
            valueName: "clip=url"
        )
    )
    var latestLaunch: [String] = []

    @Option(help: "A site whose App Clip card the person dismissed; may be repeated.")
    var siteWithoutCard: [String] = []

    @Flag(help: "The page is open in Private Browsing.")
    var privateBrowsing = false

    @Flag(inversion: .prefixedNo, help: "The sender of the message is in Contacts.")
    var knownSender = true

    @Flag(help: "Screen Time or the device's management forbids App Clips.")
    var clipsForbidden = false

    /// The time on the device's clock.
    ///
    /// - Throws: ``CommandError`` if the option is not a time that a clock can show.
    var time: Timestamp {
        get throws {
            guard let clock else {
                if zone != nil {
                    throw CommandError("zone", "zone: --zone requires --clock.")
                }
                return .now
            }
            let time: Timestamp?
            if let zone {
                guard let rules = Zones.rules(zone) else {
                    throw CommandError(
                        "zone",
                        "zone: '\(zone)' is not a time zone; use a name such as Europe/Berlin or "
                            + "an offset such as +01:00."
                    )
                }
                time = Moments.time(clock, in: rules)
            } else {
                time = Moments.time(clock)
            }
            guard let time, Timestamp.showable.contains(time) else {
                let wanted =
                    zone == nil ? "2026-03-20T10:00:00+01:00" : "2026-03-20T10:00:00"
                throw CommandError(
                    "clock",
                    "clock: '\(clock)' is not a valid time; use a time such as \(wanted)."
                )
            }
            return time
        }
    }

    /// The clips that are on the device, and their signing.
    ///
    /// - Throws: ``CommandError`` if one of them has an invalid form.
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

    /// Returns the state of the device on which decisions depend, without its clips.
    ///
    /// - Throws: ``CommandError`` if an option is invalid.
    func state() throws -> DeviceState {
        let system = try Parsed.system(system)
        var state = DeviceState(system: system)
        let languages = try language.map { try Parsed.readLanguage($0) }
        if !languages.isEmpty { state.languages = languages }
        state.installedApps = Set(try installed.map { try Parsed.identifier($0) })
        state.isPrivateBrowsing = privateBrowsing
        state.isMessageSenderKnown = knownSender
        state.areClipsForbidden = clipsForbidden
        state.hostsWithoutPageCard = Set(try siteWithoutCard.map { try Parsed.host($0) })
        if let position {
            guard let place = Quantities.place(position) else {
                throw CommandError(
                    "position",
                    "position: '\(position)' is not a latitude and longitude, such as '37.7749, "
                        + "-122.4194'."
                )
            }
            state.position = place
        }
        // Errors in the arguments are reported before the database is opened.
        _ = try cachedClips
        for text in latestLaunch {
            let (clip, url) = try Self.pair(text, "latest-launch", "clip=url")
            state.latestLaunches[try Parsed.identifier(clip)] = try Parsed.url(url)
        }
        for text in localExperience {
            let (clip, url) = try Self.pair(text, "local-experience", "bundle=url")
            guard let bundle = try? BundleIdentifier(clip) else {
                throw CommandError(
                    "local-experience",
                    "local-experience: '\(clip)' is not a bundle identifier, such as "
                        + "com.example.fruta.Clip."
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

    /// Returns the parts before and after the first equals sign.
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
            throw CommandError(option, "\(option): '\(text)' has no '='; use the form \(form).")
        }
        return (first, second)
    }
}
