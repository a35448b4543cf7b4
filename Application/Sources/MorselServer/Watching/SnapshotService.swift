// SPDX-License-Identifier: Apache-2.0

internal import CoreMetrics
internal import Logging
internal import MorselRegistry
internal import ServiceLifecycle

/// Takes up what changes in the registry, whoever changes it.
struct SnapshotService: Service {
    let snapshots: CurrentSnapshot
    let logger: Logger

    /// The time between two looks, which read one number each: a change is shown within 50 ms.
    private static let interval: Duration = .milliseconds(25)

    private let revision = Gauge(label: "morsel_registry_revision")

    init(snapshots: CurrentSnapshot, logger: Logger) {
        self.snapshots = snapshots
        self.logger = logger
    }

    func run() async throws {
        await cancelWhenGracefulShutdown {
            await snapshots.follow(every: Self.interval) { snapshot in
                revision.record(snapshot.revision.rawValue)
            } report: { error in
                logger.error("reading changes failed", metadata: ["error": "\(error)"])
            }
        }
        await snapshots.close()
    }
}
