// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes
internal import ClipBuilds
internal import DeviceScenarios
internal import Foundation
internal import MorselWording
internal import NIOHTTP1
internal import ScenarioFiles
internal import WebFiles

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

    func answer(_ request: SimulatorRequest) async -> SimulatorResponse {
        guard admission.isHost(of: request) else {
            let address = "http://127.0.0.1:\(admission.port)/"
            return .refusal("This simulator is at \(address) alone.", .forbidden)
        }
        if request.method == .GET, request.path.hasPrefix("/web/") {
            return file(String(request.path.dropFirst("/web/".count)), for: request)
        }
        if request.method == .GET, request.path.hasPrefix("/assets/\(pictureToken)/") {
            return await asset(
                String(request.path.dropFirst("/assets/\(pictureToken)/".count)),
                isDark: request.item("dark") != nil
            )
        }
        if request.path == "/", request.item("token") == admission.token {
            var response = SimulatorResponse([], type: "text/plain", status: .seeOther)
            response.headers += [
                ("Location", "/"),
                (
                    "Set-Cookie",
                    "\(admission.cookie)=\(admission.token); Path=/; HttpOnly; SameSite=Strict"
                ),
            ]
            return response
        }
        guard admission.knowsToken(request) else {
            return SimulatorResponse(
                Array("Open the address that 'morsel simulate' has printed.\n".utf8),
                type: "text/plain; charset=utf-8",
                status: .forbidden
            )
        }
        switch (request.method, request.path) {
        case (.GET, "/"):
            var page = file("simulator/simulator.html", for: request)
            page.headers.append(("Content-Security-Policy", Self.pagePolicy))
            return page
        case (.GET, "/settings"):
            return .json(
                Settings(
                    assets: "/assets/\(pictureToken)/",
                    resources: await bundle.map(ProgramResources.init)
                )
            )
        case (.GET, "/icon"):
            guard let icon = project.icon,
                let file = WebFile(icon.lastPathComponent, in: icon.deletingLastPathComponent())
            else { return .notFound }
            return picture(file)
        case (.GET, "/scenario"): return await scenario()
        case (.GET, _) where request.path.hasPrefix("/picture/"):
            let name = String(request.path.dropFirst("/picture/".count))
            guard let folder = project.pictures, let file = WebFile(name, in: folder) else {
                return .notFound
            }
            return picture(file)
        case (.POST, _): return await post(request)
        default: return .notFound
        }
    }

    private func post(_ request: SimulatorRequest) async -> SimulatorResponse {
        guard admission.isOwnPage(request) else {
            return .refusal("Only the simulator's own page can do that.", .forbidden)
        }
        switch request.path {
        case "/do":
            do {
                let action = try PostedAction.action(request.body)
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

    private func scenario() async -> SimulatorResponse {
        var response = SimulatorResponse(
            Array(await session.scenarioText().utf8),
            type: "text/yaml; charset=utf-8"
        )
        // Names in other scripts are encoded as in RFC 8187.
        let encoded = PercentEncoding.encoded(await session.scenarioFileName)
        response.headers.append(
            ("Content-Disposition", "attachment; filename*=UTF-8''\(encoded)")
        )
        return response
    }

    // MARK: Files

    private func file(_ path: String, for request: SimulatorRequest) -> SimulatorResponse {
        let found = web.map { WebFile(path, in: $0) } ?? WebFiles.bundled[path]
        guard let file = found else { return .notFound }
        var response = SimulatorResponse(file.bytes, type: file.contentType)
        response.headers.append(("Cache-Control", "no-cache"))
        // The frame of the clip has an opaque origin, and fetches its scripts and styles with CORS.
        if path.hasSuffix(".js") || path.hasSuffix(".css") {
            response.headers.append(("Access-Control-Allow-Origin", "*"))
        }
        if path == "simulator/screen.html" {
            // The host is one of the two names of this machine; others were refused.
            let host = request.headers.first(name: "Host") ?? ""
            response.headers.append(("Content-Security-Policy", Self.screenPolicy(at: host)))
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

    private func asset(_ name: String, isDark: Bool) async -> SimulatorResponse {
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
        for folder in [bundle, project.pictures].compactMap(\.self) {
            for candidate in plain + scaled {
                if let file = WebFile(candidate, in: folder) { return picture(file) }
            }
        }
        return .notFound
    }

    private func picture(_ file: WebFile) -> SimulatorResponse {
        var response = SimulatorResponse(file.bytes, type: file.contentType)
        response.headers += [
            ("Cache-Control", "no-cache"),
            ("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox"),
        ]
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
