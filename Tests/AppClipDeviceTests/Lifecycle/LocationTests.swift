// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import Testing

/// Location confirmation, and the location while in use.
struct LocationTests {
    private func stage(
        _ change: (inout Scene) throws -> Void = { _ in }
    ) throws -> Stage {
        try Stage { scene in
            scene.world.offers[0].clipTraits.requestsLocationConfirmation = true
            try change(&scene)
        }
    }

    /// Returns a circle around the location of the invocation, or some metres north of it.
    private func circle(radius: Double = 100, metresNorth: Double = 0) throws -> ExpectedRegion {
        let latitude = 37.3 + metresNorth / 111_195
        return .circle(try #require(Place(latitude: latitude, longitude: -122)), radius: radius)
    }

    private func rule(_ answer: LocationConfirmation) -> String? {
        switch answer {
        case .isInRegion: nil
        case .disallowed(let reason), .doesNotMatch(let reason): reason.rule.text
        }
    }

    /// E-31, D-02: only from a code, a QR code or a tag.
    @Test(arguments: [
        (InvocationSource.qrCode, true), (.nfcTag, true), (.appClipCode, true),
        (.smartAppBanner, false), (.messages, false), (.maps, false), (.spotlight, false),
    ])
    func onlyPhysicalInvocationsConfirm(_ source: InvocationSource, _ isAllowed: Bool) throws {
        var stage = try stage()
        let payload = try #require(try stage.launch(source).payload)
        let answer = stage.device.confirmAcquired(payload, in: try circle())
        #expect((answer == .isInRegion(true)) == isAllowed)
        if !isAllowed { #expect(rule(answer) == "E-31") }
    }

    /// E-31: a return from the App Library is not at a code.
    @Test func returnConfirmsNothing() throws {
        var stage = try stage()
        try stage.launch()
        try stage.handle(.leave)
        try stage.handle(.comeBack(to: stage.clip, by: .appLibrary))
        let payload = try #require(stage.effects.launch?.payload)
        #expect(rule(stage.device.confirmAcquired(payload, in: try circle())) == "E-31")
    }

    /// E-29, O-33: without the key, confirmation is disallowed.
    @Test func keyIsNeeded() throws {
        var stage = try stage { $0.world.offers[0].clipTraits = ClipTraits() }
        let payload = try #require(try stage.launch().payload)
        let answer = stage.device.confirmAcquired(payload, in: try circle())
        #expect(answer.isDisallowed)
        #expect(rule(answer) == "E-29")
    }

    /// E-32: the note or location services are switched off; there is no prompt.
    @Test func personCanDeny() throws {
        var stage = try stage()
        try stage.invoke()
        try stage.handle(.card(.toggleLocation))
        try stage.handle(.card(.open))
        let payload = try #require(stage.effects.launch?.payload)
        #expect(rule(stage.device.confirmAcquired(payload, in: try circle())) == "E-32")

        let second = try #require(try stage.launch().payload)
        #expect(stage.device.confirmAcquired(second, in: try circle()) == .isInRegion(true))
        try stage.handle(.change(.locationServices(false)))
        #expect(rule(stage.device.confirmAcquired(second, in: try circle())) == "E-32")
    }

    /// E-33, X-29: a payload of an earlier launch, or with a URL that is not registered.
    @Test func payloadHasToMatch() throws {
        var stage = try stage()
        let first = try #require(try stage.launch().payload)
        let second = try #require(try stage.launch().payload)
        let answer = stage.device.confirmAcquired(first, in: try circle())
        #expect(answer.isDoesNotMatch)
        #expect(stage.device.confirmAcquired(second, in: try circle()) == .isInRegion(true))

        stage.scene.world.advanced = nil
        stage.scene.world.offers[0].association = .failed(.clipNotInFile)
        stage.scene.text = "https://nobody.example/"
        let payload = try #require(try stage.invoke(.xcode).launch?.payload)
        let unregistered = stage.device.confirmAcquired(payload, in: try circle())
        #expect(unregistered.isDoesNotMatch)
        #expect(rule(unregistered) == "E-33")
    }

    /// E-34: the result is about the time of the invocation, not of the call.
    @Test func answerIsAboutTheInvocation() throws {
        var stage = try stage()
        let payload = try #require(try stage.launch().payload)
        try stage.handle(.change(.position(Place(latitude: 40, longitude: 8))))
        try stage.wait(600)
        #expect(stage.device.confirmAcquired(payload, in: try circle()) == .isInRegion(true))
        let away = try circle(radius: 100, metresNorth: 150)
        #expect(stage.device.confirmAcquired(payload, in: away) == .isInRegion(false))
    }

    /// E-35, O-33: a circle of at most 500 m.
    @Test(arguments: [
        (500.0, true), (500.1, false), (501, false), (1, true), (0, false), (-1, false),
        (.infinity, false), (.nan, false),
    ])
    func radiusIsBounded(_ radius: Double, _ isAllowed: Bool) throws {
        var stage = try stage()
        let payload = try #require(try stage.launch().payload)
        let answer = stage.device.confirmAcquired(payload, in: try circle(radius: radius))
        #expect((answer == .isInRegion(true)) == isAllowed)
        if !isAllowed { #expect(rule(answer) == "E-35") }
        #expect(rule(stage.device.confirmAcquired(payload, in: .other)) == "E-35")
    }

    /// E-35: distances around the radius, also across the date line.
    @Test(arguments: [
        (0.0, 0.0, 0.004_4, true), (0, 0, 0.004_6, false), (60, 10, 0.008_9, true),
        (60, 10, 0.009_1, false), (10, 179.999, 0.002, true), (89.9, 0, 2.5, true),
    ])
    func distances(
        _ latitude: Double,
        _ longitude: Double,
        _ degreesEast: Double,
        _ isWithin: Bool
    ) throws {
        let east = longitude + degreesEast
        let here = try #require(Place(latitude: latitude, longitude: longitude))
        let there = try #require(
            Place(latitude: latitude, longitude: east > 180 ? east - 360 : east)
        )
        #expect((here.distance(to: there) <= 500) == isWithin)
        #expect(here.distance(to: there) == there.distance(to: here))
    }

    /// E-36: a payload shows its URL and a number, and no position.
    @Test func payloadHidesThePosition() throws {
        var stage = try stage()
        let payload = try #require(try stage.launch().payload)
        let labels = Mirror(reflecting: payload).children.compactMap(\.label)
        #expect(labels == ["url", "clip", "launch"])
        #expect(stage.device.isGranted(.location, to: stage.asClip) == nil)
    }

    /// E-34: it can be called again, with the same result.
    @Test func answerCanBeAskedForAgain() throws {
        var stage = try stage()
        let payload = try #require(try stage.launch().payload)
        for _ in 0..<3 {
            #expect(stage.device.confirmAcquired(payload, in: try circle()) == .isInRegion(true))
        }
    }

    // MARK: While in use

    /// E-21: granted at 23:50, available until 3:59:59, unavailable from 4:00 on.
    @Test func locationEndsAtFour() throws {
        // 23:50 in Berlin on 20 March 2026.
        var stage = try Stage(at: Stage.morning + 13 * 3_600 + 3_000)
        try stage.launch()
        try stage.call(.request(.location, answer: true))
        #expect(stage.device.mayUseLocation(stage.asClip))
        try stage.wait(4 * 3_600 + 599)
        #expect(stage.device.mayUseLocation(stage.asClip))
        #expect(try stage.wait(1) == [.resetLocation(stage.clip)])
        #expect(!stage.device.mayUseLocation(stage.asClip))
        try stage.call(.request(.location, answer: true))
        #expect(stage.effects.first == .prompt(.location))
    }

    /// E-21, O-32: granted at 2:00, it holds until 4:00 of the next calendar day.
    @Test func grantAfterMidnight() throws {
        // 2:00 in Berlin on 21 March 2026.
        var stage = try Stage(at: Stage.morning + 16 * 3_600)
        try stage.launch()
        try stage.call(.request(.location, answer: true))
        try stage.wait(26 * 3_600 - 1)
        #expect(stage.device.mayUseLocation(stage.asClip))
        try stage.wait(1)
        #expect(!stage.device.mayUseLocation(stage.asClip))
    }

    /// E-20, E-24, E-18: clips cannot request the location at any time, other people's data or tracking; there is no
    /// prompt.
    @Test(arguments: [
        (Permission.locationAlways, "E-20"), (.tracking, "E-18"), (.contacts, "E-24"),
        (.calendar, "E-24"), (.reminders, "E-24"), (.photos, "E-24"), (.health, "E-24"),
        (.motion, "E-24"), (.media, "E-24"),
    ])
    func clipsCannotRequest(_ permission: Permission, _ rule: String) throws {
        var stage = try Stage()
        try stage.launch()
        try stage.call(.request(permission, answer: true))
        #expect(stage.effects.first == .answer(permission, isGranted: false))
        #expect(stage.effects.refusal?.rule.text == rule)
        #expect(!stage.effects.contains(.prompt(permission)))
        #expect(permission.ruleAgainstClips?.text == rule)
    }

    /// E-52: the prompts for camera, microphone and Bluetooth appear once.
    @Test(arguments: [Permission.camera, .microphone, .bluetooth])
    func clipsCanRequest(_ permission: Permission) throws {
        var stage = try Stage()
        try stage.launch()
        try stage.call(.request(permission, answer: true))
        #expect(stage.effects == [.prompt(permission), .answer(permission, isGranted: true)])
        try stage.call(.request(permission, answer: false))
        #expect(stage.effects == [.answer(permission, isGranted: true)])
    }
}

extension LocationConfirmation {
    fileprivate var isDisallowed: Bool { if case .disallowed = self { true } else { false } }

    fileprivate var isDoesNotMatch: Bool { if case .doesNotMatch = self { true } else { false } }
}
