// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import ClipBuilds
import DeviceScenarios
import Foundation
import HTTPExchange
import HTTPTypes
import MorselWording
import ScenarioFiles
import WebFiles

/// The pages and files of a simulator, and the actions that its page posts.
///
/// Events on screens are sent over the ``PageSocket``.
struct SimulatorRoutes: Sendable {
    let session: SimulatorSession
    let project: SimulatedProject
    let admission: Admission
    /// The secret in the addresses of images.
    ///
    /// The frame of the clip does not have cookies.
    let pictureToken: String
    /// The folder of `Web/`; `nil` for the files in this program.
    let web: URL?
    /// The reader of codes in images.
    let reader: CodeImageReader

    func answer(_ request: Request) async -> Response {
        guard admission.isHost(of: request) else {
            let address = "http://127.0.0.1:\(admission.port)/"
            return .refusal("This simulator is at \(address) alone.", .forbidden)
        }
        let path = request.target.decodedPath ?? "/"
        if request.method == .get, path.hasPrefix("/web/") {
            return file(String(path.dropFirst("/web/".count)), for: request)
        }
        if request.method == .get, path.hasPrefix("/assets/\(pictureToken)/") {
            return await asset(
                String(path.dropFirst("/assets/\(pictureToken)/".count)),
                isDark: request.target.queryItem("dark") != nil
            )
        }
        if path == "/", request.target.queryItem("token") == admission.token {
            var response = Response(.seeOther, contentType: "text/plain")
            response.headerFields[.location] = "/"
            response.headerFields[.setCookie] =
                "\(admission.cookie)=\(admission.token); Path=/; HttpOnly; SameSite=Strict"
            return response
        }
        guard admission.knowsToken(request) else {
            return Response(
                .forbidden,
                contentType: "text/plain; charset=utf-8",
                Array("Open the address that 'morsel simulate' has printed.\n".utf8)
            )
        }
        switch (request.method, path) {
        case (.get, "/"):
            var page = file("simulator/simulator.html", for: request)
            page.headerFields[.contentSecurityPolicy] = Self.pagePolicy
            return page
        case (.get, "/settings"):
            return .json(
                Settings(
                    assets: "/assets/\(pictureToken)/",
                    resources: await bundle.map(ProgramResources.init)
                )
            )
        case (.get, "/icon"):
            guard let icon = project.icon,
                let file = WebFile(icon.lastPathComponent, in: icon.deletingLastPathComponent())
            else { return .notFound }
            return picture(file)
        case (.get, "/scenario"): return await scenario()
        case (.get, _) where path.hasPrefix("/picture/"):
            let name = String(path.dropFirst("/picture/".count))
            guard let folder = project.images, let file = WebFile(name, in: folder) else {
                return .notFound
            }
            return picture(file)
        case (.post, _): return await post(request, at: path)
        default: return .notFound
        }
    }

    private func post(_ request: Request, at path: String) async -> Response {
        guard admission.isOwnPage(request) else {
            return .refusal("Only the simulator's own page can do that.", .forbidden)
        }
        switch path {
        case "/do":
            do {
                let action = try PostedAction.action(in: request.body)
                try await session.perform(action)
                return .json([String: String]())
            } catch let error as ActionError {
                return .refusal(error.sentence)
            } catch {
                return .refusal("The page sent something that is not an action of the simulator.")
            }
        case "/read":
            return .json(await reader.read(request.body))
        case "/scenario":
            do {
                let file = try ScenarioFile(request.body, path: "scenario")
                guard let first = file.scenarios.first else {
                    return .refusal("The file has no scenario.")
                }
                try await session.open(first)
                return .json(["name": first.name])
            } catch let error as ScenarioFile.ReadingError {
                return .refusal(error.errors.first?.sentence ?? "The file is not a scenario.")
            } catch let error as ActionError {
                return .refusal(error.sentence)
            } catch {
                return .refusal("The file is not a scenario.")
            }
        default: return .notFound
        }
    }

    private func scenario() async -> Response {
        var response = Response(
            contentType: "text/yaml; charset=utf-8",
            Array(await session.scenarioText().utf8)
        )
        // Names in other scripts are encoded as in RFC 8187.
        let encoded = PercentEncoding.encoded(await session.scenarioFileName)
        response.headerFields[.contentDisposition] = "attachment; filename*=UTF-8''\(encoded)"
        return response
    }

    // MARK: Files

    private func file(_ path: String, for request: Request) -> Response {
        let found = web.map { WebFile(path, ofPages: $0) } ?? WebFiles.bundled[path]
        guard let file = found else { return .notFound }
        var response = Response(contentType: file.contentType, file.bytes)
        response.headerFields[.cacheControl] = "no-cache"
        // The frame of the clip has an opaque origin, and fetches its scripts and styles with CORS.
        if path.hasSuffix(".js") || path.hasSuffix(".css") {
            response.headerFields[.accessControlAllowOrigin] = "*"
        }
        if path == "simulator/screen.html" {
            // The host is one of the two names of this machine; others were refused.
            response.headerFields[.contentSecurityPolicy] = Self.screenPolicy(at: request.authority)
        }
        return response
    }

    /// The settings that a page needs before it shows a program.
    private struct Settings: Encodable {
        let assets: String
        let resources: ProgramResources?
    }

    // The bundle of the program on the screen.
    private var bundle: URL? {
        get async {
            let programs = await session.builtPrograms
            let shown = await session.isAppOnScreen ? programs.app : programs.clip
            return shown.map { URL(fileURLWithPath: $0.bundle, isDirectory: true) }
        }
    }

    private func asset(_ name: String, isDark: Bool) async -> Response {
        // Pages request a vector image; the project's image of that name may have another format.
        let base = name.hasSuffix(".svg") ? String(name.dropLast(4)) : name
        let bundle = await bundle
        if let bundle, let path = ProgramResources(of: bundle).file(of: base, isDark: isDark),
            let file = WebFile(path, in: bundle)
        {
            return picture(file)
        }
        let scaled = ["png", "jpg", "jpeg"].flatMap { ["\(base)@3x.\($0)", "\(base)@2x.\($0)"] }
        let plain = [name] + ["svg", "png", "jpg", "jpeg", "webp"].map { "\(base).\($0)" }
        for folder in [bundle, project.images].compactMap(\.self) {
            for candidate in plain + scaled {
                if let file = WebFile(candidate, in: folder) { return picture(file) }
            }
        }
        return .notFound
    }

    private func picture(_ file: WebFile) -> Response {
        var response = Response(contentType: file.contentType, file.bytes)
        response.headerFields[.cacheControl] = "no-cache"
        response.headerFields[.contentSecurityPolicy] =
            "default-src 'none'; style-src 'unsafe-inline'; sandbox"
        return response
    }

    private static let pagePolicy =
        "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data: blob:; "
        + "media-src blob:; connect-src 'self'; frame-src 'self'; base-uri 'none'; "
        + "form-action 'none'; frame-ancestors 'none'"

    // The policy is that of a clip in the browser, without its module: the clip runs elsewhere. In
    // WebKit, `'self'` does not match anything in a page with an opaque origin.
    private static func screenPolicy(at host: String) -> String {
        let own = "'self' http://\(host)"
        return "sandbox allow-scripts; default-src 'none'; script-src \(own); style-src \(own); "
            + "img-src \(own) data: https:; connect-src 'none'; base-uri 'none'; "
            + "form-action 'none'; frame-ancestors \(own)"
    }
}
