import AppClipDevice
import AppClipExperiences
import AppClipTypes
import DeviceWalks
import Testing

/// Journals, and what never happens to a device.
struct JournalTests {
    /// A debug build walks less far than the release gate of `Scripts/test.sh`, which takes a
    /// million events.
    private static let events = 100_000

    /// E-42, F-01, F-08, D-11, E-02, E-31, D-25: nothing that must not be happens to random devices,
    /// and each journal leads to the same state.
    ///
    /// The seed is fixed.
    @Test func randomEventsBreakNothing() throws {
        let report = try Walk.run(events: Self.events, seed: 1_000_000)
        #expect(report.events == Self.events)
        // The walk comes to what it is to look at.
        #expect(report.counts.launches > 1_000)
        #expect(report.counts.removals > 100)
        #expect(report.counts.installs > 100)
        #expect(report.counts.deliveries > 100)
        #expect(report.counts.confirmations > 100)
        #expect(report.faults < Self.events / 4)
    }

    /// A journal leads to an equal device with the same digest, and a shorter one to another.
    @Test func journalsLeadToTheSameState() throws {
        var walk = try Walk(in: Scenery(), seed: 7)
        for _ in 0..<500 { #expect(walk.step() == nil) }
        let journal = walk.recorded.journal
        let replayed = try journal.replay()
        #expect(replayed == walk.recorded.device)
        #expect(replayed.digest == walk.recorded.device.digest)
        let shorter = Journal(of: journal.start, Array(journal.entries.dropLast(40)))
        #expect(try shorter.replay().digest != replayed.digest)
    }

    /// The same seed leads to the same digest on every machine and in every process.
    @Test func digestsAreTheSameEverywhere() throws {
        func digest() throws -> String {
            var walk = try Walk(in: Scenery(), seed: 42)
            for _ in 0..<300 { _ = walk.step() }
            return walk.recorded.device.digest.description
        }
        let value = try digest()
        #expect(try digest() == value)
        #expect(value == "50002afc608d45e1dedfefcacd17e3ab")
    }

    /// A fault in a journal is told with its entry.
    @Test func faultsAreToldWithTheirEntry() throws {
        let device = try Device(DeviceState(system: SystemVersion(17)))
        let later = Journal.Entry(.advance(to: device.now + 60), in: nil)
        let earlier = Journal.Entry(.advance(to: device.now), in: nil)
        let code = DeviceFault.Code.clockTurnedBack(from: device.now + 60, to: device.now)
        #expect(throws: DeviceFault(code: code, place: .entry(1, .time))) {
            try Journal(of: device, [later, earlier]).replay()
        }
    }

    /// What cannot be is not kept.
    @Test func faultsAreNotKept() throws {
        var recorded = RecordedDevice(try Device(DeviceState(system: SystemVersion(17))))
        #expect(throws: DeviceFault.self) { try recorded.handle(.leave) }
        #expect(recorded.journal.entries.isEmpty)
        try recorded.handle(.advance(to: recorded.device.now + 1))
        #expect(recorded.journal.entries.count == 1)
        #expect(recorded.journal.entries[0].world == nil)
    }

    /// Every part of the state is in the digest.
    @Test func digestsTellStatesApart() throws {
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

/// The witness sees what must not be.
struct WitnessTests {
    /// A scenery, a new device, and a witness that has seen nothing yet.
    private func begun() throws -> (Scenery, Device, Witness) {
        let scenery = try Scenery()
        let device = try Device(DeviceState(system: SystemVersion(17)))
        return (scenery, device, try Walk(in: scenery, seed: 1).witness)
    }

    @Test func notificationWithoutPermissionIsSeen() throws {
        let (scenery, device, begun) = try begun()
        var witness = begun
        let request = NotificationRequest(number: 1, title: "")
        let found = witness.look(
            at: .push(request, to: scenery.clips[0]),
            [.deliver(request, scenery.clips[0], .standard)],
            on: device,
            screenBefore: device.screen
        )
        #expect(found == .notificationNotAllowed(scenery.clips[0]))
    }

    @Test func clipAndAppForOneInvocationAreSeen() throws {
        let (scenery, device, begun) = try begun()
        var witness = begun
        let app = scenery.apps[0].identifier
        let found = witness.look(
            at: .openApp(app),
            [.launchApp(app, nil), .launchApp(app, nil)],
            on: device,
            screenBefore: device.screen
        )
        #expect(found == .severalLaunches)
    }

    @Test func clocksThatGoBackAreSeen() throws {
        var (_, device, witness) = try begun()
        let earlier = device
        try device.handle(.advance(to: device.now + 60))
        let event = Event.advance(to: device.now)
        #expect(witness.look(at: event, [], on: device, screenBefore: device.screen) == nil)
        #expect(
            witness.look(at: event, [], on: earlier, screenBefore: earlier.screen) == .clockWentBack
        )
    }

    @Test func remainsAreSeen() throws {
        let scenery = try Scenery()
        var witness = try Walk(in: scenery, seed: 1).witness
        var device = try Device(DeviceState(system: SystemVersion(17)))
        let link = scenery.links[0]
        let scan = Invocation(source: .qrCode, url: link.url, time: device.now)
        try device.handle(.invoke(scan), in: link.worlds[0])
        let screen = device.screen
        let effects = try device.handle(.card(.open))
        #expect(witness.look(at: .card(.open), effects, on: device, screenBefore: screen) == nil)
        #expect(
            witness.look(
                at: .advance(to: device.now),
                [.removeClip(scenery.clips[0], .disuse)],
                on: device,
                screenBefore: device.screen
            ) == .remains(scenery.clips[0])
        )
        #expect(
            witness.look(at: .leave, effects, on: device, screenBefore: screen)
                == .launchWithoutConsent(scenery.clips[0])
        )
    }
}
