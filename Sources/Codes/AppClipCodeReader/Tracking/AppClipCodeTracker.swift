// SPDX-License-Identifier: Apache-2.0

public import AppClipCodes

/// Follows App Clip Codes through the frames of a camera and keeps an anchor for each (A12).
///
/// ```swift
/// var configuration = CodeTrackingConfiguration(radius: 0.02)
/// configuration.appClipCodeTrackingEnabled = true
/// var tracker = AppClipCodeTracker(configuration)
/// let changes = tracker.update(pixels, layout: layout, camera: camera, time: 0.033)
/// for check in changes.urlChecks {
///     let verdict = …   // the registry and the website's association file
///     let news = tracker.answer(check, verdict)
/// }
/// ```
///
/// A code is recognised when it has been read with certainty; from then on it is followed by its
/// rings, at low cost, and is recognised again by them. Mirrored codes are ignored: a mirror image
/// is not at the place of the code.
public struct AppClipCodeTracker: Sendable {
    /// A Boolean value that indicates whether codes can be tracked here.
    ///
    /// ARKit requires an Apple Neural Engine. This tracker requires only a processor.
    public static let supportsAppClipCodeTracking = true

    /// The configuration of the tracking.
    public let configuration: CodeTrackingConfiguration

    /// Whether the device can track codes; if it cannot, there are no anchors.
    public let supportsAppClipCodeTracking: Bool

    private let reader: AppClipCodeReader
    private var register: AnchorRegister
    private var tracks: [CodeTrack] = []
    private var lastSearch = -Double.infinity
    private var lastTime = -Double.infinity

    /// The maximum number of codes that are tracked at the same time.
    private static let mostTracks = 16

    /// Creates a tracker.
    ///
    /// - Parameters:
    ///   - configuration: The configuration of the tracking.
    ///   - supportsAppClipCodeTracking: `false` for a device that cannot track codes, for example
    ///     to test the behaviour of an app on it.
    ///   - tables: The tables with which the codes were written.
    public init(
        _ configuration: CodeTrackingConfiguration,
        supportsAppClipCodeTracking: Bool = Self.supportsAppClipCodeTracking,
        tables: CodingTables = .standard
    ) {
        self.configuration = configuration
        self.supportsAppClipCodeTracking = supportsAppClipCodeTracking
        reader = AppClipCodeReader(tables: tables)
        register = AnchorRegister(radius: configuration.radius)
    }

    /// The anchors, in the order in which they were added.
    public var anchors: [AppClipCodeAnchor] { register.anchors }

    /// Processes a frame.
    ///
    /// Transforms are relative to the space to which `cameraTransform` leads: with the camera's
    /// transform in the world, to the world's space; without it, to the camera's.
    ///
    /// - Parameters:
    ///   - pixels: The frame. A frame of fewer bytes than ``ImageLayout/byteCount`` shows nothing.
    ///   - layout: The layout of the pixels in memory.
    ///   - camera: The intrinsics of the camera, for images of this size.
    ///   - cameraTransform: The position and orientation of the camera, with the axes of
    ///     ``AnchorTransform``'s camera space.
    ///   - time: The time at which the frame was taken, in seconds from any start; not before the
    ///     last one.
    /// - Returns: The changes of the anchors.
    /// - Complexity: O(pixels): with all codes in view about 2 ms for 640 × 480 pixels and a code;
    ///   a search takes a few more.
    public mutating func update(
        _ pixels: RawSpan,
        layout: ImageLayout,
        camera: CameraIntrinsics,
        cameraTransform: AnchorTransform = .identity,
        time: Double
    ) -> AnchorChanges {
        guard
            supportsAppClipCodeTracking, configuration.appClipCodeTrackingEnabled, time.isFinite
        else { return AnchorChanges() }
        let time = max(time, lastTime)
        lastTime = time
        if pixels.byteCount >= layout.byteCount {
            follow(pixels, layout, camera, time)
            if isSearchDue(time) { search(pixels, layout, camera, cameraTransform, time) }
        } else {
            for index in tracks.indices { tracks[index].isInView = false }
        }
        report(cameraTransform, time)
        return register.takeChanges()
    }

    /// Handles the system's answer to a check of ``AnchorChanges/urlChecks``.
    ///
    /// An answer to a check that was not requested, or whose anchors are removed, changes nothing.
    ///
    /// - Returns: The changes: the anchors of the code are decoded, or have failed.
    public mutating func answer(_ check: URLCheck, _ verdict: URLCheck.Verdict) -> AnchorChanges {
        register.answer(check, verdict)
        return register.takeChanges()
    }

    /// Removes all anchors, for example when a session ends.
    ///
    /// - Returns: The changes of the anchors.
    public mutating func removeAll() -> AnchorChanges {
        tracks = []
        register.removeAll()
        lastSearch = -.infinity
        return register.takeChanges()
    }
}

// MARK: - Frames

extension AppClipCodeTracker {
    private mutating func follow(
        _ pixels: RawSpan,
        _ layout: ImageLayout,
        _ camera: CameraIntrinsics,
        _ time: Double
    ) {
        guard !tracks.isEmpty else { return }
        var pyramid = Pyramid(pixels, layout: layout, ground: 255)
        for index in tracks.indices
        where tracks[index].isInView || time - tracks[index].time < Self.followTime {
            tracks[index].isInView = tracks[index].follow(
                in: &pyramid,
                pixels,
                camera: camera,
                at: time
            )
        }
        leaveCollisions()
    }

    /// Resolves collisions: two tracks at the same place follow the same code, and the older one
    /// keeps it.
    private mutating func leaveCollisions() {
        for index in tracks.indices where tracks[index].isInView {
            let isTaken = tracks[..<index].contains { earlier in
                earlier.isInView && earlier.map.covers(tracks[index].map.middle)
            }
            if isTaken { tracks[index].isInView = false }
        }
    }

    /// The time for which a code that went out of view is searched for at its last place, in
    /// seconds; after that only a search of the frame finds it.
    private static let followTime = 1.0

    /// The time for which a code that went out of view causes every frame to be searched, in
    /// seconds.
    private static let urgentTime = 0.5

    /// The interval between two searches while a code is missing, or there is none, in seconds.
    private static let missingInterval = 0.07

    /// Whether the frame has to be searched: at intervals, and immediately when a code is missing.
    private func isSearchDue(_ time: Double) -> Bool {
        let elapsed = time - lastSearch
        if elapsed >= configuration.searchInterval { return true }
        let missing = tracks.filter { !$0.isInView }
        if missing.contains(where: { time - $0.time < Self.urgentTime }) { return true }
        return (tracks.isEmpty || !missing.isEmpty) && elapsed >= Self.missingInterval
    }

    private mutating func search(
        _ pixels: RawSpan,
        _ layout: ImageLayout,
        _ camera: CameraIntrinsics,
        _ cameraTransform: AnchorTransform,
        _ time: Double
    ) {
        lastSearch = time
        for code in reader.read(pixels, layout: layout, effort: .frame) where !code.isMirrored {
            let middle = code.homography.middle
            let isKnown = tracks.contains { $0.isInView && $0.map.covers(middle) }
            guard !isKnown else { continue }
            if let index = missingTrack(of: code) {
                let last = tracks[index].estimate.pose
                if let next = PoseEstimate(code.homography, camera: camera, near: last) {
                    tracks[index].resume(code, next, at: time)
                }
            } else if tracks.count < Self.mostTracks {
                start(code, camera, cameraTransform, time)
            }
        }
    }

    /// Returns the nearest of the tracks that are out of view and have the same payload.
    private func missingTrack(of code: FoundCode) -> Int? {
        let middle = code.homography.middle
        var nearest: Int?
        var least = Double.infinity
        for (index, track) in tracks.enumerated()
        where !track.isInView && track.payload == code.payload {
            let (x, y) = (track.map.middle.x - middle.x, track.map.middle.y - middle.y)
            if x * x + y * y < least {
                least = x * x + y * y
                nearest = index
            }
        }
        return nearest
    }

    private mutating func start(
        _ code: FoundCode,
        _ camera: CameraIntrinsics,
        _ cameraTransform: AnchorTransform,
        _ time: Double
    ) {
        guard let estimate = PoseEstimate(code.homography, camera: camera) else { return }
        let identifier = register.recognise(
            code.payload,
            url: code.url,
            detection(estimate, estimate.pose, code.homography, cameraTransform),
            at: time
        )
        tracks.append(
            CodeTrack(
                identifier,
                code,
                estimate: estimate,
                smoothing: configuration.smoothing,
                at: time
            )
        )
    }

    /// Updates the register from the tracks.
    private mutating func report(_ cameraTransform: AnchorTransform, _ time: Double) {
        for index in tracks.indices {
            guard tracks[index].isInView else {
                register.miss(tracks[index].identifier)
                continue
            }
            let pose = tracks[index].shownPose()
            register.see(
                tracks[index].identifier,
                detection(tracks[index].estimate, pose, tracks[index].map, cameraTransform),
                at: time
            )
        }
        register.removeAnchors(unseenFor: configuration.timeOutOfView, at: time)
        let kept = Set(register.anchors.map { $0.identifier })
        tracks.removeAll { !kept.contains($0.identifier) }
    }

    private func detection(
        _ estimate: PoseEstimate,
        _ pose: PlanarPose,
        _ map: Homography,
        _ cameraTransform: AnchorTransform
    ) -> AnchorRegister.Detection {
        let radius = configuration.radius
        return AnchorRegister.Detection(
            transform: cameraTransform * AnchorTransform(pose, radius: radius),
            alternative: estimate.alternative.map { alternative in
                cameraTransform * AnchorTransform(alternative, radius: radius)
            },
            uncertainty: AppClipCodeAnchor.Uncertainty(
                angle: estimate.angleError * 180 / .pi,
                position: estimate.positionError * radius
            ),
            corners: [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { x, y in
                map(PlanePoint(x: x, y: y))
            }
        )
    }
}

extension Homography {
    /// The middle of a code in the image.
    fileprivate var middle: PlanePoint { self(PlanePoint(x: 0, y: 0)) }

    /// Whether a point of the image is on the code's disc.
    fileprivate func covers(_ point: PlanePoint) -> Bool {
        guard let back = inverse else { return false }
        let place = back(point)
        return place.x * place.x + place.y * place.y < 1
    }
}
