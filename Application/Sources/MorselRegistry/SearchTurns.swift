// SPDX-License-Identifier: Apache-2.0

/// A queue for searches: each client has one search at a time, and few searches run at once.
package actor SearchTurns {
    /// The maximum number of searches that run at once.
    package static let mostAtOnce = 2

    /// The maximum number of searches that wait.
    package static let mostWaitingInAll = 128

    /// The error of a search that is rejected because too many others wait.
    package struct TooManyError: Error, Sendable {}

    private struct Waiter {
        let id: Int
        let key: String
        let continuation: CheckedContinuation<Void, any Error>
    }

    private var running: Set<String> = []
    private var waiters: [Waiter] = []
    private var lastID = 0

    /// The maximum number of searches of one client that wait.
    private let mostWaiting: Int

    /// Creates an empty queue.
    ///
    /// - Parameter mostWaiting: The maximum number of searches of one client that wait.
    package init(mostWaiting: Int = 4) { self.mostWaiting = mostWaiting }

    /// Waits until it is the client's turn, and runs a search.
    ///
    /// - Throws: ``TooManyError``, or what the search throws.
    nonisolated package func run<Value: Sendable>(
        for key: String,
        _ search: @Sendable () async throws -> Value
    ) async throws -> Value {
        try await begin(key)
        do {
            let value = try await search()
            await end(key)
            return value
        } catch {
            await end(key)
            throw error
        }
    }

    private func begin(_ key: String) async throws {
        guard running.contains(key) || running.count >= Self.mostAtOnce else {
            running.insert(key)
            return
        }
        guard waiters.count(where: { $0.key == key }) < mostWaiting,
            waiters.count < Self.mostWaitingInAll
        else { throw TooManyError() }
        lastID += 1
        let id = lastID
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                waiters.append(Waiter(id: id, key: key, continuation: continuation))
            }
        } onCancel: {
            Task { await cancel(id) }
        }
    }

    private func cancel(_ id: Int) {
        guard let index = waiters.firstIndex(where: { $0.id == id }) else { return }
        waiters.remove(at: index).continuation.resume(throwing: CancellationError())
    }

    /// Ends a search, and starts the first waiting one whose client has no other search running.
    private func end(_ key: String) {
        running.remove(key)
        while running.count < Self.mostAtOnce,
            let index = waiters.firstIndex(where: { !running.contains($0.key) })
        {
            let next = waiters.remove(at: index)
            running.insert(next.key)
            next.continuation.resume()
        }
    }
}

extension Registry {
    /// The maximum time of a search.
    package static var longestSearch: Duration { .seconds(5) }

    /// Runs a search that can take long in a large registry, when it is the client's turn.
    ///
    /// - Throws: ``SearchTurns/TooManyError``, ``RegistryError/tooSlow``, or what the body throws.
    package func search<Value: Sendable>(
        for key: String,
        in turns: SearchTurns,
        _ body: @escaping @Sendable (ReadTransaction) throws -> Value
    ) async throws -> Value {
        try await turns.run(for: key) { try await search(within: Self.longestSearch, body) }
    }
}
