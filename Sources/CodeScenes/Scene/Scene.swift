public import AppClipCodes

/// A scene: codes, what is round them, and what a camera makes of it.
///
/// A scene is a value, and rendering depends on nothing else: equal scenes give equal pictures.
///
/// ```swift
/// let code = try AppClipCode("https://appclip.example.com/shop?p=123")
/// var scene = Scene(code, diameter: 200, width: 320, height: 240)
/// scene.codes[0].placement.tilt = 40
/// scene.effects = [.blur(sigma: 1), .noise(sigma: 5)]
/// let rendered = scene.render()
/// rendered.picture.bytes      // 320 × 240 × 3 bytes
/// rendered.truths[0].homography
/// ```
public struct Scene: Sendable {
    /// What is to be seen, from the first painted to the last.
    public var codes: [PlacedCode]

    /// What is round them, in the plane of the first.
    public var ground: Ground

    /// What takes the picture.
    public var camera: Camera

    /// What happens to the picture, in this order.
    public var effects: [Effect] = []

    /// Whether the picture is handed over as in a mirror.
    public var isMirrored = false

    /// What the randomness of effects begins with.
    public var seed: UInt64 = 0

    /// Makes a scene.
    public init(codes: [PlacedCode], ground: Ground, camera: Camera) {
        self.codes = codes
        self.ground = ground
        self.camera = camera
    }

    /// Makes a scene of one code that faces the camera, in the middle of the picture.
    ///
    /// - Parameters:
    ///   - code: The code.
    ///   - diameter: The diameter of its disc, in pixels.
    ///   - width: The pixels of a row.
    ///   - height: The rows.
    ///   - distance: From the lens to the disc's middle, in diameters of the disc.
    ///   - ground: What is round the code.
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

/// The picture of a scene, and what it shows.
public struct RenderedScene: Sendable {
    /// The picture.
    public let picture: ScenePicture

    /// Where each code is.
    public let truths: [SceneTruth]

    /// What each code carries; `nil` for a drawing that is no code.
    public let payloads: [Payload?]
}
