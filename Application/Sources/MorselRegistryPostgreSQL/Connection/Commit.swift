// SPDX-License-Identifier: Apache-2.0

import MorselRegistry
import MorselRegistrySQL

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A transaction that is known by a token, so that nothing is done twice.
///
/// When the connection is lost while a transaction is committed, nobody knows whether it was. The next
/// attempt takes its turn, which waits for the end of the one before, and looks for the token: where it
/// is there, the change was made.
final class Commit<Value> {
    let token = UUID().uuidString

    /// What the body returned, from the moment on in which the commit is sent.
    var value: Value?
}

extension PostgreSQLConnection {
    /// How many commits are remembered.
    private static let memory: Int64 = 100_000

    /// Takes the turn among all processes that change the database, before anything is read.
    ///
    /// Whoever waits for another's turn gets a serialization failure when that one commits, and starts
    /// over.
    ///
    /// - Returns: The value of a transaction that was committed after all; `nil` where it is still to be
    ///   run.
    /// - Throws: ``PostgreSQLError``; `RegistryError.newer` where the tables have changed meanwhile.
    func takeTurn<Value>(_ commit: Commit<Value>) throws -> Value? {
        let turn = try run(
            "UPDATE morsel SET turn = turn + 1 WHERE id = 1 AND version = ? RETURNING turn",
            [.integer(Schema.version)]
        ).rows.first
        guard let turn = try turn?.read("turn") as Int64? else { throw RegistryError.newer }
        if let value = commit.value {
            let isCommitted =
                try run(
                    "SELECT turn FROM commits WHERE token = ?",
                    [.text(commit.token)]
                ).rowCount > 0
            if isCommitted {
                try run("ROLLBACK")
                return value
            }
            commit.value = nil
        }
        _ = try run(
            "INSERT INTO commits (token, turn) VALUES (?, ?)",
            [.text(commit.token), .integer(turn)]
        )
        if turn % 1_000 == 0 {
            _ = try run("DELETE FROM commits WHERE turn < ?", [.integer(turn - Self.memory)])
        }
        return nil
    }
}
