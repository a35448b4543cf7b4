// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import AppClipCodes
import CodeScenes
import SeededRandom
import Testing

@Suite("Reading codes from images (A11)")
struct AppClipCodeReaderTests {
    @Test(
        "a code is read with its place, its kind and its colours",
        arguments: [(0, CodeStyle.Kind.camera), (1, .nfc), (10, .camera), (13, .nfc)]
    )
    func oneCode(template: Int, kind: CodeStyle.Kind) throws {
        let code = try Photographs.code(template: template, kind: kind)
        let rendered = Photographs.scene(code).render()
        let found = rendered.image.codes()
        #expect(found.count == 1)
        let first = try #require(found.first)
        #expect(first.url == code.url)
        #expect(first.payload == code.compressed.payload)
        #expect(first.kind == kind)
        #expect(!first.isMirrored)
        #expect(first.correctedSlots == 0)
        #expect((0.5...1).contains(first.confidence))
        #expect(distance(first.corners, rendered.truths[0].corners) < 0.5)
        func isNear(_ one: RGBColor, _ other: RGBColor) -> Bool {
            zip(
                [one.red, one.green, one.blue],
                [other.red, other.green, other.blue]
            ).allSatisfy { abs(Int($0) - Int($1)) < 40 }
        }
        #expect(isNear(first.colors.background, code.style.colors.background))
        #expect(isNear(first.colors.foreground, code.style.colors.foreground))
        #expect(isNear(first.colors.third, code.style.third))
    }

    @Test("a mirrored code is read, and reported as mirrored")
    func mirrored() throws {
        let code = try Photographs.code()
        var scene = Photographs.scene(code)
        scene.isMirrored = true
        let rendered = scene.render()
        let first = try #require(rendered.image.codes().first)
        #expect(first.payload == code.compressed.payload)
        #expect(first.isMirrored)
        #expect(distance(first.corners, rendered.truths[0].corners) < 0.5)
    }

    @Test("all codes of an image are read, equal ones too, the largest first")
    func several() throws {
        let codes = [
            try Photographs.code("https://example.com/a"),
            try Photographs.code("https://example.com/b", template: 12),
            try Photographs.code("https://example.com/b", template: 12),
        ]
        var scene = Scene(codes[0], diameter: 90, width: 220, height: 110)
        scene.codes[0].placement.offsetX = -50
        for (index, x) in [(1, 24.0), (2, 80)] {
            let placement = Placement(
                diameter: Double(51 - index),
                roll: 40,
                offsetX: x,
                offsetY: 30 - x / 2
            )
            scene.codes.append(PlacedCode(codes[index], placement: placement))
        }
        let found = scene.render().image.codes()
        #expect(found.map(\.payload) == codes.map(\.compressed.payload))
    }

    @Test("a code cut by the border is read")
    func cut() throws {
        let code = try Photographs.code()
        var scene = Photographs.scene(code, tilt: 0)
        // 7 of its 96 pixels are missing.
        scene.codes[0].placement.offsetX = 24
        #expect(scene.render().image.codes().map(\.payload) == [code.compressed.payload])
    }

    @Test("a code on a transparent ground is read, also one visible only over black")
    func clear() throws {
        // Dark ink in the first, white in the second, and no disc below it.
        let dark = try Photographs.code(template: 1)
        let onClear = Photographs.scene(dark, ground: .clear).render().image
        #expect(onClear.format == .rgba)
        #expect(onClear.codes().map(\.payload) == [dark.compressed.payload])

        let gray = Photographs.scene(dark, tilt: 0).render().image
        var bytes: [UInt8] = []
        for pixel in 0..<gray.width * gray.height {
            // Black ink becomes white, white becomes clear.
            bytes += [255, 255, 255, 255 - gray.bytes[3 * pixel]]
        }
        let white = SceneImage(
            width: gray.width,
            height: gray.height,
            format: .rgba,
            bytes: bytes
        )
        #expect(white.codes().map(\.payload) == [dark.compressed.payload])
    }

    @Test("codes with blur, noise, uneven light and compression are read")
    func everythingAtOnce() throws {
        let code = try Photographs.code(template: 4)
        var scene = Photographs.scene(code, tilt: 20)
        scene.effects = [
            .light(low: 0.5, direction: 200), .blur(sigma: 0.6), .noise(sigma: 6),
            .jpeg(quality: 60),
        ]
        #expect(scene.render().image.codes().map(\.payload) == [code.compressed.payload])
    }

    @Test("a code on a cylinder and one half in a shadow are read")
    func bentAndShaded() throws {
        let code = try Photographs.code(template: 1)
        var bent = Photographs.scene(code, tilt: 0)
        bent.codes[0].surface = .cylinder(edge: 50, direction: 20)
        #expect(bent.render().image.codes().map(\.payload) == [code.compressed.payload])
        var shaded = Photographs.scene(code, tilt: 0)
        shaded.effects = [.shadow(low: 0.4, direction: 30, offset: 0.1, softness: 0.05)]
        #expect(shaded.render().image.codes().map(\.payload) == [code.compressed.payload])
    }

    @Test("a code with motion blur is read")
    func moved() throws {
        let code = try Photographs.code(template: 1)
        var scene = Scene(code, diameter: 150, width: 190, height: 190, ground: .gray)
        scene.effects = [.motion(length: 8, direction: 60)]
        #expect(scene.render().image.codes().map(\.payload) == [code.compressed.payload])
    }

    @Test("a code whose middle is hidden is found by its rim")
    func hiddenMiddle() throws {
        let code = try Photographs.code(template: 1)
        var scene = Photographs.scene(code, tilt: 20)
        scene.codes[0].stickers = [
            Sticker(
                .rectangle(width: 0.5, height: 0.62, turn: 20),
                center: ScenePoint(x: 0.04, y: -0.02),
                color: RGBColor(0xD04020)
            )
        ]
        let rendered = scene.render()
        let first = try #require(rendered.image.codes().first)
        #expect(first.payload == code.compressed.payload)
        #expect(first.kind == nil)
        #expect(distance(first.corners, rendered.truths[0].corners) < 0.6)
    }

    @Test("every format and stride gives the same codes")
    func formats() throws {
        let image = Photographs.scene(try Photographs.code()).render().image
        let expected = image.codes()
        #expect(expected.count == 1)
        let stride = 4 * image.width + 8
        var bytes: [UInt8] = []
        for y in 0..<image.height {
            for x in 0..<image.width {
                let pixel = image[x, y]
                bytes += [pixel[2], pixel[1], pixel[0], 255]
            }
            bytes += [UInt8](repeating: 77, count: 8)
        }
        let layout = try #require(
            ImageLayout(
                width: image.width,
                height: image.height,
                stride: stride,
                format: .bgra
            )
        )
        #expect(unsafe AppClipCodeReader().read(bytes.span.bytes, layout: layout) == expected)
        // Without its last pixel, the image is not valid.
        let short = bytes.prefix(layout.byteCount - 1)
        #expect(unsafe AppClipCodeReader().read(Array(short).span.bytes, layout: layout).isEmpty)
    }

    @Test("a frame of a video is not searched at its own size")
    func frame() throws {
        let code = try Photographs.code()
        var scene = Scene(code, diameter: 60, width: 200, height: 70)
        scene.codes[0].placement.offsetX = 40
        let image = scene.render().image
        #expect(image.codes(effort: .photo).map(\.payload) == [code.compressed.payload])
        #expect(image.codes(effort: .thorough).map(\.payload) == [code.compressed.payload])
        #expect(image.codes(effort: .frame).isEmpty)
    }

    @Test(
        "images of one colour, of a pixel, of a line and of noise have no codes",
        arguments: [(1, 1), (1, 90), (90, 1), (2, 2), (9, 9), (41, 3), (110, 100)]
    )
    func nothing(width: Int, height: Int) throws {
        let layout = try #require(ImageLayout(width: width, height: height, format: .rgb))
        var randomness = SplitMix64(seed: UInt64(width * 1_000 + height))
        let plain = [UInt8](repeating: 128, count: layout.byteCount)
        let noise = plain.map { _ in UInt8.random(in: 0...255, using: &randomness) }
        let bits = noise.map { $0 > 127 ? UInt8(255) : 0 }
        for bytes in [plain, noise, bits] {
            #expect(unsafe AppClipCodeReader().read(bytes.span.bytes, layout: layout).isEmpty)
        }
    }

    @Test("rings that are not a code give no URL")
    func decoys() throws {
        // The arcs of a code, with its rings rotated against each other.
        let code = try Photographs.code()
        let shapes = code.drawing.shapes.map { shape -> CodeDrawing.Shape in
            guard case .arc(let arc) = shape else { return shape }
            let turn = arc.radius < 250 ? 9.0 : -4
            return .arc(
                CodeDrawing.Arc(
                    centerX: arc.centerX,
                    centerY: arc.centerY,
                    radius: arc.radius,
                    startDegrees: arc.startDegrees + turn,
                    endDegrees: arc.endDegrees + turn,
                    strokeWidth: arc.strokeWidth,
                    stroke: arc.stroke
                )
            )
        }
        var scene = Photographs.scene(code, tilt: 0)
        scene.codes[0] = PlacedCode(
            drawing: CodeDrawing(viewBox: code.drawing.viewBox, shapes: shapes),
            placement: scene.codes[0].placement
        )
        #expect(scene.render().image.codes().isEmpty)
    }
}
