// SPDX-License-Identifier: Apache-2.0

public import AppClipCodes

/// A scene: codes, their surroundings, and a camera.
///
/// A scene is a value, and rendering depends on nothing else: equal scenes give equal images.
///
/// ```swift
/// let code = try AppClipCode("https://appclip.example.com/shop?p=123")
/// var scene = Scene(code, diameter: 200, width: 320, height: 240)
/// scene.codes[0].placement.tilt = 40
/// scene.effects = [.blur(sigma: 1), .noise(sigma: 5)]
/// let rendered = scene.render()
/// rendered.image.bytes      // 320 × 240 × 3 bytes
/// rendered.truths[0].homography
/// ```
public struct Scene: Sendable {
    /// The codes, from the first to be painted to the last.
    public var codes: [PlacedCode]

    /// The surroundings, in the plane of the first code.
    public var ground: Ground

    /// The camera that takes the image.
    public var camera: Camera

    /// The effects on the image, in this order.
    public var effects: [Effect] = []

    /// A Boolean value that indicates whether the image is mirrored.
    public var isMirrored = false

    /// The seed of the random numbers for the effects.
    public var seed: UInt64 = 0

    /// Creates a scene.
    public init(codes: [PlacedCode], ground: Ground, camera: Camera) {
        self.codes = codes
        self.ground = ground
        self.camera = camera
    }

    /// Creates a scene of one code that faces the camera, in the middle of the image.
    ///
    /// - Parameters:
    ///   - code: The code.
    ///   - diameter: The diameter of its disc, in pixels.
    ///   - width: The width of the image in pixels.
    ///   - height: The height of the image in pixels.
    ///   - distance: The distance from the lens to the center of the disc, in diameters of the disc.
    ///   - ground: The surroundings of the code.
    public init(
        _ code: AppClipCode,
        diameter: Double,
        width: Int,
        height: Int,
        distance: Double = 3,
        ground: Ground = .white
    ) {
        self.init(
            codes: [PlacedCode(code, placement: Placement(diameter: diameter))],
            ground: ground,
            camera: Camera(width: width, height: height, distance: distance, diameter: diameter)
        )
    }
}

/// The image of a scene, and its ground truth.
public struct RenderedScene: Sendable {
    /// The image that the camera took.
    public let image: SceneImage

    /// The position of each code.
    public let truths: [SceneTruth]

    /// The payload of each code; `nil` for a drawing that is not a code.
    public let payloads: [Payload?]
}
