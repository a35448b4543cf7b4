// SPDX-License-Identifier: Apache-2.0

import CodeScenes
import Testing

@testable import AppClipCodeReader

/// A12, A-70: from a code's location in an image to its pose in the world.
@Suite("Poses (A12, A-70)")
struct PoseTests {
    /// Returns the angle between two unit vectors, in degrees, for small angles.
    private func angle(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> Double {
        let difference = one - other
        return (difference * difference).sum().squareRoot() * 180 / .pi
    }

    private func camera(distance: Double, diameter: Double) throws -> CameraIntrinsics {
        let focal = distance * diameter
        return try #require(CameraIntrinsics(fx: focal, fy: focal * 1.02, cx: 310, cy: 250))
    }

    /// Returns a code that is rotated about its own axis, tilted, and rotated again.
    private func pose(
        tilt: Double,
        direction: Double,
        roll: Double,
        position: SIMD3<Double>
    ) -> PlanarPose {
        func turn(_ axis: SIMD3<Double>, _ degrees: Double) -> Orientation {
            // Small rotations, one after the other.
            let step = Orientation(turningBy: axis * (degrees * .pi / 180 / 64))
            return (0..<64).reduce(.identity) { sum, _ in step * sum }
        }
        let outward = SIMD3<Double>(0, 0, 1)
        return PlanarPose(
            orientation: turn(outward, direction) * turn(SIMD3(0, 1, 0), tilt)
                * turn(outward, roll - direction),
            position: position
        )
    }

    @Test(
        "are those of the rendered scene",
        arguments: [0.0, 5, 30, 60, 80],
        [(3.0, 200.0), (1.5, 300), (20, 80)]
    )
    func exact(tilt: Double, view: (distance: Double, diameter: Double)) throws {
        let camera = try camera(distance: view.distance, diameter: view.diameter)
        for direction in stride(from: 0.0, to: 360, by: 75) {
            let truth = pose(
                tilt: tilt,
                direction: direction,
                roll: 111 + direction,
                position: SIMD3(0.4, -0.3, 2 * view.distance)
            )
            let map = (camera.map * truth.directions).normalized
            let estimate = try #require(PoseEstimate(map, camera: camera))
            let found = estimate.pose
            // The exact map still distinguishes the two ambiguous poses.
            #expect(angle(found.normal, truth.normal) < 0.01)
            #expect(angle(found.orientation.columns.x, truth.orientation.columns.x) < 0.01)
            #expect(((found.position - truth.position) / truth.position).max().magnitude < 1e-3)
            #expect(estimate.angleError > 0 && estimate.positionError > 0)
        }
    }

    @Test("turn with the code: A-70", arguments: [-30.0, 30, 90, 180])
    func turned(by degrees: Double) throws {
        let camera = try camera(distance: 3, diameter: 200)
        let place = SIMD3(0.2, 0.1, 6.0)
        let one = pose(tilt: 20, direction: 40, roll: 0, position: place)
        let other = pose(tilt: 20, direction: 40, roll: degrees, position: place)
        let transforms = try [one, other].map { pose in
            let map = (camera.map * pose.directions).normalized
            let estimate = try #require(PoseEstimate(map, camera: camera))
            return AnchorTransform(estimate.pose, radius: 0.02)
        }
        // Clockwise on the print: x goes towards z, its lower edge.
        let radians = degrees * .pi / 180
        let small = Orientation(turningBy: SIMD3(0, radians / 256, 0))
        #expect(small.chord(to: .identity) > 0)
        let cosine = (transforms[0].xAxis * transforms[1].xAxis).sum()
        let sine = (transforms[0].zAxis * transforms[1].xAxis).sum()
        let expected: (cosine: Double, sine: Double) =
            switch degrees {
            case 90: (0, 1)
            case 180: (-1, 0)
            default: (0.866_025, degrees < 0 ? -0.5 : 0.5)
            }
        #expect(abs(cosine - expected.cosine) < 1e-3)
        #expect(abs(sine - expected.sine) < 1e-3)
        #expect(angle(transforms[0].yAxis, transforms[1].yAxis) < 0.05)
    }

    @Test("are in metres, with the axes of the camera's space")
    func space() throws {
        let camera = try camera(distance: 3, diameter: 200)
        // Facing the camera, to the right of its axis, and below it.
        let pose = pose(tilt: 0, direction: 0, roll: 0, position: SIMD3(1, 0.5, 6))
        let map = (camera.map * pose.directions).normalized
        let estimate = try #require(PoseEstimate(map, camera: camera))
        let transform = AnchorTransform(estimate.pose, radius: 0.02)
        #expect(angle(transform.xAxis, SIMD3(1, 0, 0)) < 0.01)
        // Out of the print, towards the camera; its lower edge is below.
        #expect(angle(transform.yAxis, SIMD3(0, 0, 1)) < 0.01)
        #expect(angle(transform.zAxis, SIMD3(0, -1, 0)) < 0.01)
        let offset = transform.position - SIMD3(0.02, -0.01, -0.12)
        #expect((offset * offset).sum().squareRoot() < 1e-5)
        #expect(transform.columns.map { $0.w } == [0, 0, 0, 1])
    }

    @Test("are ambiguous where a code is far away for its size, and unique where it is near")
    func ambiguity() throws {
        for (distance, diameter, tilt, isAmbiguous) in [
            (20.0, 60.0, 6.0, true), (40, 60, 10, true), (3, 200, 6, false), (6, 110, 20, false),
            // Facing the camera, the two poses are the same.
            (20, 60, 0, false),
        ] {
            let camera = try camera(distance: distance, diameter: diameter)
            let truth = pose(
                tilt: tilt,
                direction: 10,
                roll: 30,
                position: SIMD3(0.5, 0.2, 2 * distance)
            )
            let map = (camera.map * truth.directions).normalized
            let estimate = try #require(PoseEstimate(map, camera: camera))
            #expect((estimate.alternative != nil) == isAmbiguous, "tilt \(tilt) at \(distance)")
            guard let alternative = estimate.alternative else { continue }
            // The tilt is the same, in the opposite direction; so the pose nearer to the last one is used.
            let near = try #require(PoseEstimate(map, camera: camera, near: alternative))
            #expect(angle(near.pose.normal, alternative.normal) < 0.01)
            let sight = truth.position / (truth.position * truth.position).sum().squareRoot()
            let (one, other) = ((truth.normal * sight).sum(), (alternative.normal * sight).sum())
            #expect(abs(one - other) < 0.01)
            #expect(angle(alternative.normal, truth.normal) > tilt)
        }
    }

    @Test("do not exist for maps of nothing in front of a camera")
    func degenerate() throws {
        let camera = try camera(distance: 3, diameter: 200)
        let maps: [[Double]] = [
            [Double](repeating: 0, count: 9),
            [Double](repeating: 1, count: 9),
            [1, 0, 0, 2, 0, 0, 0, 0, 1],
            [.nan, 0, 0, 0, 1, 0, 0, 0, 1],
            [.infinity, 0, 0, 0, 1, 0, 0, 0, 1],
        ]
        for rows in maps {
            #expect(PoseEstimate(Homography(rows: rows), camera: camera) == nil)
        }
        #expect(CameraIntrinsics(fx: 0, fy: 1, cx: 0, cy: 0) == nil)
        #expect(CameraIntrinsics(fx: 1, fy: -1, cx: 0, cy: 0) == nil)
        #expect(CameraIntrinsics(fx: 1, fy: 1, cx: .nan, cy: 0) == nil)
    }

    @Test("transforms compose: into the world through the camera's")
    func composition() {
        let camera = AnchorTransform(
            xAxis: SIMD3(0, 0, -1),
            yAxis: SIMD3(0, 1, 0),
            zAxis: SIMD3(1, 0, 0),
            position: SIMD3(10, 0, 0)
        )
        let anchor = AnchorTransform(
            xAxis: SIMD3(1, 0, 0),
            yAxis: SIMD3(0, 0, 1),
            zAxis: SIMD3(0, -1, 0),
            position: SIMD3(0, 0, -2)
        )
        let world = camera * anchor
        #expect(world.position == SIMD3(8, 0, 0))
        #expect(world(SIMD3(1, 0, 0)) == SIMD3(8, 0, -1))
        #expect(AnchorTransform.identity * anchor == anchor)
        #expect(anchor * .identity == anchor)
    }
}
