import AppClipTypes
import AppSiteAssociation
import HTTPTypes
import Hummingbird
import MorselRegistry
import MorselRegistrySQLite
import MorselRegistryTesting
import Testing

@testable import MorselServer

struct FileTests {
    private static let association = "/.well-known/apple-app-site-association"

    // Scripts of two builds must not meet: each is asked about, and sent only where it is new.
    @Test func sendsWhatTheClientHasNotGot() async throws {
        let site = try await SampleSite()
        let address = "fruta.example/.morsel/web/page/page.js"
        let tag = try #require(await site.ask(address).entityTag)
        for known in [tag, "W/\(tag)", "\"x\", \(tag)"] {
            let answer = await site.ask(address, known: known)
            #expect(answer.status == .notModified)
            let response = answer.response(isHead: false)
            #expect(response.headers[.eTag] == tag)
            #expect(response.headers[.contentLength] == "\(answer.bytes.count)")
            #expect(response.body.contentLength == 0)
        }
        for known in ["\"x\"", "", "*", String(repeating: ",", count: 9_999)] {
            #expect(await site.ask(address, known: known).status == .ok)
        }
        #expect(await site.ask("fruta.example/", known: tag).status == .ok, "pages are made anew")
    }

    // B-06, B-07, B-09, B-11: the file names the clips of the host, and nothing else; no redirect.
    // B-25: which URLs start them is not written in it.
    @Test func servesTheAssociationFile() async throws {
        let site = try await SampleSite()
        try await site.publish("salad", hosts: ["fruta.example", "salad.example"])
        let answer = await site.ask("fruta.example\(Self.association)")
        #expect(answer.status == .ok)
        #expect(answer.contentType == "application/json")
        #expect(
            answer.text == """
                {
                  "applinks": {
                    "details": []
                  },
                  "appclips": {
                    "apps": [
                      "ABCDE12345.com.example.fruta.Clip",
                      "ABCDE12345.com.example.salad.Clip"
                    ]
                  }
                }

                """
        )
        let file = try SiteAssociation(json: answer.bytes)
        #expect(file.clips.count == 2)
        let other = await site.ask("salad.example.localhost:8080\(Self.association)")
        #expect(try SiteAssociation(json: other.bytes).clips.map(\.text).count == 1)
        #expect(await site.ask("nobody.example\(Self.association)").status == .notFound)
    }

    @Test func servesBlobsForEver() async throws {
        let site = try await SampleSite()
        let digest = Digest(of: Sample.module).text
        let answer = await site.ask("fruta.example/.morsel/blob/\(digest)")
        #expect(answer.bytes == Sample.module)
        #expect(answer.contentType == "application/wasm")
        let headers = answer.response(isHead: false).headers
        #expect(headers[.cacheControl]?.contains("max-age=31536000") == true)
        #expect(headers[.cacheControl]?.contains("immutable") == true)
        #expect(headers[.xContentTypeOptions] == "nosniff")
    }

    @Test func servesAssetsUnderTheirNames() async throws {
        let site = try await SampleSite()
        let folder = "fruta.example/.morsel/assets/ABCDE12345.com.example.fruta.Clip"
        let answer = await site.ask("\(folder)/header.png")
        #expect(answer.bytes == Sample.png())
        #expect(answer.contentType == "image/png")
        #expect(await site.ask("\(folder)/menu.json").text == "{}")
        // The next version can have another picture under the name.
        let cache = answer.response(isHead: false).headers[.cacheControl]
        #expect(cache?.contains("immutable") == false)
    }

    @Test(
        arguments: [
            "blob/", "blob/0", "blob/\(String(repeating: "0", count: 64))",
            "blob/\(String(repeating: "A", count: 64))", "blob/..", "blob", "", "assets",
            "assets/ABCDE12345.com.example.fruta.Clip", "assets/ABCDE12345.com.example.fruta.Clip/",
            "assets/ABCDE12345.com.example.fruta.Clip/../module.wasm",
            "assets/ABCDE12345.com.example.fruta.Clip/%2e%2e/module.wasm",
            "assets/ABCDE12345.com.example.other.Clip/header.png", "assets/x/header.png",
            "web/../page/page.js", "web/page", "web/", "web/page/../../../etc/passwd",
            "web/%2e%2e/page.js", "code", "code.svgx", "/etc/passwd",
        ]
    )
    func servesNothingElse(_ path: String) async throws {
        let site = try await SampleSite()
        let answer = await site.ask("fruta.example/.morsel/\(path)")
        #expect(answer.status == .notFound)
        #expect(answer.text == "There is no such file.\n")
    }

    @Test(
        arguments: [
            ("page/page.css", "text/css; charset=utf-8"),
            ("page/page.js", "text/javascript; charset=utf-8"),
            ("clip-host/clip.css", "text/css; charset=utf-8"),
            ("clip-host/clip-frame.js", "text/javascript; charset=utf-8"),
            ("clip-host/clip-storage.js", "text/javascript; charset=utf-8"),
            ("clip-host/frame.html", "text/html; charset=utf-8"),
            ("clip-host/frame.js", "text/javascript; charset=utf-8"),
            ("clip-host/module.js", "text/javascript; charset=utf-8"),
            ("clip-host/patches.js", "text/javascript; charset=utf-8"),
            ("clip-host/symbols.js", "text/javascript; charset=utf-8"),
        ]
    )
    func servesWhatPagesLoad(_ path: String, contentType: String) async throws {
        let site = try await SampleSite()
        let answer = await site.ask("fruta.example/.morsel/web/\(path)")
        #expect(answer.status == .ok)
        #expect(answer.contentType == contentType)
        #expect(!answer.bytes.isEmpty)
        let headers = answer.response(isHead: false).headers
        // The frame's origin is opaque: its scripts are fetched with CORS.
        #expect(headers[.cacheControl] == "no-cache")
        #expect(headers[.accessControlAllowOrigin] == (path.hasSuffix(".js") ? "*" : nil))
    }
}
