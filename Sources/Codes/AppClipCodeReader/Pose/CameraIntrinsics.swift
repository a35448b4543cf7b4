// SPDX-License-Identifier: Apache-2.0

/// The intrinsics of a camera without distortion: they map directions to the pixels of its images.
///
/// As in ``PlanePoint``, the middle of the upper left pixel is at (0.5, 0.5).
public struct CameraIntrinsics: Sendable, Hashable {
    /// The focal length in widths of a pixel; above 0.
    public let fx: Double

    /// The focal length in heights of a pixel; above 0.
    public let fy: Double

    /// The principal point's distance from the left edge of the image, in pixels.
    public let cx: Double

    /// The principal point's distance from the upper edge of the image, in pixels.
    public let cy: Double

    /// Creates intrinsics; `nil` if a focal length is not above 0, or a number is not finite.
    public init?(fx: Double, fy: Double, cx: Double, cy: Double) {
        guard fx > 0, fy > 0, fx.isFinite, fy.isFinite, cx.isFinite, cy.isFinite else {
            return nil
        }
        self.fx = fx
        self.fy = fy
        self.cx = cx
        self.cy = cy
    }

    /// The map from directions (x, y, 1) to pixels.
    var map: Homography {
        Homography(SIMD3(fx, 0, cx), SIMD3(0, fy, cy), SIMD3(0, 0, 1))
    }

    /// The map from pixels to directions (x, y, 1).
    var inverse: Homography {
        Homography(SIMD3(1 / fx, 0, -cx / fx), SIMD3(0, 1 / fy, -cy / fy), SIMD3(0, 0, 1))
    }
}
