// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import HTTPTypes
import Hummingbird
import Logging
import MorselFetch
import MorselRegistry
import MorselRegistrySQLite
import MorselRegistryTesting
import NIOCore
import Synchronization
import TestPrograms

@testable import MorselServer

/// A server on a registry in memory, and the responses that clients get.
struct SampleSite {
    let registry: SQLiteRegistry
    let responder: SiteResponder

    /// A site with Fruta's clip, whose host is `fruta.example`.
    init(
        appName: String = "Fruta",
        checker: DomainChecker = Self.checker,
        reader: [UInt8]? = nil
    ) async throws {
        self.init(try SQLiteRegistry(), checker, reader)
        try await publish(appName: appName)
    }

    private init(_ registry: SQLiteRegistry, _ checker: DomainChecker, _ reader: [UInt8]? = nil) {
        self.registry = registry
        responder = SiteResponder(
            registry: registry,
            configuration: MorselServer.Configuration(readerModule: reader),
            checker: checker,
            logger: Self.logger
        )
    }

    /// A site on an empty registry.
    static func empty(checker: DomainChecker = Self.checker) throws -> SampleSite {
        SampleSite(try SQLiteRegistry(), checker)
    }

    private static let logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
    private static let checker = DomainChecker(
        fetcher: SiteFetcher(policy: SiteFetcher.Policy())
    )

    /// Publishes a version of a clip that belongs to hosts.
    func publish(
        _ name: String = "fruta",
        appName: String = "Fruta",
        version: String = "1.0",
        hosts: [String] = ["fruta.example"],
        icon: String? = nil
    ) async throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("assets")
        try folder.write(Sample.module, to: "module.wasm")
        try folder.write(Sample.png(), to: "assets/header.png")
        try folder.write("{}", to: "assets/menu.json")
        if let icon { try folder.write(Sample.png(), to: "assets/\(icon)") }
        let iconEntry = icon.map { ", \"assets/\($0)\"" } ?? ""
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
              "assets": ["assets/header.png", "assets/menu.json"\(iconEntry)],
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

    /// Registers an experience without the checks of the store's rules.
    @discardableResult
    func register(
        _ url: String,
        title: String = "Today's smoothie",
        subtitle: String = "Made while you wait",
        clip: String = "fruta",
        language: String = "en",
        state: PublicationState = .published
    ) async throws -> AdvancedExperience.ID {
        let image = try await registry.add(ImageFile(Sample.png()))
        let language = Language(language) ?? .english
        return try await registry.insert(
            NewExperience(
                clip: try AppIdentifier("ABCDE12345.com.example.\(clip).Clip"),
                url: try RegisteredURL(InvocationURL(url)),
                card: CardMetadata(
                    verb: .view,
                    image: image,
                    defaultLanguage: language,
                    texts: [language: CardText(title: title, subtitle: subtitle)]
                ),
                state: state
            )
        )
    }

    /// The response to a request for an address without scheme, such as `fruta.example/menu`.
    func get(
        _ address: String,
        method: HTTPRequest.Method = .get,
        headers: HTTPFields = [:]
    ) async throws -> TestResponse {
        let end = address.firstIndex(of: "/") ?? address.endIndex
        var head = HTTPRequest(
            method: method,
            scheme: "http",
            authority: String(address[..<end]),
            path: String(address[end...])
        )
        head.headerFields = headers
        let context = SiteContext(
            coreContext: CoreRequestContextStorage(source: TestSource(logger: Self.logger)),
            client: "192.0.2.1"
        )
        let response = try await responder.respond(
            to: Request(head: head, body: RequestBody(buffer: ByteBuffer())),
            context: context
        )
        let body = BodyCollector()
        try await response.body.write(body)
        return TestResponse(
            status: response.status,
            headers: response.headers,
            bytes: body.bytes.withLock { $0 }
        )
    }
}

/// A response as a client sees it.
struct TestResponse {
    let status: HTTPResponse.Status
    let headers: HTTPFields
    let bytes: [UInt8]

    /// The body as text.
    var text: String { String(decoding: bytes, as: UTF8.self) }
}

private struct TestSource: RequestContextSource {
    let logger: Logger
}

private final class BodyCollector: ResponseBodyWriter, Sendable {
    let bytes = Mutex<[UInt8]>([])

    func write(_ buffer: ByteBuffer) async throws {
        bytes.withLock { $0 += buffer.readableBytesView }
    }

    func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
