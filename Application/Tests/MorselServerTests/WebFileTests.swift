// SPDX-License-Identifier: Apache-2.0

import Crypto
import Foundation
import HTTPTypes
import TestPrograms
import Testing
import WebFiles

@testable import MorselServer

struct WebFileTests {
    /// Every script and style sheet that a page names is in the program.
    @Test func pagesNameOnlyFilesOfTheProgram() async throws {
        let site = try await SampleSite(reader: [0x00, 0x61, 0x73, 0x6D])
        let reference = /(?:href|src|data-frame)="([^"]+\.(?:js|css|html))"/
        let pages = [
            "fruta.example/", "localhost/", "localhost/scan", "fruta.example/.morsel/scan",
            "localhost/diagnose", "localhost/nearby", "nobody.example/", "fruta.example/a|b",
            "fruta.example\(WebFiles.folder)clip-host/frame.html", "localhost/console/sign-in",
        ]
        var count = 0
        for page in pages {
            let response = try await site.get(page)
            let host = page.prefix { $0 != "/" }
            let place = try #require(URL(string: "http://\(page.replacing("|", with: "%7C"))"))
            for match in response.text.matches(of: reference) {
                let path = URL(string: String(match.output.1), relativeTo: place)?.path ?? ""
                let file = try await site.get("\(host)\(path)")
                #expect(file.status == .ok, "\(page) names \(path)")
                count += 1
            }
        }
        #expect(count > 15)
    }

    /// A bundle is one file: it imports nothing that the program does not have.
    @Test func bundlesImportNothing() {
        for (path, file) in WebFiles.bundled where !path.hasSuffix(".css") {
            let text = String(decoding: file.bytes, as: UTF8.self)
            #expect(!text.contains(/(?:from|import) ?"\.[^"]*"/), "\(path)")
        }
    }

    /// The digest in the policy is that of the script in the page: browsers run no other one.
    @Test func policyAllowsTheScriptOfTheFrame() async throws {
        let site = try await SampleSite()
        let page = try await site.get("fruta.example\(WebFiles.folder)clip-host/frame.html")
        let script = try #require(
            page.text.firstMatch(of: /(?s)<script type="module">(.*)<\/script>/)
        )
        let digest = Data(SHA256.hash(data: Data(script.output.1.utf8))).base64EncodedString()
        let policy = try #require(page.headers[.contentSecurityPolicy])
        #expect(policy.contains("'sha256-\(digest)'"))
    }

    /// The programs of others read what was compressed when the program was built.
    @Test(
        .enabled(if: Peers.areWanted),
        arguments: WebFiles.bundled.keys.sorted()
    )
    func codingsAreReadByOthers(_ path: String) throws {
        let file = try #require(WebFiles.bundled[path])
        let brotli = try ProgramRun("brotli", ["-dc"], input: try #require(file.brotli))
        #expect(brotli.output == file.bytes)
        let gzip = try ProgramRun("gzip", ["-dc"], input: try #require(file.gzip))
        #expect(gzip.output == file.bytes)
    }

    /// With `serve --web`, the files are those of a folder, and what leaves it is not found.
    @Test func folderIsServedAsItIs() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("page")
        try folder.write("// One", to: "page/page.js")
        let table = WebFileTable(folder: URL(fileURLWithPath: folder.path))
        let name = Substring(WebFiles.folder.split(separator: "/")[1])
        let first = try #require(table.file("page/page.js", in: name))
        #expect(first.body.count == 6)
        #expect(!first.isImmutable && first.maximumAge == 0)
        try folder.write("// Two, longer", to: "page/page.js")
        #expect(table.file("page/page.js", in: name)?.body.count == 14)
        for path in ["page/none.js", "../etc/passwd", "page", "", "page/../page/page.js"] {
            #expect(table.file(path) == nil)
        }
    }
}
