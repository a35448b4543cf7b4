// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
public import DeviceScenarios

/// A scenario file that records the events on a device.
///
/// Playing the file results in the same decisions. Sites, pages and redirects of the
/// world are left out: their files are those that `morsel serve` would serve.
public struct WrittenScenario {
    /// The name of the scenario.
    public var name: String

    /// The device at the start.
    public var device: DeviceSetup

    /// The name of the device's time zone in the IANA database; `nil` for Greenwich Mean Time.
    public var zone: String?

    /// The clips, apps, experiences and websites around the device.
    public var world: ScenarioWorld

    /// The events: the time, the event, and the effects on the device.
    public var happenings: [(time: Timestamp, event: Event, effects: [Effect])]

    /// Creates a scenario.
    public init(
        name: String,
        device: DeviceSetup,
        zone: String?,
        world: ScenarioWorld,
        happenings: [(time: Timestamp, event: Event, effects: [Effect])]
    ) {
        self.name = name
        self.device = device
        self.zone = zone
        self.world = world
        self.happenings = happenings
    }

    /// The contents of the file, in YAML.
    public var text: String {
        var writer = YAMLWriter()
        writer.add(0, "scenario", .text(name))
        writer.line(0, "device:")
        writer.add(1, "system", .text("\(device.state.system)"))
        writer.add(1, "languages", .list(device.state.languages.map { .text($0.tag) }))
        writer.add(1, "zone", zone.map { .text($0) })
        writer.add(1, "clock", device.clock.iso8601.map { .text($0) })
        if !device.apps.isEmpty {
            writer.add(1, "apps", .list(device.apps.map { .text($0.text) }))
        }
        addWorld(to: &writer)
        writer.line(0, "steps:")
        var hasStep = false
        var now = device.clock
        for happening in happenings {
            guard let action = happening.event.action(at: happening.time) else { continue }
            hasStep = true
            let time = happening.time > now ? happening.time.iso8601 : nil
            if let time {
                writer.line(1, "- at: \(YAMLWriter.Inline.text(time).text)")
            }
            writer.line(1, "\(time == nil ? "-" : " ") \(action.key): \(action.value.text)")
            now = max(now, happening.time)
            for case .decided(let decision) in happening.effects.reversed() {
                let outcome = YAMLWriter.Inline.text(decision.outcome.name)
                let refusal = decision.refusal.map { YAMLWriter.Inline.text($0.rule.text) }
                let expected = YAMLWriter.Inline.map([
                    ("outcome", outcome), ("refused-by", refusal),
                ])
                writer.line(2, "expect: \(expected.text)")
                break
            }
        }
        // A list of steps must not be absent.
        if !hasStep { writer.line(1, "- step: \"Nothing happened.\"") }
        return writer.text
    }

    // MARK: The world

    private func addWorld(to writer: inout YAMLWriter) {
        writer.line(0, "world:")
        writer.line(1, "apps:")
        for record in world.clips { add(record, to: &writer) }
        for other in world.otherApps {
            writer.line(2, "- id: \(YAMLWriter.Inline.text(other.app.identifier.text).text)")
            writer.add(3, "name", .text(other.app.name))
        }
        guard !world.experiences.isEmpty else { return }
        writer.line(1, "experiences:")
        for experience in world.experiences {
            writer.line(2, "- number: \(experience.id.rawValue)")
            writer.add(3, "url", .text(experience.url.description))
            writer.add(3, "clip", .text(experience.clip.text))
            writer.add(3, "verb", .text(experience.card.verb.rawValue))
            writer.add(3, "image", experience.card.image.map { .text($0.reference) })
            writer.add(3, "language", .text(experience.card.defaultLanguage.tag))
            let texts = experience.card.texts.sorted { $0.key < $1.key }
            writer.add(
                3,
                "texts",
                .map(
                    texts.map { language, text in
                        let title = text.title.map { YAMLWriter.Inline.text($0) }
                        return (
                            language.tag,
                            .map([("title", title), ("subtitle", .text(text.subtitle))])
                        )
                    }
                )
            )
            if experience.isPoweredBy { writer.add(3, "powered-by", .flag(true)) }
            writer.add(3, "place", experience.place.map { .text($0.words) })
            writer.add(3, "state", .text(experience.state.rawValue))
        }
    }

    private func add(_ record: ClipRecord, to writer: inout YAMLWriter) {
        let traits = record.clipTraits
        writer.line(2, "- id: \(YAMLWriter.Inline.text(record.app.identifier.text).text)")
        writer.add(3, "name", .text(record.app.name))
        writer.add(3, "store-number", record.app.storeNumber.map { .number($0) })
        writer.add(3, "groups", .list(record.appTraits.groups.sorted().map { .text($0) }))
        writer.line(3, "clip:")
        writer.add(4, "id", .text(record.clip.text))
        writer.add(4, "domains", .list(record.entitlement.map { .text($0.text) }))
        writer.add(4, "groups", .list(traits.groups.sorted().map { .text($0) }))
        writer.add(4, "containers", .list(traits.publicContainers.sorted().map { .text($0) }))
        writer.add(4, "notifications", .flag(traits.requestsNotifications))
        writer.add(4, "location-confirmation", .flag(traits.requestsLocationConfirmation))
        writer.add(4, "live-activities", .flag(traits.hasLiveActivities))
        if let build = record.build {
            writer.add(
                4,
                "build",
                .map([
                    ("version", .text(build.version)),
                    ("size", .text("\(build.size.bytes) bytes")),
                    ("minimum-system", .text("\(build.minimumSystem)")),
                    ("stage", .text(build.stage.rawValue)),
                ])
            )
        }
        if let experience = record.defaultExperience {
            let texts = experience.card.texts.sorted { $0.key < $1.key }
            writer.add(
                4,
                "default-experience",
                .map([
                    ("verb", .text(experience.card.verb.rawValue)),
                    ("image", experience.card.image.map { .text($0.reference) }),
                    ("language", .text(experience.card.defaultLanguage.tag)),
                    ("subtitles", .map(texts.map { ($0.key.tag, .text($0.value.subtitle)) })),
                    ("state", .text(experience.state.rawValue)),
                ])
            )
        }
    }
}

extension Place {
    fileprivate var words: String { "\(latitude), \(longitude)" }
}

extension Decision.Outcome {
    fileprivate var name: String {
        switch self {
        case .card: "card"
        case .launch: "launch"
        case .app: "app"
        case .appBanner: "app-banner"
        case .webPage: "web-page"
        }
    }
}
