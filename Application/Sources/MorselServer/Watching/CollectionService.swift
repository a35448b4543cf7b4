// SPDX-License-Identifier: Apache-2.0

import Logging
import MorselRegistry
import ServiceLifecycle

/// A service that removes bytes to which nothing refers any more.
struct CollectionService: Service {
    let registry: Registry
    let logger: Logger

    /// The time between two collections; the addresses of an upload are valid for a day.
    var interval: Duration = .seconds(3_600)

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                do {
                    _ = try await registry.collect(at: .now)
                } catch is CancellationError {
                    return
                } catch RegistryError.readOnly {
                    // Another process writes to the database, and collects.
                } catch {
                    logger.error("collecting bytes failed", metadata: ["error": "\(error)"])
                }
                try? await Task.sleep(for: interval)
            }
        }
    }
}
