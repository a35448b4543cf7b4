// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import Testing

@testable import CodeScenes

/// A11: the ground truth that readings are compared with must be correct.
@Suite("Truth of scenes")
struct TruthTests {
    static let placements: [Placement] = [
        Placement(diameter: 150),
        Placement(diameter: 150, roll: 77, offsetX: 12.25, offsetY: -8.5),
        Placement(diameter: 150, tilt: 35, tiltDirection: 20),
        Placement(diameter: 170, tilt: 55, tiltDirection: 250, roll: -40, offsetX: -7, offsetY: 5),
    ]

    /// Returns small black discs at given positions in the code's plane, on white.
    static func dots(_ places: [ScenePoint]) -> CodeDrawing {
        var sketch = Sketch(plate: .white)
        for place in places {
            sketch.disc(400 + 400 * place.x, 400 + 400 * place.y, 14, .black)
        }
        return sketch.drawing
    }

    static let places = [(0.0, 0.0), (0.7, 0), (0, 0.7), (-0.7, 0.1), (0.4, -0.6)].map { x, y in
        ScenePoint(x: x, y: y)
    }

    @Test("dots are where the homography says", arguments: placements, [1.5, 4])
    func dots(placement: Placement, distance: Double) {
        let camera = Camera(width: 200, height: 190, distance: distance, diameter: 150)
        let scene = Scene(
            codes: [PlacedCode(drawing: Self.dots(Self.places), placement: placement)],
            ground: .white,
            camera: camera
        )
        let rendered = scene.render()
        let probe = ImageProbe(image: rendered.image)
        for place in Self.places {
            let expected = rendered.truths[0](place)
            let seen = probe.darkMiddle(near: expected, within: 9)
            #expect(abs(seen.x - expected.x) < 0.2 && abs(seen.y - expected.y) < 0.2, "\(place)")
        }
    }

    @Test("the homography is the camera's image of the turned and moved plane")
    func parts() {
        let camera = Camera(width: 640, height: 480, distance: 3, diameter: 200)
        let placement = Placement(diameter: 160, tilt: 40, tiltDirection: 30, roll: 10, offsetX: 50)
        let lens = Lens(camera)
        let truth = SceneTruth(placement: placement, camera: camera, lens: lens)
        #expect(truth.intrinsics == Matrix3(rows: [600, 0, 320, 0, 600, 240, 0, 0, 1]))
        // 160 pixels at a focal length of 600: 3.75 diameters away.
        #expect(abs(truth.position.z - 7.5) < 1e-12)
        // Rotation: rows of length 1 at right angles.
        let product = truth.rotation * truth.rotation.transposed
        for (one, other) in zip(product.rows, Matrix3.identity.rows) {
            #expect(abs(one - other) < 1e-12)
        }
        // The code's axis leans by the tilt.
        #expect(
            abs(truth.rotation.rows[8] - Elementary.cosineAndSine(40 * .pi / 180).cosine) < 1e-12
        )
        // A point to the side of the tilt is farther away.
        let (cosine, sine) = Elementary.cosineAndSine(30 * .pi / 180)
        let (back, _) = Elementary.cosineAndSine(10 * .pi / 180)
        #expect(back > 0)
        let turned = Matrix3.turn(degrees: -10).applied(to: Vector3(x: cosine, y: sine, z: 0))
        #expect(truth.rotation.applied(to: turned).z > 0.6)
        let point = Vector3(x: 0.3, y: -0.4, z: 0)
        let moved = truth.rotation.applied(to: point)
        let (z, right) = (moved.z + truth.position.z, moved.x + truth.position.x)
        let down = moved.y + truth.position.y
        let seen = truth(ScenePoint(x: point.x, y: point.y))
        #expect(abs(seen.x - (600 * right / z + 320)) < 1e-9)
        #expect(abs(seen.y - (600 * down / z + 240)) < 1e-9)
    }

    @Test("breaks of the outer ring are where the format has them", arguments: placements)
    func breaks(placement: Placement) throws {
        let style = CodeStyle(colors: ColorPair.templates[1], logo: .none)
        let code = try AppClipCode("https://example.com/a", style: style)
        var scene = Scene(code, diameter: 150, width: 200, height: 190)
        scene.codes[0].placement = placement
        scene.codes[0].placement.tilt /= 2
        let rendered = scene.render()
        let probe = ImageProbe(image: rendered.image)
        let ring = RingLayout.rings[4]
        for slot in 0..<ring.slotCount where !code.pattern.runsOn(ring.firstBit + slot) {
            let middle = Double(slot) * 360 / Double(ring.slotCount) + Double(ring.rotation)
            // The centre of the break, found as the centroid of the light along the ring.
            var sum = 0.0
            var weight = 0.0
            for step in -40...40 {
                let degrees = middle + Double(step) / 10
                let (cosine, sine) = Elementary.cosineAndSine(degrees * .pi / 180)
                let place = ScenePoint(x: cosine * ring.radius / 400, y: sine * ring.radius / 400)
                let light = max(0, probe.brightness(rendered.truths[0](place)) - 150)
                sum += light * Double(step) / 10
                weight += light
            }
            try #require(weight > 0)
            // A degree of this ring is 1.2 pixels; the arcs on both sides may differ in colour.
            #expect(abs(sum / weight) < 0.3, "slot \(slot)")
        }
    }

    @Test("the mirrored image is the image with left and right exchanged, and so is its truth")
    func mirrored() throws {
        var scene = Scene(
            try AppClipCode("https://example.com/a"),
            diameter: 60,
            width: 81,
            height: 70
        )
        scene.codes[0].placement.tilt = 30
        let straight = scene.render()
        scene.isMirrored = true
        let mirrored = scene.render()
        for y in 0..<70 {
            for x in 0..<81 { #expect(mirrored.image[x, y] == straight.image[80 - x, y]) }
        }
        let place = ScenePoint(x: 0.5, y: -0.2)
        #expect(mirrored.truths[0].isMirrored)
        #expect(abs(mirrored.truths[0](place).x - (81 - straight.truths[0](place).x)) < 1e-9)
        #expect(abs(mirrored.truths[0](place).y - straight.truths[0](place).y) < 1e-9)
    }

    @Test(
        "a lens that distorts shows the disc's middle where the truth has it",
        arguments: [-0.15, 0.15]
    )
    func lens(distortion: Double) {
        let placement = Placement(diameter: 120, offsetX: 30, offsetY: -20)
        var camera = Camera(width: 220, height: 200, distance: 3, diameter: 120)
        camera.distortion = distortion
        let near = [ScenePoint(x: 0, y: 0), ScenePoint(x: 0.15, y: 0.1)]
        let scene = Scene(
            codes: [PlacedCode(drawing: Self.dots(near), placement: placement)],
            ground: .white,
            camera: camera
        )
        let rendered = scene.render()
        let probe = ImageProbe(image: rendered.image)
        let center = rendered.truths[0](near[0])
        // Without distortion it would be at (140, 80).
        #expect(abs(center.x - 140) > 0.2)
        for place in near {
            let expected = rendered.truths[0](place)
            let seen = probe.darkMiddle(near: expected, within: 5)
            #expect(abs(seen.x - expected.x) < 0.2 && abs(seen.y - expected.y) < 0.2)
        }
    }
}
