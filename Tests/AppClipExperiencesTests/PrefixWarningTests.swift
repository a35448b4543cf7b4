// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import Testing

struct PrefixWarningTests {
    private func warnings(_ texts: [String]) throws -> [String] {
        let urls = try texts.map { try RegisteredURL(InvocationURL($0)) }
        return PrefixWarning.warnings(about: urls).map { warning in
            switch warning.kind {
            case .sharesCharactersOnly(let other): "\(warning.url) shares \(other)"
            case .differsInCaseOnly(let other): "\(warning.url) case \(other)"
            case .yields(let other): "\(warning.url) yields \(other)"
            case .orderOfItemsMatters: "\(warning.url) order"
            @unknown default: "?"
            }
        }
    }

    /// C-18, O-14: the owner of `/rent` is warned about `/rental`, but not about `/rent/77`.
    @Test(arguments: [
        (["/rent", "/rental"], ["/rent shares /rental"]),
        (["/rent/", "/rental"], ["/rent/ shares /rental"]),
        (["/card1", "/card1/subcard1", "/card10"], ["/card1 shares /card10"]),
        (
            ["/a", "/a/b", "/a?x", "/a-b"],
            ["/a shares /a-b", "/a?x shares /a-b", "/a?x yields /a/b"]
        ),
        (["/rent", "/rent/77", "/rent?id=7"], ["/rent?id=7 yields /rent/77"]),
        (["/", "/rental"], []),
        (["/Menu", "/menu"], ["/menu case /Menu"]),
        (["/a?x=1", "/a/b?x=2"], []),
        (["/a?x=1", "/a/b?x=1&y"], ["/a/b?x=1&y order", "/a?x=1 yields /a/b?x=1&y"]),
        (["/a?x=1&y=2"], ["/a?x=1&y=2 order"]),
        ([], []),
    ])
    func warns(_ paths: [String], _ expected: [String]) throws {
        let found = try warnings(paths.map { "https://c.example" + $0 })
        #expect(found.map { $0.replacing("https://c.example", with: "") } == expected)
    }

    @Test func comparesOnlyWithinAHost() throws {
        #expect(try warnings(["https://c.example/rent", "https://d.example/rental"]).isEmpty)
        #expect(try warnings(["https://c.example", "https://c.example.org"]).isEmpty)
    }
}
