// SPDX-License-Identifier: Apache-2.0

import HTTPTypes
import MorselRegistry

/// The routes of the server's own names.
struct ServerRoutes: Sendable {
    let start: StartRoutes
    let scanner: ScannerRoutes
    let diagnosis: DiagnosisRoutes

    func answer(to request: SiteRequest, in snapshot: RegistrySnapshot) throws -> RouteAnswer {
        switch request.path {
        case "/": return .later { try await start.page() }
        case "/health": return .now(StartRoutes.health(snapshot))
        case NearbyRoutes.page: return .now(try NearbyRoutes().page(for: request, in: snapshot))
        case "/scan": return .now(scanner.page(for: request))
        case "/diagnose": return .later { try await diagnosis.page(for: request) }
        default:
            let folder = "/scan/"
            if request.path.hasPrefix(folder),
                let file = scanner.file(String(request.path.dropFirst(folder.count)))
            {
                return .now(file)
            }
            return .now(noSuchPage(for: request))
        }
    }

    private func noSuchPage(for request: SiteRequest) -> SiteResponse {
        let language = PageLanguage(for: request.preferredLanguages)
        let start = MessagePage.Link(text: language.words.links.startPage, target: "/")
        return MessagePage(.pageNotFound, host: request.host.name, in: language, links: [start])
            .response(.notFound)
    }
}
