// SPDX-License-Identifier: Apache-2.0

/// The coordinates or values of four points at once.
typealias Quad = SIMD4<Float>

/// A homography in single precision, four points at a time.
struct QuadMap {
    let x: SIMD3<Float>
    let y: SIMD3<Float>
    let w: SIMD3<Float>

    /// The square of 10⁶: greater entries lose whole pixels in single precision.
    private static let largestSquare: Float = 1e12

    /// Creates a map; `nil` if its entries are too large for single precision.
    init?(_ map: Homography) {
        let map = map.normalized
        var rows: [SIMD3<Float>] = []
        for row in 0..<3 {
            let entries = SIMD3(
                Float(map[row, 0]),
                Float(map[row, 1]),
                Float(map[row, 2])
            )
            guard (entries * entries).sum() < Self.largestSquare else { return nil }
            rows.append(entries)
        }
        x = rows[0]
        y = rows[1]
        w = rows[2]
    }
}

/// Samples ink between the pixels of a patch, by bilinear interpolation of four points at once.
///
/// It borrows the patch's memory, so it must not outlive the closure that it is passed to.
@unsafe
struct InkSampler {
    private let ink: UnsafePointer<Float>
    private let width: Int
    private let lastX: Float
    private let lastY: Float

    /// Creates a sampler; the patch has at least two pixels along both sides, and `ink` is its ink.
    fileprivate init(_ patch: WorkingPatch, ink: UnsafePointer<Float>) {
        unsafe self.ink = unsafe ink
        unsafe width = patch.width
        unsafe lastX = Float(patch.width) - 1.001
        unsafe lastY = Float(patch.height) - 1.001
    }

    /// Returns the ink at four points of the code's plane; beyond the border that on the border.
    @inline(__always)
    func callAsFunction(_ map: QuadMap, _ u: Quad, _ v: Quad) -> Quad {
        let x = u * map.x.x + v * map.x.y + map.x.z
        let y = u * map.y.x + v * map.y.y + map.y.z
        let w = u * map.w.x + v * map.w.y + map.w.z
        return unsafe self(x: x, y: y, w: w)
    }

    /// Returns the ink at four points of the patch, in homogeneous coordinates that are numbers of
    /// at most 10⁷.
    @inline(__always)
    func callAsFunction(x: Quad, y: Quad, w: Quad) -> Quad {
        // Points at or beyond the horizon are moved far away; so there is no division by zero, and
        // after the clamping the four places are within the patch whatever the map is.
        let horizon: Float = 0.001
        let factor = 1 / w.replacing(with: horizon, where: w .< horizon)
        var x = x * factor - 0.5
        var y = y * factor - 0.5
        x.replace(with: unsafe lastX, where: unsafe x .> lastX)
        y.replace(with: unsafe lastY, where: unsafe y .> lastY)
        x.replace(with: 0, where: x .< 0)
        y.replace(with: 0, where: y .< 0)
        // Adding 3 · 2²² leaves the rounded number in the lowest bits. It does not matter that a
        // tie is rounded to even: a fraction of 1 gives the same as the next pixel with 0.
        let magic: Float = 12_582_912
        let magicBits: Int32 = 0x4B40_0000
        let column = x - 0.5 + magic
        let row = y - 0.5 + magic
        let dx = x - (column - magic)
        let dy = y - (row - magic)
        let columns = unsafe unsafeBitCast(column, to: SIMD4<Int32>.self) &- magicBits
        let rows = unsafe unsafeBitCast(row, to: SIMD4<Int32>.self) &- magicBits

        var leftAbove = Quad.zero
        var rightAbove = Quad.zero
        var leftBelow = Quad.zero
        var rightBelow = Quad.zero
        for lane in 0..<4 {
            let line = unsafe Int(truncatingIfNeeded: rows[lane]) &* width
            let place = unsafe ink + (line &+ Int(truncatingIfNeeded: columns[lane]))
            leftAbove[lane] = unsafe place[0]
            rightAbove[lane] = unsafe place[1]
            leftBelow[lane] = unsafe place[width]
            rightBelow[lane] = unsafe place[width &+ 1]
        }
        let above = leftAbove + (rightAbove - leftAbove) * dx
        let below = leftBelow + (rightBelow - leftBelow) * dx
        return above + (below - above) * dy
    }
}

extension WorkingPatch {
    /// Calls `body` with a sampler of the patch's ink.
    func withSampler<Result>(_ body: (InkSampler) -> Result) -> Result {
        unsafe ink.withUnsafeBufferPointer { ink in
            // A patch has at least eight pixels along both sides, so there is memory.
            guard let base = ink.baseAddress else { preconditionFailure("an empty patch") }
            return unsafe body(InkSampler(self, ink: base))
        }
    }
}
