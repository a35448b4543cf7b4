// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes
internal import SiteDiagnosis

/// The latest diagnoses, the rate at which visitors may request more, and how many run for each.
///
/// Requests for the same URL share a diagnosis that runs or is stored. They do not share one that
/// waits: it waits for others of its own client, which is nobody else's affair.
actor DiagnosisCache {
    /// How long a diagnosis is stored, in seconds.
    static let lifetime: Int64 = 300

    /// The most diagnoses that are stored.
    static let capacity = 256

    /// A client has requested too many diagnoses, or all clients together have, or one took too long.
    struct TooManyRequestsError: Error {}

    private var limit: RateLimit
    private let queue: DiagnosisQueue
    private let longest: Duration
    private var results: [String: Task<DiagnosisResult, any Error>] = [:]
    /// When diagnoses were requested, oldest first.
    private var order: [(key: String, time: Timestamp)] = []

    /// A cache without results.
    ///
    /// - Parameters:
    ///   - limit: How many diagnoses clients request.
    ///   - queue: How many run.
    ///   - longest: How long one runs. A site can be slow with each of many requests; then the rest of
    ///     them is given up.
    init(
        limit: RateLimit = RateLimit(),
        queue: DiagnosisQueue = DiagnosisQueue(),
        longest: Duration = .seconds(90)
    ) {
        self.limit = limit
        self.queue = queue
        self.longest = longest
    }

    /// The diagnosis of a URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - client: The client's address.
    ///   - time: The moment of the request.
    ///   - diagnose: Makes the diagnosis where none is stored.
    /// - Returns: The diagnosis.
    /// - Throws: ``TooManyRequestsError``, or what `diagnose` throws.
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
        // Another request may have started it in the meantime.
        if let known = results[key] {
            queue.leave(client)
            return try await known.value
        }
        // Not cancelled with the first request: others may wait for the same result.
        let task = Task { [queue, longest] in
            defer { queue.leave(client) }
            return try await Self.cancelled(after: longest, diagnose)
        }
        results[key] = task
        order.append((key, time))
        do {
            return try await task.value
        } catch {
            order.removeAll { $0.key == key }
            results[key] = nil
            throw error
        }
    }

    /// What a diagnosis has come to by the end of its time.
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
