// SPDX-License-Identifier: Apache-2.0

import CCairo

/// An image of pixels in memory, released once.
@safe struct ImageSurface: ~Copyable {
    /// The lengths of a side that cairo supports, in pixels.
    static let allowedSides = 1...32_767

    let width: Int
    let height: Int
    let canvas: Canvas
    // Never null: cairo returns a surface with an error instead, and `init` throws it.
    private let surface: OpaquePointer?

    /// Creates an image that is fully transparent, or black without an alpha channel.
    init(width: Int, height: Int, hasAlpha: Bool) throws(ImageError) {
        guard Self.allowedSides.contains(width), Self.allowedSides.contains(height) else {
            throw ImageError(
                .pixelSize(width: width, height: height, allowed: Self.allowedSides)
            )
        }
        // Reason: takes numbers, whose range is checked above, and gives us a reference.
        let surface = unsafe cairo_image_surface_create(
            hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24,
            Int32(width),
            Int32(height)
        )
        // A surface with an error is a constant of cairo's, which needs no release.
        // Reason: the surface was made above.
        try unsafe cairo_surface_status(surface).check()
        self.width = width
        self.height = height
        // Reason: `deinit` releases the surface.
        unsafe self.surface = surface
        // Reason: the surface was made above; the canvas takes a reference of its own.
        unsafe self.canvas = Canvas(surface: surface)
    }

    deinit {
        // Reason: the only release of the reference that `init` got.
        unsafe cairo_surface_destroy(surface)
    }

    /// Returns the image as a PNG file.
    func png() throws(ImageError) -> [UInt8] {
        try canvas.check()
        let sink = ByteSink()
        let status = withExtendedLifetime(sink) {
            // Reason: the surface is ours, and the sink outlives the call.
            unsafe cairo_surface_write_to_png_stream(surface, ByteSink.write, sink.address)
        }
        try status.check()
        return sink.bytes
    }

    /// Returns the pixels row by row, each `0xAARRGGBB` with premultiplied alpha.
    func pixels() throws(ImageError) -> [UInt32] {
        try canvas.check()
        // Reason: the surface is ours; the flush makes what was drawn visible in memory.
        unsafe cairo_surface_flush(surface)
        // Reason: the surface is ours.
        let stride = Int(unsafe cairo_image_surface_get_stride(surface))
        // Reason: the address holds until the surface is drawn on again or released.
        guard let data = unsafe cairo_image_surface_get_data(surface) else {
            throw ImageError(.cairo(status: Int(CAIRO_STATUS_NO_MEMORY.rawValue)))
        }
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            for x in 0..<width {
                // Reason: `y` and `x` are inside of an image of `height` rows of `stride` bytes.
                let pixel = unsafe UnsafeRawPointer(data).load(
                    fromByteOffset: y * stride + x * 4,
                    as: UInt32.self
                )
                pixels.append(pixel)
            }
        }
        return pixels
    }

    /// Writes the pixels of an image, row by row: `0xAARRGGBB` with premultiplied alpha, which is
    /// ignored if the image has no alpha channel.
    func setRows(_ fill: (_ y: Int, _ row: inout [UInt32]) -> Void) throws(ImageError) {
        // Reason: the surface is ours.
        unsafe cairo_surface_flush(surface)
        // Reason: the surface is ours.
        let stride = Int(unsafe cairo_image_surface_get_stride(surface))
        // Reason: the address holds until the surface is drawn on again or released.
        guard let data = unsafe cairo_image_surface_get_data(surface) else {
            throw ImageError(.cairo(status: Int(CAIRO_STATUS_NO_MEMORY.rawValue)))
        }
        var row = [UInt32](repeating: 0, count: width)
        for y in 0..<height {
            fill(y, &row)
            // Reason: the image has `height` rows of `stride` bytes, at least four a pixel.
            unsafe row.withUnsafeBytes { bytes in
                // Reason: as above.
                unsafe UnsafeMutableRawBufferPointer(start: data + y * stride, count: width * 4)
                    .copyMemory(from: bytes)
            }
        }
        // Reason: the surface is ours; cairo has to know that its pixels were changed.
        unsafe cairo_surface_mark_dirty(surface)
    }
}
