// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import AppClipCodes
import CodeScenes
import Glibc
import ImageFiles

/// The result of reading one image.
struct Trial: Sendable {
    /// The number of codes in the image.
    let expected: Int

    /// The number of them that were read.
    private(set) var read = 0

    /// The number of codes that were read but are not in the image.
    private(set) var wrong = 0

    /// The reading time, in milliseconds.
    let milliseconds: Double

    /// The time for decoding the file, in milliseconds; 0 without a file.
    let decoding: Double

    /// For each code read, the largest distance of a corner from its true location, in percent of the disc's diameter.
    private(set) var cornerErrors: [Double] = []

    /// Reads a rendered scene that is already in memory.
    init(_ scene: RenderedScene, reader: AppClipCodeReader) {
        let image = scene.image
        let format: ImageLayout.Format = image.format == .rgb ? .rgb : .rgba
        let layout = ImageLayout(width: image.width, height: image.height, format: format)
        self.init(scene, image.bytes, layout, decoding: 0, reader)
    }

    /// Reads a rendered scene from the bytes of its file.
    init(_ scene: RenderedScene, file: [UInt8], reader: AppClipCodeReader) {
        let start = Self.processorTime()
        let decoded = try? DecodedImage(file)
        let decoding = Self.processorTime() - start
        self.init(scene, decoded?.pixels ?? [], decoded?.layout, decoding: decoding, reader)
    }

    private init(
        _ scene: RenderedScene,
        _ bytes: [UInt8],
        _ layout: ImageLayout?,
        decoding: Double,
        _ reader: AppClipCodeReader
    ) {
        self.decoding = decoding
        var left: [(payload: Payload, truth: SceneTruth)] = []
        for (payload, truth) in zip(scene.payloads, scene.truths) {
            if let payload { left.append((payload, truth)) }
        }
        expected = left.count
        let start = Self.processorTime()
        let found = layout.map { reader.read(bytes.span.bytes, layout: $0) } ?? []
        milliseconds = Self.processorTime() - start
        for code in found {
            // If several codes are equal, the nearest one counts.
            let candidates = left.indices.filter { left[$0].payload == code.payload }
            let errors = candidates.map { Self.cornerError(code, left[$0].truth) }
            guard let best = errors.indices.min(by: { errors[$0] < errors[$1] }) else {
                wrong += 1
                continue
            }
            read += 1
            cornerErrors.append(errors[best])
            left.remove(at: candidates[best])
        }
    }

    private static func cornerError(_ code: FoundCode, _ truth: SceneTruth) -> Double {
        let corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { x, y in
            truth(ScenePoint(x: x, y: y))
        }
        func distance(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
        let diagonal = distance(corners[2].x - corners[0].x, corners[2].y - corners[0].y)
        let other = distance(corners[3].x - corners[1].x, corners[3].y - corners[1].y)
        let diameter = max(diagonal, other) / 2.0.squareRoot()
        let errors = zip(code.corners, corners).map { found, corner in
            distance(found.x - corner.x, found.y - corner.y)
        }
        return 100 * (errors.max() ?? 0) / diameter
    }

    /// Returns the processor time of this thread, in milliseconds.
    static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
}
