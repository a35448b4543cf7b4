public import AppClipDevice
public import AppClipTypes
import AppSiteAssociation
public import AssociationVerification

/// Where a watch finds its sites, and keeps what it learns of them.
public protocol WatchedDomains: Sendable {
    /// The sites to watch.
    ///
    /// - Throws: What the storage throws; the watch goes on with what it knew.
    func hosts() async throws -> [HostName]

    /// What is known of a site, or `nil`.
    ///
    /// - Throws: What the storage throws; the site's turn comes again later.
    func cached(_ host: HostName) async throws -> CachedFile?

    /// Keeps what is known of a site.
    ///
    /// - Throws: What the storage throws; the site's turn comes again later.
    func keep(_ file: CachedFile) async throws
}

/// Asks sites for their files again and again, so that what is known of them stays true (feature
/// B4).
///
/// It runs until its task is cancelled. At any moment it asks at most ``concurrentSites`` sites; one
/// slow site holds up no more than the others of its round. The list of sites is read anew every
/// ``listInterval``, so a site that was added is asked within that time. What fails is asked later,
/// by ``CheckSchedule``.
public struct DomainWatch<WatchClock: Clock>: Sendable where WatchClock.Duration == Duration {
    /// The most sites that are asked at the same time.
    public let concurrentSites: Int

    /// How often the list of sites is read.
    public let listInterval: Duration

    private let domains: any WatchedDomains
    private let schedule: CheckSchedule
    private let clock: WatchClock
    private let now: @Sendable () -> Timestamp
    private let makeRandom: @Sendable () -> any RandomNumberGenerator
    private let check: @Sendable (HostName) async -> FileCheck

    /// A watch.
    ///
    /// - Parameters:
    ///   - domains: The sites, and where it is kept what they gave.
    ///   - schedule: When they are asked.
    ///   - concurrentSites: The most sites that are asked at the same time, 1 at least.
    ///   - listInterval: How often the list of sites is read.
    ///   - clock: What is waited by.
    ///   - now: What time it is.
    ///   - makeRandom: Where chance comes from; called once for each run.
    ///   - check: Asks a site, in bounded time.
    public init(
        domains: any WatchedDomains,
        schedule: CheckSchedule = CheckSchedule(),
        concurrentSites: Int = 4,
        listInterval: Duration = .seconds(60),
        clock: WatchClock,
        now: @escaping @Sendable () -> Timestamp,
        makeRandom: @escaping @Sendable () -> any RandomNumberGenerator,
        check: @escaping @Sendable (HostName) async -> FileCheck
    ) {
        self.domains = domains
        self.schedule = schedule
        self.concurrentSites = max(1, concurrentSites)
        self.listInterval = listInterval
        self.clock = clock
        self.now = now
        self.makeRandom = makeRandom
        self.check = check
    }

    /// Watches until the task is cancelled.
    public func run() async {
        var random = ChosenGenerator(base: makeRandom())
        var due: [HostName: Timestamp] = [:]
        while !Task.isCancelled {
            await readList(into: &due, using: &random)
            await askAllDue(&due, using: &random)
            guard (try? await clock.sleep(for: wait(due))) != nil else { return }
        }
    }

    /// Takes up sites that are new, and forgets those that are gone.
    private func readList(
        into due: inout [HostName: Timestamp],
        using random: inout ChosenGenerator
    ) async {
        guard let hosts = try? await domains.hosts() else { return }
        let listed = Set(hosts)
        due = due.filter { listed.contains($0.key) }
        // In the order of the list: with the same chance comes the same plan.
        for host in hosts where due[host] == nil {
            let cached = try? await domains.cached(host)
            due[host] = schedule.nextCheck(of: cached, now: now(), using: &random)
        }
    }

    /// Asks all sites whose time has come, the longest due first.
    private func askAllDue(
        _ due: inout [HostName: Timestamp],
        using random: inout ChosenGenerator
    ) async {
        let moment = now()
        var hosts = due.filter { $0.value <= moment }
            .sorted { ($0.value, $0.key) < ($1.value, $1.key) }
            .map(\.key)[...]
        while !hosts.isEmpty, !Task.isCancelled {
            let round = hosts.prefix(concurrentSites)
            hosts = hosts.dropFirst(concurrentSites)
            let files = await withTaskGroup(of: (HostName, CachedFile?).self) { group in
                for host in round { group.addTask { (host, await ask(host)) } }
                var files: [HostName: CachedFile] = [:]
                for await (host, file) in group { files[host] = file }
                return files
            }
            for host in round {
                // What could not be kept comes again as a site that failed.
                let file =
                    files[host]
                    ?? CachedFile(
                        host: host,
                        content: .nothing(.unexpectedError),
                        updated: now(),
                        failures: 1
                    )
                due[host] = schedule.nextCheck(of: file, now: now(), using: &random)
            }
        }
    }

    /// Asks a site, and keeps what it gave.
    private func ask(_ host: HostName) async -> CachedFile? {
        let result = await check(host)
        // A check that was broken off says nothing about the site.
        guard !Task.isCancelled else { return nil }
        do {
            let moment = now()
            guard var file = try await domains.cached(host) else {
                let file = CachedFile(host: host, check: result, at: moment)
                try await domains.keep(file)
                return file
            }
            file.take(result, at: moment)
            try await domains.keep(file)
            return file
        } catch {
            return nil
        }
    }

    /// How long nothing is due, up to the next reading of the list.
    private func wait(_ due: [HostName: Timestamp]) -> Duration {
        guard let next = due.values.min() else { return listInterval }
        let seconds = next.secondsSince1970 - now().secondsSince1970
        return max(.seconds(1), min(listInterval, .seconds(seconds)))
    }
}

/// A generator that is chosen when the program runs.
private struct ChosenGenerator: RandomNumberGenerator {
    var base: any RandomNumberGenerator

    mutating func next() -> UInt64 { base.next() }
}
