// SPDX-License-Identifier: Apache-2.0

/// The newest snapshot of a registry's URLs, rebuilt when the registry has changed.
///
/// Reading the revision is one read of one row; building the index is not. So the snapshot is kept
/// until the revision changes, and calls that arrive while a new one is being built wait for that
/// build.
package actor CurrentSnapshot {
    private let registry: any Registry
    private var snapshot: RegistrySnapshot?
    private var build: Task<RegistrySnapshot, any Error>?

    /// The snapshots of a registry; nothing is read before the first call of ``latest()``.
    package init(_ registry: any Registry) { self.registry = registry }

    /// A snapshot that is at least as new as the latest change before the call.
    ///
    /// - Throws: What the registry throws.
    package func latest() async throws -> RegistrySnapshot {
        let revision = try await registry.revision()
        if let snapshot, snapshot.revision >= revision { return snapshot }
        if let build {
            let built = try await build.value
            if built.revision >= revision { return built }
        }
        let task = Task { [registry] in try await registry.snapshot() }
        build = task
        defer { build = nil }
        let built = try await task.value
        snapshot = built
        return built
    }
}
