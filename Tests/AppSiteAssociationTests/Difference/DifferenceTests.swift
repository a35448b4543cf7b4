// SPDX-License-Identifier: Apache-2.0

import AppSiteAssociation
import Testing

/// B5: the difference in meaning between two files.
struct DifferenceTests {
    private func difference(
        _ old: String,
        _ new: String
    ) throws -> [SiteAssociation.Difference] {
        func read(_ text: String) throws -> SiteAssociation {
            try SiteAssociation(json: Array(text.utf8))
        }
        return try read(old).differences(to: read(new))
    }

    private func difference(rules old: String, _ new: String) throws -> [SiteAssociation.Difference]
    {
        func file(_ rules: String) -> String {
            "{\"applinks\": {\"details\": [{\"appID\": \"ABCDE12345.a\", \(rules)}]}}"
        }
        return try difference(file(old), file(new))
    }

    @Test func apps() throws {
        let old = """
            {"appclips": {"apps": ["ABCDE12345.a", "ABCDE12345.b"]}, "webcredentials": {"apps": []}}
            """
        let new = """
            {"webcredentials": {"apps": ["ABCDE12345.a"]}, "appclips": {"apps": ["ABCDE12345.b"]},
             "applinks": {"details": [{"appID": "ABCDE12345.a", "paths": ["/"]}]}}
            """
        #expect(
            try difference(old, new) == [
                .removed("ABCDE12345.a", from: .appClips),
                .added("ABCDE12345.a", to: .webCredentials),
                .added("ABCDE12345.a", to: .appLinks),
            ]
        )
    }

    /// Formatting, and order if it has no meaning.
    @Test(arguments: [
        (#""components": [{"/": "/a"}]"#, #""paths": ["/a"]"#),
        (#""components": [{"/": "/a"}]"#, #""components": [{"/": "a/", "comment": "x"}]"#),
        (
            ##""components": [{"/": "/a"}]"##, ##""components": [{"/": "/a", "?": "*", "#": "*"}]"##
        ),
        (#""components": [{"/": "/a"}]"#, #""components": [{"/": "/a", "?": {"q": "*"}}]"#),
        (#""components": [{"/": "/a"}]"#, #""components": [{"/": "/a", "exclude": false}]"#),
        (#""components": [{"/": "*"}]"#, #""components": [{}]"#),
        (#""components": [{"/": "/a**"}]"#, #""components": [{"/": "/a*"}]"#),
        (
            #""components": [{"/": "/a"}, {"/": "/b"}]"#,
            #""components": [{"/": "/b"}, {"/": "/a"}]"#
        ),
        (#""components": [{"/": "/a"}, {"/": "/a"}]"#, #""components": [{"/": "/a"}]"#),
        (
            #""components": [{"/": "/a", "caseSensitive": false}]"#,
            #""defaults": {"caseSensitive": false}, "components": [{"/": "/A"}]"#
        ),
        // B-37: inherited values mean the same as values that are repeated in each rule.
        (
            #""components": [{"/": "/a", "exclude": true}, {"/": "/a", "?": "q"}]"#,
            #""defaults": {"/": "//a"}, "components": [{"exclude": true}, {"?": "q"}]"#
        ),
        (
            ##""components": [{"/": "/a", "?": "q", "#": "f", "exclude": true}]"##,
            ##""defaults": {"?": "q", "#": "f", "exclude": true}, "components": [{"/": "/a"}]"##
        ),
        (
            #""components": [{"?": {"a": "1", "b": "2"}}]"#,
            #""components": [{"?": {"b": "2", "a": "1"}}]"#
        ),
    ])
    func sameMeaning(_ old: String, _ new: String) throws {
        #expect(try difference(rules: old, new).isEmpty)
        #expect(try difference(rules: new, old).isEmpty)
    }

    @Test(arguments: [
        (#"{"/": "/a"}"#, #"{"/": "/A"}"#), (#"{"/": "/a"}"#, #"{"/": "/a", "?": "q"}"#),
        (#"{"/": "/a"}"#, #"{"/": "/a", "exclude": true}"#),
        (#"{"/": "/a"}"#, #"{"/": "/a", "caseSensitive": false}"#),
        (#"{"/": "/$(lang)"}"#, #"{"/": "/$(region)"}"#), (#"{"/": "/a"}"#, #"{"/": "/a*"}"#),
    ])
    func otherMeaning(_ old: String, _ new: String) throws {
        let found = try difference(rules: "\"components\": [\(old)]", "\"components\": [\(new)]")
        guard case .rules(of: "ABCDE12345.a", let change) = found.first else {
            Issue.record("no difference")
            return
        }
        #expect(change.removed.map(\.place.path) == ["applinks.details[0].components[0]"])
        #expect(change.added.map(\.place.path) == ["applinks.details[0].components[0]"])
        #expect(!change.isReordered)
    }

    /// B-37: a rule that inherits something else is a different rule, and the difference shows what it inherits.
    @Test func otherDefaults() throws {
        let found = try difference(
            rules: #""defaults": {"/": "/a"}, "components": [{"?": "q"}]"#,
            #""defaults": {"/": "/b", "exclude": true}, "components": [{"?": "q"}]"#
        )
        guard case .rules(of: _, let change) = found.first else {
            Issue.record("no difference")
            return
        }
        #expect(change.effectiveRemoved.map(\.path?.value) == ["/a"])
        #expect(change.effectiveAdded.map(\.path?.value) == ["/b"])
        #expect(change.effectiveAdded.map(\.path?.level) == [.entry])
        #expect(change.effectiveAdded.map(\.excludes.value) == [true])
        #expect(change.removed.map(\.path) == [nil])
    }

    /// The order of an exclusion and other rules has a meaning.
    @Test func reordered() throws {
        let found = try difference(
            rules: #""components": [{"/": "/a/b", "exclude": true}, {"/": "/a/*"}]"#,
            #""components": [{"/": "/a/*"}, {"/": "/a/b", "exclude": true}]"#
        )
        guard case .rules(of: _, let change) = found.first else {
            Issue.record("no difference")
            return
        }
        #expect(change.isReordered && change.added.isEmpty && change.removed.isEmpty)
    }

    /// Variables are compared by their values.
    @Test(arguments: [("x", ["1", "2"], true), ("y", ["2", "1"], true), ("x", ["1"], false)])
    func variables(_ name: String, _ values: [String], _ isSame: Bool) throws {
        func file(_ name: String, _ values: [String]) -> String {
            let list = values.map { "\"\($0)\"" }.joined(separator: ", ")
            return """
                {"applinks": {"substitutionVariables": {"\(name)": [\(list)]}, "details": [{"appID":
                "ABCDE12345.a", "components": [{"/": "/$(\(name))"}]}]}}
                """
        }
        #expect(try difference(file("x", ["1", "2"]), file(name, values)).isEmpty == isSame)
    }
}
