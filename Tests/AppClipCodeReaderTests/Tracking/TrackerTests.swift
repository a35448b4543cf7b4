// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import AppClipCodes
import CodeScenes
import Testing

/// A12: codes in the frames of a camera.
@Suite("Tracking (A12)", .serialized)
struct TrackerTests {
    /// A frame of 320 × 240 pixels with codes on grey, at a distance of three diameters.
    private struct Frame {
        let rendered: RenderedScene

        init(_ placements: [Placement], isMirrored: Bool = false) throws {
            let code = try AppClipCode(
                "https://developer.apple.com/sunfl",
                style: CodeStyle(colors: ColorPair.templates[0], logo: .none)
            )
            var scene = Scene(
                codes: placements.map { PlacedCode(code, placement: $0) },
                ground: .color(RGBColor(red: 190, green: 190, blue: 190)),
                camera: Camera(width: 320, height: 240, distance: 3, diameter: 130)
            )
            scene.isMirrored = isMirrored
            rendered = scene.render()
        }

        static let layout = ImageLayout(width: 320, height: 240, format: .rgb)
        static let camera = CameraIntrinsics(fx: 390, fy: 390, cx: 160, cy: 120)
        static let empty = [UInt8](repeating: 190, count: 320 * 240 * 3)
    }

    private static let radius = 0.02

    private var configuration: CodeTrackingConfiguration {
        var configuration = CodeTrackingConfiguration(radius: Self.radius)
        configuration.appClipCodeTrackingEnabled = true
        configuration.timeOutOfView = 2
        return configuration
    }

    private func update(
        _ tracker: inout AppClipCodeTracker,
        _ bytes: [UInt8],
        at time: Double
    ) throws -> AnchorChanges {
        let layout = try #require(Frame.layout)
        let camera = try #require(Frame.camera)
        // The bytes of a span of bytes are these bytes.
        let pixels = unsafe bytes.span.bytes
        return tracker.update(pixels, layout: layout, camera: camera, time: time)
    }

    private func update(
        _ tracker: inout AppClipCodeTracker,
        _ frame: Frame,
        at time: Double
    ) throws -> AnchorChanges {
        try update(&tracker, frame.rendered.image.bytes, at: time)
    }

    /// Returns the distance between an anchor and its code as a fraction of the distance to the camera, and the angle
    /// between their normals in radians.
    private func errors(
        _ anchor: AppClipCodeAnchor,
        _ truth: SceneTruth
    ) -> (position: Double, angle: Double) {
        let place = SIMD3(truth.position.x, -truth.position.y, -truth.position.z) * Self.radius
        let offset = anchor.transform.position - place
        let rows = truth.rotation.rows
        let turn = anchor.transform.yAxis - SIMD3(-rows[2], rows[5], rows[8])
        return (
            ((offset * offset).sum() / (place * place).sum()).squareRoot(),
            (turn * turn).sum().squareRoot()
        )
    }

    @Test("A-60, A-61: without support, or not switched on, there are no anchors")
    func switchedOff() throws {
        let frame = try Frame([Placement(diameter: 130)])
        #expect(AppClipCodeTracker.supportsAppClipCodeTracking)
        #expect(CodeTrackingConfiguration(radius: 0.02).appClipCodeTrackingEnabled == false)
        var off = AppClipCodeTracker(CodeTrackingConfiguration(radius: Self.radius))
        #expect(try update(&off, frame, at: 0).isEmpty)
        #expect(off.anchors.isEmpty)
        var unsupported = AppClipCodeTracker(configuration, supportsAppClipCodeTracking: false)
        #expect(try update(&unsupported, frame, at: 0).isEmpty)
        #expect(unsupported.anchors.isEmpty)
    }

    @Test(
        "A-62 to A-64, A-70: a code is one anchor while it moves, and gets its URL after the check"
    )
    func oneCode() throws {
        var tracker = AppClipCodeTracker(configuration)
        let first = try Frame([Placement(diameter: 130, tilt: 30, roll: 10)])
        let second = try Frame([
            Placement(diameter: 130, tilt: 30, roll: 16, offsetX: 4, offsetY: -2)
        ])
        let added = try update(&tracker, first, at: 0)
        let anchor = try #require(added.didAdd.first)
        #expect(added.didAdd.count == 1 && added.didUpdate.isEmpty)
        #expect(anchor.url == nil && anchor.urlDecodingState == .decoding)
        #expect(anchor.radius == Self.radius)
        var error = errors(anchor, first.rendered.truths[0])
        #expect(error.position < 0.01 && error.angle < 0.0175)
        #expect(!anchor.isAmbiguous)

        let check = try #require(added.urlChecks.first)
        let decoded = tracker.answer(
            check,
            URLCheck.Verdict(isRegistered: true, isAssociated: true)
        )
        #expect(decoded.didUpdate.first?.url?.text == "https://developer.apple.com/sunfl")

        let moved = try update(&tracker, second, at: 1.0 / 30)
        let follower = try #require(moved.didUpdate.first)
        #expect(moved.didAdd.isEmpty && moved.didRemove.isEmpty)
        #expect(follower.identifier == anchor.identifier)
        #expect(follower.urlDecodingState == .decoded)
        error = errors(follower, second.rendered.truths[0])
        #expect(error.position < 0.01 && error.angle < 0.0175)
        let corner = second.rendered.truths[0](ScenePoint(x: -1, y: -1))
        #expect(abs(follower.corners[0].x - corner.x) < 1)
        #expect(abs(follower.corners[0].y - corner.y) < 1)
    }

    @Test("A-69, A-71: two prints of a code are two anchors; one that goes is gone after a while")
    func twoCodes() throws {
        var tracker = AppClipCodeTracker(configuration)
        let placements = [-80.0, 80].map { offset in
            Placement(diameter: 130, tilt: 10, offsetX: offset)
        }
        let both = try Frame(placements)
        let one = try Frame([placements[1]])
        let added = try update(&tracker, both, at: 0).didAdd
        try #require(added.count == 2)
        #expect(added[0].transform != added[1].transform)
        let right = try #require(
            added.first { $0.transform.position.x > 0 }?.identifier
        )

        let left = try update(&tracker, one, at: 0.1)
        #expect(left.didUpdate.filter { !$0.isTracked }.count == 1)
        #expect(left.didUpdate.first { $0.isTracked }?.identifier == right)
        #expect(left.didRemove.isEmpty)
        // It returns in time: the same anchor.
        let back = try update(&tracker, both, at: 1)
        #expect(back.didAdd.isEmpty)
        #expect(back.didUpdate.count { $0.isTracked } == 2)
        _ = try update(&tracker, one, at: 1.1)
        let gone = try update(&tracker, one, at: 3.2)
        #expect(gone.didRemove.count == 1)
        #expect(gone.didRemove.first?.identifier != right)
        #expect(tracker.anchors.map { $0.identifier } == [right])
        #expect(tracker.removeAll().didRemove.map { $0.identifier } == [right])
    }

    @Test("does not follow a code into an empty, short or mirrored frame")
    func nothing() throws {
        var tracker = AppClipCodeTracker(configuration)
        let placement = Placement(diameter: 130, tilt: 15)
        #expect(try update(&tracker, try Frame([placement], isMirrored: true), at: 0).isEmpty)
        let frame = try Frame([placement])
        #expect(try update(&tracker, frame, at: 0.1).didAdd.count == 1)
        let lost = try update(&tracker, Frame.empty, at: 0.2)
        #expect(lost.didUpdate.map { $0.isTracked } == [false])
        // A frame without its bytes, and a time that is not a number.
        #expect(try update(&tracker, [1, 2, 3], at: 0.3).isEmpty)
        #expect(try update(&tracker, frame, at: .nan).isEmpty)
        let again = try update(&tracker, frame, at: 0.4)
        #expect(again.didAdd.isEmpty)
        #expect(again.didUpdate.map { $0.isTracked } == [true])
    }
}
