// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipFormats
import AppClipTypes
import AppSiteAssociation
import AppStoreConnect
import MorselRegistry

// The identifiers of apps and clips are their numbers in the registry; that of a version consists of
// its app and its text; that of a build's bundle is the number of the build.

extension StoreReader {
    func app(_ id: String) throws -> Resource? {
        try store.clips().first { "\($0.appNumber)" == id }.map { try app($0) }
    }

    func app(_ stored: StoredClip) throws -> Resource {
        let bundle = stored.app.identifier.bundle.text
        let builds = try store.builds(of: stored.clip.identifier)
        let versions = Self.versions(builds)
        return Resource(
            .apps,
            "\(stored.appNumber)",
            attributes: [
                "name": .string(stored.app.name), "bundleId": .string(bundle),
                "sku": .string(bundle),
                "primaryLocale": "en-US", "isOrEverWasMadeForKids": false,
            ],
            relationships: [
                "appClips": .many(["\(stored.number)"]),
                "appStoreVersions": .many(versions.map { Self.versionID(stored, $0) }),
                "builds": .many(builds.map { "\($0.number)" }),
            ]
        )
    }

    func clip(_ id: String) throws -> StoredClip? {
        try store.clips().first { "\($0.number)" == id }
    }

    func resource(_ clip: StoredClip) throws -> Resource {
        let experiences = try store.records(
            DefaultExperienceRecord.self,
            of: clip.clip.identifier.text
        )
        return Resource(
            .appClips,
            "\(clip.number)",
            attributes: ["bundleId": .string(clip.clip.identifier.bundle.text)],
            relationships: [
                "app": .one("\(clip.appNumber)"),
                "appClipDefaultExperiences": .many(experiences.map(\.id)),
            ]
        )
    }

    // MARK: Versions

    /// Returns the versions of builds, in the order of publication.
    private static func versions(_ builds: [StoredBuild]) -> [String] {
        var versions: [String] = []
        for build in builds where !versions.contains(build.published.build.version) {
            versions.append(build.published.build.version)
        }
        return versions
    }

    /// Returns the identifier of a version of a clip's app.
    static func versionID(_ clip: StoredClip, _ version: String) -> String {
        "\(clip.appNumber)-\(version)"
    }

    /// Returns the clip and the version that an identifier refers to.
    func versionNamed(_ id: String) throws -> (clip: StoredClip, version: String)? {
        for clip in try store.clips() where id.hasPrefix("\(clip.appNumber)-") {
            let version = String(id.dropFirst("\(clip.appNumber)-".count))
            let builds = try store.builds(of: clip.clip.identifier)
            if Self.versions(builds).contains(version) { return (clip, version) }
        }
        return nil
    }

    func version(_ id: String) throws -> Resource? {
        guard let (clip, version) = try versionNamed(id),
            let build = try store.builds(of: clip.clip.identifier)
                .last(where: { $0.published.build.version == version })?.published
        else { return nil }
        let experience = try store.records(
            DefaultExperienceRecord.self,
            of: clip.clip.identifier.text
        )
        .last { $0.version == version }
        let stage = build.build.stage
        return Resource(
            .appStoreVersions,
            id,
            attributes: [
                "platform": "IOS", "versionString": .string(version),
                "appStoreState": .string(stage.storeState),
                "appVersionState": .string(stage.versionState), "releaseType": "MANUAL",
                "downloadable": .boolean(stage == .released),
                "createdDate": build.time.iso8601.map(JSONValue.string),
            ],
            relationships: [
                "app": .one("\(clip.appNumber)"),
                "appClipDefaultExperience": experience.map { .one($0.id) } ?? .none,
            ]
        )
    }
}

extension Build.Stage {
    fileprivate var versionState: String {
        switch self {
        case .inReview: "IN_REVIEW"
        case .approved: "PENDING_DEVELOPER_RELEASE"
        case .released: "READY_FOR_DISTRIBUTION"
        case .withdrawn: "REPLACED_WITH_NEW_VERSION"
        }
    }

    fileprivate var storeState: String {
        switch self {
        case .inReview: "IN_REVIEW"
        case .approved: "PENDING_DEVELOPER_RELEASE"
        case .released: "READY_FOR_SALE"
        case .withdrawn: "DEVELOPER_REMOVED_FROM_SALE"
        }
    }
}
