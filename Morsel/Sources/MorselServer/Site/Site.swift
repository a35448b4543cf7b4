internal import AppClipDevice
internal import AppClipExperiences
internal import AppClipTypes
internal import AppSiteAssociation
internal import Foundation
internal import HTTPTypes
internal import MorselRegistry
internal import Mustache

/// Answers all requests: of registered hosts, and of the server itself.
struct Site: Sendable {
    let registry: any Registry
    let snapshots: CurrentSnapshot
    let configuration: MorselServer.Configuration
    let scanner: Scanner
    let fileTimes = FileTimes()
    let now: @Sendable () -> Timestamp = { .now }
    /// Who answers `/diagnose`; `nil` where nobody does.
    var desk: DiagnosisDesk?

    init(
        registry: any Registry,
        snapshots: CurrentSnapshot,
        configuration: MorselServer.Configuration,
        desk: DiagnosisDesk? = nil
    ) {
        self.registry = registry
        self.snapshots = snapshots
        self.configuration = configuration
        self.desk = desk
        scanner = Scanner(module: configuration.readerModule)
    }

    /// What is asked.
    struct Question: Sendable {
        let host: RequestedHost
        /// Percent-encoded, with its first slash.
        let path: String
        /// Percent-encoded, without its question mark.
        let query: String?
        /// The value of a query item, percent-decoded.
        let value: @Sendable (String) -> String?
        /// What the visitor reads, the dearest first.
        let languages: [Language]
        /// The client's address.
        var client = ""
    }

    /// Everything of ours on a registered host is below this path.
    private static let ours = "/.morsel/"

    /// Answers a question.
    ///
    /// - Throws: What the registry throws.
    func answer(_ question: Question) async throws -> Answer {
        if question.path.hasPrefix(Self.ours) {
            return try await ourAnswer(String(question.path.dropFirst(Self.ours.count)), question)
        }
        if question.host.isServer { return try await ownAnswer(question) }
        guard
            let host = try? HostName(question.host.name),
            try await registry.domain(host)?.file == .hosted
        else {
            return page(
                .notFound,
                title: "Nothing is served for this host",
                host: question.host.name,
                sentence: "No App Clip is registered with '\(question.host.name)'.",
                advice: "Add the host with 'morsel publish' (appclips: entries of a clip) first."
            )
        }
        if question.path == SiteAssociation.path {
            return try await associationFile(of: host)
        }
        return try await invocationPage(host, question)
    }

    // MARK: The server itself

    private func ownAnswer(_ question: Question) async throws -> Answer {
        switch question.path {
        case "/":
            let all = try await registry.experiences(after: nil, limit: StartPage.mostListed)
            let count = try await snapshots.latest().published.count
            let port = configuration.port == 80 ? nil : configuration.port
            return StartPage(experiences: all, count: count, port: port).answer
        case "/scan":
            return scanPage(question)
        case "/health":
            let revision = try await registry.revision()
            let text = #"{"status":"ok","revision":\#(revision.rawValue)}"# + "\n"
            return Answer(contentType: "application/json", bytes: Array(text.utf8))
        case "/diagnose":
            return try await diagnosisPage(question)
        default:
            if question.path.hasPrefix("/scan/"),
                let file = scanner.file(String(question.path.dropFirst("/scan/".count)))
            {
                return file
            }
            return page(
                .notFound,
                title: "There is no such page",
                host: question.host.name,
                sentence: "The server has '/', '/scan', '/diagnose', '/health' and '/.morsel/'."
            )
        }
    }

    // MARK: Files of ours

    private func ourAnswer(_ path: String, _ question: Question) async throws -> Answer {
        if PictureRequest.names.contains(path) {
            return PictureRequest.answer(path, value: question.value)
        }
        let parts = path.split(separator: "/", maxSplits: 2).map(String.init)
        switch parts.first {
        case "web" where parts.count > 1:
            let name = parts.dropFirst().joined(separator: "/")
            if let file = WebFileTable.answer(name) { return file }
        case "scan" where parts.count == 1:
            return scanPage(question)
        case "scan":
            if let file = scanner.file(parts.dropFirst().joined(separator: "/")) { return file }
        case "card" where parts.count == 1:
            return try await scannedCard(question)
        case "blob" where parts.count == 2:
            if let digest = Digest(parts[1]), var answer = try await blob(digest) {
                // What a digest stands for never changes.
                answer.maximumAge = 31_536_000
                answer.isImmutable = true
                return answer
            }
        case "assets" where parts.count == 3:
            if let clip = try? AppIdentifier(parts[1]),
                let build = try await registry.latestBuild(of: clip),
                let digest = build.asset(parts[2]),
                var answer = try await blob(digest)
            {
                // The next build can have another file under this name.
                answer.maximumAge = 300
                return answer
            }
        default:
            break
        }
        return .sentence(.notFound, "There is no such file.")
    }

    private func blob(_ digest: Digest) async throws -> Answer? {
        guard let blob = try await registry.blob(digest) else { return nil }
        var answer = Answer(contentType: blob.contentType, bytes: blob.bytes)
        answer.isReadableAnywhere = true
        return answer
    }

    // MARK: Scanning

    private func scanPage(_ question: Question) -> Answer {
        scanner.page
            ?? page(
                .serviceUnavailable,
                title: "The reader is not built yet",
                host: question.host.name,
                sentence: "Run Scripts/build-reader.sh, then start the server again.",
                advice:
                    "It makes \(MorselServer.Configuration.readerModulePath); --reader names another."
            )
    }

    private func scannedCard(_ question: Question) async throws -> Answer {
        guard let text = question.value("url"), let url = try? InvocationURL(text) else {
            return .refused("url: it is missing, or no invocation URL.")
        }
        let decision = try await decision(about: url, from: .appClipCode, question)
        return ScannedCard(url: url, decision: decision, build: try await build(for: decision))
            .answer
    }

    // MARK: Registered hosts

    /// The association file of a host, for everybody, whatever client asks (rule B-12).
    private func associationFile(of host: HostName) async throws -> Answer {
        let clips = try await registry.clips(naming: host)
        let bytes = SiteAssociation.file(naming: clips)
        var answer = Answer(contentType: SiteAssociation.contentType, bytes: bytes)
        let tag = "\"\(Digest(of: bytes).text.prefix(32))\""
        answer.entityTag = tag
        answer.lastModified = fileTimes.time(of: tag, for: host, now: now())
        answer.maximumAge = 300
        return answer
    }

    func invocationPage(_ host: HostName, _ question: Question) async throws -> Answer {
        let text = "https://\(host.text)\(question.path)\(question.query.map { "?\($0)" } ?? "")"
        let url: InvocationURL
        do throws(InvocationURL.ParsingError) {
            url = try InvocationURL(text)
        } catch {
            return page(
                .badRequest,
                title: "This is no invocation URL",
                host: host.text,
                sentence:
                    "The address has a character at byte \(error.offset) that no URL can have."
            )
        }
        let decision = try await decision(about: url, from: .pageCard, question)
        return InvocationPage(url: url, decision: decision, build: try await build(for: decision))
            .answer
    }

    private func decision(
        about url: InvocationURL,
        from source: InvocationSource,
        _ question: Question
    ) async throws -> Decision {
        var device = SiteRequest.visitor
        if !question.languages.isEmpty { device.languages = question.languages }
        let request = SiteRequest(
            registry: registry,
            snapshots: snapshots,
            linkHosts: configuration.linkHosts
        )
        return try await request.decision(about: url, from: source, on: device, at: .now)
    }

    private func build(for decision: Decision) async throws -> PublishedBuild? {
        guard case .card(let card) = decision.outcome else { return nil }
        return try await registry.latestBuild(of: card.clip)
    }

    private func page(
        _ status: HTTPResponse.Status,
        title: String,
        host: String,
        sentence: String,
        advice: String? = nil
    ) -> Answer {
        let model = RefusalModel(title: title, host: host, sentence: sentence, advice: advice)
        var answer = Answer(
            status,
            contentType: "text/html; charset=utf-8",
            bytes: Array(PageTemplates.refusal.render(model).utf8)
        )
        answer.policy = .page
        return answer
    }
}

extension PublishedBuild {
    /// The digest of an asset by its name below `assets/`.
    fileprivate func asset(_ name: String) -> Digest? { assets["assets/\(name)"] }
}
