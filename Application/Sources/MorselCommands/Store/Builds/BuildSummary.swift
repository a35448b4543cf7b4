// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes
import MorselRegistry

/// The facts about a build that the commands show.
struct BuildSummary: Encodable, Sendable {
    let number: Int64
    let clip: String
    let version: String
    let stage: String
    let size: Int
    let minimumSystem: String
    let published: String
    let domains: [String]
    let isOffered: Bool

    /// Creates the summary of a build.
    ///
    /// - Parameters:
    ///   - build: The build of the registry.
    ///   - isOffered: Whether the build is the one of its clip that is offered, or would be.
    init(_ build: StoredBuild, isOffered: Bool) {
        number = build.number
        clip = build.published.build.clip.text
        version = build.published.build.version
        stage = build.published.build.stage.rawValue
        size = build.published.build.size.bytes
        minimumSystem = "\(build.published.build.minimumSystem)"
        published = build.published.time.iso8601 ?? ""
        domains = build.published.build.associatedDomains.map(\.text)
        self.isOffered = isOffered
    }

    /// Returns the builds of a clip.
    static func all(of clip: AppIdentifier, in store: ReadTransaction) throws -> [BuildSummary] {
        let builds = try store.builds(of: clip)
        let offered = Build.offered(among: builds.map(\.published.build.stage))
        return builds.enumerated().map {
            BuildSummary($0.element, isOffered: $0.offset == offered)
        }
    }

    /// The columns of the build in a list.
    var columns: [String] {
        let isPublic = isOffered && stage == Build.Stage.released.rawValue
        return ["\(number)", clip, version, stage, "\(size)"] + (isPublic ? ["offered"] : [])
    }
}
