// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import AppClipCodes
import CodeScenes

/// A code, or two with the same URL, that move in front of a camera.
struct Walk {
    let name: String
    let tilt: Double
    let distance: Double
    let diameter: Double
    let step: Double
    let codeCount: Int

    /// The radius of the print, in metres.
    private static let radius = 0.02

    init(
        _ name: String,
        tilt: Double,
        distance: Double = 3,
        diameter: Double = 200,
        step: Double = 3,
        codeCount: Int = 1
    ) {
        self.name = name
        self.tilt = tilt
        self.distance = distance
        self.diameter = diameter
        self.step = step
        self.codeCount = codeCount
    }

    func measure(_ frames: Int) throws {
        var configuration = CodeTrackingConfiguration(radius: Self.radius)
        configuration.appClipCodeTrackingEnabled = true
        var tracker = AppClipCodeTracker(configuration)
        var table = Errors()
        var ambiguous = 0
        var lost = 0
        for number in 0..<frames {
            let rendered = try scene(frame: number).render()
            let image = rendered.image
            let layout = ImageLayout(
                width: image.width,
                height: image.height,
                format: image.format == .rgb ? .rgb : .rgba
            )
            let focal = distance * diameter
            let camera = CameraIntrinsics(fx: focal, fy: focal, cx: 320, cy: 240)
            guard let layout, let camera else { return }
            let start = Errors.processorTime
            _ = tracker.update(
                image.bytes.span.bytes,
                layout: layout,
                camera: camera,
                time: Double(number) / 30
            )
            // The first frame is the detection.
            if number > 0 { table.times.append(Errors.processorTime - start) }
            let anchors = tracker.anchors.filter(\.isTracked)
            lost += codeCount - min(codeCount, anchors.count)
            for truth in rendered.truths {
                let errors = anchors.map { Errors.Single(of: $0, truth, radius: Self.radius) }
                guard let best = errors.min(by: { $0.position < $1.position }) else { continue }
                table.add(best)
            }
            ambiguous += anchors.count { $0.isAmbiguous }
        }
        table.print(name, frames: frames, lost: lost, ambiguous: ambiguous)
    }

    private func scene(frame: Int) throws -> Scene {
        let code = try AppClipCode(
            "https://appclip.example.com/shop?p=123",
            style: CodeStyle(colors: ColorPair.templates[4], logo: .none)
        )
        let camera = Camera(width: 640, height: 480, distance: distance, diameter: diameter)
        let codes = (0..<codeCount).map { index in
            // The code moves back and forth, and rotates slowly.
            let phase = Double(frame % 40) - 20
            let swing = (phase < 0 ? -phase : phase) - 10
            var placement = Placement(diameter: diameter)
            placement.tilt = tilt
            placement.tiltDirection = 37 + 2 * step * Double(frame)
            placement.roll = 20 + step * Double(frame)
            placement.offsetX = step * swing + (codeCount > 1 ? 300 * Double(index) - 150 : 0)
            placement.offsetY = step * swing / 2
            return PlacedCode(code, placement: placement)
        }
        var scene = Scene(
            codes: codes,
            ground: .color(RGBColor(red: 205, green: 200, blue: 190)),
            camera: camera
        )
        scene.effects = [.blur(sigma: 0.7), .noise(sigma: 4)]
        scene.seed = UInt64(frame)
        return scene
    }
}
