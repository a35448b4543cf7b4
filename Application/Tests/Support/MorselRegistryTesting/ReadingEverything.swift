// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import AppClipExperiences
import AppClipTypes
public import MorselRegistry

/// Calls every read of a registry, with its own contents and with those of a sample.
///
/// For registries whose storage is damaged: each call either throws or returns.
///
/// - Parameter registry: The registry.
/// - Returns: The number of calls that threw.
public func readEverything(in registry: Registry) async -> Int {
    var failures = 0
    func read(_ call: () async throws -> Void) async {
        do { try await call() } catch { failures += 1 }
    }
    var clips: [AppIdentifier] = []
    if let sample = try? Sample.bundle().clip { clips.append(sample) }
    await read { clips += try await registry.clips().map(\.identifier) }
    await read { _ = try await registry.revision() }
    await read { _ = try await registry.changes(after: .none, limit: 1_000) }
    await read { _ = try await registry.apps() }
    await read { _ = try await registry.update(after: .none, limit: 1_000) }
    await read {
        let snapshot = try await registry.snapshot()
        for path in ["", "/a", "/b", "/a/b"] {
            let url = try InvocationURL("https://fruta.example\(path)")
            // The damaged ones are an error of their own.
            _ = try? snapshot.world(for: url, linkHosts: [])
        }
        for id in 1...3 { _ = try? snapshot.experience(AdvancedExperience.ID(rawValue: Int64(id))) }
    }
    await read { _ = try await registry.domains() }
    for name in ["fruta.example", "a.example", "b.example", "x.wild.example"] {
        await read { _ = try await registry.domain(HostName(name)) }
        await read { _ = try await registry.clips(naming: HostName(name)) }
    }
    for clip in clips {
        await read { _ = try await registry.clip(clip) }
        await read { _ = try await registry.defaultExperience(of: clip, version: "1.0") }
        await read {
            _ = try await registry.experiences(
                ExperienceFilter(clip: clip),
                after: nil,
                limit: 10
            )
        }
        await read { _ = try await registry.read { try $0.orphanedExperiences(of: clip) } }
        await read {
            guard let build = try await registry.latestBuild(of: clip) else { return }
            for digest in [build.module].compactMap(\.self) + build.assets.values.map(\.digest) {
                _ = try await registry.bytes(of: digest)
            }
        }
    }
    await read { _ = try await registry.experiences(after: nil, limit: 1_000) }
    for id in 1...3 {
        let id = AdvancedExperience.ID(rawValue: Int64(id))
        await read { _ = try await registry.experience(id) }
    }
    for path in ["a", "b"] {
        await read {
            let url = try RegisteredURL(InvocationURL("https://fruta.example/\(path)"))
            _ = try await registry.publishedExperience(with: url)
        }
    }
    for bytes in [Sample.module, [0x7B, 0x7D], Sample.png(), Sample.png(mark: 9)] {
        await read { _ = try await registry.size(of: Digest(of: bytes)) }
        await read { _ = try await registry.bytes(of: Digest(of: bytes)) }
        await read { _ = try await registry.asset(Digest(of: bytes), of: nil) }
        await read { _ = try await registry.asset(Digest(of: bytes), of: clips) }
        await read { _ = try await registry.bytes(of: Digest(of: bytes), in: 1..<1 << 40) }
    }
    return failures
}
