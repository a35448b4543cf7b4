// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject
public import SourceScan

/// The facts found in the sources of a target in one configuration, and in those of related packages.
public struct TargetSources: Sendable, Hashable {
    /// The facts about its own sources.
    public let own: SourceFacts

    /// The facts about local packages that it links, if their targets are named like their products.
    public let linked: SourceFacts

    /// The facts about all other local packages, which linked packages may use; empty if it links none.
    public let near: SourceFacts

    /// Whether all sources of the target were read.
    public let isWhole: Bool

    /// Whether any source was read, so that missing code means something.
    var isRead: Bool { own.fileCount > own.unread.count }

    /// The entry point of the program, if an attribute marks it.
    var entry: [SourceFacts.Sighting] {
        own.attributes["main"] ?? own.attributes["UIApplicationMain"] ?? []
    }

    /// Returns the occurrences of phrases in the target and the packages that it links.
    func sightings(of phrases: [String]) -> [SourceFacts.Sighting] {
        [own, linked].flatMap { facts in phrases.flatMap { facts.phrases[$0] ?? [] } }
    }

    /// Returns whether a phrase occurs in any source that the target may use.
    func mayUse(_ phrases: [String]) -> Bool {
        [own, linked, near].contains { facts in
            phrases.contains { facts.phrases[$0]?.isEmpty == false }
        }
    }

    /// Returns the paths of a target's sources, and whether all of them exist.
    ///
    /// A header belongs to no build phase; the one beside a source is assumed to belong to it.
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
