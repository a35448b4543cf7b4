// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import DeviceWalks
import Testing

/// Journals, and random walks.
struct JournalTests {
    /// The number of events in a debug build; the release gate of `Scripts/test.sh` takes a million.
    private static let events = 100_000

    /// E-42, F-01, F-08, D-11, E-02, E-31, D-25: random events violate no
    /// invariant, and each journal replays to the same device.
    ///
    /// The seed is fixed.
    @Test func randomEventsViolateNoInvariant() throws {
        let report = try Walk.run(events: Self.events, seed: 1_000_000)
        #expect(report.events == Self.events)
        // The walk covers the invariants that the checker checks.
        #expect(report.counts.launches > 1_000)
        #expect(report.counts.removals > 100)
        #expect(report.counts.installs > 100)
        #expect(report.counts.deliveries > 100)
        #expect(report.counts.confirmations > 100)
        #expect(report.invalidEvents < Self.events / 4)
    }

    /// Replaying a journal results in an equal device with the same digest, a shorter one in
    /// another.
    @Test func replayResultsInTheSameDevice() throws {
        var walk = try Walk(in: Scenery(), seed: 7)
        for _ in 0..<500 { #expect(walk.step() == nil) }
        let journal = walk.recorded.journal
        let replayed = try journal.replay()
        #expect(replayed == walk.recorded.device)
        #expect(replayed.digest == walk.recorded.device.digest)
        let shorter = Journal(of: journal.start, Array(journal.entries.dropLast(40)))
        #expect(try shorter.replay().digest != replayed.digest)
    }

    /// The same seed results in the same digest on every machine and in every process.
    @Test func digestsAreTheSameEverywhere() throws {
        func digest() throws -> String {
            var walk = try Walk(in: Scenery(), seed: 42)
            for _ in 0..<300 { _ = walk.step() }
            return walk.recorded.device.digest.description
        }
        let value = try digest()
        #expect(try digest() == value)
        #expect(value == "7c377edc0a3b3bf85173111ef7a70248")
    }

    /// Replaying an invalid journal reports the entry.
    @Test func replayReportsTheInvalidEntry() throws {
        let device = try Device(DeviceState(system: SystemVersion(17)))
        let later = Journal.Entry(.advance(to: device.now + 60), in: nil)
        let earlier = Journal.Entry(.advance(to: device.now), in: nil)
        let code = DeviceError.Code.clockTurnedBack(from: device.now + 60, to: device.now)
        #expect(throws: DeviceError(code: code, place: .entry(1, .time))) {
            try Journal(of: device, [later, earlier]).replay()
        }
    }

    /// An event that throws an error leaves no entry in the journal.
    @Test func invalidEventsAreNotRecorded() throws {
        var recorded = RecordedDevice(try Device(DeviceState(system: SystemVersion(17))))
        #expect(throws: DeviceError.self) { try recorded.handle(.leave) }
        #expect(recorded.journal.entries.isEmpty)
        try recorded.handle(.advance(to: recorded.device.now + 1))
        #expect(recorded.journal.entries.count == 1)
        #expect(recorded.journal.entries[0].world == nil)
    }

    /// The digest covers every part of the state.
    @Test func digestsDifferForDifferentStates() throws {
        var stage = try Stage { scene in
            scene.world.offers[0].clipTraits.groups = ["group.fruta"]
            scene.world.offers[0].clipTraits.requestsNotifications = true
            scene.world.offers[0].clipTraits.hasLiveActivities = true
        }
        var digests: Set<StateDigest> = [stage.device.digest]
        let later = stage.device.now + 7_200
        let events: [Event] = [
            .change(.region("DE")), .change(.zone(.utc)), .change(.privateBrowsing(true)),
            .change(.knownSender(false)), .change(.cacheLifetime(seconds: 5)),
            .change(.position(nil)),
            .invoke(
                Invocation(
                    source: .qrCode,
                    url: try InvocationURL(stage.scene.text),
                    time: stage.device.now
                )
            ),
            .card(.toggleNotifications), .card(.open),
            .call(.write(file: "a", [1], in: .own)),
            .call(.set("1", forKey: "k", in: .group("group.fruta"))),
            .call(.addToKeychain(.init(.key, data: [1]))),
            .call(.request(.camera, answer: true)), .call(.request(.location, answer: true)),
            .call(.schedule(NotificationRequest(number: 1, title: "x"), at: later)),
            .call(.beginActivity("game")), .call(.signIn(user: "u")), .call(.showOverlay),
            .call(.request(.notifications, answer: true)),
            .push(NotificationRequest(number: 2, title: "y"), to: stage.clip),
            .leave, .endProcess(stage.clip), .installApp(stage.app, .store), .openApp(stage.app),
            .call(.writeRecord("a", name: "b", container: "c")), .change(.locationServices(false)),
        ]
        for event in events {
            try stage.handle(event)
            let isNew = digests.insert(stage.device.digest).inserted
            #expect(isNew, "\(event)")
        }
    }
}

/// The invariant checker detects violations.
struct InvariantCheckerTests {
    /// Returns the worlds of the walks, a new device, and a new checker.
    private func initialState() throws -> (Scenery, Device, InvariantChecker) {
        let scenery = try Scenery()
        let device = try Device(DeviceState(system: SystemVersion(17)))
        return (scenery, device, try Walk(in: scenery, seed: 1).checker)
    }

    @Test func detectsNotificationWithoutPermission() throws {
        let (scenery, device, initial) = try initialState()
        var checker = initial
        let request = NotificationRequest(number: 1, title: "")
        let found = checker.check(
            .push(request, to: scenery.clips[0]),
            [.deliver(request, scenery.clips[0], .standard)],
            on: device,
            screenBefore: device.screen
        )
        #expect(found == .notificationNotAllowed(scenery.clips[0]))
    }

    @Test func detectsTwoLaunchesForOneEvent() throws {
        let (scenery, device, initial) = try initialState()
        var checker = initial
        let app = scenery.apps[0].identifier
        let found = checker.check(
            .openApp(app),
            [.launchApp(app, nil), .launchApp(app, nil)],
            on: device,
            screenBefore: device.screen
        )
        #expect(found == .severalLaunches)
    }

    @Test func detectsClockThatGoesBackward() throws {
        var (_, device, checker) = try initialState()
        let earlier = device
        try device.handle(.advance(to: device.now + 60))
        let event = Event.advance(to: device.now)
        #expect(checker.check(event, [], on: device, screenBefore: device.screen) == nil)
        #expect(
            checker.check(event, [], on: earlier, screenBefore: earlier.screen)
                == .clockWentBackward
        )
    }

    @Test func detectsDataAfterRemoval() throws {
        let scenery = try Scenery()
        var checker = try Walk(in: scenery, seed: 1).checker
        var device = try Device(DeviceState(system: SystemVersion(17)))
        let link = scenery.links[0]
        let scan = Invocation(source: .qrCode, url: link.url, time: device.now)
        try device.handle(.invoke(scan), in: link.worlds[0])
        let screen = device.screen
        let effects = try device.handle(.card(.open))
        #expect(checker.check(.card(.open), effects, on: device, screenBefore: screen) == nil)
        #expect(
            checker.check(
                .advance(to: device.now),
                [.removeClip(scenery.clips[0], .disuse)],
                on: device,
                screenBefore: device.screen
            ) == .dataAfterRemoval(scenery.clips[0])
        )
        #expect(
            checker.check(.leave, effects, on: device, screenBefore: screen)
                == .launchWithoutConsent(scenery.clips[0])
        )
    }
}
