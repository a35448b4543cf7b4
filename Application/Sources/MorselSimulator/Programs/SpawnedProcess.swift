// SPDX-License-Identifier: Apache-2.0

import ClipBuilds
import Foundation
import Glibc
import SystemPackage

/// A process with a socket to this one, whose output is read line by line.
struct SpawnedProcess: Sendable {
    let identifier: Int32
    /// This side of the socket.
    let socket: FileDescriptor
    let output: FileDescriptor
    let errorOutput: FileDescriptor
    private let isConfined: Bool

    /// The default file descriptor of the socket in the process.
    static let socketNumber: Int32 = 3

    /// Starts a process.
    ///
    /// - Parameters:
    ///   - executable: The path of the program.
    ///   - arguments: The arguments after the program's name.
    ///   - environment: The complete environment of the process.
    ///   - numbers: The file descriptors of the socket in the process.
    ///   - permissions: The permissions of the process in the sandbox; `nil` for a trusted program,
    ///     which runs outside it.
    /// - Throws: `ProcessStart.StartError`.
    init(
        _ executable: String,
        _ arguments: [String] = [],
        environment: [String: String],
        socketAs numbers: [Int32] = [socketNumber],
        permissions: Sandbox.Permissions? = nil
    ) throws(ProcessStart.StartError) {
        // In the sandbox, the error would be that of the sandbox's program. swift-system has no such check.
        guard unsafe access(executable, X_OK) == 0 else {
            throw ProcessStart.StartError(executable, Errno(rawValue: errno))
        }
        var open: [FileDescriptor] = []
        defer { for descriptor in open { try? descriptor.close() } }
        // The second descriptor of a pair is for the process, which inherits only those that it is given.
        func opened(_ pair: Pair) -> Pair {
            open += [pair.readEnd, pair.writeEnd]
            return pair
        }
        let sockets: Pair
        let output: Pair
        let errorOutput: Pair
        do throws(Errno) {
            sockets = opened(try Self.sockets())
            output = opened(try FileDescriptor.pipe(options: .closeOnExec))
            errorOutput = opened(try FileDescriptor.pipe(options: .closeOnExec))
        } catch {
            throw ProcessStart.StartError(executable, error)
        }
        var descriptors: [Int32: FileDescriptor] = [
            1: output.writeEnd, 2: errorOutput.writeEnd,
        ]
        for number in numbers { descriptors[number] = sockets.writeEnd }
        var start = ProcessStart(
            executable,
            arguments,
            environment: environment,
            descriptors: descriptors
        )
        if let permissions { start = Sandbox.current.confined(start, permissions) }
        isConfined = permissions != nil && Sandbox.current.isConfining
        identifier = try start.run()
        socket = sockets.readEnd
        self.output = output.readEnd
        self.errorOutput = errorOutput.readEnd
        open = [sockets.writeEnd, output.writeEnd, errorOutput.writeEnd]
    }

    private typealias Pair = (readEnd: FileDescriptor, writeEnd: FileDescriptor)

    /// Returns two sockets that are connected, which swift-system does not make.
    private static func sockets() throws(Errno) -> Pair {
        var both: [Int32] = [-1, -1]
        let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        // The call writes two numbers.
        guard unsafe socketpair(AF_UNIX, type, 0, &both) == 0 else { throw Errno(rawValue: errno) }
        return (FileDescriptor(rawValue: both[0]), FileDescriptor(rawValue: both[1]))
    }

    // MARK: While it runs

    /// Sends a signal to the process and to the processes that it started.
    func signal(_ number: Int32) { kill(-identifier, number) }

    /// Waits for the end of the process; blocks the thread.
    func waitForEnd() -> ProcessEnding {
        let end = ProcessEnd.wait(for: identifier)
        switch isConfined ? end.inSandbox : end {
        case .status(let status): return .status(status)
        case .signal(let signal): return .signal(signal)
        }
    }

    /// Reads until the other side closes or `take` returns `false`; blocks the thread.
    static func read(_ file: FileDescriptor, _ take: (ArraySlice<UInt8>) -> Bool) {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            // The buffer lives for the length of the call.
            let count = unsafe try? buffer.withUnsafeMutableBytes { try unsafe file.read(into: $0) }
            guard let count, count > 0, take(buffer[..<count]) else { return }
        }
    }

    /// Writes all bytes, if the other side still reads: otherwise a plain write would send a signal.
    static func write(_ bytes: [UInt8], to socket: FileDescriptor) {
        unsafe bytes.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[sent...])
                let flags = Int32(MSG_NOSIGNAL)
                let count = unsafe send(socket.rawValue, rest.baseAddress, rest.count, flags)
                if count > 0 {
                    sent += count
                } else if Errno(rawValue: errno) != .interrupted {
                    return
                }
            }
        }
    }
}
