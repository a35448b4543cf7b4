// SPDX-License-Identifier: Apache-2.0

import CCairo

/// A PDF file that is being written, released once.
///
/// Cairo writes each page when it ends, so at most one page is in memory besides the bytes.
@safe struct PDFDocument: ~Copyable {
    static let pointsPerMillimeter = 72 / 25.4
    /// The lengths of a page's side, in millimetres; PDF readers have to support up to 14,400 points.
    static let allowedSides = 1.0...5_080

    /// The canvas, in millimetres from the upper left corner of the page.
    let canvas: Canvas
    private let sink: ByteSink
    // Never null: cairo returns a surface with an error instead, and `init` throws it.
    private let surface: OpaquePointer?

    /// Begins a file whose pages all have the same size, in millimetres.
    init(width: Double, height: Double, created: DocumentDate) throws(ImageError) {
        guard Self.allowedSides.contains(width), Self.allowedSides.contains(height) else {
            throw ImageError(.pageSize(width: width, height: height, allowed: Self.allowedSides))
        }
        let sink = ByteSink()
        // Reason: the sink lives as long as this value, and `deinit` ends all writing to it.
        let surface = unsafe cairo_pdf_surface_create_for_stream(
            ByteSink.write,
            sink.address,
            width * Self.pointsPerMillimeter,
            height * Self.pointsPerMillimeter
        )
        // A surface with an error is a constant of cairo's, which needs no release.
        // Reason: the surface was made above.
        try unsafe cairo_surface_status(surface).check()
        self.sink = sink
        // Reason: `deinit` releases the surface.
        unsafe self.surface = surface
        // Reason: the surface was made above; the canvas takes a reference of its own.
        unsafe self.canvas = Canvas(surface: surface)
        // Reason: the surface was made above; cairo copies the text.
        unsafe cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Morsel")
        // Without a date cairo takes the current time, and no two files are the same.
        // Reason: the surface was made above; cairo copies the text.
        unsafe cairo_pdf_surface_set_metadata(
            surface,
            CAIRO_PDF_METADATA_CREATE_DATE,
            created.iso8601
        )
        canvas.scale(x: Self.pointsPerMillimeter, y: Self.pointsPerMillimeter)
    }

    deinit {
        // The canvas may outlive the sink by a moment; after the finish nothing is written.
        // Reason: the surface is ours, and the sink still lives.
        unsafe cairo_surface_finish(surface)
        // Reason: the only release of the reference that `init` got.
        unsafe cairo_surface_destroy(surface)
    }

    /// Ends the file and returns its bytes.
    consuming func bytes() throws(ImageError) -> [UInt8] {
        try canvas.check()
        // Reason: the surface is ours; a second finish, in `deinit`, does nothing.
        unsafe cairo_surface_finish(surface)
        // Reason: the surface is ours.
        try unsafe cairo_surface_status(surface).check()
        return sink.bytes
    }
}
