// SPDX-License-Identifier: Apache-2.0

import MorselFetch
import MorselRegistry
import ServiceLifecycle

/// A service that watches the sites of a registry for as long as the server runs.
struct WatchService: Service {
    private let watch: DomainWatch<ContinuousClock>

    init(_ registry: Registry, _ checker: DomainChecker) {
        watch = DomainWatch(
            domains: RegistryDomains(registry),
            clock: ContinuousClock(),
            now: { .now },
            makeRandom: { SystemRandomNumberGenerator() },
            // Devices receive the response that the cache receives, so no other response counts.
            check: { await checker.check($0, comparing: []) }
        )
    }

    func run() async throws {
        await cancelWhenGracefulShutdown { await watch.run() }
    }
}
