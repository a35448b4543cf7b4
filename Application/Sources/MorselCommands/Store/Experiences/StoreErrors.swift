// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import MorselRegistry
import MorselWording
import Terminal

/// A conversion of the errors of store and registry to errors of a command.
enum StoreErrors {
    /// Runs a closure that uses the store.
    ///
    /// - Parameters:
    ///   - clip: The clip that the closure is about, if it is known.
    ///   - registry: The registry of the store.
    ///   - body: The closure to run.
    /// - Returns: The value that `body` returns.
    /// - Throws: ``CommandError`` in place of the errors of rules and registry.
    static func reporting<Value>(
        _ clip: AppIdentifier? = nil,
        in registry: Registry,
        _ body: () async throws -> Value
    ) async throws -> Value {
        do {
            return try await body()
        } catch let refused as RegistrationError {
            let errors = refused.findings.filter { $0.severity == .error }
            var sentences = errors.map { $0.sentence }
            if let clip, errors.contains(where: { $0.code == .hostNotInEntitlement }) {
                sentences.append(try await hosts(of: clip, in: registry))
            }
            throw CommandError("experience", "experience: \(sentences.joined(separator: " "))")
        } catch RegistryError.unknownClip(let clip) {
            let sentence = try await unknown(clip, in: registry)
            throw CommandError("registry", "clip: \(sentence)")
        } catch let error as RegistryError {
            throw CommandError("registry", "\(error.subject): \(error.sentence)")
        }
    }

    /// Returns a sentence that says that a clip was never published, and lists those that were.
    private static func unknown(
        _ clip: AppIdentifier,
        in registry: Registry
    ) async throws -> String {
        let sentence = RegistryError.unknownClip(clip).sentence
        let clips = try await registry.clips().prefix(10).map(\.identifier.text)
        if clips.isEmpty { return "\(sentence) Publish one with 'morsel publish' first." }
        return "\(sentence) The database has \(clips.joined(separator: ", "))."
    }

    /// Returns a sentence with the hosts with which a clip's latest build is associated.
    private static func hosts(
        of clip: AppIdentifier,
        in registry: Registry
    ) async throws -> String {
        let hosts = try await registry.latestBuild(of: clip)?.build.associatedDomains ?? []
        if hosts.isEmpty { return "The build has none." }
        return "The build has \(hosts.prefix(10).map(\.text).joined(separator: ", "))."
    }
}

extension RegistryError {
    /// The subject of the error in a command's message.
    fileprivate var subject: String {
        switch self {
        case .unknownBuild: "build"
        case .unknownClip, .clipOfOtherApp, .appHasOtherClip, .hostsOfOtherTeams: "clip"
        case .unknownExperience, .urlTaken, .unknownImage: "experience"
        case .notUndoable, .changedSince: "log"
        default: "database"
        }
    }
}
