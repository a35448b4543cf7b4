// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject

/// Determines which changes fix a finding without breaking anything else.
///
/// Several configurations, and several targets, may read one file or one assignment. A change of it is safe only if a
/// single target reads it, and all of its configurations request exactly this change.
struct FixAgreement {
    /// A target in one configuration.
    private struct Reader: Hashable {
        let target: TargetReference
        let configuration: String
    }

    /// The settings whose values changes replace.
    private static let settings = [
        "PRODUCT_BUNDLE_IDENTIFIER", "TARGETED_DEVICE_FAMILY", "CURRENT_PROJECT_VERSION",
        "MARKETING_VERSION",
    ]

    /// The maximum number of changes that are tried on one file; each reads the file.
    private static let trialLimit = 256

    private let tree: ProjectTree
    private let clipCounts: [TargetReference: Int]
    private let appCounts: [TargetReference: Int]
    private var wishes: [LintFix.Change: Set<Reader>] = [:]

    init(_ tree: ProjectTree) {
        self.tree = tree
        clipCounts = tree.pairs.reduce(into: [:]) { $0[$1.clip, default: 0] += 1 }
        appCounts = tree.pairs.reduce(into: [:]) { counts, pair in
            if let app = pair.app { counts[app, default: 0] += 1 }
        }
    }

    /// Records the changes that a clip and its app request in one configuration.
    mutating func add(_ findings: [LintFinding], of context: LintContext) {
        let pair = context.pair
        // A value that is right for one app of a clip, or one clip of an app, is wrong for another.
        guard clipCounts[pair.clip] == 1, pair.app.map({ appCounts[$0] == 1 }) ?? true else {
            return
        }
        for finding in findings where finding.certainty == .certain {
            for change in finding.fix?.changes ?? [] {
                for target in [pair.clip, pair.app].compactMap(\.self) {
                    let reader = Reader(target: target, configuration: context.configuration)
                    wishes[change, default: []].insert(reader)
                }
            }
        }
    }

    /// Returns the findings; a fix that is not safe, or cannot be applied, is left out.
    func keepingSafeFixes(of findings: [LintFinding]) -> [LintFinding] {
        guard findings.contains(where: { $0.fix != nil }) else { return findings }
        let readers = readers(of: Set(findings.flatMap { $0.fix?.changes ?? [] }))
        var trials: [String: FileTrial] = [:]
        return findings.map { finding in
            guard let fix = finding.fix else { return finding }
            let isSafe =
                finding.certainty == .certain
                && fix.changes.allSatisfy { change in
                    guard let wished = wishes[change], let all = readers[change], !all.isEmpty,
                        Set(all.map(\.target)).count == 1, all.isSubset(of: wished)
                    else { return false }
                    var trial = trials[change.file] ?? FileTrial(change.file, in: tree)
                    defer { trials[change.file] = trial }
                    return trial.isPossible(change)
                }
            guard !isSafe else { return finding }
            var copy = finding
            copy.fix = nil
            return copy
        }
    }

    /// Returns the targets and configurations that read the file or assignment of each change.
    private func readers(of changes: Set<LintFix.Change>) -> [LintFix.Change: Set<Reader>] {
        var byFile: [String: [LintFix.Change]] = [:]
        var byPlace: [Place: [LintFix.Change]] = [:]
        for change in changes {
            if case .replace(let place, _) = change, change.isOfSettings {
                byPlace[place, default: []].append(change)
            } else {
                byFile[change.file, default: []].append(change)
            }
        }
        var readers: [LintFix.Change: Set<Reader>] = [:]
        for (target, configured) in allTargets {
            let reader = Reader(target: target, configuration: configured.configuration)
            func add(_ changes: [LintFix.Change]?) {
                for change in changes ?? [] { readers[change, default: []].insert(reader) }
            }
            if !byFile.isEmpty {
                let paths = [configured.infoPlist.path, configured.entitlements.path]
                for path in Set(paths.compactMap(\.self)) { add(byFile[path]) }
            }
            guard !byPlace.isEmpty else { continue }
            let places = Self.settings.flatMap { configured.settings.assignments(of: $0) }
            for place in Set(places.compactMap(\.place)) { add(byPlace[place]) }
        }
        return readers
    }

    /// All targets of all projects in each configuration; a clip also in those that only its app has.
    private var allTargets: [(TargetReference, ConfiguredTarget)] {
        var names: [TargetReference: [String]] = [:]
        for pair in tree.pairs { names[pair.clip, default: []] += tree.configurations(of: pair) }
        return tree.projects.flatMap { project in
            project.targets.flatMap { target in
                let reference = project.reference(to: target)
                return Set(target.configurations + (names[reference] ?? [])).map {
                    (reference, project.configured(target, configuration: $0))
                }
            }
        }
    }

    /// A file on which changes are tried.
    private struct FileTrial {
        private let path: String
        /// The bytes; `nil` if the file is not a text in UTF-8.
        private let bytes: [UInt8]?
        private var count = 0

        init(_ path: String, in tree: ProjectTree) {
            self.path = path
            let bytes = try? tree.folder.bytes(of: path, limit: PropertyListEditor.largestFile)
            self.bytes = bytes.flatMap { bytes in
                let isText = !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
                return isText ? bytes : nil
            }
        }

        mutating func isPossible(_ change: LintFix.Change) -> Bool {
            guard let bytes else { return false }
            if change.isOfSettings { return true }
            count += 1
            guard count <= trialLimit else { return false }
            var editor = PropertyListEditor(path: path, bytes)
            return editor.apply(change) && editor.bytes != bytes
        }
    }
}

extension LintFix.Change {
    /// Whether the change is of a build setting.
    fileprivate var isOfSettings: Bool { file.hasSuffix(".pbxproj") || file.hasSuffix(".xcconfig") }
}
