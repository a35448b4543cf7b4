// SPDX-License-Identifier: Apache-2.0

internal import Hummingbird

/// Codes, QR codes and NFC messages of a URL.
struct ImageRoutes: Sendable {
    func add(to routes: some RouterMethods<SiteContext>) {
        for name in ImageRequest.names {
            routes.get("/.morsel/\(name)") { request, _ in
                ImageRequest.response(name, value: request.queryItem)
            }
        }
    }
}
