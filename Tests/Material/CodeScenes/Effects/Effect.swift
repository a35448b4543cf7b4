// SPDX-License-Identifier: Apache-2.0

public import SeededRandom

/// An effect on an image between the paper and the file.
///
/// In a camera the order is: light, shadow and glare, contrast, blur and motion, noise, compression.
/// Lengths are in diameters of the first code's disc where the case says so, otherwise in pixels.
public enum Effect: Sendable, Hashable {
    /// Effects on the light, before it is converted to numbers, as in a camera, where a blur makes
    /// bright areas grow.
    ///
    /// All other effects apply to the numbers of the file, as in most programs.
    case inLight([Effect])

    /// Light that decreases linearly across the disc from 1 on one side to `low` on the other, and
    /// is constant beyond; `direction` is that of the dark side, in degrees clockwise from the
    /// right.
    case light(low: Double, direction: Double)

    /// A shadow beyond a straight edge, in which only `low` of the light remains.
    ///
    /// The edge is `offset` diameters from the center of the disc in the direction of the shadow,
    /// and is `softness` diameters wide.
    case shadow(low: Double, direction: Double, offset: Double, softness: Double)

    /// A white spot that adds up to `strength` (0...1 of the range) and fades as a Gaussian with the
    /// deviation `radius`; lengths are in diameters, the position is relative to the center of the
    /// disc.
    case glare(x: Double, y: Double, radius: Double, strength: Double)

    /// Multiplies the differences from the middle grey: 1 changes nothing, 0.05 leaves 5 %.
    case contrast(Double)

    /// A Gaussian blur with a standard deviation in pixels.
    case blur(sigma: Double)

    /// The mean along a straight line, in pixels; the direction in degrees clockwise from the right.
    case motion(length: Double, direction: Double)

    /// Normal noise with a standard deviation in steps of 0...255, independent for each channel.
    case noise(sigma: Double)

    /// Compression as in JPEG, at a quality of 1...100, with the chroma at half the size.
    case jpeg(quality: Int)

    /// The position and the size of the first code in the image, in pixels.
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

    /// Applies the effect to an image.
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
    /// Applies an effect, as if a code with half the image's height were in the middle of the image.
    public mutating func apply(_ effect: Effect, using randomness: inout SplitMix64) {
        let camera = Camera(width: width, height: height, focalLength: 1)
        effect.apply(to: &self, at: Effect.Place(truth: nil, camera: camera), using: &randomness)
    }
}
