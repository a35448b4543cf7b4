// SPDX-License-Identifier: Apache-2.0

internal import Hummingbird

/// Codes, QR codes and NFC messages of a URL.
struct ImageRoutes: Sendable {
    private let renderer = ImageRenderer()

    func add(to routes: some RouterMethods<SiteContext>) {
        for name in ImageRequest.names {
            routes.get("/.morsel/\(name)") { [renderer] request, _ in
                await renderer.response(to: ImageRequest(name, value: request.queryItem))
            }
        }
    }
}
