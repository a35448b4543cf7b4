// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipFormats
import AppClipTypes
import AppSiteAssociation
import AppStoreConnect
import MorselRegistry

// The identifier of a build and its bundle is the number of the build in the registry.

extension StoreReader {
    /// Returns all builds, by clips and then in the order of their numbers.
    func builds() throws -> [Resource] {
        try store.clips().flatMap { clip in
            try store.builds(of: clip.clip.identifier).map { try buildResource($0) }
        }
    }

    func build(_ id: String) throws -> StoredBuild? {
        guard let number = Int64(id), number >= 0, "\(number)" == id else { return nil }
        return try store.build(number)
    }

    func buildResource(_ build: StoredBuild) throws -> Resource {
        let published = build.published
        guard let clip = try store.clip(published.build.clip) else {
            throw RegistryError.damaged("builds")
        }
        let version = Self.versionID(clip, published.build.version)
        return Resource(
            .builds,
            "\(build.number)",
            attributes: [
                "version": .string("\(build.number)"),
                "uploadedDate": published.time.iso8601.map(JSONValue.string),
                "expired": .boolean(published.build.stage == .withdrawn),
                "minOsVersion": .string("\(published.build.minimumSystem)"),
                "processingState": "VALID", "buildAudienceType": "APP_STORE_ELIGIBLE",
                "usesNonExemptEncryption": false,
            ],
            relationships: [
                "app": .one("\(clip.appNumber)"), "appStoreVersion": .one(version),
                "preReleaseVersion": .one(version), "buildBundles": .many(["\(build.number)"]),
            ]
        )
    }

    /// Returns the version that builds belong to; its identifier is that of the version in the store.
    func preReleaseVersion(_ id: String) throws -> Resource? {
        guard let (clip, version) = try versionNamed(id) else { return nil }
        let builds = try store.builds(of: clip.clip.identifier)
            .filter { $0.published.build.version == version }
        return Resource(
            .preReleaseVersions,
            id,
            attributes: ["version": .string(version), "platform": "IOS"],
            relationships: [
                "app": .one("\(clip.appNumber)"), "builds": .many(builds.map { "\($0.number)" }),
            ]
        )
    }

    /// Returns the resource of a build.
    func resource(_ build: StoredBuild) throws -> Resource {
        let invocations = try store.records(TestInvocationRecord.self, of: "\(build.number)")
        return Resource(
            .buildBundles,
            "\(build.number)",
            attributes: [
                "bundleId": .string(build.published.build.clip.bundle.text),
                "bundleType": "APP_CLIP",
            ],
            relationships: [
                "appClipDomainCacheStatus": .one("\(build.number)-cache"),
                "appClipDomainDebugStatus": .one("\(build.number)-debug"),
                "betaAppClipInvocations": .many(invocations.map(\.id)),
            ]
        )
    }

    /// Returns the status of the domains of a build, from the stored states of their files.
    func domainStatus(_ id: String) throws -> Resource? {
        guard let hyphen = id.firstIndex(of: "-"), ["-cache", "-debug"].contains(id[hyphen...]),
            let build = try build(String(id[..<hyphen]))
        else { return nil }
        var latest: Timestamp?
        let domains = try build.published.build.associatedDomains.prefix(1_000).map { host in
            let time = try store.domain(host)?.time
            if let time { latest = max(latest ?? time, time) }
            let status = try store.association(of: build.published, on: host)
            return JSONValue.object(
                some: [
                    "domain": .string(host.text), "isValid": .boolean(status == .verified),
                    "lastUpdatedDate": time?.iso8601.map(JSONValue.string),
                    "errorCode": (status.domainStatus?.rawValue).map(JSONValue.string),
                ]
            )
        }
        return Resource(
            .appClipDomainStatuses,
            id,
            attributes: [
                "domains": .array(domains),
                "lastUpdatedDate": latest?.iso8601.map(JSONValue.string),
            ]
        )
    }
}
