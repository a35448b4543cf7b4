// SPDX-License-Identifier: Apache-2.0

import MorselRegistry

/// The routes below `/.morsel/`, which every host has.
struct FileRoutes: Sendable {
    let web: WebFileTable
    let scanner: ScannerRoutes
    let blobs: BlobRoutes
    let why: WhyRoutes
    let images: ImageRenderer

    func answer(to request: SiteRequest, in snapshot: RegistrySnapshot) throws -> RouteAnswer {
        switch request.path {
        case "/.morsel/scan": return .now(scanner.page(for: request))
        case "/.morsel/card": return .now(try scanner.card(for: request, in: snapshot))
        case NearbyRoutes.path: return .now(try NearbyRoutes().json(for: request, in: snapshot))
        case WhyRoutes.path: return .now(try why.page(for: request, in: snapshot))
        default: break
        }
        let name = request.path.dropFirst("/.morsel/".count)
        if ImageRequest.names.contains(String(name)) {
            let image = ImageRequest(String(name), value: request.queryItem)
            return .later { [images] in await images.response(to: image) }
        }
        guard let slash = name.firstIndex(of: "/") else { return .now(.noSuchFile) }
        let rest = name[name.index(after: slash)...]
        switch name[..<slash] {
        case "scan": return .now(scanner.file(String(rest)) ?? .noSuchFile)
        case "image": return try blobs.image(rest, for: request, in: snapshot)
        case "blob": return try blobs.blob(String(rest), for: request, in: snapshot)
        case "assets": return try blobs.asset(rest, for: request, in: snapshot)
        // Scripts of the scanner that are not bundled import these beside their own folder.
        case "page", "clip-host":
            return .now((web.folder == nil ? nil : web.file(String(name))) ?? .noSuchFile)
        case let folder: return .now(web.file(String(rest), in: folder) ?? .noSuchFile)
        }
    }
}
