// SPDX-License-Identifier: Apache-2.0

internal import AppClipProject
internal import AppClipTypes

extension LintCheck {
    /// The checks of C201–C209.
    static let identity: [LintCheck] = [
        .clip(identifiers), .clip(placeholders), .clip(versions), .clip(deviceFamilies),
        .clip(teams),
        .clip(deploymentTargets),
    ]

    // MARK: Identifiers

    @Sendable
    private static func identifiers(_ context: LintContext) -> [LintFinding] {
        var findings: [LintFinding] = []
        for target in [context.clip, context.app].compactMap(\.self) {
            findings += missingIdentifier(of: target, context)
        }
        guard let app = context.app, let parent = app.knownIdentifier,
            let own = context.clip.knownIdentifier,
            !own.isIdentifier(below: parent)
        else { return findings }
        let setting = context.clip.bundleIdentifier
        let wanted = parent + "." + name(of: own, context)
        findings.append(
            context.finding(
                .bundleIDNotPrefixed,
                on: context.clip,
                [.found: own, .parent: parent, .app: app.name, .wanted: wanted],
                at: setting?.place,
                related: [app.bundleIdentifier?.place].compactMap(\.self),
                fix: context.canRename ? setting?.replacement(wanted) : nil
            )
        )
        return findings
    }

    /// Returns the name of the clip below its app: the one below an identifier that the app has in another
    /// configuration, or `Clip`.
    private static func name(of identifier: String, _ context: LintContext) -> String {
        guard let app = context.app else { return "Clip" }
        for name in app.target.configurations {
            let other = app.project.configured(app.target, configuration: name)
            guard let parent = other.knownIdentifier, identifier.isIdentifier(below: parent) else {
                continue
            }
            return String(identifier.dropFirst(parent.count + 1))
        }
        return "Clip"
    }

    private static func missingIdentifier(
        of target: ConfiguredTarget,
        _ context: LintContext
    ) -> [LintFinding] {
        let setting = target.bundleIdentifier
        let text = setting?.text.trimmed ?? ""
        let variables = setting?.unresolved ?? []
        guard text.isEmpty || !variables.isEmpty else { return [] }
        var found = "PRODUCT_BUNDLE_IDENTIFIER is \(setting?.place == nil ? "not set" : "empty")"
        if let name = variables.first {
            found = "nothing gives a value to the variable \(name) in '\(text)'"
        }
        var finding = context.finding(
            .bundleIDMissing,
            on: target,
            [.found: found],
            at: setting?.place,
            certainty: target.certainty(of: "PRODUCT_BUNDLE_IDENTIFIER")
        )
        // A variable without a value is replaced by nothing: many projects have one that only some builds set.
        if !variables.isEmpty, isIdentifier(setting?.textWithoutVariables ?? "") {
            finding.severity = min(finding.severity, .warning)
        }
        return [finding]
    }

    /// Returns whether a text is a valid bundle identifier.
    private static func isIdentifier(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.split(separator: .dot, omittingEmptySubsequences: false)
                .allSatisfy { !$0.isEmpty }
    }

    @Sendable
    private static func placeholders(_ context: LintContext) -> [LintFinding] {
        // If both are from a template, one finding is enough.
        for target in [context.clip, context.app].compactMap(\.self) {
            guard let identifier = target.knownIdentifier,
                TemplateIdentifier.isTemplate(identifier)
            else { continue }
            return [
                context.finding(
                    .bundleIDPlaceholder,
                    on: target,
                    [.found: identifier],
                    at: target.bundleIdentifier?.place
                )
            ]
        }
        return []
    }

    // MARK: Devices, teams, systems

    @Sendable
    private static func deviceFamilies(_ context: LintContext) -> [LintFinding] {
        guard let app = context.app else { return [] }
        let name = "TARGETED_DEVICE_FAMILY"
        guard let own = families(of: context.clip), let wanted = families(of: app), own != wanted
        else { return [] }
        let setting = context.clip.setting(name)
        let isAssigned = setting?.place != nil && app.setting(name)?.place != nil
        let unsure = [context.clip, app].map { $0.certainty(of: name) }.first { $0 != .certain }
        return [
            context.finding(
                .deviceFamilyMismatch,
                on: context.clip,
                [.found: quoted(own), .wanted: quoted(wanted), .app: app.name],
                at: setting?.place,
                related: [app.setting(name)?.place].compactMap(\.self),
                certainty: isAssigned ? .certain : unsure ?? .certain,
                fix: setting?.replacement(wanted.map(String.init).joined(separator: ","))
            )
        ]
    }

    /// Returns the device families that have clips: 1 is iPhone, 2 is iPad.
    ///
    /// Those of an app may include others (6 is Mac, 7 is Vision), which have no clips.
    private static func families(of target: ConfiguredTarget) -> [Int]? {
        let setting = target.setting("TARGETED_DEVICE_FAMILY")
        guard setting?.unresolved.isEmpty ?? true else { return nil }
        let text = setting?.text.trimmed ?? ""
        let listed = (text.isEmpty ? "1" : text).split { $0 == "," || $0 == " " }.compactMap {
            Int($0)
        }
        let families = Set(listed).intersection([1, 2])
        return families.isEmpty ? nil : families.sorted()
    }

    private static func quoted(_ families: [Int]) -> String {
        "'\(families.map(String.init).joined(separator: ","))'"
    }

    @Sendable
    private static func teams(_ context: LintContext) -> [LintFinding] {
        guard let app = context.app else { return [] }
        let settings = [context.clip, app].map { $0.setting("DEVELOPMENT_TEAM") }
        guard settings.allSatisfy({ $0?.unresolved.isEmpty ?? true }) else { return [] }
        let teams = settings.map { $0?.text.trimmed ?? "" }
        guard teams[0] != teams[1] else { return [] }
        let silent = teams[0].isEmpty ? context.clip : app
        let words = teams.map { $0.isEmpty ? "not set" : "'\($0)'" }
        return [
            context.finding(
                .teamMismatch,
                on: context.clip,
                [.found: words[0], .wanted: words[1], .app: app.name],
                at: settings[0]?.place,
                related: [settings[1]?.place].compactMap(\.self),
                certainty: teams.contains("")
                    ? silent.certainty(of: "DEVELOPMENT_TEAM") : .certain
            )
        ]
    }

    @Sendable
    private static func deploymentTargets(_ context: LintContext) -> [LintFinding] {
        let name = "IPHONEOS_DEPLOYMENT_TARGET"
        guard let text = context.clip.known(name), let own = SystemVersion(text) else { return [] }
        let setting = context.clip.setting(name)
        guard own >= SystemVersion(14) else {
            return [
                context.finding(
                    .deploymentTargetLow,
                    on: context.clip,
                    [.found: text],
                    at: setting?.place
                )
            ]
        }
        guard let app = context.app, let wanted = app.known(name),
            let least = SystemVersion(wanted), own < least
        else { return [] }
        return [
            context.finding(
                .deploymentTargetBelowApp,
                on: context.clip,
                [.found: text, .wanted: wanted, .app: app.name],
                at: setting?.place,
                related: [app.setting(name)?.place].compactMap(\.self)
            )
        ]
    }
}

extension LintContext {
    /// Whether the clip's identifier can be changed: it has no extensions, and the entitlements of its app do not refer
    /// to it.
    fileprivate var canRename: Bool {
        let key = "com.apple.developer.associated-appclip-app-identifiers"
        return clip.target.embeddings.isEmpty && app?.entitlements.entry(key) == nil
    }
}

extension ResolvedSetting {
    /// The value as a build has it, with variables that have no value removed.
    var textWithoutVariables: String {
        unresolved.reduce(text) { text, name in
            ["$(\(name))", "${\(name)}", "$\(name)"].reduce(text) { $0.without($1) }
        }
    }
}

extension String {
    /// Returns the text without any occurrence of another one.
    fileprivate func without(_ other: String) -> String {
        let (own, part) = (Array(utf8), Array(other.utf8))
        var kept: [UInt8] = []
        var index = 0
        while index < own.count {
            if own[index...].starts(with: part) {
                index += max(1, part.count)
            } else {
                kept.append(own[index])
                index += 1
            }
        }
        return String(decoding: kept, as: UTF8.self)
    }
}
