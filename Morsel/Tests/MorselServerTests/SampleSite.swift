import AppClipDevice
import AppClipExperiences
import AppClipTypes
import HTTPTypes
import Hummingbird
import Logging
import MorselRegistry
import MorselRegistrySQLite
import MorselRegistryTesting
import TestPrograms

@testable import MorselServer

/// A site on a registry in memory, asked as a client asks it.
struct SampleSite {
    let registry: SQLiteRegistry
    let responder: SiteResponder

    /// A site with Fruta's clip, whose host is `fruta.example`.
    init(appName: String = "Fruta") async throws {
        registry = try SQLiteRegistry()
        responder = SiteResponder(
            site: Site(
                registry: registry,
                snapshots: CurrentSnapshot(registry),
                configuration: MorselServer.Configuration()
            ),
            logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
        )
        try await publish(appName: appName)
    }

    /// Publishes a version of a clip that belongs to hosts.
    func publish(
        _ name: String = "fruta",
        appName: String = "Fruta",
        version: String = "1.0",
        hosts: [String] = ["fruta.example"]
    ) async throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("assets")
        try folder.write(Sample.module, to: "module.wasm")
        try folder.write(Sample.png(), to: "assets/header.png")
        try folder.write("{}", to: "assets/menu.json")
        let domains = hosts.map { "\"appclips:\($0)\"" }.joined(separator: ", ")
        try folder.write(
            """
            {
              "format": 1,
              "app": {
                "identifier": "ABCDE12345.com.example.\(name)", "name": "\(appName)",
                "storeNumber": 1525000000
              },
              "clip": "ABCDE12345.com.example.\(name).Clip",
              "version": "\(version)",
              "minimumSystem": "16.4",
              "module": "module.wasm",
              "assets": ["assets/header.png", "assets/menu.json"],
              "associatedDomains": [\(domains)],
              "defaultExperience": {
                "verb": "OPEN", "image": "assets/header.png", "language": "en",
                "subtitles": { "en": "Order a smoothie", "de": "Bestelle einen Smoothie" }
              }
            }
            """,
            to: "clip.json"
        )
        let bundle = try ClipBundle(folder: folder.path)
        _ = try await registry.publish(
            bundle,
            stage: .released,
            at: Timestamp(secondsSince1970: 0)
        )
        for host in hosts {
            try await registry.setDomain(
                Domain(
                    host: try HostName(host),
                    file: .hosted,
                    time: Timestamp(secondsSince1970: 0)
                )
            )
        }
    }

    /// Registers an experience without asking the rules of the store.
    @discardableResult
    func register(
        _ url: String,
        title: String = "Today's smoothie",
        subtitle: String = "Made while you wait",
        clip: String = "fruta",
        state: PublicationState = .published
    ) async throws -> AdvancedExperience.ID {
        let image = try await registry.add(ImageFile(Sample.png()))
        return try await registry.insert(
            NewExperience(
                clip: try AppIdentifier("ABCDE12345.com.example.\(clip).Clip"),
                url: try RegisteredURL(InvocationURL(url)),
                card: CardMetadata(
                    verb: .view,
                    image: image,
                    texts: [.english: CardText(title: title, subtitle: subtitle)]
                ),
                state: state
            )
        )
    }

    /// Asks for an address of this machine, such as `fruta.example/menu`.
    func ask(
        _ address: String,
        method: HTTPRequest.Method = .get,
        languages: String? = nil,
        known: String? = nil
    ) async -> Answer {
        let end = address.firstIndex(of: "/") ?? address.endIndex
        var head = HTTPRequest(
            method: method,
            scheme: "http",
            authority: String(address[..<end]),
            path: String(address[end...])
        )
        head.headerFields[.acceptLanguage] = languages
        head.headerFields[.ifNoneMatch] = known
        return await responder.answer(Request(head: head, body: RequestBody(buffer: .init())))
    }
}

extension Answer {
    /// The bytes as text.
    var text: String { String(decoding: bytes, as: UTF8.self) }
}
