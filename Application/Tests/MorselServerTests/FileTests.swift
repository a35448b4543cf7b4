// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import AppSiteAssociation
import HTTPTypes
import MorselRegistry
import MorselRegistrySQLite
import MorselRegistryTesting
import Testing
import WebFiles

@testable import MorselServer

struct FileTests {
    private static let association = "/.well-known/apple-app-site-association"

    // Scripts of two builds must not be mixed: each is revalidated, and sent only if it has changed.
    @Test func unchangedFileIsNotSentAgain() async throws {
        let site = try await SampleSite()
        let address = "fruta.example/.morsel/web/page/page.js"
        let tag = try #require(try await site.get(address).headers[.eTag])
        let full = try await site.get(address)
        for known in [tag, "W/\(tag)", "\"x\", \(tag)"] {
            let response = try await site.get(address, headers: [.ifNoneMatch: known])
            #expect(response.status == .notModified)
            #expect(response.headers[.eTag] == tag)
            #expect(response.headers[.contentLength] == full.headers[.contentLength])
            #expect(response.bytes.isEmpty)
        }
        for known in ["\"x\"", "", "*", String(repeating: ",", count: 9_999)] {
            #expect(try await site.get(address, headers: [.ifNoneMatch: known]).status == .ok)
        }
        let page = try await site.get("fruta.example/", headers: [.ifNoneMatch: tag])
        #expect(page.status == .ok, "pages have no tag")
    }

    // A page that tries again to load a clip has addresses that the browser does not know.
    @Test(arguments: ["clip-host/frame.html", "page/page.js", "clip-host/none.js"])
    func filesHaveFurtherAddresses(_ path: String) async throws {
        let site = try await SampleSite()
        let first = try await site.get("fruta.example/.morsel/web/\(path)")
        for folder in ["web-1", "web-1769860800000", "web-"] {
            let again = try await site.get("fruta.example/.morsel/\(folder)/\(path)")
            #expect(again.status == first.status)
            #expect(again.bytes == first.bytes)
            #expect(again.headers[.contentSecurityPolicy] == first.headers[.contentSecurityPolicy])
        }
        #expect(try await site.get("fruta.example/.morsel/webs/\(path)").status == .notFound)
    }

    // B-06, B-07, B-09, B-11: the file names the clips of the host, and nothing else; no redirect.
    // B-25: the URLs that start them are not listed in it.
    @Test func associationFileNamesTheClipsOfTheHost() async throws {
        let site = try await SampleSite()
        try await site.publish("salad", hosts: ["fruta.example", "salad.example"])
        let response = try await site.get("fruta.example\(Self.association)")
        #expect(response.status == .ok)
        #expect(response.headers[.contentType] == "application/json")
        #expect(
            response.text == """
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
        let file = try SiteAssociation(json: response.bytes)
        #expect(file.clips.count == 2)
        let other = try await site.get("salad.example.localhost:8080\(Self.association)")
        #expect(try SiteAssociation(json: other.bytes).clips.map(\.text).count == 1)
        #expect(try await site.get("nobody.example\(Self.association)").status == .notFound)
    }

    @Test func blobsAreImmutable() async throws {
        let site = try await SampleSite()
        let digest = Digest(of: Sample.module).text
        let response = try await site.get("fruta.example/.morsel/blob/\(digest)")
        // Uploaded files are never run on the site's origin.
        let policy = try #require(response.headers[.contentSecurityPolicy])
        #expect(policy.split(separator: "; ").contains("sandbox"))
        #expect(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"))
        #expect(response.bytes == Sample.module)
        #expect(response.headers[.contentType] == "application/wasm")
        let headers = response.headers
        #expect(headers[.cacheControl]?.contains("max-age=31536000") == true)
        #expect(headers[.cacheControl]?.contains("immutable") == true)
        #expect(headers[.xContentTypeOptions] == "nosniff")
    }

    @Test func assetsHaveTheNamesOfTheLatestBuild() async throws {
        let site = try await SampleSite()
        let folder = "fruta.example/.morsel/assets/ABCDE12345.com.example.fruta.Clip"
        let response = try await site.get("\(folder)/header.png")
        #expect(response.bytes == Sample.png())
        #expect(response.headers[.contentType] == "image/png")
        #expect(try await site.get("\(folder)/menu.json").text == "{}")
        // The next version can have another image with the same name.
        let cache = response.headers[.cacheControl]
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
            // The router drops empty components, and must not match these paths.
            "/web/page/page.js", "web//page/page.js", "web/page/page.js/", "code.svg/",
            "qr.svg/?url=https://fruta.example",
            "assets//ABCDE12345.com.example.fruta.Clip/menu.json",
            "assets/ABCDE12345.com.example.fruta.Clip/menu.json/", "web/page%2Fpage.js",
            "web%2Fpage/page.js", "web/./page/page.js", "why/", "scan/x/reader.js", ":digest", "**",
            String(repeating: "web/", count: 5_000), String(repeating: "a", count: 20_000),
        ]
    )
    func otherPathsAreNotFound(_ path: String) async throws {
        let site = try await SampleSite()
        let response = try await site.get("fruta.example/.morsel/\(path)")
        #expect(response.status == .notFound)
        #expect(response.text == "There is no such file.\n")
    }

    @Test(
        arguments: [
            ("page/page.css", "text/css; charset=utf-8"),
            ("clip-host/clip.css", "text/css; charset=utf-8"),
            ("console/console.css", "text/css; charset=utf-8"),
            ("scan/scan.css", "text/css; charset=utf-8"),
            ("page/browser.js", "text/javascript; charset=utf-8"),
            ("page/page.js", "text/javascript; charset=utf-8"),
            ("console/console.js", "text/javascript; charset=utf-8"),
            ("scan/scan.js", "text/javascript; charset=utf-8"),
            ("scan/reader-worker.js", "text/javascript; charset=utf-8"),
            ("clip-host/frame.html", "text/html; charset=utf-8"),
        ]
    )
    func pagesFindTheirFiles(_ path: String, contentType: String) async throws {
        let site = try await SampleSite()
        let response = try await site.get("fruta.example/.morsel/web/\(path)")
        #expect(response.status == .ok)
        #expect(response.headers[.contentType] == contentType)
        #expect(!response.bytes.isEmpty)
        let headers = response.headers
        // The frame has an opaque origin: its scripts are fetched with CORS.
        #expect(headers[.cacheControl] == "no-cache")
        #expect(headers[.accessControlAllowOrigin] == (path.hasSuffix(".js") ? "*" : nil))
        // At the address that pages name, the file never changes.
        let named = try await site.get("fruta.example\(WebFiles.folder)\(path)")
        #expect(named.bytes == response.bytes)
        #expect(named.headers[.cacheControl] == "public, max-age=31536000, immutable")
        #expect(named.headers[.eTag] == response.headers[.eTag])
    }

    // What is named by this build is never kept as that of another one.
    @Test func filesOfAnotherBuildAreNotKept() async throws {
        let site = try await SampleSite()
        let other = try await site.get("fruta.example/.morsel/web-0123456789abcdef/page/page.js")
        #expect(other.status == .ok)
        #expect(other.headers[.cacheControl] == "no-cache")
    }
}
