// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipTypes
import SiteDiagnosis

/// A cache of the latest diagnoses, with limits on those that visitors request and that run at a time.
///
/// Requests for the same URL share a diagnosis that is running or stored. They do not share one
/// that waits, since it waits only for others of its own client.
actor DiagnosisCache {
    /// The time for which a diagnosis is stored, in seconds.
    static let lifetime: Int64 = 300

    /// The maximum number of diagnoses that are stored.
    static let capacity = 256

    /// An error that occurs if a client, or all clients together, have requested too many
    /// diagnoses, or if one took too long.
    struct TooManyRequestsError: Error {}

    private var limit: RateLimit
    private let queue: DiagnosisQueue
    private let longest: Duration
    private var results: [String: Task<DiagnosisResult, any Error>] = [:]
    /// The keys of the stored diagnoses and the times of their requests, oldest first.
    private var order: [(key: String, time: Timestamp)] = []

    /// Creates an empty cache.
    ///
    /// - Parameters:
    ///   - limit: The limit on the diagnoses that clients request.
    ///   - queue: The queue that limits the diagnoses that run.
    ///   - longest: The maximum duration of a diagnosis. A site can be slow to answer each of many
    ///     requests; the remaining ones are then cancelled.
    init(
        limit: RateLimit = RateLimit(),
        queue: DiagnosisQueue = DiagnosisQueue(),
        longest: Duration = .seconds(90)
    ) {
        self.limit = limit
        self.queue = queue
        self.longest = longest
    }

    /// Returns the diagnosis of a URL.
    ///
    /// - Parameters:
    ///   - url: The URL to diagnose.
    ///   - client: The client's address.
    ///   - time: The time of the request.
    ///   - diagnose: Makes the diagnosis if none is stored.
    /// - Returns: The diagnosis.
    /// - Throws: ``TooManyRequestsError``, or an error of `diagnose`.
    func result(
        for url: InvocationURL,
        client: String,
        at time: Timestamp,
        diagnose: @escaping @Sendable () async throws -> DiagnosisResult
    ) async throws -> DiagnosisResult {
        removeExpired(at: time)
        let key = url.canonicalText
        if let known = results[key] { return try await known.value }
        let client = ClientKey(address: client)
        guard limit.takeRequest(from: client.text, at: time), await queue.enter(client) else {
            throw TooManyRequestsError()
        }
        // Another request may have started the diagnosis in the meantime.
        if let known = results[key] {
            queue.leave(client)
            return try await known.value
        }
        // The task is not cancelled with the first request, since others may wait for the same result.
        let task = Task { [queue, longest] in
            defer { queue.leave(client) }
            return try await Self.cancelled(after: longest, diagnose)
        }
        results[key] = task
        order.append((key, time))
        do {
            return try await task.value
        } catch {
            // A newer one has its place if this one was dropped in the meantime.
            if results[key] == task {
                order.removeAll { $0.key == key }
                results[key] = nil
            }
            throw error
        }
    }

    /// Returns the result of a diagnosis, which is cancelled at the end of its time.
    private static func cancelled(
        after limit: Duration,
        _ diagnose: @escaping @Sendable () async throws -> DiagnosisResult
    ) async throws -> DiagnosisResult {
        let diagnosis = Task { try await diagnose() }
        let timer = Task {
            try await Task.sleep(for: limit)
            diagnosis.cancel()
        }
        defer { timer.cancel() }
        do {
            return try await diagnosis.value
        } catch is CancellationError {
            throw TooManyRequestsError()
        }
    }

    private func removeExpired(at time: Timestamp) {
        let end = time.secondsSince1970 - Self.lifetime
        let expired = order.prefix { $0.time.secondsSince1970 <= end }.count
        let surplus = order.count - Self.capacity + 1
        let count = max(expired, surplus, 0)
        for entry in order.prefix(count) { results[entry.key] = nil }
        order.removeFirst(count)
    }
}
