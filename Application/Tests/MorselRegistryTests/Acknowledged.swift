// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import MorselRegistry
import MorselRegistrySQLite
import MorselRegistryTesting
import Testing

/// The changes that a `RegistryWriter` acknowledged, which must therefore be in the registry.
struct Acknowledged {
    private struct Experience {
        let url: String
        var state = "published"
    }

    private(set) var count = 0
    private var experiences: [AdvancedExperience.ID: Experience] = [:]
    private var versions: Set<String> = []
    private var hosts: Set<String> = []
    private var images: Set<String> = []
    /// The experience that was being changed when the process was killed; the states of all others
    /// are known.
    private var latest: AdvancedExperience.ID?

    /// Records the lines of a run.
    mutating func note(_ lines: [String]) throws {
        latest = nil
        count += lines.count
        for line in lines {
            let words = line.split(separator: " ").map(String.init)
            switch words[0] {
            case "published": versions.insert(words[1])
            case "inserted":
                experiences[try id(words[1])] = Experience(url: words[2])
                latest = try id(words[1])
            case "state": experiences[try id(words[1])]?.state = words[2]
            case "domain": hosts.insert(words[1])
            case "image": images.insert(words[1])
            default: Issue.record("unknown line: \(line)")
            }
        }
    }

    private func id(_ word: String) throws -> AdvancedExperience.ID {
        AdvancedExperience.ID(rawValue: try #require(Int64(word)))
    }

    /// Checks that no acknowledged change is missing, and that none is written partially.
    mutating func check(_ registry: Registry) async throws {
        let findings = try await registry.findings()
        #expect(findings.isEmpty)
        let clip = try Sample.bundle().clip
        for version in versions {
            let experience = try await registry.defaultExperience(of: clip, version: version)
            #expect(
                experience?.card.image != nil && experience?.card.texts.count == 1,
                "\(version)"
            )
        }
        try await checkLatestBuild(registry, clip)
        for host in hosts { #expect(try await registry.domain(HostName(host)) != nil, "\(host)") }
        for image in images {
            let digest = try #require(Digest(image))
            #expect(try await registry.size(of: digest) != nil, "\(image)")
        }
        var found: [AdvancedExperience.ID: AdvancedExperience] = [:]
        for experience in try await registry.experiences(after: nil, limit: .max) {
            found[experience.id] = experience
        }
        for (id, wanted) in experiences {
            let experience = try #require(found[id], "\(id)")
            #expect(experience.url.url.text == wanted.url)
            #expect(experience.card.texts.count == 1)
            // A change whose acknowledgement was lost may have been written all the same.
            if experience.state.rawValue != wanted.state {
                #expect(latest == id)
                experiences[id]?.state = experience.state.rawValue
            }
        }
    }

    /// Checks that the latest build has its files, its hosts and its image, or does not exist at all.
    private func checkLatestBuild(_ registry: Registry, _ clip: AppIdentifier) async throws {
        guard let build = try await registry.latestBuild(of: clip) else {
            #expect(versions.isEmpty)
            return
        }
        #expect(build.assets.count == 2)
        for asset in build.assets.values {
            let bytes = try await registry.bytes(of: asset.digest)
            #expect(bytes.map { Digest(of: $0) } == asset.digest)
        }
        for host in build.build.associatedDomains {
            #expect(try await registry.domain(host)?.file == .hosted)
        }
        let version = build.build.version
        #expect(try await registry.defaultExperience(of: clip, version: version) != nil)
    }
}
