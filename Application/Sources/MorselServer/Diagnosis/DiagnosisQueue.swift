// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A queue of diagnoses in which each client has a share of its own.
///
/// A diagnosis of a slow site can take minutes. Only a few diagnoses of a client run at a time; its
/// others wait for those, and do not delay other clients. Free slots are given to the waiting
/// clients in turn, however long their queues are.
final class DiagnosisQueue: Sendable {
    /// The maximum numbers of diagnoses.
    struct Limits: Sendable {
        /// The maximum number of diagnoses of a client that run at the same time.
        var running = 2
        /// The maximum number of diagnoses of a client that wait.
        var waiting = 8
        /// The maximum number of diagnoses of all clients that run at the same time.
        var runningInAll = 16
        /// The maximum number of diagnoses of all clients that wait.
        var waitingInAll = 256
    }

    fileprivate struct Waiter {
        let number: Int
        let continuation: CheckedContinuation<Bool, Never>
    }

    fileprivate struct State {
        /// The number of running diagnoses of each client that has any.
        var running: [ClientKey: Int] = [:]
        /// The waiting diagnoses of each client that has any, in the order of their requests.
        var waiting: [ClientKey: [Waiter]] = [:]
        /// The clients with waiting diagnoses; the one whose turn is next is first.
        var turns: [ClientKey] = []
        var runningCount = 0
        var waitingCount = 0
        var nextNumber = 0
    }

    private let limits: Limits
    private let state = Mutex(State())

    init(limits: Limits = Limits()) { self.limits = limits }

    /// Waits for a slot.
    ///
    /// - Returns: Whether the client has a slot, to be released with ``leave(_:)``; `false` if too
    ///   many diagnoses wait, or if the task is cancelled.
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

    /// Releases a slot; the next client in turn gets it.
    func leave(_ client: ClientKey) {
        let next = state.withLock { state in
            state.end(client)
            return state.next(limits)
        }
        next?.continuation.resume(returning: true)
    }
}

extension DiagnosisQueue.State {
    /// Takes a slot, if one is free.
    ///
    /// Diagnoses wait because of the limit of their own client, or because all slots are taken; so
    /// a free slot is not needed by any of them.
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

    /// Gives the free slot to the first client in turn that may have it, and moves that client to the end.
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
