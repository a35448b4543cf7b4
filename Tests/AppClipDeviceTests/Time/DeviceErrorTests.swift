// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import Testing

/// Invalid events throw an error with code and location, and change nothing.
struct DeviceErrorTests {
    /// Expects an error and an unchanged device.
    private func expect(
        _ code: DeviceError.Code,
        _ place: DeviceError.Place,
        of event: Event,
        on stage: inout Stage
    ) {
        let before = stage.device
        #expect(throws: DeviceError(code: code, place: place)) { try stage.handle(event) }
        #expect(stage.device == before)
        #expect(stage.device.digest == before.digest)
    }

    @Test func clockCannotGoBackward() throws {
        var stage = try Stage()
        let now = stage.device.now
        let earlier = now + -1
        expect(
            .clockTurnedBack(from: now, to: earlier),
            .time,
            of: .advance(to: earlier),
            on: &stage
        )
        let scan = Invocation(
            source: .qrCode,
            url: try InvocationURL(stage.scene.text),
            time: earlier
        )
        expect(.clockTurnedBack(from: now, to: earlier), .time, of: .invoke(scan), on: &stage)
        let never = Timestamp(secondsSince1970: .max)
        expect(.impossibleTime(never), .time, of: .advance(to: never), on: &stage)
        #expect(throws: DeviceError(code: .impossibleTime(never), place: .time)) {
            try Device(DeviceState(system: SystemVersion(17)), clock: never)
        }
        try stage.launch()
        let request = NotificationRequest(number: 1, title: "")
        expect(
            .impossibleTime(never),
            .event,
            of: .call(.schedule(request, at: never)),
            on: &stage
        )
    }

    @Test(arguments: [SystemVersion(0), SystemVersion(19), SystemVersion(25, 4), SystemVersion(99)])
    func versionsMustExist(_ version: SystemVersion) throws {
        #expect(throws: DeviceError(code: .unknownSystem(version), place: .state)) {
            try Device(DeviceState(system: version))
        }
        var stage = try Stage()
        expect(.unknownSystem(version), .setting, of: .change(.system(version)), on: &stage)
    }

    @Test func systemCannotBeDowngraded() throws {
        var stage = try Stage()
        let older = SystemVersion(16)
        expect(
            .systemTurnedBack(from: SystemVersion(17), to: older),
            .setting,
            of: .change(.system(older)),
            on: &stage
        )
        try stage.handle(.change(.system(SystemVersion(26))))
        #expect(stage.device.state.system == SystemVersion(26))
    }

    @Test func durationsAreBounded() throws {
        var stage = try Stage()
        for seconds in [-1, DeviceSettings.longestDuration + 1] {
            expect(
                .impossibleDuration(seconds),
                .setting,
                of: .change(.retention(seconds: seconds)),
                on: &stage
            )
        }
        var settings = DeviceSettings()
        settings.cacheLifetime = -1
        #expect(throws: DeviceError(code: .impossibleDuration(-1), place: .setting)) {
            try Device(DeviceState(system: SystemVersion(17)), settings: settings)
        }
    }

    @Test func initialStateCannotHaveClips() throws {
        let scene = try Scene()
        var state = DeviceState(system: SystemVersion(17))
        state.latestLaunches[scene.clip] = try InvocationURL(scene.text)
        #expect(throws: DeviceError(code: .notOnDevice(scene.clip), place: .state)) {
            try Device(state)
        }
    }

    @Test func worldsMustBeConsistent() throws {
        let scene = try Scene()
        let other = try Scene.other()
        let url = try InvocationURL(scene.text)
        func fault(_ change: (inout World) throws -> Void) throws -> DeviceError? {
            var world = scene.world
            try change(&world)
            var device = try Device(scene.device)
            let invocation = Invocation(source: .qrCode, url: url, time: device.now)
            let before = device
            do throws(DeviceError) {
                try device.handle(.invoke(invocation), in: world)
                return nil
            } catch {
                #expect(device == before)
                return error
            }
        }
        let clip = scene.clip
        #expect(try fault { _ in } == nil)
        #expect(
            try fault { $0.offers.append($0.offers[0]) }
                == DeviceError(code: .sameClipTwice(clip), place: .offer(1))
        )
        #expect(
            try fault { $0.offers[0].build = other.build }
                == DeviceError(code: .buildOfAnotherClip(clip), place: .offer(0))
        )
        #expect(
            try fault { world in
                let experience = try #require(scene.world.offers[0].defaultExperience)
                world.offers.append(other)
                world.offers[1].defaultExperience = experience
            }
                == DeviceError(
                    code: .experienceOfAnotherClip(other.clip.identifier),
                    place: .offer(1)
                )
        )
        #expect(
            try fault { $0.offers[0].app = other.app }
                == DeviceError(code: .clipOfAnotherApp(clip), place: .offer(0))
        )
        #expect(
            try fault {
                $0.offers[0].clip = Clip(identifier: $0.offers[0].app.identifier, app: clip)
            }
                == DeviceError(code: .clipIsItsApp(scene.app.identifier), place: .offer(0))
        )
        #expect(
            try fault { $0.advanced = try Scene.experience(1, of: clip, "https://b.example", "B") }
                == DeviceError(code: .experienceDoesNotCover(url), place: .advanced)
        )
        #expect(
            try fault { $0.deactivated = scene.world.advanced }
                == DeviceError(code: .experienceInAnotherState, place: .deactivated)
        )
    }

    @Test func clipsCannotChangeTheirApp() throws {
        var stage = try Stage()
        try stage.launch()
        let other = try Scene.other().app
        stage.scene.world.offers[0].app = other
        stage.scene.world.offers[0].clip = Clip(identifier: stage.clip, app: other.identifier)
        let clip = stage.clip
        let scan = Invocation(
            source: .qrCode,
            url: try InvocationURL(stage.scene.text),
            time: stage.device.now
        )
        expect(.clipOfAnotherApp(clip), .offer(0), of: .invoke(scan), on: &stage)
        let install = Event.installApp(other.identifier, .store)
        expect(.clipOfAnotherApp(clip), .offer(0), of: install, on: &stage)
    }

    @Test func eventsNeedTheirSubject() throws {
        var stage = try Stage()
        let clip = stage.clip
        let app = stage.app
        expect(.noCard, .event, of: .card(.open), on: &stage)
        expect(.nothingInForeground, .event, of: .leave, on: &stage)
        expect(.nothingInForeground, .event, of: .call(.showOverlay), on: &stage)
        expect(.notOnDevice(clip), .event, of: .comeBack(to: clip, by: .appLibrary), on: &stage)
        expect(.notOnDevice(clip), .event, of: .endProcess(clip), on: &stage)
        expect(.notOnDevice(clip), .event, of: .deleteClip(clip), on: &stage)
        expect(.notOnDevice(app), .event, of: .removeApp(app), on: &stage)
        expect(.notOnDevice(app), .event, of: .openApp(app), on: &stage)
        let stranger = try AppIdentifier("ZYXWV98765.com.example.Stranger")
        expect(.unknownApp(stranger), .event, of: .installApp(stranger, .store), on: &stage)
        let local = LocalExperience(
            url: try RegisteredURL(InvocationURL("https://fruta.example")),
            clip: clip.bundle,
            title: "",
            subtitle: ""
        )
        expect(.unknownLocalExperience, .event, of: .removeLocalExperience(local), on: &stage)
    }
}
