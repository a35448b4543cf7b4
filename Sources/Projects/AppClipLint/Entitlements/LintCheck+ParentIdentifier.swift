// SPDX-License-Identifier: Apache-2.0

internal import AppClipFormats
internal import AppClipProject

extension LintCheck {
    /// The checks of C301–C308, C316 and C318–C320.
    static let entitlements: [LintCheck] = [
        .clip(entitlementsFile), .clip(parentIdentifier), .clip(clipOnlyKeys),
        .clip(associatedClip),
        .clip(appGroups), .clip(unsupportedEntitlements), .clip(onDemandInstall),
    ]

    private static let parents = "com.apple.developer.parent-application-identifiers"

    /// Checks C301: the clip needs the file, and so does an app that names one.
    @Sendable
    private static func entitlementsFile(_ context: LintContext) -> [LintFinding] {
        [context.clip, context.app].compactMap(\.self).compactMap { target in
            let file = target.entitlements
            let found: String
            switch file.state {
            case .unset:
                guard target.name == context.clip.name else { return nil }
                found = "CODE_SIGN_ENTITLEMENTS is not set"
            case .missing: found = "there is no file '\(file.path ?? "")'"
            case .other: found = "'\(file.path ?? "")' is not a file"
            case .unreadable(let error): found = error.words
            case .outside, .unresolved, .read: return nil
            }
            let setting = target.setting("CODE_SIGN_ENTITLEMENTS")?.place
            return context.finding(
                .entitlementsMissing,
                on: target,
                [.found: found],
                at: file.faultPlace ?? setting,
                related: file.faultPlace == nil ? [] : [setting].compactMap(\.self),
                certainty: file.state == .unset ? target.certainty : .certain
            )
        }
    }

    /// Checks C302–C306.
    @Sendable
    private static func parentIdentifier(_ context: LintContext) -> [LintFinding] {
        let file = context.clip.entitlements
        guard file.state == .read, let app = context.app else { return [] }
        let parent = app.knownIdentifier
        let wanted = AppIdentifierText.variable + (parent ?? "BUNDLE-IDENTIFIER")
        guard let entry = file.entry(parents) else {
            return [
                context.finding(
                    .parentIDMissing,
                    on: context.clip,
                    [.wanted: wanted],
                    at: file.start,
                    fix: parent == nil
                        ? nil : file.path.map { LintFix([.append(wanted, to: [parents], in: $0)]) }
                )
            ]
        }
        guard let values = entry.value.array, values.count == 1, let value = values.first,
            let text = value.string
        else {
            return [
                context.finding(
                    .parentIDCount,
                    on: context.clip,
                    [.found: entry.value.countWords, .wanted: wanted],
                    at: entry.namePlace,
                    fix: parent == nil
                        ? nil
                        : file.path.map {
                            LintFix([.set([parents], to: .strings([wanted]), in: $0)])
                        }
                )
            ]
        }
        return findings(about: value, text, parent, wanted, context)
    }

    private static func findings(
        about value: PropertyValue,
        _ text: String,
        _ parent: String?,
        _ wanted: String,
        _ context: LintContext
    ) -> [LintFinding] {
        let identifier = AppIdentifierText(text)
        let fix =
            parent == nil ? nil : value.place.map { LintFix([.replace(at: $0, with: wanted)]) }
        var findings: [LintFinding] = []
        let length = AppIdentifierText.prefixLength(of: text, before: parent)
        if let parent, identifier.bundle != parent, length == nil, value.unknownVariables.isEmpty {
            findings.append(
                context.finding(
                    .parentIDMismatch,
                    on: context.clip,
                    [.found: identifier.bundle, .parent: parent, .wanted: wanted],
                    at: value.place,
                    related: [context.app?.bundleIdentifier?.place]
                        .compactMap(\.self),
                    fix: fix
                )
            )
        }
        switch identifier.prefix {
        case .variable: break
        case .team(let team):
            // A prefix that comes from a build setting is not a literal.
            if !value.startsWithVariable {
                findings.append(writtenTeam(team, identifier, value, fix, context))
            }
        case .none:
            if !value.startsWithVariable || value.unknownVariables.isEmpty {
                findings.append(
                    context.finding(
                        .parentIDNoPrefix,
                        on: context.clip,
                        [
                            .found: text, .wanted: wanted,
                            .why: length.map {
                                "whose prefix has \($0) characters; that of a team has 10"
                            } ?? "without the team's prefix",
                        ],
                        at: value.place,
                        fix: fix
                    )
                )
            }
        }
        return findings
    }

    /// Returns the finding of C306, which is more severe if the prefix is not that of the clip's team: only old apps
    /// have such a prefix.
    private static func writtenTeam(
        _ prefix: String,
        _ identifier: AppIdentifierText,
        _ value: PropertyValue,
        _ fix: LintFix?,
        _ context: LintContext
    ) -> LintFinding {
        let team = context.clip.known("DEVELOPMENT_TEAM")
        let isOther = team.map { $0 != prefix } ?? false
        var finding = context.finding(
            .parentIDHardcodedTeam,
            on: context.clip,
            [
                .found: prefix + ".",
                .wanted: AppIdentifierText.variable + identifier.bundle,
                .how: isOther ? "which is not that of its team \(team ?? "")" : "written out",
            ],
            at: value.place,
            related: isOther
                ? [context.clip.setting("DEVELOPMENT_TEAM")?.place].compactMap(\.self) : [],
            // It is not known which of the two is right.
            fix: isOther ? nil : fix
        )
        if isOther { finding.severity = .warning }
        return finding
    }

    /// Checks C307: entitlements of clips in the app.
    @Sendable
    private static func clipOnlyKeys(_ context: LintContext) -> [LintFinding] {
        guard let app = context.app, app.entitlements.state == .read else { return [] }
        return [parents, onDemandInstallCapable].compactMap { key in
            guard let entry = app.entitlements.entry(key) else { return nil }
            return context.finding(
                .parentIDInApp,
                on: app,
                [.key: key],
                at: entry.namePlace,
                fix: app.entitlements.path.map { LintFix([.remove([key], in: $0)]) }
            )
        }
    }

    /// Checks C308.
    @Sendable
    private static func associatedClip(_ context: LintContext) -> [LintFinding] {
        let key = "com.apple.developer.associated-appclip-app-identifiers"
        guard let app = context.app, app.entitlements.state == .read,
            let entry = app.entitlements.entry(key), let clip = context.clip.knownIdentifier
        else { return [] }
        let values = entry.value.array ?? []
        let texts = values.compactMap(\.string)
        guard values.allSatisfy(\.unknownVariables.isEmpty) else { return [] }
        if texts.count == 1, values.count == 1 {
            let identifier = AppIdentifierText(texts[0])
            if identifier.bundle == clip {
                guard case .none = identifier.prefix else { return [] }
                if values[0].startsWithVariable { return [] }
            }
        }
        let wanted = AppIdentifierText.variable + clip
        let found = values.count == 1 ? "'\(texts.first ?? "")'" : entry.value.countWords
        return [
            context.finding(
                .associatedClipIDMismatch,
                on: app,
                [.found: found, .clip: clip, .wanted: wanted],
                at: values.count == 1 ? values[0].place : entry.namePlace,
                fix: app.entitlements.path.map {
                    LintFix([.set([key], to: .strings([wanted]), in: $0)])
                }
            )
        ]
    }
}

extension PropertyValue {
    /// The number of entries of an array, in words.
    var countWords: String {
        guard let values = array else { return "a value that is not an array" }
        if values.contains(where: { $0.string == nil }) { return "an entry that is not a string" }
        return values.count == 1 ? "one entry" : "\(values.count) entries"
    }

    /// Whether a string begins with a variable as it is written.
    var startsWithVariable: Bool { raw?.utf8.first == 0x24 }
}

extension PropertyFile {
    /// The location of the beginning of the file.
    var start: Place? {
        path.map { Place(file: $0, position: TextPosition(line: 1, column: 1)) }
    }
}
