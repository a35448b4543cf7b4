// SPDX-License-Identifier: Apache-2.0

import CPostgreSQL
import MorselRegistry

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#endif

/// A connection to a server; its calls block until the answer arrives.
@safe final class PostgreSQLConnection {
    private let connection: OpaquePointer?
    private var prepared: [String: String] = [:]
    private var hasFailed = false

    /// The maximum number of prepared statements.
    private static let mostPrepared = 256

    /// Connects.
    ///
    /// - Parameters:
    ///   - address: An address or parameters in the format of libpq; they override all other settings.
    ///   - deadline: The time at which to give up.
    /// - Throws: ``PostgreSQLError``.
    init(_ address: String, until deadline: Date) throws {
        let parameters = [
            ("fallback_application_name", "morsel"), ("keepalives_idle", "10"),
            ("keepalives_interval", "5"), ("keepalives_count", "3"), ("tcp_user_timeout", "20000"),
            ("dbname", address), ("client_encoding", "UTF8"),
        ]
        unsafe connection = Self.start(parameters)
        // The code of a connection error is only in the message.
        unsafe PQsetErrorVerbosity(connection, PQERRORS_VERBOSE)
        guard unsafe Self.finishConnecting(connection, until: deadline) else {
            throw connectionError()
        }
        unsafe PQsetErrorVerbosity(connection, PQERRORS_DEFAULT)
        unsafe PQsetNoticeProcessor(connection, { _, _ in }, nil)
        // These settings end the wait for a process that hangs.
        for setting in [
            "SET lock_timeout = '30s'", "SET idle_in_transaction_session_timeout = '60s'",
        ] { try run(setting) }
    }

    deinit { unsafe PQfinish(connection) }

    private static func start(_ parameters: [(String, String)]) -> OpaquePointer? {
        // The strings live until the end of the call, which copies them.
        let names = unsafe parameters.map { unsafe strdup($0.0) }
        let values = unsafe parameters.map { unsafe strdup($0.1) }
        defer {
            for index in unsafe names.indices { unsafe free(names[index]) }
            for index in unsafe values.indices { unsafe free(values[index]) }
        }
        return unsafe PQconnectStartParams(
            unsafe names.map { unsafe UnsafePointer($0) } + [nil],
            unsafe values.map { unsafe UnsafePointer($0) } + [nil],
            1
        )
    }

    private static func finishConnecting(
        _ connection: OpaquePointer?,
        until deadline: Date
    ) -> Bool {
        guard unsafe PQstatus(connection) != CONNECTION_BAD else { return false }
        var state = PGRES_POLLING_WRITING
        while state != PGRES_POLLING_OK {
            guard state != PGRES_POLLING_FAILED else { return false }
            let rest = deadline.timeIntervalSinceNow
            guard rest > 0 else { return false }
            var descriptor = pollfd(
                fd: unsafe PQsocket(connection),
                events: Int16(state == PGRES_POLLING_READING ? POLLIN : POLLOUT),
                revents: 0
            )
            // The pointer is to the variable above, for the length of the call.
            if unsafe poll(&descriptor, 1, Int32(min(rest, 1) * 1_000) + 1) > 0 {
                state = unsafe PQconnectPoll(connection)
            }
        }
        return true
    }

    /// Returns the error of the connection itself; in verbose messages, the code comes before the text.
    private func connectionError() -> PostgreSQLError {
        let message = unsafe PQerrorMessage(connection).map { unsafe String(cString: $0) } ?? ""
        return PostgreSQLError(
            code: Self.code(in: message),
            message: message,
            isConnectionLost: true
        )
    }

    private static func code(in message: String) -> String? {
        let severities: Set<Substring> = ["FATAL", "ERROR", "PANIC"]
        for part in message.split(separator: ":") {
            let word = part.drop { $0 == " " }
            let isCode = word.utf8.allSatisfy { byte in
                (48...57).contains(byte) || (65...90).contains(byte)
            }
            if isCode, word.utf8.count == 5, !severities.contains(word) { return String(word) }
        }
        return nil
    }

    /// Whether the connection is no longer usable.
    var isLost: Bool { unsafe hasFailed || PQstatus(connection) == CONNECTION_BAD }

    /// Runs a statement without arguments, which is not prepared.
    @discardableResult
    func run(_ sql: String) throws -> PostgreSQLResult {
        try unsafe checked(PQexec(connection, sql))
    }

    /// Runs a statement with `?` as placeholders for its arguments.
    func run(_ sql: String, _ arguments: [SQLValue]) throws -> PostgreSQLResult {
        let parameters = try PostgreSQLParameters(arguments)
        guard let name = try prepare(sql) else {
            let numbered = Self.numbered(sql)
            return try unsafe checked(
                parameters.withPointers { values in
                    unsafe PQexecParams(
                        connection,
                        numbered,
                        parameters.count,
                        nil,
                        values,
                        parameters.lengths,
                        parameters.formats,
                        1
                    )
                }
            )
        }
        return try unsafe checked(
            parameters.withPointers { values in
                unsafe PQexecPrepared(
                    connection,
                    name,
                    parameters.count,
                    values,
                    parameters.lengths,
                    parameters.formats,
                    1
                )
            }
        )
    }

    /// Returns the name of a statement, which is prepared the first time; `nil` if there are too many.
    private func prepare(_ sql: String) throws -> String? {
        if let name = prepared[sql] { return name }
        guard prepared.count < Self.mostPrepared, !sql.hasPrefix("DECLARE") else { return nil }
        let name = "s\(prepared.count)"
        _ = try unsafe checked(PQprepare(connection, name, Self.numbered(sql), 0, nil))
        prepared[sql] = name
        return name
    }

    private func checked(_ result: OpaquePointer?) throws -> PostgreSQLResult {
        let result = unsafe PostgreSQLResult(result)
        guard result.isSuccess else {
            // The server gives each error a code. After an error of libpq itself, such as a request
            // that could not be sent, the state of the connection is unknown.
            if result.code == nil { hasFailed = true }
            throw PostgreSQLError(
                code: result.code,
                message: result.message,
                isConnectionLost: isLost
            )
        }
        return result
    }

    /// Numbers the parameters as PostgreSQL requires: each `?` outside of quotes becomes `$1`, `$2` and
    /// so on.
    static func numbered(_ sql: String) -> String {
        var bytes: [UInt8] = []
        var count = 0
        var quote: UInt8?
        for byte in sql.utf8 {
            if byte == quote {
                quote = nil
            } else if quote == nil, byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
                quote = byte
            } else if quote == nil, byte == UInt8(ascii: "?") {
                count += 1
                bytes += "$\(count)".utf8
                continue
            }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension PostgreSQLConnection {
    /// Whether libpq can parse an address.
    static func isValid(_ address: String) -> Bool {
        guard let options = unsafe PQconninfoParse(address, nil) else { return false }
        unsafe PQconninfoFree(options)
        return true
    }
}
