// SPDX-License-Identifier: Apache-2.0

import HTTPTypes
import MorselRegistry
import MorselRegistryTesting
import TestPrograms
import Testing
import WebFiles

@testable import MorselServer

struct ContentCodingTests {
    // RFC 9110, 12.5.3.
    @Test(
        arguments: [
            (nil, []), ("", []), ("identity", []), ("gzip", ["gzip"]), ("br", ["br"]),
            ("gzip, deflate, br, zstd", ["br", "gzip"]), ("GZIP;q=1.0, BR;q=0.5", ["gzip", "br"]),
            ("br;q=0, gzip", ["gzip"]), ("*", ["br", "gzip"]), ("*;q=0", []),
            ("gzip;q=0, *", ["br"]), ("br ; q=0.8 , gzip ; q=0.9", ["gzip", "br"]),
            ("br;q=2", []), ("br;q=x", []), ("br;level=1", []), ("brotli", []), (";;,,", []),
        ] as [(String?, [String])]
    )
    func clientChooses(_ field: String?, codings: [String]) {
        let fields: HTTPFields = field.map { [.acceptEncoding: $0] } ?? [:]
        #expect(ContentCoding.accepted(by: fields).map(\.rawValue) == codings)
    }

    @Test func fileIsSentInTheCodingOfTheClient() async throws {
        let site = try await SampleSite()
        let address = "fruta.example\(WebFiles.folder)clip-host/frame.html"
        let plain = try await site.get(address)
        #expect(plain.headers[.contentEncoding] == nil)
        #expect(plain.headers[.vary] == "accept-encoding")
        let tag = try #require(plain.headers[.eTag])
        for coding in ["br", "gzip"] {
            let headers: HTTPFields = [.acceptEncoding: coding]
            let coded = try await site.get(address, headers: headers)
            #expect(coded.headers[.contentEncoding] == coding)
            #expect(coded.headers[.vary] == "accept-encoding")
            #expect(coded.bytes.count < plain.bytes.count / 2)
            #expect(coded.headers[.contentLength] == "\(coded.bytes.count)")
            #expect(coded.headers[.eTag] == "\(tag.dropLast())-\(coding)\"")
            let head = try await site.get(address, method: .head, headers: headers)
            #expect(head.headers == coded.headers && head.bytes.isEmpty)
        }
    }

    // Each coding is a representation of its own: the tag of another one is not that of the bytes.
    @Test func tagIsThatOfOneCoding() async throws {
        let site = try await SampleSite()
        let address = "fruta.example\(WebFiles.folder)clip-host/frame.html"
        let plain = try #require(try await site.get(address).headers[.eTag])
        let brotli = try #require(
            try await site.get(address, headers: [.acceptEncoding: "br"]).headers[.eTag]
        )
        for (accepted, known, status) in [
            ("br", brotli, HTTPResponse.Status.notModified), ("br", plain, .ok),
            ("identity", brotli, .ok), ("identity", plain, .notModified), ("gzip", brotli, .ok),
        ] {
            let response = try await site.get(
                address,
                headers: [.acceptEncoding: accepted, .ifNoneMatch: known]
            )
            #expect(response.status == status, "\(accepted) \(known)")
            #expect(response.headers[.vary] == "accept-encoding")
        }
    }

    // C2: what a visitor gets of a card is compressed, for the first one and for the next ones.
    @Test(.enabled(if: Peers.areWanted), arguments: ["br", "gzip"])
    func pageIsCompressed(_ coding: String) async throws {
        let site = try await SampleSite()
        let plain = try await site.get("fruta.example/menu")
        for _ in 1...3 {
            let page = try await site.get(
                "fruta.example/menu",
                headers: [.acceptEncoding: "gzip, \(coding)"]
            )
            let used = try #require(page.headers[.contentEncoding])
            #expect(page.headers[.vary] == "accept-encoding")
            #expect(page.bytes.count < plain.bytes.count / 2)
            let program = used == "br" ? "brotli" : "gzip"
            #expect(try ProgramRun(program, ["-dc"], input: page.bytes).output == plain.bytes)
        }
        let again = try await site.get("fruta.example/menu")
        #expect(again.headers[.contentEncoding] == nil && again.bytes == plain.bytes)
        // Caches know it from the first response on, whoever asked for it.
        #expect(plain.headers[.vary] == "accept-encoding" && again.headers == plain.headers)
    }

    // The module is compressed once, when it is published.
    @Test(.enabled(if: Peers.areWanted))
    func moduleIsCompressedWhenItIsPublished() async throws {
        let site = try await SampleSite()
        let module = "fruta.example/.morsel/blob/\(Digest(of: Sample.module).text)"
        let plain = try await site.get(module)
        #expect(plain.headers[.contentEncoding] == nil && plain.bytes == Sample.module)
        #expect(plain.headers[.vary] == "accept-encoding")
        for (accepted, coding, program) in [
            ("gzip, br", "br", "brotli"), ("gzip, deflate", "gzip", "gzip"),
        ] {
            let coded = try await site.get(module, headers: [.acceptEncoding: accepted])
            #expect(coded.headers[.contentEncoding] == coding)
            #expect(coded.headers[.contentType] == "application/wasm")
            #expect(coded.headers[.eTag] != plain.headers[.eTag])
            #expect(try ProgramRun(program, ["-dc"], input: coded.bytes).output == Sample.module)
        }
    }

    // A11: the module that reads codes is compressed once, when the server starts.
    @Test(.enabled(if: Peers.areWanted), arguments: [("br", "brotli"), ("gzip", "gzip")])
    func scannerIsCompressed(_ coding: String, _ program: String) async throws {
        let module = (0..<40_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
        let site = try await SampleSite(reader: module)
        let plain = try await site.get("localhost/scan/reader.wasm")
        #expect(plain.headers[.contentEncoding] == nil && plain.bytes == module)
        let coded = try await site.get(
            "localhost/scan/reader.wasm",
            headers: [.acceptEncoding: coding]
        )
        #expect(coded.headers[.contentEncoding] == coding)
        #expect(coded.headers[.contentType] == "application/wasm")
        #expect(coded.headers[.eTag] != plain.headers[.eTag])
        #expect(try ProgramRun(program, ["-dc"], input: coded.bytes).output == module)
    }

    // The association file is the same for every client (B-12). The console and the API have secrets beside
    // what a request sends.
    @Test(
        arguments: [
            "fruta.example/.well-known/apple-app-site-association", "localhost/console",
            "localhost/console/sign-in", "localhost/v1/apps",
        ]
    )
    func othersAreNotCompressed(_ address: String) async throws {
        let site = try await SampleSite()
        let response = try await site.get(address, headers: [.acceptEncoding: "gzip, br"])
        #expect(response.headers[.contentEncoding] == nil)
    }
}
