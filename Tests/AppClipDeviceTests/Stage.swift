// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import Testing

/// A device in a world, for tests of several events.
struct Stage {
    var scene: Scene
    var device: Device
    var effects: [Effect] = []

    /// A morning in Berlin: 10:00 on 20 March 2026.
    static let morning = Timestamp(secondsSince1970: 1_773_997_200)

    static func berlin() throws -> ZoneRules {
        try .daylightSaving(
            standardOffset: 3_600,
            from: .init(month: 3, sunday: .last, secondOfDay: 7_200),
            to: .init(month: 10, sunday: .last, secondOfDay: 10_800),
            years: 2020...2040
        )
    }

    init(
        system: SystemVersion = SystemVersion(17),
        at clock: Timestamp = morning,
        _ change: (inout Scene) throws -> Void = { _ in }
    ) throws {
        scene = try Scene()
        scene.device.system = system
        scene.device.position = Place(latitude: 37.3, longitude: -122)
        try change(&scene)
        var settings = DeviceSettings()
        settings.zone = try Self.berlin()
        device = try Device(
            scene.device,
            settings: settings,
            publicDatabases: ["iCloud.fruta": ["lunch": "soup"]],
            clock: clock
        )
    }

    var clip: AppIdentifier { scene.clip }
    var app: AppIdentifier { scene.app.identifier }
    var asClip: AppOrClip { .clip(scene.clip) }
    var asApp: AppOrClip { .app(scene.app.identifier) }

    /// The properties that the clip's bundle declares.
    var traits: ClipTraits {
        get { scene.world.offers[0].clipTraits }
        set { scene.world.offers[0].clipTraits = newValue }
    }

    @discardableResult
    mutating func handle(_ event: Event) throws -> [Effect] {
        effects = try device.handle(event, in: scene.world)
        return effects
    }

    @discardableResult
    mutating func invoke(
        _ source: InvocationSource = .qrCode,
        details: InvocationDetails = InvocationDetails()
    ) throws -> [Effect] {
        let invocation = Invocation(
            source: source,
            url: try InvocationURL(scene.text),
            time: device.now,
            details: details
        )
        return try handle(.invoke(invocation))
    }

    /// Invokes the clip, and confirms the card.
    @discardableResult
    mutating func launch(_ source: InvocationSource = .qrCode) throws -> ClipLaunch {
        try invoke(source)
        try handle(.card(.open))
        return try #require(effects.launch)
    }

    @discardableResult
    mutating func wait(_ seconds: Int64) throws -> [Effect] {
        try handle(.advance(to: device.now + seconds))
    }

    @discardableResult
    mutating func call(_ call: Call) throws -> [Effect] { try handle(.call(call)) }

    /// Uses the URL of another advanced experience, for another business.
    mutating func moveTo(_ number: Int64, _ url: String) throws {
        scene.world.advanced = try Scene.experience(number, of: clip, url, "Other")
        scene.text = url
    }
}

extension [Effect] {
    var launch: ClipLaunch? {
        for case .launchClip(let launch) in self { return launch }
        return nil
    }

    var decision: Decision? {
        for case .decided(let decision) in self { return decision }
        return nil
    }

    var notes: CardNotes? {
        for case .showCard(_, let notes) in self { return notes }
        return nil
    }

    var refusal: Reason? {
        for case .refuse(let reason) in self { return reason }
        return nil
    }

    /// The numbers of the notifications that were shown.
    var delivered: [Int] {
        compactMap { effect in
            if case .deliver(let request, _, _) = effect { request.number } else { nil }
        }
    }

    /// The rules by which notifications were dropped.
    var dropped: [String] {
        compactMap { effect in
            if case .drop(_, _, let reason) = effect { reason.rule.text } else { nil }
        }
    }
}
