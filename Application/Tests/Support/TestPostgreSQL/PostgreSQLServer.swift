// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import TestPrograms

/// A PostgreSQL server for the tests, from Debian's package (`Scripts/install-packages.sh --tests`).
///
/// It listens only at a socket in a temporary folder, and ends with the process that started it.
public final class PostgreSQLServer: Sendable {
    /// Returns the server for tests without special requirements.
    public static func shared() throws -> PostgreSQLServer {
        try sharedServer.withLock { server in
            if let server { return server }
            let new = try PostgreSQLServer()
            server = new
            return new
        }
    }

    private static let sharedServer = Mutex<PostgreSQLServer?>(nil)

    /// The path of the folder with the socket and the data.
    public let folder: String

    private let binaries: String
    private let databaseCount = Atomic<Int>(0)
    private let life = Pipe()

    /// Starts a server.
    ///
    /// - Parameter data: The folder of the data, for a disk of a certain size; `nil` for a folder next
    ///   to the socket.
    /// - Throws: The error that keeps the server from starting.
    public init(data: String? = nil) throws {
        let versions = try FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")
        guard let version = versions.compactMap(Int.init).max() else {
            throw ServerError("no server")
        }
        binaries = "/usr/lib/postgresql/\(version)/bin/"
        folder = "/tmp/morsel-postgresql-\(UUID().uuidString.prefix(8))"
        self.data = data ?? folder + "/data"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        if Self.isRoot {
            for path in [folder, data].compactMap(\.self) {
                try Self.run(["chown", "postgres", path])
            }
        }
        try stopWithThisProcess()
        try run("initdb", "-D", self.data, "-U", "morsel", "-A", "trust", "--no-sync", "-E", "UTF8")
        // The only user that needs a password.
        let access = self.data + "/pg_hba.conf"
        try Self.run([
            "sed", "-i", "1ilocal all locked scram-sha-256", access,
        ])
        try run("pg_ctl", "-D", self.data, "-w", "-l", folder + "/log", "-o", options, "start")
    }

    private let data: String

    // Durability in a crash of the machine is not tested here.
    private var options: String {
        "-k \(folder) -c listen_addresses= -c fsync=off -c shared_buffers=16MB"
    }

    /// Returns the address of a new, empty database.
    public func newDatabase() throws -> String {
        let number = databaseCount.add(1, ordering: .relaxed).newValue
        try run("createdb", "-h", folder, "-U", "morsel", "d\(number)")
        return address(of: "d\(number)")
    }

    /// Returns the address of a database for a user.
    public func address(of database: String, user: String = "morsel") -> String {
        "postgresql://\(user)@/\(database)?host=\(folder)"
    }

    /// Runs SQL in a database, and returns the output of `psql`.
    @discardableResult
    public func run(sql: String, in address: String) throws -> String {
        try run("psql", "-qAtX", "-v", "ON_ERROR_STOP=1", "-c", sql, address)
    }

    /// Stops the server as in a power failure, and starts it again.
    public func restart() throws {
        try run("pg_ctl", "-D", data, "-w", "-m", "immediate", "-l", folder + "/log", "restart")
    }

    /// Stops the server as in a power failure.
    public func stop() throws { try run("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop") }

    @discardableResult
    private func run(_ program: String, _ arguments: String...) throws -> String {
        try Self.run(Self.asServer + [binaries + program] + arguments)
    }

    // PostgreSQL refuses to run as root.
    private static let isRoot = geteuid() == 0
    private static var asServer: [String] { isRoot ? ["runuser", "-u", "postgres", "--"] : [] }

    /// Starts a shell that stops the server when this process has ended, for whatever reason.
    private func stopWithThisProcess() throws {
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        let stop = (Self.asServer + [binaries + "pg_ctl", "-D", data, "-m", "immediate", "stop"])
            .joined(separator: " ")
        shell.arguments = ["-c", "read _; \(stop); rm -rf \(folder)"]
        shell.standardInput = life
        shell.standardOutput = FileHandle.nullDevice
        shell.standardError = FileHandle.nullDevice
        try shell.run()
        // Only the shell reads from the pipe, and only this process keeps it open.
        _ = fcntl(life.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
        try life.fileHandleForReading.close()
    }

    @discardableResult
    private static func run(_ command: [String]) throws -> String {
        let run = try ProgramRun("env", ["-C", "/", "LC_ALL=C.UTF-8"] + command)
        guard run.status == 0 else {
            throw ServerError("\(command): \(run.text)\(run.errorOutput)")
        }
        return run.text.trimmingCharacters(in: .newlines)
    }

    private struct ServerError: Error, CustomStringConvertible {
        let description: String
        init(_ description: String) { self.description = description }
    }
}
