// SPDX-License-Identifier: Apache-2.0

/// The rows that a transaction writes at its end, many at a time: the numbers that it assigned, and
/// the changes that it recorded.
///
/// The changes of all processes take turns, so a number is read once and written once: later changes
/// have larger numbers, and a reader that has seen one change has seen all changes before it.
package final class PendingWrites {
    private var numbers: [String: Int64] = [:]
    private var changes: [(subject: Change.Subject, key: String)] = []

    package init() {}

    fileprivate func next(
        _ name: String,
        _ count: Int,
        _ session: some SQLSession
    ) throws -> Int64 {
        let last =
            try numbers[name]
            ?? session.row("SELECT value FROM counters WHERE name = ?", name)?.read("value") ?? 0
        guard last >= 0, last < 1 << 60 else { throw RegistryError.damaged("value") }
        let next = last + Int64(count)
        numbers[name] = next
        return next
    }

    fileprivate func note(_ subject: Change.Subject, _ key: String) {
        changes.append((subject, key))
    }

    fileprivate func save(in session: some SQLSession) throws {
        try saveChanges(in: session)
        for (name, number) in numbers.sorted(by: { $0.key < $1.key }) {
            try session.execute(
                """
                INSERT INTO counters (name, value) VALUES (?, ?)
                ON CONFLICT (name) DO UPDATE SET value = excluded.value
                """,
                name,
                number
            )
        }
        numbers = [:]
    }

    private func saveChanges(in session: some SQLSession) throws {
        guard !changes.isEmpty else { return }
        let first = try next("change", changes.count, session) - Int64(changes.count) + 1
        try session.insert(
            into: "changes",
            ["revision", "subject", "key"],
            changes.enumerated().map { place, change in
                [
                    .integer(first + Int64(place)), .text(change.subject.rawValue),
                    .text(change.key),
                ]
            }
        )
        changes = []
    }
}

extension SQLSession {
    /// Returns numbers that were never assigned before.
    ///
    /// - Parameters:
    ///   - name: The kind of object that they are assigned to.
    ///   - count: The number of numbers.
    /// - Returns: The last number; the others are right before it.
    /// - Throws: `RegistryError/damaged` for a stored number that leaves no room, or the engine's error.
    func nextNumber(_ name: String, count: Int = 1) throws -> Int64 {
        try pending.next(name, count, self)
    }

    /// Records a change, for those who follow the registry.
    func note(_ subject: Change.Subject, _ key: String) { pending.note(subject, key) }

    /// Writes the pending rows, at the end of a transaction.
    package func savePending() throws { try pending.save(in: self) }
}
