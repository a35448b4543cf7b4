// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The newest snapshot of a registry.
///
/// Readers take ``value`` without waiting. ``follow(every:)`` applies the changes.
package actor CurrentSnapshot {
    /// The thresholds at which changes are merged into larger indexes.
    package struct Limits: Sendable {
        /// The maximum number of changed experiences that are indexed again with each change; beyond
        /// it, they are merged with the settled ones, in the background.
        package var recent = 1_024

        /// The maximum number of changed experiences before the large indexes are rebuilt, in the
        /// background.
        package var settled = 65_536

        /// The maximum number of changes that are applied one by one; beyond it, everything is read
        /// again.
        package var updates = 65_536

        /// Creates the default thresholds.
        package init() {}
    }

    private let limits: Limits
    private let registry: Registry
    private nonisolated let current = Mutex(RegistrySnapshot.empty)
    private var settling: Task<Void, Never>?
    private var rebuild: Task<Void, Never>?
    private let file: String?
    private var writtenBase: SnapshotBase?
    private var writing: Task<Void, Never>?
    /// A closure that is called with each error of a snapshot file; the registry works without the
    /// file.
    private let report: @Sendable (SnapshotFileError) -> Void

    /// Creates the snapshots of a registry; ``value`` is empty before the first ``refresh()``.
    ///
    /// - Parameters:
    ///   - registry: The registry.
    ///   - file: A snapshot file, which is read if it matches the registry, and written whenever the
    ///     large indexes have been built.
    ///   - limits: The thresholds at which changes are merged.
    ///   - report: Called with each error of the file; the snapshots work without it.
    package init(
        _ registry: Registry,
        file: String? = nil,
        limits: Limits = Limits(),
        report: @escaping @Sendable (SnapshotFileError) -> Void = { _ in }
    ) {
        self.registry = registry
        self.file = file
        self.limits = limits
        self.report = report
    }

    /// The newest snapshot.
    package nonisolated var value: RegistrySnapshot { current.withLock { $0 } }

    /// Applies all changes that were made before the call.
    ///
    /// - Returns: A snapshot with these changes.
    /// - Throws: What the registry throws.
    @discardableResult
    package func refresh() async throws -> RegistrySnapshot {
        let before = value
        guard before.revision > .none else {
            if let resumed = try await resumed() { return take(resumed) }
            return takeBuilt(try await registry.snapshot())
        }
        guard try await registry.revision() > before.revision else { return before }
        guard
            let update = try await registry.update(
                after: before.revision,
                limit: limits.updates
            )
        else { return takeBuilt(try await registry.snapshot()) }
        let next = take { before in
            // Another call may have been faster.
            before.revision < update.revision ? before.applying(update) : before
        }
        tidy(next)
        return next
    }

    /// Applies changes until the task is cancelled.
    ///
    /// - Parameters:
    ///   - interval: The time between two checks of the registry's revision.
    ///   - seen: Called with the current snapshot after each check.
    ///   - report: Called with each error of the registry; the server continues with the last
    ///     snapshot.
    package func follow(
        every interval: Duration,
        seen: @Sendable (RegistrySnapshot) -> Void,
        report: @Sendable (any Error) -> Void
    ) async {
        while !Task.isCancelled {
            do {
                seen(try await refresh())
                try await Task.sleep(for: interval)
            } catch is CancellationError {
                return
            } catch {
                report(error)
                // This avoids a hundred log lines a second while a disk is full.
                try? await Task.sleep(for: .seconds(1))
            }
        }
    }

    /// Makes a snapshot the current one, unless the current one is newer.
    private func take(_ snapshot: RegistrySnapshot) -> RegistrySnapshot {
        take { current in
            let isNewer =
                snapshot.revision > current.revision
                || snapshot.revision == current.revision
                    && snapshot.changeCount < current.changeCount
            return isNewer ? snapshot : current
        }
    }

    /// Replaces the current snapshot.
    ///
    /// Calls come one after the other, so only readers see it in the meantime.
    private func take(_ next: (RegistrySnapshot) -> RegistrySnapshot) -> RegistrySnapshot {
        let snapshot = next(value)
        current.withLock { $0 = snapshot }
        return snapshot
    }

    // MARK: - In the background

    /// Starts the background work that keeps changes fast.
    private func tidy(_ snapshot: RegistrySnapshot) {
        if snapshot.recent.numbers.count > limits.recent, settling == nil {
            settling = Task { await settle(snapshot) }
        }
        if snapshot.settled.numbers.count > limits.settled, rebuild == nil {
            rebuild = Task { await rebuildIndexes() }
        }
    }

    private func settle(_ snapshot: RegistrySnapshot) async {
        let settled = await Self.settling(snapshot)
        _ = take { $0.settled(settled, of: snapshot) }
        settling = nil
    }

    /// Merges the changes outside of the actor, which continues to apply new ones.
    @concurrent private static func settling(
        _ snapshot: RegistrySnapshot
    ) async -> ExperienceChanges { snapshot.settling() }

    private func rebuildIndexes() async {
        // If the registry fails, the next check reports it, and this is tried again.
        if var rebuilt = try? await registry.snapshot() {
            // Applies the changes that were made during the rebuild, and during their own reading.
            repeat {
                guard
                    let update = try? await registry.update(
                        after: rebuilt.revision,
                        limit: limits.updates
                    )
                else { break }
                rebuilt = rebuilt.applying(update)
            } while rebuilt.revision < value.revision
            takeBuilt(rebuilt)
        }
        rebuild = nil
    }

    // MARK: - The snapshot file

    /// Returns the snapshot that the file and the registry give together; `nil` without a matching
    /// file.
    private func resumed() async throws -> RegistrySnapshot? {
        guard let file else { return nil }
        do {
            let snapshot = try await RegistrySnapshot.resuming(
                SnapshotFile(path: file),
                for: registry,
                limit: limits.updates
            )
            writtenBase = snapshot.base
            return snapshot
        } catch SnapshotFileError.missing {
            return nil
        } catch let error as SnapshotFileError {
            report(error)
            return nil
        } catch is RegistryError {
            // A row cannot be read; reading everything again isolates it from the rest.
            return nil
        }
    }

    /// Makes a snapshot with new large indexes the current one, and starts writing them to the file.
    @discardableResult
    private func takeBuilt(_ snapshot: RegistrySnapshot) -> RegistrySnapshot {
        let next = take(snapshot)
        if writing == nil { writing = Task { await write() } }
        return next
    }

    /// Writes the snapshot file, unless it already has the large indexes.
    private func write() async {
        let snapshot = value
        if let file, snapshot.base !== writtenBase, snapshot.revision > .none {
            do {
                try await Self.write(snapshot, of: registry, to: file)
                writtenBase = snapshot.base
            } catch let error as SnapshotFileError {
                report(error)
            } catch {
                // The next check of the registry reports it.
            }
        }
        writing = nil
    }

    /// Writes outside of the actor, which continues to apply changes.
    @concurrent private static func write(
        _ snapshot: RegistrySnapshot,
        of registry: Registry,
        to file: String
    ) async throws { _ = try await snapshot.file(of: registry).write(to: file) }

    /// Waits until the snapshot file is written, before the process ends.
    package func close() async {
        await writing?.value
        await write()
    }
}
