// SPDX-License-Identifier: Apache-2.0

import Dispatch
import MorselRegistry

/// Checks and hashes passwords, one at a time on a thread of its own, since each takes 32 MiB of memory.
actor PasswordChecker {
    /// The sender of a password to check.
    struct Sender: Sendable {
        let key: FailedTries.Key
        /// The number of the sender's recent failed attempts; those with fewer come first.
        var failures = 0
        /// The time that the password has to wait before it is checked.
        var delay: Duration = .zero
    }

    /// The reason a password was not checked.
    enum BusyError: Error, Sendable, Hashable {
        /// Other passwords of the same sender are waiting.
        case sender
        /// Too many passwords are waiting.
        case all
    }

    private let cost: PasswordHash.Cost
    private let thread = DispatchQueue(label: "passwords")
    /// A hash of a random password, to check against where no hash is stored.
    private var decoy: PasswordHash?
    private var queue = CheckQueue()
    /// The callers of the passwords in ``queue``, by the identifiers of their entries.
    private var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]
    private var lastID = 0
    private var isChecking = false

    /// Creates a checker.
    ///
    /// - Parameter cost: The cost of new hashes.
    init(cost: PasswordHash.Cost) { self.cost = cost }

    /// Returns whether a password is the one of a stored hash; waits for its turn.
    ///
    /// Without a hash the result is false, but the check takes as long, so that the time does not show
    /// which names exist.
    ///
    /// - Throws: ``BusyError``, `CancellationError`, or an error of the library if there is not enough
    ///   memory.
    func matches(_ password: String, stored: String?, of sender: Sender) async throws -> Bool {
        try await waitForTurn(of: sender)
        defer { finish() }
        if let hash = stored.flatMap(PasswordHash.init(stored:)) {
            return try await onThread { try hash.matches(password) }
        }
        let cost = cost
        let hash =
            if let decoy { decoy } else {
                try await onThread { try PasswordHash(of: SecretToken().text, cost: cost) }
            }
        decoy = hash
        _ = try await onThread { try hash.matches(password) }
        return false
    }

    /// Hashes a new password, and returns the text to store; waits for its turn.
    ///
    /// - Throws: ``BusyError``, `CancellationError`, or an error of the library if there is not enough
    ///   memory.
    func hash(of password: String, for sender: Sender) async throws -> String {
        try await waitForTurn(of: sender)
        defer { finish() }
        let cost = cost
        return try await onThread { try PasswordHash(of: password, cost: cost).text }
    }

    /// Runs a closure on the checker's own thread: the threads of Swift's tasks are few, and others need them.
    private nonisolated func onThread<Value: Sendable>(
        _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            thread.async { continuation.resume(with: Result { try body() }) }
        }
    }

    // MARK: Taking turns

    /// Waits until the password is the next one; the caller then calls ``finish()``.
    private func waitForTurn(of sender: Sender) async throws {
        let now = ContinuousClock.now
        lastID += 1
        let id = lastID
        let entry = CheckQueue.Entry(
            id: id,
            sender: sender.key,
            failures: sender.failures,
            arrival: now,
            start: now + sender.delay
        )
        switch queue.add(entry) {
        case .tooManyOfSender: throw BusyError.sender
        case .full: throw BusyError.all
        case .waits(let displaced): if let displaced { resume(displaced, throwing: BusyError.all) }
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                waiting[id] = continuation
                advance()
            }
        } onCancel: {
            Task { await cancel(id) }
        }
    }

    private func cancel(_ id: Int) {
        queue.remove(id)
        resume(id, throwing: CancellationError())
    }

    private func resume(_ id: Int, throwing error: any Error) {
        waiting.removeValue(forKey: id)?.resume(throwing: error)
    }

    private func finish() {
        isChecking = false
        advance()
    }

    /// Resumes the next password in the queue, now or when its start time comes.
    private func advance() {
        guard !isChecking else { return }
        let now = ContinuousClock.now
        for id in queue.removeExpired(at: now) { resume(id, throwing: BusyError.all) }
        if let next = queue.next(at: now) {
            isChecking = true
            waiting.removeValue(forKey: next.id)?.resume()
        } else if let start = queue.nextStart {
            Task {
                try? await Task.sleep(until: start, clock: .continuous)
                advance()
            }
        }
    }
}
