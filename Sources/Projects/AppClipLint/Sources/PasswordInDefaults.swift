// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipTypes
import SourceScan

extension RuleFamily {
    /// C719 (F-07): a password in user defaults.
    static let passwordInDefaults = RuleFamily(
        [.clip(findings)],
        LintRule(
            .passwordInDefaults,
            "password-in-defaults",
            .info,
            basis: [.documentation],
            sources: ["F-07"],
            summary: """
                A password is kept in user defaults.
                """,
            message: """
                \(.target) keeps '\(.key)' in user defaults, where nothing protects it.
                """,
            why: """
                What the clip leaves to the app in a shared container or in user \
                defaults is readable in every backup. Passwords and the like belong into \
                the keychain, which the app reads from iOS 15.4 on; an API key or a \
                hashed identifier may stay.
                """,
            remedy: """
                Keep it in the keychain.
                """,
            wrong: .swift(
                """
                defaults.set(password, forKey: "password")
                """
            ),
            right: .swift(
                """
                SecItemAdd(passwordItem as CFDictionary, nil)
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        guard let own = context.clipSources?.own else { return [] }
        var calls: [String: Set<Int>] = [:]
        for sighting in PasswordPhrases.stores.compactMap({ own.phrases[$0] }).flatMap(\.self) {
            calls[sighting.place.file, default: []].insert(sighting.place.position.line)
        }
        let found = own.texts.filter { text in
            let place = text.sighting.place
            // The value may be on a different line.
            let lines = max(place.position.line - 3, 0)...max(place.position.line, 3)
            return text.label == "forKey" && PasswordPhrases.isPassword(text.value)
                && calls[place.file]?.contains(where: lines.contains) == true
        }
        guard let first = found.first else { return [] }
        return [
            context.finding(
                .passwordInDefaults,
                on: context.clip,
                [.key: first.value],
                at: found.map(\.sighting)
            )
        ]
    }
}

/// The ways in which sources store a password where other programs can read it.
enum PasswordPhrases {
    /// The calls that write to user defaults.
    static let stores: [String] = receivers.flatMap {
        ["\($0).set(", "\($0)?.set(", "\($0)!.set(", "\($0) setObject"]
    }

    private static let receivers = [
        "defaults", "userDefaults", "sharedDefaults", "sharedUserDefaults", "groupDefaults",
        "groupUserDefaults", "appGroupDefaults", "suiteDefaults", "UserDefaults.standard",
    ]

    /// The prefixes of names that ``isPassword(_:)`` may accept.
    static let beginnings = [
        "password", "Password", "PASSWORD", "passwd", "userPassword", "userpassword",
        "user_password", "user-password", "user.password", "loginPassword", "accountPassword",
    ]

    /// Returns whether a name is that of a password, and not of something about one.
    static func isPassword(_ name: String) -> Bool {
        let letters = name.lowercased().filter { !"_-. ".contains($0) }
        return ["password", "passwd", "userpassword", "loginpassword", "accountpassword"]
            .contains(letters)
    }
}
