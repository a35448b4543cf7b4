// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import Testing

@testable import ProjectTemplates

/// Names of new projects (G1): any name gives a module and an identifier, or an error message.
@Suite struct ProjectNamesTests {
    @Test(
        arguments: [
            ("Fruta", "Fruta", "com.example.fruta"),
            ("seed shop", "SeedShop", "com.example.seed-shop"),
            ("  Fruta  ", "Fruta", "com.example.fruta"),
            ("2Go", "App2Go", "com.example.2go"),
            ("Café Zoë 2", "CafeZoe2", "com.example.cafe-zoe-2"),
            ("Straße", "Strasse", "com.example.strasse"),
            ("日本", "RiBen", "com.example.ri-ben"),
            ("Привет мир", "PrivetMir", "com.example.privet-mir"),
            ("O'Neil’s & <Co>", "ONeilsCo", "com.example.oneils-co"),
            ("a/b\"c", "ABC", "com.example.a-b-c"),
            ("🍓 Fruta", "Fruta", "com.example.fruta"),
            ("Swift", "SwiftApp", "com.example.swift"),
            ("SwiftUI", "SwiftUIApp", "com.example.swiftui"),
            ("..", nil, nil), ("🎉", nil, nil), ("", nil, nil), ("  ", nil, nil),
            ("a\tb", nil, nil), ("a\u{202E}b", nil, nil),
            (String(repeating: "a", count: 51), nil, nil),
            ("a" + String(repeating: "\u{301}", count: 500), nil, nil),
        ] as [(String, String?, String?)]
    )
    func aNameBecomesAModule(_ name: String, module: String?, identifier: String?) {
        let names = try? ProjectNames(name)
        #expect(names?.module == module)
        #expect(names?.app.text == identifier)
        #expect(names.map(\.clip) == identifier.map { "\($0).Clip" })
    }

    @Test(
        arguments: [
            ("a b", nil, nil, "identifier: 'a b'"), ("com..a", nil, nil, "identifier: "),
            (String(repeating: "a", count: 151), nil, nil, "identifier: "),
            (nil, "https://fruta.app/menu", nil, "domain: "), (nil, "*.fruta.app", nil, "domain: "),
            (nil, nil, "abcde12345", "team: "), (nil, nil, "ABCDE1234", "team: "),
        ] as [(String?, String?, String?, String)]
    )
    func otherPartsAreChecked(
        _ identifier: String?,
        _ domain: String?,
        _ team: String?,
        sentence: String
    ) {
        let error = #expect(throws: TemplateError.self) {
            try ProjectNames("Fruta", identifier: identifier, domain: domain, team: team)
        }
        #expect(error?.message.hasPrefix(sentence) == true)
        #expect(error?.message.hasSuffix(".") == true)
    }
}
