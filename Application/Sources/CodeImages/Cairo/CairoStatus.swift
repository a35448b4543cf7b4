// SPDX-License-Identifier: Apache-2.0

import CCairo

extension cairo_status_t {
    /// Throws the status unless it means success.
    func check() throws(ImageError) {
        guard self == CAIRO_STATUS_SUCCESS else {
            throw ImageError(.cairo(status: Int(rawValue)))
        }
    }
}
