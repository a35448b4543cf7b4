// SPDX-License-Identifier: Apache-2.0

internal import Hummingbird

/// The scripts and styles that pages load, and the frame of a clip.
struct WebFileRoutes: Sendable {
    func add(to routes: some RouterMethods<SiteContext>) {
        routes.get("/.morsel/web/**") { _, context in
            guard let file = WebFileTable.file(context.rest) else { throw HTTPError(.notFound) }
            return file
        }
    }
}
