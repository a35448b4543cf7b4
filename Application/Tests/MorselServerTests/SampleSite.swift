// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes
import HTTPTypes
import Logging
import MorselFetch
import MorselRegistry
import MorselRegistrySQLite
import MorselRegistryTesting
import NIOCore
import NIOHTTP1
import TestPrograms

@testable import MorselServer

/// A server on a registry in memory, and its responses to clients.
struct SampleSite {
    let registry: Registry
    let responder: SiteResponder

    /// Creates a site with Fruta's clip, whose host is `fruta.example`.
    init(
        appName: String = "Fruta",
        checker: DomainChecker = Self.checker,
        reader: [UInt8]? = nil,
        linkHosts: Set<HostName> = []
    ) async throws {
        self.init(try Registry.sqlite(), checker, reader, linkHosts)
        try await publish(appName: appName)
    }

    private init(
        _ registry: Registry,
        _ checker: DomainChecker,
        _ reader: [UInt8]? = nil,
        _ linkHosts: Set<HostName> = []
    ) {
        self.registry = registry
        responder = SiteResponder(
            registry: registry,
            configuration: MorselServer.Configuration(
                linkHosts: linkHosts,
                readerModule: reader
            ),
            checker: checker,
            logger: Self.logger
        )
    }

    /// Returns a site on an empty registry.
    static func empty(checker: DomainChecker = Self.checker) throws -> SampleSite {
        SampleSite(try Registry.sqlite(), checker)
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
        icon: String? = nil,
        iconMark: UInt8 = 0
    ) async throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("assets")
        try folder.write(Sample.module, to: "module.wasm")
        try folder.write(Sample.png(), to: "assets/header.png")
        try folder.write("{}", to: "assets/menu.json")
        if let icon { try folder.write(Sample.png(mark: iconMark), to: "assets/\(icon)") }
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

    /// Registers an experience without checking the rules of the store.
    @discardableResult
    func register(
        _ url: String,
        title: String = "Today's smoothie",
        subtitle: String = "Made while you wait",
        clip: String = "fruta",
        language: String = "en",
        mark: UInt8 = 0,
        state: PublicationState = .published
    ) async throws -> AdvancedExperience.ID {
        let image = try await registry.add(ImageFile(Sample.png(mark: mark)))
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

    /// Returns the response to a request for a URL without scheme, such as `fruta.example/menu`.
    func get(
        _ address: String,
        method: HTTPRequest.Method = .get,
        headers: HTTPFields = [:],
        body: [UInt8]? = nil
    ) async throws -> TestResponse {
        // A real server checks for changes 40 times per second.
        try await responder.snapshots.refresh()
        let end = address.firstIndex(of: "/") ?? address.endIndex
        var head = HTTPRequestHead(
            version: .http1_1,
            method: HTTPMethod(rawValue: method.rawValue),
            // A URL without a path needs an absolute target.
            uri: end == address.endIndex ? "http://\(address)" : String(address[end...]),
            headers: ["host": String(address[..<end])]
        )
        for field in headers { head.headers.add(name: field.name.rawName, value: field.value) }
        if let body { head.headers.replaceOrAdd(name: "content-length", value: "\(body.count)") }
        var request = try SiteRequest(head, client: "192.0.2.1")
        if let body, let rule = BodyRule.rule(for: request) {
            let share = BodyMemory.Share(BodyMemory(), of: request.clientKey, .known)
            var received = RequestBody(upTo: rule.limit, in: share)
            try received.take(ByteBuffer(bytes: body))
            request.body = received
        }
        let response =
            switch responder.answer(to: request) {
            case .now(let response): response
            case .later(let makeResponse): try await makeResponse()
            }
        let (answered, body) = response.response(to: request)
        let bytes = BodyCollector()
        try await body?.eachSlice { bytes.add($0) }
        var fields = HTTPFields()
        for (name, value) in answered.headers {
            if let name = HTTPField.Name(name) {
                fields.append(HTTPField(name: name, value: value))
            }
        }
        return TestResponse(
            status: HTTPResponse.Status(code: Int(answered.status.code)),
            headers: fields,
            bytes: bytes.bytes
        )
    }
}

/// A response as a client receives it.
struct TestResponse {
    let status: HTTPResponse.Status
    let headers: HTTPFields
    let bytes: [UInt8]

    /// The body, decoded as text.
    var text: String { String(decoding: bytes, as: UTF8.self) }
}

private final class BodyCollector {
    private(set) var bytes: [UInt8] = []

    func add(_ slice: ByteBuffer) { bytes += slice.readableBytesView }
}
