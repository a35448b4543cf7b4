// SPDX-License-Identifier: Apache-2.0

import Foundation
import NIOCore
import Testing

@testable import MorselServer

struct WebFileTests {
    /// The program contains each module that one of its own imports, and each that a clip's frame
    /// loads.
    @Test func filesNameOnlyFilesOfTheProgram() throws {
        let reference = try Regex(
            #"(?:from\s+|import\s*\(?\s*|(?:href|src)=)"(\.{0,2}/?[A-Za-z0-9_./-]+\.(?:js|css))""#,
            as: (Substring, Substring).self
        )
        var count = 0
        // The page of the scanner has another path than its folder.
        for name in WebFileTable.names
        where name.hasSuffix(".js") || name == "clip-host/frame.html" {
            let file = try #require(WebFileTable.file(name))
            guard case .memory(let bytes) = file.body else { continue }
            let text = String(buffer: bytes)
            let place = URL(fileURLWithPath: "/\(name)")
            for match in text.matches(of: reference) where !match.output.1.hasPrefix("/") {
                let path = URL(fileURLWithPath: String(match.output.1), relativeTo: place)
                    .standardizedFileURL.path
                #expect(WebFileTable.file(String(path.dropFirst())) != nil, "\(name) names \(path)")
                count += 1
            }
        }
        #expect(count > 100)
    }
}
