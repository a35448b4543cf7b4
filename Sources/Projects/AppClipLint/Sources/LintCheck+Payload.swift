// SPDX-License-Identifier: Apache-2.0

internal import AppClipFormats
internal import AppClipProject
internal import SourceScan

extension LintCheck {
    /// The checks of C718 and C719, and of C701 and similar rules for frameworks in linker flags.
    static let dataChecks: [LintCheck] = [
        .clip(missingImport), .clip(passwords), .clip(modulesOfFlags),
    ]

    /// Checks C718 (G-17).
    ///
    /// There is no finding if a module whose sources are not known may import AppClip.
    @Sendable private static func missingImport(_ context: LintContext) -> [LintFinding] {
        let clip = context.clip
        guard let sources = context.clipSources, sources.isRead, sources.isWhole, clip.isComplete,
            clip.target.packageProducts.isEmpty,
            clip.setting("SWIFT_OBJC_BRIDGING_HEADER") == nil,
            clip.setting("GCC_PREFIX_HEADER") == nil
        else { return [] }
        let imported = Set(sources.own.imports.keys)
        let made = Set(context.tree.projects.flatMap(\.targets).map(\.name))
        guard !imported.contains("AppClip"), imported.isDisjoint(with: made) else { return [] }
        let found = sources.sightings(of: ["appClipActivationPayload", "APActivationPayload"])
            .filter { $0.isCertain && $0.place.file.hasSuffix(".swift") }
        guard !found.isEmpty else { return [] }
        return [context.finding(.appClipNotImported, on: clip, at: found)]
    }

    /// Checks C719 (F-07).
    @Sendable private static func passwords(_ context: LintContext) -> [LintFinding] {
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

    /// Checks C701, C707 and C717 for frameworks in the setting for linker flags.
    @Sendable private static func modulesOfFlags(_ context: LintContext) -> [LintFinding] {
        guard let setting = context.clip.setting("OTHER_LDFLAGS") else { return [] }
        let imports = context.clipSources.map {
            Set($0.own.imports.keys).union($0.linked.imports.keys)
        }
        let known = (imports ?? []).union(context.clip.target.systemFrameworks)
        let own = context.ownModules
        // A weak framework need not exist on the device.
        let flags: Set = ["-framework", "-needed_framework", "-reexport_framework"]
        return context.clip.frameworks(flaggedBy: flags).compactMap { module in
            guard let restricted = RestrictedModule.all[module], !known.contains(module),
                !own.contains(module)
            else { return nil }
            return context.finding(
                restricted.rule,
                on: context.clip,
                [.module: module, .name: restricted.name, .how: "links"],
                at: setting.place
            )
        }
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
