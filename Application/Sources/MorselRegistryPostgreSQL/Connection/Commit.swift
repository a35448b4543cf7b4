// SPDX-License-Identifier: Apache-2.0

import MorselRegistry

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A transaction that is identified by a token, so that it is never committed twice.
///
/// If the connection is lost during the commit, it is unknown whether the transaction was committed. The
/// next attempt takes its turn, which waits for the end of the previous one, and looks for the token: if
/// it is there, the change was made.
final class Commit<Value> {
    let token = UUID().uuidString

    /// The result of the body; set when the commit is sent.
    var value: Value?
}

extension PostgreSQLConnection {
    /// The number of commits whose tokens are kept.
    private static let memory: Int64 = 100_000

    /// Takes the turn among all processes that change the database, before anything is read.
    ///
    /// A transaction that waits for its turn gets a serialization failure when the other one commits,
    /// and starts over.
    ///
    /// - Returns: The result of a transaction that turns out to have been committed; `nil` if it still
    ///   has to be run.
    /// - Throws: ``PostgreSQLError``; `RegistryError.newer` if the tables have changed in the meantime.
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
