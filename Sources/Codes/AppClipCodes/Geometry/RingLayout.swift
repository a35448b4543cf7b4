// SPDX-License-Identifier: Apache-2.0

/// The positions of the arcs of a code (Documentation/app-clip-code.md, section 10).
///
/// Lengths are in the user units of the SVG: the canvas is 800 × 800, its centre at (400, 400).
/// Angles are in degrees, clockwise on the screen from the direction of +x.
public enum RingLayout {
    /// One of the five rings.
    public struct Ring: Sendable, Hashable {
        /// The radius of the middle of the stroke.
        public let radius: Double

        /// The number of slots, places where an arc can start.
        public let slotCount: Int

        /// The rotation of the ring, in degrees.
        public let rotation: Int

        /// Half of the angle by which an arc is shortened at each end, without its round caps.
        public let halfGap: Double

        /// The number of the ring bit of slot 0.
        public let firstBit: Int
    }

    /// The rings from the innermost to the outermost.
    public static let rings: [Ring] = [
        Ring(radius: 177.2016, slotCount: 17, rotation: -78, halfGap: 7.5, firstBit: 0),
        Ring(radius: 224.1012, slotCount: 23, rotation: -85, halfGap: 5.6, firstBit: 17),
        Ring(radius: 271.0008, slotCount: 26, rotation: -70, halfGap: 5.0, firstBit: 40),
        Ring(radius: 317.9004, slotCount: 29, rotation: -63, halfGap: 4.2, firstBit: 66),
        Ring(radius: 364.8, slotCount: 33, rotation: -70, halfGap: 3.5, firstBit: 95),
    ]

    /// The number of ring bits, and of slots in all rings.
    public static let bitCount = 128

    /// The width and height of the canvas.
    public static let size = 800.0

    /// The middle of the canvas, the same for x and y.
    public static let center = 400.0

    /// The radius of the background disc.
    public static let backgroundRadius = 400.0

    /// The width of an arc's stroke.
    public static let strokeWidth = 23.5
}
