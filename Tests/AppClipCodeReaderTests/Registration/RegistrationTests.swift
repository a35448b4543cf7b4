// SPDX-License-Identifier: Apache-2.0

import CodeScenes
import SeededRandom
import Testing

@testable import AppClipCodeReader

@Suite("Registration of codes (A11)")
struct RegistrationTests {
    /// Returns a patch of a code, with its original colours.
    private func patch(_ rendered: RenderedScene, _ start: Homography) throws -> WorkingPatch {
        let layout = try #require(rendered.image.layout)
        let pixels = unsafe rendered.image.bytes.span.bytes
        var pyramid = Pyramid(pixels, layout: layout, ground: 255)
        return try #require(
            WorkingPatch(
                around: start,
                background: SIMD4(255, 255, 255, 0),
                foreground: SIMD4(0, 0, 0, 0),
                of: &pyramid,
                pixels: pixels
            )
        )
    }

    private func truth(_ rendered: RenderedScene) -> Homography {
        Homography(rows: rendered.truths[0].homography.rows)
    }

    /// Returns the largest error of the outermost ring's radii, in radii of the disc.
    private func error(_ map: Homography, against truth: Homography) throws -> Double {
        let back = try #require(truth.inverse)
        return stride(from: 0.0, to: 360, by: 15).map { degrees in
            let turn = Homography.rotation(degrees: degrees)
            let point = back(map(PlanePoint(x: 0.912 * turn[0, 0], y: 0.912 * turn[1, 0])))
            return abs((point.x * point.x + point.y * point.y).squareRoot() - 0.912)
        }.max() ?? 1
    }

    @Test("a known homography is found from the ellipse of the middle", arguments: [0, 35, 55.0])
    func fromLogo(tilt: Double) throws {
        let scene = Photographs.scene(try Photographs.code(template: 1), tilt: tilt)
        let rendered = scene.render()
        let truth = truth(rendered)
        // An affine map with the centre and its derivatives: the result for a perfect ellipse.
        let x = truth.normalized
        let affine = Homography(
            SIMD3(x[0, 0] - x[0, 2] * x[2, 0], x[0, 1] - x[0, 2] * x[2, 1], x[0, 2]),
            SIMD3(x[1, 0] - x[1, 2] * x[2, 0], x[1, 1] - x[1, 2] * x[2, 1], x[1, 2]),
            SIMD3(0, 0, 1)
        )
        let patch = try patch(rendered, affine)
        let registration = Registration.best(from: patch.fromImage * affine, in: patch)
        #expect(registration.quality > 0.5)
        #expect(try error(patch.toImage * registration.map, against: truth) < 0.004)
    }

    @Test("three passes follow a code from one frame to the next")
    func fromLastFrame() throws {
        let rendered = Photographs.scene(try Photographs.code(template: 1)).render()
        let truth = truth(rendered)
        let moved =
            Homography.scaling(1.02, thenShiftingBy: 0.5, -3) * truth
        let patch = try patch(rendered, moved)
        let registration = Registration(
            from: patch.fromImage * moved,
            in: patch,
            schedule: .fromLastFrame
        )
        #expect(registration.quality > 0.5)
        #expect(try error(patch.toImage * registration.map, against: truth) < 0.004)
    }

    @Test("where there is no code, the quality says so")
    func nothing() throws {
        let rendered = Photographs.scene(try Photographs.code(template: 1)).render()
        // The centre is in the image's corner, where there is only background.
        let aside = Homography.scaling(20, thenShiftingBy: 18, 18)
        let patch = try patch(rendered, aside)
        let registration = Registration.best(from: patch.fromImage * aside, in: patch)
        #expect(registration.quality < Registration.leastQuality)
    }

    @Test("a map with huge entries is rejected")
    func boundless() throws {
        let rendered = Photographs.scene(try Photographs.code(template: 1)).render()
        let layout = try #require(rendered.image.layout)
        let pixels = unsafe rendered.image.bytes.span.bytes
        var pyramid = Pyramid(pixels, layout: layout, ground: 255)
        let wild = Homography(rows: [1, 0, 0, 0, 1, 0, 1, 0, 0])
        let patch = WorkingPatch(
            around: wild,
            background: SIMD4(255, 255, 255, 0),
            foreground: .zero,
            of: &pyramid,
            pixels: pixels
        )
        #expect(patch == nil)
    }

    @Test("the median is that of a sorted list", arguments: 1...40)
    func median(count: Int) {
        var randomness = SplitMix64(seed: UInt64(count))
        let values = (0..<count).map { _ in Float.random(in: -1...1, using: &randomness) }
        var scratch = values
        #expect(scratch.median() == values.sorted()[count / 2])
    }

    @Test("a linear system gives its solution")
    func equations() throws {
        var system = LinearSystem(size: 3)
        system.matrix = [4, 0, 0, 1, 3, 0, -1, 0.5, 5]
        let unknowns = [1.0, -2, 0.5]
        system.right = [4 - 2 - 0.5, 1 - 6 + 0.25, -1 - 1 + 2.5]
        let solution = try #require(system.solved())
        for (found, expected) in zip(solution, unknowns) { #expect(abs(found - expected) < 1e-12) }
        #expect(LinearSystem(size: 2).solved() == nil)
    }

    @Test("a map times its inverse is the identity")
    func inverse() throws {
        let map = Homography(rows: [3, 1, 5, -1, 2, 7, 0.1, 0.05, 1])
        let back = try #require(map.inverse)
        let point = PlanePoint(x: 0.3, y: -0.8)
        let returned = back(map(point))
        #expect(abs(returned.x - point.x) < 1e-12 && abs(returned.y - point.y) < 1e-12)
        #expect(Homography(rows: [1, 2, 3, 2, 4, 6, 0, 0, 1]).inverse == nil)
    }
}
