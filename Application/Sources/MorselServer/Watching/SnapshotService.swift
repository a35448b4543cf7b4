// SPDX-License-Identifier: Apache-2.0

import CoreMetrics
import Logging
import MorselRegistry
import ServiceLifecycle

/// A service that follows the changes of the registry, also those of other processes.
struct SnapshotService: Service {
    let snapshots: CurrentSnapshot
    let logger: Logger

    /// The interval between two checks, which read one number each: a change is visible within 50 ms.
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
