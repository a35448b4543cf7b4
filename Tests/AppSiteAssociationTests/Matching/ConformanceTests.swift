// SPDX-License-Identifier: Apache-2.0

import AppSiteAssociation
import Testing

/// Cases for each of the numbered rules of matching in `Documentation/association.md`.
///
/// Each row has a part of a file, a URL on `fruta.example`, and the decision (feature B5).
struct ConformanceTests {
    static let app = "ABCDE12345.com.example.fruta"

    /// Returns the decision of a file for a URL.
    static func decide(
        _ links: String,
        _ url: String,
        app: String = app,
        host: String = "fruta.example"
    ) throws -> LinkDecision {
        let file = try SiteAssociation(json: Array("{\"applinks\": {\(links)}}".utf8))
        let decision = LinkMatcher(file.links, host: host).decision(for: app, try LinkURL(url))
        // The rules of one app decide in the same way.
        let matcher = LinkMatcher(file.links, host: host)
        #expect(matcher.rules(for: app).decision(about: try LinkURL(url)) == decision)
        return decision
    }

    /// Returns the decision of the rules of one entry.
    private func decide(rules: String, _ url: String, more: String = "") throws -> LinkDecision {
        try Self.decide(
            "\(more)\"details\": [{\"appIDs\": [\"\(Self.app)\"], \"components\": [\(rules)]}]",
            "https://fruta.example" + url
        )
    }

    private static let firstRuleDecidesRows: [(String, String, LinkDecision)] = [
        (#"{"/": "/a"}, {"/": "*", "exclude": true}"#, "/a", LinkDecision.match),
        (#"{"/": "/a"}, {"/": "*", "exclude": true}"#, "/b", .exclude),
        (#"{"/": "/a/*", "exclude": true}, {"/": "*"}"#, "/a/1", .exclude),
        (#"{"/": "*"}, {"/": "/a/*", "exclude": true}"#, "/a/1", .match),
        (##"{"/": "/a", "?": "q", "#": "f"}"##, "/a?q#f", .match),
        (##"{"/": "/a", "?": "q", "#": "f"}"##, "/a?q", .noMatch),
        (##"{"/": "/a", "?": "q", "#": "f"}"##, "/a#f", .noMatch),
        (##"{"/": "/a", "?": "q", "#": "f"}"##, "/?q#f", .noMatch),
        // A missing component is `*`, which also matches an absent one.
        (#"{"/": "/a"}"#, "/a?x=1#y", .match),
        (##"{"/": "/a", "?": "*", "#": "*"}"##, "/a", .match),
        (##"{"#": "?*"}"##, "/a", .noMatch), (##"{"#": ""}"##, "/a", .match),
        (#"{}"#, "/anything?x#y", .match), (#"{"comment": "all"}"#, "/", .match),
        // Unknown keys are ignored, misspelled ones too.
        (#"{"/": "/a", "casesensitive": false}"#, "/A", .noMatch),
        (#"{"/": "/a", "future": {"b": 1}}"#, "/a", .match),
    ]

    /// Rule 1: in the order of the file, the first rule whose components all match decides.
    @Test(arguments: firstRuleDecidesRows)
    func firstRuleDecides(_ rules: String, _ url: String, _ decision: LinkDecision) throws {
        #expect(try decide(rules: rules, url) == decision)
    }

    private static let wildcardsRows: [(String, String, Bool)] = [
        ("/a", "/a", true), ("/a", "/ab", false), ("/a", "/", false), ("/a*", "/abc", true),
        ("/a*", "/a", true), ("/*c", "/abc", true), ("/*c", "/abcd", false), ("/a?c", "/abc", true),
        ("/a?c", "/ac", false), ("/a?c", "/abbc", false), ("/a?*", "/a", false),
        ("/a?*", "/ab", true), ("*", "/any/thing", true), ("/*b*d*", "/abcde", true),
        ("/*b*d*", "/adcbe", false), ("/*ab*ab", "/abab", true), ("/*ab*ab", "/ab", false),
        ("/**a**", "/xax", true), ("/a.c", "/abc", false),
        ("/a[bc]", "/ab", false), ("/a+", "/aa", false), ("/a/*/c", "/a/b/b/c", true),
        ("/?", "/é", true), ("/?", "/éé", false), ("/??", "/é", false), ("/*?", "/é", true),
        ("/*é", "/aé", true), ("/?b*", "/äb", true), ("/*?é", "/é", false),
        // A character is a scalar: a combining accent after its letter is a second one.
        ("/?", "/e\u{301}", false), ("/??", "/e\u{301}", true),
    ]

    /// Rule 2: wildcards, and patterns that match the whole component.
    @Test(arguments: wildcardsRows)
    func wildcards(_ pattern: String, _ path: String, _ fits: Bool) throws {
        #expect(
            try decide(rules: "{\"/\": \"\(pattern)\"}", path) == (fits ? .match : .noMatch)
        )
    }

    private static let slashesRows: [(String, String, Bool)] = [
        ("/buy", "/buy/", true), ("/buy", "/buy//", true), ("/buy/", "/buy", true),
        ("/buy/", "/buy//", true), ("/buy//", "/buy", true), ("abc", "/abc", true),
        ("abc", "/abcd", false), ("abc", "/xabc", false), ("buy/*", "/buy/42", true),
        ("buy/*", "/buy", true), ("//abc", "/abc", true), ("*abc", "/xabc", true),
        ("*/buy", "/buy", true), ("*/buy", "/a/buy", true), ("/buy/*", "/buy", true),
        ("/buy/*", "/buy/", true), ("/buy/*", "/buy//", true), ("/buy/*", "/buy/42", true),
        ("/buy/*", "/buyer", false), ("/buy/*", "/bu", false), ("/a/b/*", "/a/b", true),
        ("/a/*/c", "/a/c", false), ("/buy*", "/buy", true), ("/*/b/*", "/a/b", true),
        ("/id/????", "/id/481", false), ("/id/????", "/id/481/", false),
        ("/id/????", "/id/4815", true), ("/buy/?*", "/buy/", false), ("/", "/", true),
        ("/", "", true), ("", "/", true), ("/", "/a", false), ("/*", "", true), ("*", "", true),
        ("/?*", "/", false),
        // Several slashes at the beginning of a pattern are one; in a URL they all count (O-50).
        ("///abc", "/abc", true), ("//abc", "/abcd", false), ("//abc", "//abc", false),
        ("//a/*", "/a", true), ("//a?c*d*", "/abcde", true), ("//*a*b", "/a/b", true),
        ("//$(digit)a", "/7a", true), ("//?bc", "/abc", true), ("//abc//", "/abc/", true),
        ("//*/c", "/c", false), ("*//c", "/c", false), ("*//c", "//c", true),
        ("/buy", "//buy", false), ("buy", "//buy", false), ("/?buy", "//buy", true),
        ("//*", "/a", true), ("//*", "//a", true), ("//buy", "///buy", false), ("//", "/", true),
        ("/", "//", true), ("/*", "//a", true), ("//*", "/", true),
        // The parent is the path before the slashes that precede the `*`.
        ("/a//*", "/a", true), ("/a//*", "/a/", true), ("/a//*", "/a//", true),
        ("/a//*", "/a/b", false), ("/a//*", "/a//b", true), ("/a/*//", "/a", true),
        ("/a/*/*", "/a", false), ("/a/*/*", "/a/b", true), ("*//*", "/a", true),
    ]

    /// Rule 3, B-36: slashes at the end of a path, and at its beginning.
    @Test(arguments: slashesRows)
    func slashes(_ pattern: String, _ path: String, _ fits: Bool) throws {
        #expect(
            try decide(rules: "{\"/\": \"\(pattern)\"}", path) == (fits ? .match : .noMatch)
        )
    }

    private static let queriesRows: [(String, String, Bool)] = [
        (#""a=1""#, "?a=1", true), (#""a=1""#, "?a=1&b=2", false), (#""a=1""#, "", false),
        (#""*b=2""#, "?a=1&b=2", true), (#""*""#, "", true), (#""?*""#, "", false),
        (#""""#, "", true), (#""""#, "?a", false),
        (#"{"a": "1"}"#, "?b=2&a=1", true), (#"{"a": "1"}"#, "?b=2", false),
        (#"{"a": "1", "b": "?"}"#, "?b=2&a=1&c", true), (#"{"a": "1", "b": "?"}"#, "?a=1", false),
        (#"{}"#, "?x=1", true), (#"{}"#, "", true),
        // An item that is missing or has no value counts as empty.
        (#"{"b": "*"}"#, "?a=1", true), (#"{"b": ""}"#, "?a=1", true), (#"{"b": "*"}"#, "", true),
        (#"{"b": "?*"}"#, "?a=1", false), (#"{"b": "?*"}"#, "?b", false),
        (#"{"b": ""}"#, "?b", true), (#"{"b": ""}"#, "?b=", true), (#"{"b": "1"}"#, "", false),
        // Every occurrence of a repeated name must match.
        (#"{"id": "42"}"#, "?id=42&id=7", false), (#"{"id": "42"}"#, "?id=7&id=42", false),
        (#"{"id": "42"}"#, "?id=7&id=42&id=9", false), (#"{"id": "7"}"#, "?id=7&id=7", true),
        (#"{"id": "?*"}"#, "?id=7&id=42", true), (#"{"id": "7,42"}"#, "?id=7&id=42", false),
        // One predicate that is not a string makes the dictionary void.
        (#"{"a": "1", "b": true}"#, "?a=2", true), (#"{"a": 1}"#, "?a=2", true),
        (#"{"a": null}"#, "?b", true), (#"{"a": ["1"]}"#, "?a=2", true),
        (#"{"a": {"b": "1"}}"#, "?a=2", true),
        // Names are not patterns, and a value can contain an equals sign.
        (#"{"*": "1"}"#, "?a=1", false), (#"{"a": "b=c"}"#, "?a=b=c", true),
    ]

    /// Rule 4: a query as a string, and as a dictionary.
    @Test(arguments: queriesRows)
    func queries(_ query: String, _ url: String, _ fits: Bool) throws {
        #expect(
            try decide(rules: "{\"?\": \(query)}", "/x" + url) == (fits ? .match : .noMatch)
        )
    }

    private static let defaultsRows: [(String, String, String, LinkDecision)] = [
        ("", "", "", LinkDecision.noMatch),
        (#""caseSensitive": false"#, "", "", .match),
        ("", #""caseSensitive": false"#, "", .match),
        ("", "", #""caseSensitive": false"#, .match),
        (#""caseSensitive": false"#, #""caseSensitive": true"#, "", .noMatch),
        (#""caseSensitive": true"#, #""caseSensitive": false"#, "", .match),
        (#""caseSensitive": false"#, "", #""caseSensitive": true"#, .noMatch),
        ("", #""caseSensitive": true"#, #""caseSensitive": false"#, .match),
        (#""caseSensitive": 0"#, "", "", .noMatch),
        // Everything else is inherited too, unless a nearer level sets it.
        (#""caseSensitive": false, "exclude": true"#, "", "", .exclude),
        (#""caseSensitive": false, "exclude": true"#, "", #""exclude": false"#, .match),
        (#""caseSensitive": false, "exclude": true"#, #""exclude": false"#, "", .match),
        (#""caseSensitive": false"#, #""exclude": true"#, "", .exclude),
        (#""caseSensitive": false"#, #""exclude": true"#, #""exclude": false"#, .match),
        (#""caseSensitive": false, "?": {"id": "??"}"#, "", "", .noMatch),
        (#""caseSensitive": false, "?": {"id": "??"}"#, "", #""?": "*""#, .match),
        (#""caseSensitive": false, "?": "x""#, #""?": {"id": "*"}"#, "", .match),
        // A void dictionary matches any query; a value of the wrong type counts as missing.
        (#""caseSensitive": false, "?": "x""#, "", #""?": {"id": 7}"#, .match),
        (#""caseSensitive": false, "?": "x""#, #""?": {"id": 7}"#, "", .match),
        (#""caseSensitive": false, "?": "x""#, "", #""?": 7"#, .noMatch),
        (#""caseSensitive": false"#, ##""#": "f""##, "", .noMatch),
        (#""caseSensitive": false"#, ##""#": "f""##, ##""#": """##, .match),
        (##""caseSensitive": false, "#": "f""##, "", "", .noMatch),
        (#""caseSensitive": false, "/": "/other""#, "", "", .match),
        (#""caseSensitive": false, "comment": "c", "future": 1"#, #""more": {}"#, "", .match),
    ]

    /// Rule 5, B-37: rule, entry, section, built-in value.
    @Test(arguments: defaultsRows)
    func defaults(
        _ section: String,
        _ entry: String,
        _ rule: String,
        _ decision: LinkDecision
    ) throws {
        let rules = "{\"/\": \"/Menu\"\(rule.isEmpty ? "" : ", " + rule)}"
        let links = """
            "defaults": {\(section)}, "details": [{"appID": "\(Self.app)", "defaults": {\(entry)},
            "components": [\(rules)]}]
            """
        #expect(try Self.decide(links, "https://fruta.example/menu") == decision)
    }

    private static let inheritedPatternsRows: [(String, String, String, LinkDecision)] = [
        (#""/": "/foo/*""#, ##""components": [{"#": "*"}]"##, "/foo/1", .match),
        (#""/": "/foo/*""#, ##""components": [{"#": "*"}]"##, "/bar", .noMatch),
        (#""/": "/foo/*""#, #""components": [{}]"#, "/bar", .noMatch),
        (#""/": "/foo/*""#, #""components": [{"/": "*"}]"#, "/bar", .match),
        (#""/": "//FOO", "caseSensitive": false"#, #""components": [{}]"#, "/foo", .match),
        (#""/": "/$(lang)""#, #""components": [{"caseSensitive": false}]"#, "/DE", .match),
        (#""/": "/é""#, #""components": [{"percentEncoded": false}]"#, "/%C3%A9", .match),
        // Strings in `paths` inherit too, but always set `exclude` themselves.
        (#""/": "/foo/*""#, #""paths": ["/bar"]"#, "/bar", .match),
        (#""?": "a""#, #""paths": ["/bar"]"#, "/bar", .noMatch),
        (#""exclude": true"#, #""paths": ["/bar"]"#, "/bar", .match),
        (#""exclude": false"#, #""paths": ["NOT /bar"]"#, "/bar", .exclude),
    ]

    /// Rules 1 and 5, B-37: a component that no level sets matches anything; the defaults of both
    /// levels can set it.
    @Test(arguments: inheritedPatternsRows)
    func patternsAreInherited(
        _ defaults: String,
        _ rules: String,
        _ path: String,
        _ decision: LinkDecision
    ) throws {
        let apps = "\"appIDs\": [\"\(Self.app)\"]"
        let section = "\"defaults\": {\(defaults)}, \"details\": [{\(apps), \(rules)}]"
        #expect(try Self.decide(section, "https://fruta.example" + path) == decision)
        let entry = "\"details\": [{\(apps), \"defaults\": {\(defaults)}, \(rules)}]"
        #expect(try Self.decide(entry, "https://fruta.example" + path) == decision)
    }

    private static let percentEncodingRows: [(String, String, Bool, Bool)] = [
        ("/a%20b", "/a%20b", true, true), ("/a b", "/a%20b", true, false),
        ("/a b", "/a%20b", false, true), ("/a%20b", "/a%20b", false, false),
        ("/a/b", "/a%2Fb", true, false), ("/a/b", "/a%2Fb", false, true),
        ("/caf%C3%A9", "/caf%c3%a9", true, false), ("/café", "/caf%C3%A9", false, true),
        ("/café", "/caf%C3%A9", true, false), ("/caf?", "/caf%C3%A9", false, true),
        ("/caf?", "/caf%C3%A9", true, false), ("/100%zz", "/100%zz", false, true),
        ("/100%", "/100%", false, true), ("/%FF", "/%FF", false, true),
        ("/%C3", "/%C3", false, true), ("/%C3é", "/%C3%C3%A9", false, true),
        ("/a+b", "/a+b", false, true), ("/a b", "/a+b", false, false),
        ("/A", "/%2FA", false, false), ("/?A", "/%2FA", false, true), ("/A", "/A%2F", false, true),
    ]

    /// Rule 6: the URL is compared as written or decoded; the pattern is never decoded.
    @Test(arguments: percentEncodingRows)
    func percentEncoding(_ pattern: String, _ path: String, _ flag: Bool, _ fits: Bool) throws {
        let rule = "{\"/\": \"\(pattern)\", \"percentEncoded\": \(flag)}"
        #expect(try decide(rules: rule, path) == (fits ? .match : .noMatch))
    }

    /// Rule 6: the query is split before it is decoded, and names are decoded too.
    @Test(arguments: [
        (#"{"a": "1&b=2"}"#, "?a=1%26b%3D2", true), (#"{"b": "2"}"#, "?a=1%26b%3D2", false),
        (#"{"é": "ü"}"#, "?%C3%A9=%C3%BC", true),
    ])
    func percentEncodedItems(_ query: String, _ url: String, _ fits: Bool) throws {
        let rule = "{\"?\": \(query), \"percentEncoded\": false}"
        #expect(try decide(rules: rule, "/" + url) == (fits ? .match : .noMatch))
    }

    private static let variablesRows: [(String, String, Bool)] = [
        ("/$(food)/x", "/pizza/x", true), ("/$(food)/x", "/pasta/x", false),
        ("/$(food)", "/pi", false), ("/$(food)", "/sushi-9", true), ("/$(food)", "/sushi", false),
        ("/$(food)", "/very-hot", true), ("/$(Food)", "/pizza", false),
        ("/$(food)$(food)", "/pizzapizza", true), ("/*$(food)*", "/a/pizza/b", true),
        ("/*$(food)", "/a/pizza", true), ("/*$(food)", "/a/pizzas", false),
        ("/$(none)", "/", false), ("/$(none)x", "/x", false), ("*$(none)?$(none)x*", "/x", false),
        ("/$(undefined)", "/x", false), ("/$(food", "/$(food", false),
        ("/$food", "/$food", true), ("/$(nested)", "/$(food)", true),
        ("/$(nested)", "/pizza", false),
        ("/$(lang)/x", "/de/x", true), ("/$(lang)/x", "/fil/x", true),
        ("/$(lang)/x", "/DE/x", false), ("/$(lang)/x", "/xx/x", false),
        ("/$(lang)-$(region)", "/de-AT", true), ("/$(region)", "/GB", true),
        ("/$(region)", "/UK", false), ("/$(region)", "/gb", false), ("/$(region)*", "/GBx", true),
        ("/$(alpha)", "/x", true), ("/$(alpha)", "/X", true), ("/$(alpha)", "/1", false),
        ("/$(upper)", "/X", true), ("/$(upper)", "/x", false), ("/$(lower)", "/x", true),
        ("/$(lower)", "/X", false), ("/$(alnum)$(alnum)", "/a1", true), ("/$(digit)", "/7", true),
        ("/$(digit)", "/77", false), ("/$(digit)", "/a", false), ("/$(xdigit)", "/F", true),
        ("/$(xdigit)", "/f", true), ("/$(xdigit)", "/g", false), ("/$(alpha)", "/é", false),
        ("/$(digit)*", "/4/5", true), ("/*-$(digit)", "/a-b-4", true), ("/*$(digit)", "/é4", true),
        ("/$(two)x", "/aabx", true), ("/$(two)b", "/aab", true),
        ("/$(two)$(two)$(two)", "/aaaa", true),
        ("/$(empty)x", "/x", true), ("/$(empty)x", "/bx", true),
        // Names cannot contain these characters.
        ("/$(a$b)", "/q", false), ("/$(c(d)", "/q", false), ("/$($(lang)", "/q", false),
    ]

    /// Rule 7: defined and predefined variables.
    @Test(arguments: variablesRows)
    func variables(_ pattern: String, _ path: String, _ fits: Bool) throws {
        let more = """
            "substitutionVariables": {"food": ["pizza", "sushi-?", "very*hot"], "none": [],
            "nested": ["$(food)"], "two": ["a", "aa", "aab"], "empty": ["", "b"],
            "a$b": ["q"], "c(d": ["q"], "$(lang": ["q"]},
            """
        #expect(
            try decide(rules: "{\"/\": \"\(pattern)\"}", path, more: more)
                == (fits ? .match : .noMatch)
        )
    }

    private static let slashesInValuesRows: [(String, [String], String, Bool)] = [
        ("$(x)", ["/a"], "/a", true), ("$(x)", ["a"], "/a", true), ("$(x)", ["/a"], "//a", false),
        ("$(x)", [""], "/", true), ("$(x)", ["", "b"], "/a", false), ("$(x)", ["/"], "/", true),
        ("$(x)", ["?"], "/a", true), ("$(x)", ["?a"], "/ba", true), ("$(x)", ["*"], "/", true),
        ("$(x)", ["//a"], "//a", false), ("$(x)", ["a", "/b"], "/b", true),
        ("$(x)/buy", ["*"], "/buy", true), ("$(x)/buy", ["*"], "/a/buy", true),
        ("$(x)/buy", [""], "/buy", true), ("$(x)buy", ["", "/a/"], "/a/buy", true),
        ("$(x)buy", ["", "/a/"], "/buy", true), ("$(x)$(lang)", ["", "/"], "/de", true),
        ("/buy$(x)", ["/"], "/buy", true), ("/buy$(x)", ["//"], "/buy/", true),
        ("/buy$(x)", ["/a"], "/buy", false), ("/buy$(x)", ["/*"], "/buy", true),
        ("/buy$(x)", ["/*/"], "/buy", true), ("/buy$(x)", ["/?"], "/buy", false),
        ("/buy$(x)*", ["/"], "/buy", true), ("/buy$(x)*", ["/"], "/buyer", false),
        ("/buy$(x)*", [""], "/buyer", true), ("/buy$(x)*", ["/", ""], "/buyer", true),
        ("/buy/$(x)", [""], "/buy/", true), ("/buy/$(x)", [""], "/buy", true),
        ("/buy/$(x)", ["*"], "/buy", true), ("/buy/$(x)", ["*"], "/buy/1", true),
        ("/buy/$(x)", ["*"], "/buyer", false), ("/buy/$(x)", ["1"], "/buy", false),
        ("/buy//$(x)", ["*"], "/buy", true), ("/buy/$(x)/", ["1/"], "/buy/1", true),
        ("/buy/$(x)/*", ["1"], "/buy/1", true), ("/buy/$(x)/*", ["1"], "/buy", false),
        ("/buy/$(x)/*", ["1", ""], "/buy", true), ("/buy/$(x)/*", ["*"], "/buy", false),
        ("/buy/$(x)$(x)", ["*", "/"], "/buy", true), ("/buy/$(x)z", ["*"], "/buy", false),
        ("/id/$(x)", ["????"], "/id/481", false), ("/id/$(x)?", ["", "1"], "/id/", false),
        ("/é/$(x)", ["/ü/"], "/é//ü", true), ("/$(x)", ["a/b/"], "/a/b", true),
        ("/$(x)", [], "/", false), ("$(x)", [], "/", false), ("/$(x)/*", [], "/", false),
    ]

    private static let slashesAtTheBeginningRows: [(String, [String], String, Bool)] = [
        ("$(x)", ["//a"], "/a", true), ("/$(x)", ["/a"], "/a", true), ("/$(x)", ["a"], "/a", true),
        ("/$(x)", ["/a"], "//a", false), ("/$(x)", ["//a", "///b*"], "/bc", true),
        ("$(x)/$(x)a", ["/", ""], "/a", true), ("$(x)//a", ["", "b"], "/a", true),
        ("$(x)//a", ["", "b"], "/b/a", false), ("$(x)//a", ["", "b"], "/b//a", true),
        ("/$(x)*", ["/*"], "/", true), ("/$(x)*", ["/"], "/c", true), ("/$(x)/*", ["/"], "/", true),
        ("$(x)$(digit)", ["//", "a"], "/7", true), ("$(x)?", ["/"], "/7", true),
        ("$(x)?", ["//"], "/", false), ("$(x)$(lang)", ["/", "//"], "/de", true),
        ("/$(x)a/", ["//"], "/a", true), ("$(x)*a*b*", ["//"], "/ab", true),
    ]

    /// Rules 3 and 7, B-36: slashes at the beginning of a pattern are one, also if they come from the
    /// values of variables.
    @Test(arguments: slashesAtTheBeginningRows)
    func slashesInValuesAtTheBeginning(
        _ pattern: String,
        _ values: [String],
        _ path: String,
        _ fits: Bool
    ) throws {
        let list = values.map { "\"\($0)\"" }.joined(separator: ", ")
        let more = "\"substitutionVariables\": {\"x\": [\(list)]},"
        let rule = "{\"/\": \"\(pattern)\"}"
        #expect(try decide(rules: rule, path, more: more) == (fits ? .match : .noMatch))
    }

    /// Rules 3 and 7: slashes are interpreted after values have replaced variables; also in texts with more bytes than
    /// a machine word has bits.
    @Test(arguments: slashesInValuesRows)
    func slashesInValues(
        _ pattern: String,
        _ values: [String],
        _ path: String,
        _ fits: Bool
    ) throws {
        let list = values.map { "\"\($0)\"" }.joined(separator: ", ")
        let more = "\"substitutionVariables\": {\"x\": [\(list)]},"
        let rule = "{\"/\": \"\(pattern)\", \"percentEncoded\": false}"
        #expect(try decide(rules: rule, path, more: more) == (fits ? .match : .noMatch))
        let folder = "/" + String(repeating: "long", count: 20)
        guard pattern.hasPrefix("/") else { return }
        let long = "{\"/\": \"\(folder)\(pattern)\"}"
        #expect(try decide(rules: long, folder + path, more: more) == (fits ? .match : .noMatch))
    }

    /// Rule 7: if case does not matter, values are folded too; names of variables are not.
    @Test(arguments: [
        ("/$(region)", "/gb", true), ("/$(region)", "/uk", false), ("/$(upper)", "/x", true),
        ("/$(lang)", "/DE", true), ("/$(Food)", "/PIZZA", true), ("/$(food)", "/pizza", false),
        ("/$(Food)", "/sushi-É", true),
    ])
    func variablesAreFolded(_ pattern: String, _ path: String, _ fits: Bool) throws {
        let more = "\"substitutionVariables\": {\"Food\": [\"Pizza\", \"SUSHI-?\"]},"
        let rule = "{\"/\": \"\(pattern)\", \"caseSensitive\": false}"
        #expect(try decide(rules: rule, path, more: more) == (fits ? .match : .noMatch))
    }

    private static let caseFoldingRows: [(String, String, Bool)] = [
        ("/ABC", "/abc", true), ("/abc", "/ABC", true), ("/É", "/é", true), ("/σ", "/ς", true),
        ("/Σ", "/ς", true), ("/ß", "/ẞ", true), ("/ß", "/SS", false), ("/İ", "/i", false),
        ("/ı", "/I", false), ("/?", "/İ", true), ("/??", "/İ", false), ("/K", "/\u{212A}", true),
        ("/a[", "/a{", false), ("/@", "/`", false),
    ]

    /// Rule 8: folding maps one character to one.
    @Test(arguments: caseFoldingRows)
    func caseFolding(_ pattern: String, _ path: String, _ fits: Bool) throws {
        let rule = "{\"/\": \"\(pattern)\", \"caseSensitive\": false}"
        #expect(try decide(rules: rule, path) == (fits ? .match : .noMatch))
    }

    /// Rule 8: names of query items are folded like their values.
    @Test(arguments: [(true, LinkDecision.noMatch), (false, .match)])
    func namesOfItemsAreFolded(_ isCaseSensitive: Bool, _ decision: LinkDecision) throws {
        let rule = "{\"?\": {\"Id\": \"A\"}, \"caseSensitive\": \(isCaseSensitive)}"
        #expect(try decide(rules: rule, "/?iD=a") == decision)
    }

    private static let hostsRows: [(String, String, LinkDecision)] = [
        ("https://fruta.example/a", "fruta.example", LinkDecision.match),
        ("HTTPS://Fruta.Example/a", "fruta.example", .match),
        ("https://fruta.example/a", "FRUTA.example", .match),
        ("https://www.fruta.example/a", "fruta.example", .noMatch),
        ("https://fruta.example/a", "www.fruta.example", .noMatch),
        ("https://fruta.example:8443/a", "fruta.example", .match),
        ("https://user@fruta.example/a", "fruta.example", .match),
        ("https://früta.example/a", "früta.example", .match),
        ("https://früta.example/a", "xn--frta-0ra.example", .noMatch),
        ("http://fruta.example/a", "fruta.example", .noMatch),
        ("ftp://fruta.example/a", "fruta.example", .noMatch),
        ("https://other.example/a", "", .match), ("https://fruta.example", "fruta.example", .match),
        ("https://fruta.example?q", "fruta.example", .match),
    ]

    /// Rule 9: hosts, schemes, the empty path.
    @Test(arguments: hostsRows)
    func hosts(_ url: String, _ host: String, _ decision: LinkDecision) throws {
        let links = "\"details\": [{\"appID\": \"\(Self.app)\", \"components\": [{}]}]"
        #expect(try Self.decide(links, url, host: host) == decision)
    }

    /// Rule 10: long literals between wildcards are found at any position.
    @Test(arguments: [
        ("ab", "a", true), ("b", "b", true), ("aab", "ab", true), ("aaab", "abab", false),
        ("aba", "ababa", true), ("é", "é", true), ("abcab", "abcabc", true),
    ])
    func longLiterals(_ unit: String, _ before: String, _ fits: Bool) throws {
        let literal = String(repeating: unit, count: 40)
        let rule = "{\"/\": \"*\(literal)*c\"}"
        let text = fits ? before + literal : before + String(literal.dropLast())
        #expect(try decide(rules: rule, "/\(text)xc") == (fits ? .match : .noMatch))
        #expect(try decide(rules: rule, "/\(text)\(text)c") == (fits ? .match : .noMatch))
    }

    /// Rule 10: long segments that contain wildcards are found too.
    @Test(arguments: [
        ("a?", "ab", true), ("a?", "aé", true), ("é?b", "éüb", true), ("é?b", "éüc", false),
        ("$(digit)x?", "7xy", true), ("$(digit)x?", "7yx", false), ("?", "é", true),
        ("a?c", "abd", false),
    ])
    func longSegments(_ unit: String, _ text: String, _ fits: Bool) throws {
        let rule = "{\"/\": \"*\(String(repeating: unit, count: 45))!*c\"}"
        let fitting = String(repeating: text, count: 45)
        for (before, after) in [("", "!"), ("x", "!x"), (text, "!"), ("äö", "!é"), (fitting, "!")] {
            let path = "/\(before)\(fitting)\(after)c"
            #expect(try decide(rules: rule, path) == (fits ? .match : .noMatch), "\(path)")
        }
        #expect(try decide(rules: rule, "/\(fitting.dropFirst())!c") == .noMatch || unit == "?")
    }

    /// Rule 10: no pattern makes a decision slow.
    ///
    /// Otherwise the test would not end.
    @Test(arguments: [
        ("*a", 60_000, "b"), ("*a?", 40_000, "b"), ("*a", 4_000, "b"), ("a*", 2_000, "b"),
        ("$(v)", 6_000, "b"), ("$(v)*", 1_500, "b"), ("*$(lang)", 1_500, "9"), ("?*", 4_000, ""),
    ])
    func hostilePatterns(_ unit: String, _ count: Int, _ end: String) throws {
        let pattern = "/" + String(repeating: unit, count: count) + end
        let path = "/" + String(repeating: "a", count: 8_000)
        let more = "\"substitutionVariables\": {\"v\": [\"a\", \"aa\", \"a?\", \"?*a\"]},"
        let decision = try decide(rules: "{\"/\": \"\(pattern)\"}", path, more: more)
        #expect(decision == (unit == "?*" ? .match : .noMatch))
    }

    /// Rule 10: many rules that share costly variables are not slow either; those beyond the limit never
    /// match, and are reported.
    ///
    /// Otherwise the test would not end.
    @Test(arguments: [("*$(v)$(w)b", 5), ("*$(v)$(w)b", 4_000), ("*$(v)$(w)$(v)b", 3_000)])
    func costlyVariables(_ pattern: String, _ count: Int) throws {
        let values = ["a", "aa", "a*", "?a*", "aaa*a", "a?a"].map { "\"\($0)\"" }
        let long = (0..<100).map { "\"?\(String(repeating: "a", count: $0))*\"" }
        let costly = Array(repeating: "{\"/\": \"\(pattern)\"}", count: count)
        let rules = costly + ["{\"/\": \"/a*\"}"]
        let links = """
            {"applinks": {"substitutionVariables": {"v": [\(values.joined(separator: ","))], "w":
            [\(long.joined(separator: ","))]}, "details": [{"appID": "\(Self.app)", "components":
            [\(rules.joined(separator: ","))]}]}}
            """
        let site = try SiteAssociation(json: Array(links.utf8))
        let path = String(repeating: "a", count: 8_000)
        let url = try LinkURL("https://fruta.example/" + path)
        let matcher = LinkMatcher(site.links)
        #expect(matcher.decision(for: Self.app, url) == .match)
        let other = try LinkURL("https://fruta.example/x" + path)
        #expect(matcher.decision(for: Self.app, other) == .noMatch)
        #expect(site.lint().contains { $0.id == "pattern-too-complex" } == (count > 5))
    }

    private static let manyValuesRows: [(String, [String], String)] = [
        ("long beginnings", (0..<400).map { "p\($0)-".padded(to: 20) + "*" }, ""),
        ("more of them", (0..<3_000).map { "p\($0)-".padded(to: 20) + "*" }, ""),
        ("words", (0..<4_000).map { "p\($0)-".padded(to: 20) }, ""),
        ("wildcards within", (0..<400).map { "p\($0)-".padded(to: 20) + "?x" }, "yx"),
        ("long words", (0..<4).map { String(repeating: "a", count: 2_700 - $0) }, ""),
    ]

    /// Rule 7: variables with thousands of values match, without a finding.
    @Test(arguments: manyValuesRows)
    func manyValues(_ name: String, _ values: [String], _ end: String) throws {
        let list = values.map { "\"\($0)\"" }.joined(separator: ",")
        let more = "\"substitutionVariables\": {\"v\": [\(list)]},"
        for value in [values[0], values[values.count / 2], values[values.count - 1]] {
            let path = "/" + value.filter { $0 != "*" && $0 != "?" }.dropLast(end.isEmpty ? 0 : 1)
            let rule = "{\"/\": \"/$(v)\"}"
            #expect(try decide(rules: rule, path + end, more: more) == .match)
            #expect(try decide(rules: rule, "/." + path.dropFirst(), more: more) == .noMatch)
        }
    }
}

extension String {
    /// Returns the text, padded with a letter.
    fileprivate func padded(to count: Int) -> String {
        self + String(repeating: "x", count: max(0, count - self.count))
    }
}
