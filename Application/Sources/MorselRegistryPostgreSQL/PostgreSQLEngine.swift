// SPDX-License-Identifier: Apache-2.0

package import MorselRegistry
import Synchronization

/// PostgreSQL: a few connections, each with its own thread on which libpq waits for the server.
///
/// Changes use one connection; those of several processes take turns through a row of the database.
package final class PostgreSQLEngine: SQLEngine {
    private let writer: PostgreSQLLane
    private let readers: [PostgreSQLLane]
    private let searchers: [PostgreSQLLane]
    private let loads: Mutex<[Int]>
    private let searchLoads: Mutex<[Int]>

    /// The number of connections for reading, besides the one for writing.
    private static let readerCount = 3

    /// The number of connections for searches.
    private static let searcherCount = 2

    init(_ address: String) {
        writer = PostgreSQLLane(address, name: "writer")
        readers = (0..<Self.readerCount).map { PostgreSQLLane(address, name: "reader \($0)") }
        loads = Mutex(Array(repeating: 0, count: Self.readerCount))
        searchers = (0..<Self.searcherCount).map {
            PostgreSQLLane(address, name: "searcher \($0)")
        }
        searchLoads = Mutex(Array(repeating: 0, count: Self.searcherCount))
    }

    package func search<Value: Sendable>(
        within limit: Duration,
        _ body: @escaping @Sendable (any SQLSession) throws -> Value
    ) async throws -> Value {
        let index = Self.take(searchLoads)
        defer { searchLoads.withLock { $0[index] -= 1 } }
        return try await searchers[index].search(within: limit, body)
    }

    /// Returns the index of the connection with the fewest reads that are running or waiting.
    private static func take(_ loads: borrowing Mutex<[Int]>) -> Int {
        loads.withLock { loads in
            let index = loads.indices.min { loads[$0] < loads[$1] } ?? 0
            loads[index] += 1
            return index
        }
    }

    package func read<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLSession) throws -> Value
    ) async throws -> Value {
        let index = Self.take(loads)
        defer { loads.withLock { $0[index] -= 1 } }
        return try await readers[index].read(body)
    }

    package func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLSession) throws -> Value
    ) async throws -> Value {
        try await writer.write(body)
    }

    package func close() {
        for lane in readers + searchers + [writer] { lane.finish() }
    }
}
