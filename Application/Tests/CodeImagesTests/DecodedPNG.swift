// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import CCairo

/// A PNG file read back by cairo.
struct DecodedPNG {
    struct Pixel: Equatable, CustomStringConvertible {
        var alpha: UInt8
        var color: RGBColor

        static let clear = Pixel(alpha: 0, color: black)

        static func opaque(_ color: RGBColor) -> Pixel { Pixel(alpha: 255, color: color) }

        var description: String { "\(alpha): \(color.red), \(color.green), \(color.blue)" }
    }

    struct UnreadableError: Error {}

    let width: Int
    let height: Int
    private var pixels: [UInt32] = []
    private let hasAlpha: Bool

    init(_ bytes: [UInt8]) throws {
        let source = Source(bytes)
        // Reason: the source outlives the call, during which alone cairo reads from it.
        let surface = unsafe cairo_image_surface_create_from_png_stream(
            { address, data, count in
                // Reason: the address is that of `source`, and `data` has room for `count`.
                guard let address = unsafe address, let data = unsafe data else {
                    return CAIRO_STATUS_READ_ERROR
                }
                // Reason: as above.
                let source = unsafe Unmanaged<Source>.fromOpaque(address).takeUnretainedValue()
                guard source.bytes.count - source.offset >= Int(count) else {
                    return CAIRO_STATUS_READ_ERROR
                }
                for index in 0..<Int(count) {
                    // Reason: as above.
                    unsafe data[index] = source.bytes[source.offset + index]
                }
                source.offset += Int(count)
                return CAIRO_STATUS_SUCCESS
            },
            // Reason: as above.
            unsafe Unmanaged.passUnretained(source).toOpaque()
        )
        // Reason: released here and nowhere else.
        defer { unsafe cairo_surface_destroy(surface) }
        // Reason: the surface was made above, as for all calls below.
        guard unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
            let data = unsafe cairo_image_surface_get_data(surface)
        else { throw UnreadableError() }
        // Reason: see above.
        width = Int(unsafe cairo_image_surface_get_width(surface))
        // Reason: see above.
        height = Int(unsafe cairo_image_surface_get_height(surface))
        // Reason: see above.
        hasAlpha = unsafe cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
        // Reason: see above.
        let stride = Int(unsafe cairo_image_surface_get_stride(surface))
        for y in 0..<height {
            for x in 0..<width {
                // Reason: inside of `height` rows of `stride` bytes.
                pixels.append(
                    unsafe UnsafeRawPointer(data).load(
                        fromByteOffset: y * stride + x * 4,
                        as: UInt32.self
                    )
                )
            }
        }
    }

    subscript(x: Int, y: Int) -> Pixel {
        let pixel = pixels[y * width + x]
        return Pixel(
            alpha: hasAlpha ? UInt8(pixel >> 24) : 255,
            color: RGBColor(
                red: UInt8(pixel >> 16 & 0xFF),
                green: UInt8(pixel >> 8 & 0xFF),
                blue: UInt8(pixel & 0xFF)
            )
        )
    }

    private final class Source {
        let bytes: [UInt8]
        var offset = 0

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
        }
    }
}
