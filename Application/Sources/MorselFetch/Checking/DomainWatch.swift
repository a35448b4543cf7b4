// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipTypes
import AppSiteAssociation
public import AssociationVerification

/// The storage of a ``DomainWatch``: its sites and their states.
public protocol WatchedDomains: Sendable {
    /// Returns the sites to watch.
    ///
    /// - Throws: Any error of the storage; the watch continues with the sites it knows.
    func hosts() async throws -> [HostName]

    /// Returns the stored state of a site, or `nil` if there is none.
    ///
    /// - Throws: Any error of the storage; the site is checked again later.
    func cachedFile(of host: HostName) async throws -> CachedFile?

    /// Stores the state of a site.
    ///
    /// - Throws: Any error of the storage; the site is checked again later.
    func store(_ file: CachedFile) async throws
}

/// Checks the association files of sites periodically (feature B4).
///
/// The watch runs until its task is cancelled, and checks at most ``concurrentSites`` sites at a
/// time; a slow site delays only the others of its round. The list of sites is read every
/// ``listInterval``, so a new site is checked within that time. After an error, a site is checked
/// again as ``CheckSchedule`` says.
public struct DomainWatch<WatchClock: Clock>: Sendable where WatchClock.Duration == Duration {
    /// The maximum number of sites that are checked at the same time.
    public let concurrentSites: Int

    /// The interval at which the list of sites is read again.
    public let listInterval: Duration

    private let domains: any WatchedDomains
    private let schedule: CheckSchedule
    private let clock: WatchClock
    private let now: @Sendable () -> Timestamp
    private let makeRandom: @Sendable () -> any RandomNumberGenerator
    private let check: @Sendable (HostName) async -> FileCheck

    /// Creates a watch.
    ///
    /// - Parameters:
    ///   - domains: The sites and their states.
    ///   - schedule: The schedule of the checks.
    ///   - concurrentSites: The maximum number of sites that are checked at once, at least 1.
    ///   - listInterval: The interval at which the list of sites is read again.
    ///   - clock: The clock that measures the pauses.
    ///   - now: Returns the current time.
    ///   - makeRandom: Creates the source of random numbers; called once for each run.
    ///   - check: Checks a site, in bounded time.
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
        var random = AnyRandomNumberGenerator(base: makeRandom())
        var dueTimes: [HostName: Timestamp] = [:]
        while !Task.isCancelled {
            await updateList(of: &dueTimes, using: &random)
            await checkDueSites(&dueTimes, using: &random)
            guard (try? await clock.sleep(for: pause(before: dueTimes))) != nil else { return }
        }
    }

    /// Adds the due times of new sites, and removes those of sites that are no longer in the list.
    private func updateList(
        of dueTimes: inout [HostName: Timestamp],
        using random: inout AnyRandomNumberGenerator
    ) async {
        guard let hosts = try? await domains.hosts() else { return }
        let listed = Set(hosts)
        dueTimes = dueTimes.filter { listed.contains($0.key) }
        // In the order of the list, so that the same random numbers give the same schedule.
        for host in hosts where dueTimes[host] == nil {
            let cached = try? await domains.cachedFile(of: host)
            dueTimes[host] = schedule.nextCheck(of: cached, now: now(), using: &random)
        }
    }

    /// Checks all sites that are due, the longest overdue first.
    private func checkDueSites(
        _ dueTimes: inout [HostName: Timestamp],
        using random: inout AnyRandomNumberGenerator
    ) async {
        let start = now()
        var hosts = dueTimes.filter { $0.value <= start }
            .sorted { ($0.value, $0.key) < ($1.value, $1.key) }
            .map(\.key)[...]
        while !hosts.isEmpty, !Task.isCancelled {
            let round = hosts.prefix(concurrentSites)
            hosts = hosts.dropFirst(concurrentSites)
            let files = await withTaskGroup(of: (HostName, CachedFile?).self) { group in
                for host in round { group.addTask { (host, await checkAndStore(host)) } }
                var files: [HostName: CachedFile] = [:]
                for await (host, file) in group { files[host] = file }
                return files
            }
            for host in round {
                // A site whose state could not be stored is checked again like one that failed.
                let file =
                    files[host]
                    ?? CachedFile(
                        host: host,
                        content: .nothing(.unexpectedError),
                        updated: now(),
                        failures: 1
                    )
                dueTimes[host] = schedule.nextCheck(of: file, now: now(), using: &random)
            }
        }
    }

    /// Checks a site, and stores and returns its state; `nil` if the storage has an error or the task is
    /// cancelled.
    private func checkAndStore(_ host: HostName) async -> CachedFile? {
        let result = await check(host)
        // A cancelled check says nothing about the site.
        guard !Task.isCancelled else { return nil }
        do {
            let moment = now()
            guard var file = try await domains.cachedFile(of: host) else {
                let file = CachedFile(host: host, check: result, at: moment)
                try await domains.store(file)
                return file
            }
            file.take(result, at: moment)
            try await domains.store(file)
            return file
        } catch {
            return nil
        }
    }

    /// Returns the time until the next site is due or the list is read again; at least a second, so that
    /// a site that is always due cannot keep the watch busy.
    private func pause(before dueTimes: [HostName: Timestamp]) -> Duration {
        guard let next = dueTimes.values.min() else { return listInterval }
        let seconds = next.secondsSince1970 - now().secondsSince1970
        return max(.seconds(1), min(listInterval, .seconds(seconds)))
    }
}

/// A random number generator whose type is chosen at run time.
private struct AnyRandomNumberGenerator: RandomNumberGenerator {
    var base: any RandomNumberGenerator

    mutating func next() -> UInt64 { base.next() }
}
