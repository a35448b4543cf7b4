// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import CCairo

/// A cairo drawing context, released once.
///
/// cairo records errors in the context; `check()` throws them at the end.
// "A live context" below: `context` is never null, for cairo returns a context with an error
// instead, and it is ours from `init` to `deinit`.
@safe struct Canvas: ~Copyable {
    private let context: OpaquePointer?

    /// Creates a context for a surface, which cairo keeps alive as long as the context.
    init(surface: OpaquePointer?) {
        // Reason: the caller passes a surface that it owns.
        unsafe self.context = cairo_create(surface)
    }

    deinit {
        // Reason: the only release of the reference that `cairo_create` gave.
        unsafe cairo_destroy(context)
    }

    func check() throws(ImageError) {
        // Reason: a live context.
        try unsafe cairo_status(context).check()
    }

    /// Ends the page of a paged surface.
    func showPage() {
        // Reason: a live context.
        unsafe cairo_show_page(context)
    }

    /// Smooths edges as well as cairo can; curves are off by a hundredth of a pixel at most.
    func useFinestSmoothing() {
        // Reason: a live context.
        unsafe cairo_set_antialias(context, CAIRO_ANTIALIAS_BEST)
        // Reason: a live context.
        unsafe cairo_set_tolerance(context, 0.01)
    }

    /// Disables antialiasing, for shapes whose edges lie between pixels.
    func disableSmoothing() {
        // Reason: a live context.
        unsafe cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
    }
}

// MARK: Coordinates

extension Canvas {
    func withSavedState<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) {
        // Reason: a live context; the restore below pairs with it, even when `body` throws.
        unsafe cairo_save(context)
        // Reason: a live context.
        defer { unsafe cairo_restore(context) }
        try body()
    }

    func translate(x: Double, y: Double) {
        // Reason: a live context.
        unsafe cairo_translate(context, x, y)
    }

    func scale(x: Double, y: Double) {
        // Reason: a live context.
        unsafe cairo_scale(context, x, y)
    }
}

// MARK: Outlines

extension Canvas {
    func move(x: Double, y: Double) {
        // Reason: a live context.
        unsafe cairo_move_to(context, x, y)
    }

    func line(x: Double, y: Double) {
        // Reason: a live context.
        unsafe cairo_line_to(context, x, y)
    }

    func rectangle(x: Double, y: Double, width: Double, height: Double) {
        // Reason: a live context.
        unsafe cairo_rectangle(context, x, y, width, height)
    }

    /// Adds an arc of a circle, clockwise on screen; angles are in radians.
    func arc(x: Double, y: Double, radius: Double, from start: Double, to end: Double) {
        // Reason: a live context. A new part, so that no line leads to it from the last one.
        unsafe cairo_new_sub_path(context)
        // Reason: a live context.
        unsafe cairo_arc(context, x, y, radius, start, end)
    }

    /// Adds a rectangle with rounded corners.
    func roundedRectangle(x: Double, y: Double, width: Double, height: Double, radius: Double) {
        // Reason: a live context. A new part, so that no line leads to it from the last one.
        unsafe cairo_new_sub_path(context)
        for corner in 0..<4 {
            let centerX = corner == 0 || corner == 3 ? x + width - radius : x + radius
            let centerY = corner < 2 ? y + height - radius : y + radius
            let start = Double(corner) * .pi / 2
            // Reason: a live context; a line leads from the last corner to this one.
            unsafe cairo_arc(context, centerX, centerY, radius, start, start + .pi / 2)
        }
        closeOutline()
    }

    /// Closes the current subpath.
    func closeOutline() {
        // Reason: a live context.
        unsafe cairo_close_path(context)
    }

    /// Adds a cubic curve from the current point.
    func curve(_ first: CodeDrawing.Point, _ second: CodeDrawing.Point, to end: CodeDrawing.Point) {
        // Reason: a live context.
        unsafe cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
    }
}

// MARK: Paint

extension Canvas {
    func setColor(_ color: RGBColor) {
        // Reason: a live context.
        unsafe cairo_set_source_rgb(
            context,
            Double(color.red) / 255,
            Double(color.green) / 255,
            Double(color.blue) / 255
        )
    }

    /// Sets a colour with an opacity from 0 to 1.
    func setColor(_ color: RGBColor, opacity: Double) {
        // Reason: a live context.
        unsafe cairo_set_source_rgba(
            context,
            Double(color.red) / 255,
            Double(color.green) / 255,
            Double(color.blue) / 255,
            opacity
        )
    }

    /// Rounds the corners of the lines that are stroked from now on.
    func roundJoins() {
        // Reason: a live context.
        unsafe cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    }

    /// Paints the whole surface with the colour.
    func paint() {
        // Reason: a live context.
        unsafe cairo_paint(context)
    }

    /// Fills the outline by the nonzero rule, cairo's default, and clears it.
    func fill() {
        // Reason: a live context.
        unsafe cairo_fill(context)
    }

    /// Strokes the outline and clears it.
    func stroke(width: Double, roundCaps: Bool) {
        // Reason: a live context.
        unsafe cairo_set_line_width(context, width)
        // Reason: a live context.
        unsafe cairo_set_line_cap(context, roundCaps ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
        // Reason: a live context.
        unsafe cairo_stroke(context)
    }
}

// MARK: Text

extension Canvas {
    /// Selects the system's sans-serif font; `size` is in units of the canvas.
    func setFont(size: Double) {
        // Reason: a live context; cairo copies the name.
        unsafe cairo_select_font_face(
            context,
            "sans-serif",
            CAIRO_FONT_SLANT_NORMAL,
            CAIRO_FONT_WEIGHT_NORMAL
        )
        // Reason: a live context.
        unsafe cairo_set_font_size(context, size)
    }

    /// Returns the advance width of a text in the current font, in units of the canvas.
    func width(of text: String) -> Double {
        var extents = cairo_text_extents_t()
        // Reason: a live context; cairo reads the text and fills the extents during the call.
        unsafe cairo_text_extents(context, text, &extents)
        return extents.x_advance
    }

    /// Draws text whose baseline starts at the given point.
    func show(_ text: String, x: Double, y: Double) {
        move(x: x, y: y)
        // Reason: a live context; cairo reads the text during the call.
        unsafe cairo_show_text(context, text)
        // Reason: a live context. The text leaves a current point that no outline should get.
        unsafe cairo_new_path(context)
    }
}
