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
    /// The codes, from the first painted to the last.
    public var codes: [PlacedCode]

    /// The surroundings, in the plane of the first.
    public var ground: Ground

    /// The camera.
    public var camera: Camera

    /// The effects on the image, in this order.
    public var effects: [Effect] = []

    /// Whether the image is mirrored.
    public var isMirrored = false

    /// The seed of the effects' random numbers.
    public var seed: UInt64 = 0

    /// Makes a scene.
    public init(codes: [PlacedCode], ground: Ground, camera: Camera) {
        self.codes = codes
        self.ground = ground
        self.camera = camera
    }

    /// Makes a scene of one code that faces the camera, in the middle of the image.
    ///
    /// - Parameters:
    ///   - code: The code.
    ///   - diameter: The diameter of its disc, in pixels.
    ///   - width: The pixels of a row.
    ///   - height: The rows.
    ///   - distance: From the lens to the disc's middle, in diameters of the disc.
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
    /// The image.
    public let image: SceneImage

    /// Where each code is.
    public let truths: [SceneTruth]

    /// What each code carries; `nil` for a drawing that is not a code.
    public let payloads: [Payload?]
}
