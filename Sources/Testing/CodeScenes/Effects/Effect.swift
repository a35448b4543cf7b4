// SPDX-License-Identifier: Apache-2.0

public import SeededRandom

/// Something that happens to an image between the paper and the file.
///
/// A camera's order is: light, shadow and glare, contrast, blur and motion, noise, compression.
/// Lengths are in diameters of the first code's disc where it says so, else in pixels.
public enum Effect: Sendable, Hashable {
    /// Effects that happen to the light, before it becomes numbers: as in a camera, where a blur
    /// lets bright places grow.
    ///
    /// Outside of it, effects happen to the numbers of the file, as in most programs.
    case inLight([Effect])

    /// Light that falls evenly across the disc from 1 on one side to `low` on the other, and is even
    /// beyond; `direction` is that of the dark side, in degrees clockwise from the right.
    case light(low: Double, direction: Double)

    /// A shadow beyond a straight edge, where only `low` of the light is left.
    ///
    /// The edge lies `offset` diameters from the disc's middle into the shadow's direction and is
    /// `softness` diameters wide.
    case shadow(low: Double, direction: Double, offset: Double, softness: Double)

    /// A spot of white that adds up to `strength` (0...1 of the range) and fades as a bell with the
    /// deviation `radius`; lengths in diameters, the place counted from the disc's middle.
    case glare(x: Double, y: Double, radius: Double, strength: Double)

    /// Differences from the middle grey, multiplied: 1 changes nothing, 0.05 leaves 5 %.
    case contrast(Double)

    /// A blur with a bell of the given deviation, in pixels.
    case blur(sigma: Double)

    /// The mean along a straight way, in pixels; the direction in degrees clockwise from the right.
    case motion(length: Double, direction: Double)

    /// Normal noise of the given deviation, in steps of 0...255, each channel for itself.
    case noise(sigma: Double)

    /// Compression as JPEG has it, at a quality of 1...100, with colours at half the size.
    case jpeg(quality: Int)

    /// Where the first code is in the image, in pixels.
    struct Place {
        let x: Double
        let y: Double
        let diameter: Double

        init(truth: SceneTruth?, camera: Camera) {
            guard let truth else {
                (x, y) = (Double(camera.width) / 2, Double(camera.height) / 2)
                diameter = Double(camera.height) / 2
                return
            }
            let center = truth(ScenePoint(x: 0, y: 0))
            (x, y) = (center.x, center.y)
            diameter = 2 * camera.focalLength / truth.position.z
        }
    }

    /// Changes an image.
    func apply(
        to exposure: inout Exposure,
        at place: Place,
        using randomness: inout SplitMix64
    ) {
        switch self {
        case .inLight(let effects):
            exposure.linearize()
            for effect in effects { effect.apply(to: &exposure, at: place, using: &randomness) }
            exposure.encode()
        case .light(let low, let direction):
            exposure.shade(
                LinearShade(
                    place: place,
                    direction: direction,
                    from: -0.5,
                    to: 0.5,
                    low: low
                )
            )
        case .shadow(let low, let direction, let offset, let softness):
            exposure.shade(
                LinearShade(
                    place: place,
                    direction: direction,
                    from: offset - softness / 2,
                    to: offset + softness / 2,
                    low: low
                )
            )
        case .glare(let x, let y, let radius, let strength):
            exposure.addGlare(
                x: place.x + x * place.diameter,
                y: place.y + y * place.diameter,
                radius: radius * place.diameter,
                strength: strength
            )
        case .contrast(let factor): exposure.changeContrast(by: factor)
        case .blur(let sigma): exposure.blur(sigma: sigma)
        case .motion(let length, let direction):
            exposure.move(length: length, direction: direction)
        case .noise(let sigma): exposure.addNoise(sigma: sigma, using: &randomness)
        case .jpeg(let quality): exposure.compress(quality: quality)
        }
    }
}

extension Exposure {
    /// Applies an effect, as if a code filled the image's middle with half the image's height.
    public mutating func apply(_ effect: Effect, using randomness: inout SplitMix64) {
        let camera = Camera(width: width, height: height, focalLength: 1)
        effect.apply(to: &self, at: Effect.Place(truth: nil, camera: camera), using: &randomness)
    }
}
