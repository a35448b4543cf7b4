// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import SeededRandom

extension Scene {
    /// Renders the image.
    ///
    /// - Complexity: O(pixels × samples of a pixel + texels of the codes). An image of 1280 × 960
    ///   with a disc of 400 pixels takes about a fifth of a second.
    public func render() -> RenderedScene {
        var exposure = Exposure(
            width: camera.width,
            height: camera.height,
            isClear: ground == .clear
        )
        let lens = Lens(camera)
        let truths = codes.map { SceneTruth(placement: $0.placement, camera: camera, lens: lens) }
        if let first = codes.first {
            let map = SurfaceMap(first.surface, truth: truths[0])
            GroundPainter(ground).paint(on: &exposure, lens: lens, map: map)
        } else {
            let facing = SceneTruth(
                placement: Placement(diameter: Double(camera.height) / 2),
                camera: camera,
                lens: lens
            )
            let map = SurfaceMap(.flat, truth: facing)
            GroundPainter(ground).paint(on: &exposure, lens: lens, map: map)
        }
        for (code, truth) in zip(codes, truths) {
            let map = SurfaceMap(code.surface, truth: truth)
            CodePainter(code, truth: truth, lens: lens, map: map)?.paint(on: &exposure)
        }
        var randomness = SplitMix64(seed: seed)
        let place = Effect.Place(truth: truths.first, camera: camera)
        for effect in effects { effect.apply(to: &exposure, at: place, using: &randomness) }
        return RenderedScene(
            image: (isMirrored ? exposure.mirrored : exposure).image,
            truths: isMirrored ? truths.map { $0.mirrored(width: camera.width) } : truths,
            payloads: codes.map { $0.code?.compressed.payload }
        )
    }
}
