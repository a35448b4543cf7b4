// SPDX-License-Identifier: Apache-2.0

/// The pixels of an image that are darker or lighter than their surroundings.
///
/// This is adaptive thresholding by the local mean, with a threshold on either side of it. The
/// image is first smoothed by a 3 × 3 binomial filter; the mean is that of a square window,
/// computed by running sums, so its cost does not depend on the window's size.
struct LocalContrast {
    /// The relation of a pixel to its surroundings.
    enum Side {
        /// Neither darker nor lighter than its surroundings.
        static let neither: UInt8 = 0
        /// Darker than its surroundings.
        static let darker: UInt8 = 1
        /// Lighter than its surroundings.
        static let lighter: UInt8 = 2
    }

    /// Half the side of the window, in pixels, without the middle: 41 × 41 pixels.
    ///
    /// The window may be smaller than a disc: a disc of any size differs from the mean along its
    /// rim, and only the rim is traced.
    private static let reach = 20

    /// The minimum difference of a pixel from the mean, in steps of 1/255 of brightness.
    ///
    /// Two steps suffice for a contrast of 5 %; noise that passes is rejected by its shape.
    private static let step: Int32 = 2

    /// The number of pixels in a row.
    let width: Int

    /// The number of rows.
    let height: Int

    /// The side of each pixel, row by row; one of ``Side``.
    let sides: [UInt8]

    init(_ raster: ColorRaster) {
        width = raster.width
        height = raster.height
        let smooth = Self.smoothed(raster)
        sides = Self.compared(smooth, width: raster.width, height: raster.height)
    }

    /// Returns the brightness, smoothed by the binomial weights 1 2 1 in both directions; it is not
    /// divided by the sum of the weights, 16.
    private static func smoothed(_ raster: ColorRaster) -> [UInt16] {
        let (width, height) = (raster.width, raster.height)
        return unsafe [UInt16](unsafeUninitializedCapacity: width * height) { smooth, count in
            unsafe raster.pixels.withUnsafeBufferPointer { pixels in
                // One row of brightness, and three rows smoothed along x, used cyclically: those of
                // the line before, of the line itself, and of the line after it.
                unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 4 * width) { room in
                    guard
                        let from = pixels.baseAddress, let line = room.baseAddress,
                        let to = smooth.baseAddress
                    else { return }
                    let ring = unsafe line + width
                    for y in 0...height {
                        if y < height {
                            unsafe luma(from + y * width, into: line, count: width)
                            unsafe smoothRow(line, into: ring + y % 3 * width, count: width)
                        }
                        guard y > 0 else { continue }
                        let before = unsafe ring + max(y - 2, 0) % 3 * width
                        let same = unsafe ring + (y - 1) % 3 * width
                        let behind = unsafe ring + min(y, height - 1) % 3 * width
                        let row = unsafe to + (y - 1) * width
                        for x in 0..<width {
                            unsafe row[x] = before[x] &+ 2 &* same[x] &+ behind[x]
                        }
                    }
                }
            }
            count = width * height
        }
    }

    /// Computes the luma of ITU-R BT.601 (0.299, 0.587, 0.114), with weights in 256ths.
    private static func luma(
        _ pixels: UnsafePointer<UInt32>,
        into row: UnsafeMutablePointer<UInt16>,
        count: Int
    ) {
        for x in 0..<count {
            let pixel = unsafe pixels[x]
            let sum =
                (pixel & 0xFF) &* 77 &+ (pixel &>> 8 & 0xFF) &* 150
                &+ (pixel &>> 16 & 0xFF) &* 29
            unsafe row[x] = UInt16(truncatingIfNeeded: (sum &+ 128) &>> 8)
        }
    }

    private static func smoothRow(
        _ row: UnsafePointer<UInt16>,
        into smooth: UnsafeMutablePointer<UInt16>,
        count: Int
    ) {
        let last = count - 1
        unsafe smooth[0] = 3 &* row[0] &+ row[min(1, last)]
        unsafe smooth[last] = 3 &* row[last] &+ row[max(last - 1, 0)]
        guard last > 1 else { return }
        for x in 1..<last {
            unsafe smooth[x] = row[x &- 1] &+ 2 &* row[x] &+ row[x &+ 1]
        }
    }

    /// Compares each pixel with the mean around it; beyond the border the pixels on the border are
    /// repeated.
    private static func compared(_ smooth: [UInt16], width: Int, height: Int) -> [UInt8] {
        let area = Int32((2 * reach + 1) * (2 * reach + 1))
        let margin = step * 16 * area
        return unsafe [UInt8](unsafeUninitializedCapacity: width * height) { sides, count in
            unsafe smooth.withUnsafeBufferPointer { smooth in
                // The sum over the surrounding lines, for each column, with `reach` more columns
                // before the first and `reach` + 1 after the last; and the sums of squares.
                let span = width + 2 * reach + 1
                unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: span + width) {
                    room in
                    guard
                        let from = smooth.baseAddress, let to = sides.baseAddress,
                        let padded = room.baseAddress
                    else { return }
                    let columns = unsafe padded + reach
                    let sums = unsafe padded + span
                    for x in 0..<width {
                        var sum = unsafe Int32(reach + 1) * Int32(from[x])
                        for y in 1...reach {
                            sum += unsafe Int32(from[min(y, height - 1) * width + x])
                        }
                        unsafe columns[x] = sum
                    }
                    for y in 0..<height {
                        if y > 0 {
                            let leaving = unsafe from + max(y - reach - 1, 0) * width
                            let coming = unsafe from + min(y + reach, height - 1) * width
                            for x in 0..<width {
                                unsafe columns[x] &+= Int32(coming[x]) &- Int32(leaving[x])
                            }
                        }
                        for x in 1...reach {
                            unsafe columns[-x] = columns[0]
                            unsafe columns[width - 1 + x] = columns[width - 1]
                        }
                        unsafe columns[width + reach] = 0
                        var sum: Int32 = 0
                        for x in 0...2 * reach { sum += unsafe padded[x] }
                        for x in 0..<width {
                            unsafe sums[x] = sum
                            sum &+= unsafe padded[x &+ 2 &* reach &+ 1] &- padded[x]
                        }
                        let row = unsafe from + y * width
                        let result = unsafe to + y * width
                        for x in 0..<width {
                            let difference = unsafe Int32(row[x]) &* area &- sums[x]
                            unsafe result[x] =
                                (difference > margin ? Side.lighter : 0)
                                | (difference < -margin ? Side.darker : 0)
                        }
                    }
                }
            }
            count = width * height
        }
    }
}
