// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import CodeScenes
import Glibc

/// The errors of anchors, relative to the true poses of their codes.
struct Errors {
    /// The error of one anchor in one frame.
    struct Single {
        /// The distance from the true position, in percent of the distance to the camera.
        let position: Double

        /// The angle between the true and the estimated direction of the code, in degrees.
        let angle: Double

        init(of anchor: AppClipCodeAnchor, _ truth: SceneTruth, radius: Double) {
            // In the true pose, y points down and z away from the camera.
            let place = SIMD3(truth.position.x, -truth.position.y, -truth.position.z) * radius
            let offset = anchor.transform.position - place
            position =
                100 * ((offset * offset).sum() / (place * place).sum()).squareRoot()
            let rotation = truth.rotation.rows
            let outward = SIMD3(-rotation[2], rotation[5], rotation[8])
            let right = SIMD3(rotation[0], -rotation[3], -rotation[6])
            let normals = (anchor.transform.yAxis - outward)
            let sides = (anchor.transform.xAxis - right)
            // For small angles, the chord is the angle.
            let worst = max((normals * normals).sum(), (sides * sides).sum()).squareRoot()
            angle = worst * 180 / .pi
        }
    }

    private var positions: [Double] = []
    private var angles: [Double] = []

    /// The times for each frame, in milliseconds.
    var times: [Double] = []

    /// The processor time of this thread, in milliseconds.
    ///
    /// Other programs on the machine do not affect it.
    static var processorTime: Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    mutating func add(_ error: Single) {
        positions.append(error.position)
        angles.append(error.angle)
    }

    func print(_ name: String, frames: Int, lost: Int, ambiguous: Int) {
        func figures(_ values: [Double]) -> String {
            let sorted = values.sorted()
            guard let last = sorted.last else { return "       -       -" }
            return Self.padded(sorted[sorted.count / 2]) + Self.padded(last)
        }
        Swift.print(
            name + String(repeating: " ", count: max(0, 27 - name.utf8.count)),
            Self.padded(String(frames), 5),
            Self.padded(String(lost), 5),
            figures(positions),
            figures(angles),
            Self.padded(String(ambiguous), 8),
            figures(times)
        )
    }

    private static func padded(_ value: Double) -> String {
        padded(String(Double(Int(value * 1_000 + 0.5)) / 1_000), 9)
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.utf8.count)) + text
    }
}
