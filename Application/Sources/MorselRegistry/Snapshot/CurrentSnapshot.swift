// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// The newest snapshot of a registry.
///
/// Readers take ``value`` and never wait. ``follow(every:)`` takes up what changes.
package actor CurrentSnapshot {
    /// When changes are gathered.
    package struct Limits: Sendable {
        /// The most changed experiences that are indexed anew with each change; with more, they are
        /// settled, in the background.
        package var recent = 1_024

        /// The most changed experiences before the large indexes are built anew, in the background.
        package var settled = 65_536

        /// The most changes that are taken up one by one; with more, all is read anew.
        package var updates = 65_536

        /// The usual limits.
        package init() {}
    }

    private let limits: Limits
    private let registry: any Registry
    private nonisolated let current = Mutex(RegistrySnapshot.empty)
    private var settling: Task<Void, Never>?
    private var rebuild: Task<Void, Never>?
    private let file: String?
    private var writtenBase: SnapshotBase?
    private var writing: Task<Void, Never>?
    /// Called with each error of a snapshot file; the registry goes on without it.
    private let report: @Sendable (SnapshotFileError) -> Void

    /// The snapshots of a registry; ``value`` is empty before the first ``refresh()``.
    ///
    /// - Parameters:
    ///   - registry: The registry.
    ///   - file: A snapshot file, which is read if it fits the registry, and written whenever the
    ///     large indexes have been built.
    ///   - limits: When changes are gathered.
    ///   - report: Called with each error of the file, which is no reason not to go on.
    package init(
        _ registry: any Registry,
        file: String? = nil,
        limits: Limits = Limits(),
        report: @escaping @Sendable (SnapshotFileError) -> Void = { _ in }
    ) {
        self.registry = registry
        self.file = file
        self.limits = limits
        self.report = report
    }

    /// The newest snapshot that was taken up.
    package nonisolated var value: RegistrySnapshot { current.withLock { $0 } }

    /// Takes up all changes before the call.
    ///
    /// - Returns: A snapshot that shows them.
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
            // Another call can have been faster.
            before.revision < update.revision ? before.applying(update) : before
        }
        tidy(next)
        return next
    }

    /// Takes up changes until the task is cancelled.
    ///
    /// - Parameters:
    ///   - interval: The time between two looks at the registry's revision.
    ///   - seen: Called with the snapshot that is current after each look.
    ///   - report: Called with each error of the registry; the server goes on with what it has.
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
                // Not a hundred lines a second while a disk is full.
                try? await Task.sleep(for: .seconds(1))
            }
        }
    }

    /// Makes a snapshot current, unless a newer one is.
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
    /// Calls come in turn, so only readers see it meanwhile.
    private func take(_ next: (RegistrySnapshot) -> RegistrySnapshot) -> RegistrySnapshot {
        let snapshot = next(value)
        current.withLock { $0 = snapshot }
        return snapshot
    }

    // MARK: - In the background

    /// Begins what keeps changes quick.
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

    /// Works outside the actor, which goes on taking up changes.
    @concurrent private static func settling(
        _ snapshot: RegistrySnapshot
    ) async -> ExperienceChanges { snapshot.settling() }

    private func rebuildIndexes() async {
        // With an error of the registry, the next look reports it, and this is tried again.
        if var rebuilt = try? await registry.snapshot() {
            // What has changed while it was built, and while that was read.
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

    /// What the file and the registry give together; `nil` without a file that fits.
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
            // A row that cannot be read; reading everything anew keeps that from the rest.
            return nil
        }
    }

    /// Makes a snapshot current whose large indexes are new, and has them written.
    @discardableResult
    private func takeBuilt(_ snapshot: RegistrySnapshot) -> RegistrySnapshot {
        let next = take(snapshot)
        if writing == nil { writing = Task { await write() } }
        return next
    }

    /// Writes the snapshot file, if it does not show the large indexes yet.
    private func write() async {
        let snapshot = value
        if let file, snapshot.base !== writtenBase, snapshot.revision > .none {
            do {
                try await Self.write(snapshot, of: registry, to: file)
                writtenBase = snapshot.base
            } catch let error as SnapshotFileError {
                report(error)
            } catch {
                // The next look at the registry reports it.
            }
        }
        writing = nil
    }

    /// Works outside the actor, which goes on taking up changes.
    @concurrent private static func write(
        _ snapshot: RegistrySnapshot,
        of registry: any Registry,
        to file: String
    ) async throws { _ = try await snapshot.file(of: registry).write(to: file) }

    /// Waits until the snapshot file is written, before the process ends.
    package func close() async {
        await writing?.value
        await write()
    }
}
