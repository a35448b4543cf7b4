internal import AppClipDevice
internal import MorselFetch
internal import MorselRegistry
internal import ServiceLifecycle

/// Watches the sites of a registry for as long as the server runs.
struct WatchService: Service {
    private let watch: DomainWatch<ContinuousClock>

    init(_ registry: any Registry, _ checker: DomainChecker) {
        watch = DomainWatch(
            domains: WatchedRegistry(registry),
            clock: ContinuousClock(),
            now: { .now },
            makeRandom: { SystemRandomNumberGenerator() },
            // What devices are given is decided by what the cache is given.
            check: { await checker.check($0, comparing: []) }
        )
    }

    func run() async throws {
        await cancelWhenGracefulShutdown { await watch.run() }
    }
}
