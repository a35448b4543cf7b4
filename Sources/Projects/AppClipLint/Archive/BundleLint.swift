// SPDX-License-Identifier: Apache-2.0

internal import AppClipBundle
internal import AppClipFormats
internal import AppClipTypes

/// The checks of built bundles and size reports: rules A101 and on.
enum BundleLint {
    static let checks: [LintCheck] = [
        .builtClip(icon), .builtClip(size),
        .builtClip(iCloudServices), .builtClip(wildcardProfiles), .builtClip(widgets),
    ]
}

extension BuiltBundle {
    /// Whether the bundle's app is a clip: it is marked as one, or it has entitlements of clips and contains none.
    var isClipAlone: Bool {
        guard let entitlements = app.entitlements else { return false }
        if let flag = entitlements.isOnDemandInstallCapable { return flag }
        return entitlements[EntitlementKey.parents] != nil
            && entitlements.origin != .profile && clips.isEmpty
    }
}

/// A clip and the app that contains it.
struct BundlePair {
    let clip: AppBundle
    let app: AppBundle?
    /// Whether sizes are those before thinning.
    let isEstimated: Bool

    /// Returns a finding for each of several parts; if there are too many, the first ones and their number (A111).
    func findings<Part>(
        _ parts: [Part],
        _ finding: (Part) -> LintFinding
    ) -> [LintFinding] {
        LintFinding.some(parts, of: clip, finding)
    }

    /// Creates a finding about the clip, or about another bundle.
    func finding(
        _ rule: LintRule.ID,
        on bundle: AppBundle? = nil,
        _ facts: LintFacts = [:],
        at place: Place? = nil,
        certainty: LintFinding.Certainty = .certain
    ) -> LintFinding {
        let bundle = bundle ?? clip
        var facts = facts
        if let app, facts[.app] == nil { facts[.app] = app.name.lintFact }
        return LintFinding(
            rule,
            target: bundle.name,
            facts: facts,
            at: place ?? bundle.start,
            certainty: certainty
        )
    }
}

extension LintFinding {
    /// The maximum number of findings of one rule in a bundle: an archive of a few kilobytes can have a million errors.
    private static let mostAlike = 100

    /// Returns findings about the first parts, and one with the number of the others.
    static func some<Part>(
        _ parts: [Part],
        of bundle: AppBundle,
        _ finding: (Part) -> LintFinding
    ) -> [LintFinding] {
        let shown = parts.prefix(mostAlike).map(finding)
        let more = parts.count - shown.count
        guard more > 0, let rule = shown.first?.rule else { return shown }
        return shown + [
            LintFinding(
                .builtFindingsMore,
                target: bundle.name,
                facts: [.rule: rule, .count: more],
                at: bundle.start
            )
        ]
    }
}

extension AppBundle {
    /// The location of a finding about the bundle as a whole.
    var start: Place { beginning(of: path("Info.plist")) }

    /// Returns the location of a file without lines.
    func beginning(of path: String) -> Place {
        Place(file: path, position: TextPosition(line: 1, column: 1))
    }

    /// Returns the location of a key in `Info.plist`.
    func place(of key: String) -> Place { info?.place(of: key) ?? start }

    /// The location of the entitlements.
    var entitlementsPlace: Place { entitlements.map { beginning(of: $0.path) } ?? start }

    /// Whether it was built for the simulator, which signs without entitlements.
    var isForSimulator: Bool {
        info?.platforms.contains("iPhoneSimulator") ?? false
            || binary?.slices.contains { $0.platform == .iOSSimulator } ?? false
    }

    /// The certainty of a finding that is based on the entitlements: a profile allows more than is claimed.
    var entitlementCertainty: LintFinding.Certainty {
        entitlements?.origin == .profile ? .unsure(.profile) : .certain
    }

    /// The identifier with its prefix; `nil` if the entitlements do not contain it.
    var applicationIdentifier: String? {
        entitlements?.applicationIdentifier.flatMap { $0.hasSuffix("*") ? nil : $0 }
    }
}
