import CCairo

extension cairo_status_t {
    /// Throws the status unless it means success.
    func check() throws(PictureError) {
        guard self == CAIRO_STATUS_SUCCESS else {
            throw PictureError(.cairo(status: Int(rawValue)))
        }
    }
}
