// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// The newest snapshot of a registry.
///
/// Readers take ``value`` and never wait. ``follow(every:)`` takes up what changes.
package actor CurrentSnapshot {
    /// The most changed experiences before the large indexes are built anew, in the background.
    static let mostChanges = 4_096

    /// The most changes that are taken up one by one; with more, all is read anew.
    static let mostUpdates = 16_384

    private let registry: any Registry
    private nonisolated let current = Mutex(RegistrySnapshot.empty)
    private var rebuild: Task<Void, any Error>?

    /// The snapshots of a registry; ``value`` is empty before the first ``refresh()``.
    package init(_ registry: any Registry) { self.registry = registry }

    /// The newest snapshot that was taken up.
    package nonisolated var value: RegistrySnapshot { current.withLock { $0 } }

    /// Takes up all changes before the call.
    ///
    /// - Returns: A snapshot that shows them.
    /// - Throws: What the registry throws.
    @discardableResult
    package func refresh() async throws -> RegistrySnapshot {
        let before = value
        guard before.revision > .none else { return take(try await registry.snapshot()) }
        guard try await registry.revision() > before.revision else { return before }
        guard before.changeCount < Self.mostUpdates,
            let update = try await registry.update(
                after: before.revision,
                limit: Self.mostUpdates
            )
        else { return take(try await registry.snapshot()) }
        let next = take(before.applying(update))
        if next.changeCount > Self.mostChanges, rebuild == nil {
            rebuild = Task { try await rebuildIndexes() }
        }
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
        current.withLock { current in
            let isNewer =
                snapshot.revision > current.revision
                || snapshot.revision == current.revision
                    && snapshot.changeCount < current.changeCount
            if isNewer { current = snapshot }
            return current
        }
    }

    private func rebuildIndexes() async throws {
        defer { rebuild = nil }
        var rebuilt = try await registry.snapshot()
        // What has changed while it was built, and while that was read.
        repeat {
            guard
                let update = try await registry.update(
                    after: rebuilt.revision,
                    limit: Self.mostUpdates
                )
            else { return }
            rebuilt = rebuilt.applying(update)
        } while rebuilt.revision < value.revision
        _ = take(rebuilt)
    }
}
