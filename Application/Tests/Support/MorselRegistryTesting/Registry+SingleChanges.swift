// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import MorselRegistry

// Single changes, each in its own transaction.

extension Registry {
    /// Returns all apps, in the order of their clips' identifiers.
    public func apps() async throws -> [App] {
        try await read { try $0.clips().map(\.app) }
    }

    /// Stores an experience without checking the rules of the store.
    public func insert(_ experience: NewExperience) async throws -> AdvancedExperience.ID {
        try await write(by: .command, at: time) { try $0.insert(experience, upload: nil) }
    }

    /// Moves an experience to another state without checking the rules of the store.
    public func setState(
        _ state: PublicationState,
        of id: AdvancedExperience.ID
    ) async throws {
        try await write(by: .command, at: time) { store in
            guard let stored = try store.experience(id) else {
                throw RegistryError.unknownExperience(id)
            }
            try store.update(stored.experience.with(state), upload: stored.upload)
        }
    }

    /// Stores an image.
    public func add(_ image: ImageFile) async throws -> HeaderImage {
        try await write(by: .command, at: time) { try $0.add(image) }
    }

    /// Registers an experience at the time of the tests.
    public func register(
        _ experience: NewExperience
    ) async throws -> (id: AdvancedExperience.ID, advice: [ExperienceFinding]) {
        try await register(experience, by: .command, at: time)
    }
}
