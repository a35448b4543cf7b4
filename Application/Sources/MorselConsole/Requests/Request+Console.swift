// SPDX-License-Identifier: Apache-2.0

import HTTPExchange
import HTTPTypes

extension Request {
    /// A Boolean value that indicates whether the request changes something; others read a page.
    var isChange: Bool { method == .post }

    /// Returns whether a page of the console sent the request, and not another site.
    ///
    /// Browsers send `Origin` with every form; those that leave it out send `Sec-Fetch-Site`. A
    /// request without both does not come from a browser that can be trusted with a cookie.
    ///
    /// - Parameter ownOrigin: The console's origin, such as `https://console.example`; `nil` if it
    ///   is reached under the authority of the request.
    /// - Returns: Whether the request came from the console.
    func isFromConsole(ownOrigin: String?) -> Bool {
        if let origin = field(.origin) { return origin == ownOrigin ?? plainOrigin }
        return field(.secFetchSite) == "same-origin"
    }
}
