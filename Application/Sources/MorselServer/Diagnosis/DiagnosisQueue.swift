// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// Who may diagnose now, and who waits: each client has a share of its own.
///
/// A diagnosis of a slow site can take minutes. A client has few of them running; the others of the
/// same client wait for those, and nobody else does. Places that get free are given to the waiting
/// clients in turn, whatever the length of their queues.
final class DiagnosisQueue: Sendable {
    /// The numbers of diagnoses.
    struct Limits: Sendable {
        /// Those of a client that run at the same time.
        var running = 2
        /// Those of a client that wait.
        var waiting = 8
        /// Those of all clients that run at the same time.
        var runningInAll = 16
        /// Those of all clients that wait.
        var waitingInAll = 256
    }

    fileprivate struct Waiter {
        let number: Int
        let continuation: CheckedContinuation<Bool, Never>
    }

    fileprivate struct State {
        /// How many run, of each client that has some.
        var running: [ClientKey: Int] = [:]
        /// Those that wait, of each client that has some, the first one first.
        var waiting: [ClientKey: [Waiter]] = [:]
        /// The clients that have some waiting; the next one's turn is first.
        var turns: [ClientKey] = []
        var runningCount = 0
        var waitingCount = 0
        var nextNumber = 0
    }

    private let limits: Limits
    private let state = Mutex(State())

    init(limits: Limits = Limits()) { self.limits = limits }

    /// Waits for a place among those that run.
    ///
    /// - Returns: Whether the client has one, to be given back with ``leave(_:)``; `false` if too many
    ///   wait, or if the task is cancelled.
    func enter(_ client: ClientKey) async -> Bool {
        let number = state.withLock { state in
            state.nextNumber += 1
            return state.nextNumber
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer = state.withLock { state -> Bool? in
                    if Task.isCancelled { return false }
                    if state.admit(client, limits) { return true }
                    let waiter = Waiter(number: number, continuation: continuation)
                    return state.append(waiter, of: client, limits) ? nil : false
                }
                if let answer { continuation.resume(returning: answer) }
            }
        } onCancel: {
            state.withLock { $0.remove(number, of: client) }?.continuation.resume(returning: false)
        }
    }

    /// Gives a place back, which the next client in turn gets.
    func leave(_ client: ClientKey) {
        let next = state.withLock { state in
            state.end(client)
            return state.next(limits)
        }
        next?.continuation.resume(returning: true)
    }
}

extension DiagnosisQueue.State {
    /// Takes a place if there is one.
    ///
    /// Who waits does so because of the limit of its own, or because all places are taken; so a free
    /// place is nobody else's.
    fileprivate mutating func admit(
        _ client: ClientKey,
        _ limits: DiagnosisQueue.Limits
    ) -> Bool {
        guard runningCount < limits.runningInAll, running[client, default: 0] < limits.running
        else { return false }
        running[client, default: 0] += 1
        runningCount += 1
        return true
    }

    fileprivate mutating func append(
        _ waiter: DiagnosisQueue.Waiter,
        of client: ClientKey,
        _ limits: DiagnosisQueue.Limits
    ) -> Bool {
        let own = waiting[client]?.count ?? 0
        guard own < limits.waiting, waitingCount < limits.waitingInAll else { return false }
        if own == 0 { turns.append(client) }
        waiting[client, default: []].append(waiter)
        waitingCount += 1
        return true
    }

    fileprivate mutating func remove(
        _ number: Int,
        of client: ClientKey
    ) -> DiagnosisQueue.Waiter? {
        guard let index = waiting[client]?.firstIndex(where: { $0.number == number }) else {
            return nil
        }
        return takeWaiter(at: index, of: client)
    }

    fileprivate mutating func end(_ client: ClientKey) {
        runningCount -= 1
        let rest = running[client, default: 1] - 1
        running[client] = rest > 0 ? rest : nil
    }

    /// Gives the free place to the first client in turn that may have it, which then is the last.
    fileprivate mutating func next(_ limits: DiagnosisQueue.Limits) -> DiagnosisQueue.Waiter? {
        guard
            let client = turns.first(where: { running[$0, default: 0] < limits.running }),
            admit(client, limits), let waiter = takeWaiter(at: 0, of: client)
        else { return nil }
        if waiting[client] != nil {
            turns.removeAll { $0 == client }
            turns.append(client)
        }
        return waiter
    }

    private mutating func takeWaiter(
        at index: Int,
        of client: ClientKey
    ) -> DiagnosisQueue.Waiter? {
        let waiter = waiting[client]?.remove(at: index)
        waitingCount -= 1
        if waiting[client]?.isEmpty == true {
            waiting[client] = nil
            turns.removeAll { $0 == client }
        }
        return waiter
    }
}
