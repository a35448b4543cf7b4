// SPDX-License-Identifier: Apache-2.0

internal import AppClipFormats
internal import AppClipProject
public import SourceScan

/// What the sources of a target say in one configuration, and those of the packages around it.
public struct TargetSources: Sendable, Hashable {
    /// Its own sources.
    public let own: SourceFacts

    /// Those of local packages that it links, as far as their targets are named as their products.
    public let linked: SourceFacts

    /// Those of all other local packages, which it may reach through the ones that it links; nothing if it
    /// links none.
    public let near: SourceFacts

    /// Whether all sources of the target were read.
    public let isWhole: Bool

    /// The places of a phrase in the target and the packages that it links.
    func sightings(of phrases: [String]) -> [SourceFacts.Sighting] {
        [own, linked].flatMap { facts in phrases.flatMap { facts.phrases[$0] ?? [] } }
    }

    /// Whether a phrase stands anywhere that the target may reach.
    func mayUse(_ phrases: [String]) -> Bool {
        [own, linked, near].contains { facts in
            phrases.contains { facts.phrases[$0]?.isEmpty == false }
        }
    }

    /// The paths of a target's sources, and whether all of them are there.
    ///
    /// A header belongs to no phase; the one beside a source is taken for it.
    static func paths(
        of target: ProjectTarget,
        in folder: ProjectFolder
    ) -> (paths: [String], isWhole: Bool) {
        var paths: [String] = []
        var isWhole = true
        for member in target.members {
            if member.role == .folder { isWhole = false }
            guard member.role == .source || member.role == .header else { continue }
            guard member.isForPhones, SourceLanguage(path: member.path) != nil else { continue }
            guard member.state == .file else {
                isWhole = isWhole && member.state != .missing && member.state != .outside
                continue
            }
            paths.append(member.path)
            guard SourceLanguage(path: member.path) == .objectiveC,
                let dot = member.path.lastIndex(of: ".")
            else { continue }
            let header = member.path[..<dot] + ".h"
            if let found = folder.find(String(header)), found.entry.kind == .file {
                paths.append(found.path)
            }
        }
        var seen: Set<String> = []
        return (paths.filter { seen.insert($0).inserted }, isWhole)
    }
}
