// SPDX-License-Identifier: Apache-2.0

import ClipBuilds
import Foundation
import Glibc

/// A process with a socket to this one, whose output is read line by line.
struct SpawnedProcess: Sendable {
    let identifier: Int32
    /// The file descriptor of this side of the socket.
    let socket: Int32
    let output: Int32
    let errorOutput: Int32
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
        // In the sandbox, the error would be that of the sandbox's program.
        guard unsafe access(executable, X_OK) == 0 else {
            throw ProcessStart.StartError(executable, code: errno)
        }
        var open: [Int32] = []
        defer { for descriptor in open { close(descriptor) } }
        // Two descriptors, of which the second is for the process. A child inherits only those that it is given.
        func pair(isSocket: Bool) throws(ProcessStart.StartError) -> (own: Int32, other: Int32) {
            var both: [Int32] = [-1, -1]
            let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
            let code =
                unsafe isSocket ? socketpair(AF_UNIX, type, 0, &both) : pipe(&both)
            guard code == 0 else { throw ProcessStart.StartError(executable, code: errno) }
            open += both
            return (both[0], both[1])
        }
        let sockets = try pair(isSocket: true)
        let output = try pair(isSocket: false)
        let errorOutput = try pair(isSocket: false)
        var descriptors: [Int32: Int32] = [1: output.other, 2: errorOutput.other]
        for number in numbers { descriptors[number] = sockets.other }
        var start = ProcessStart(
            executable,
            arguments,
            environment: environment,
            descriptors: descriptors
        )
        if let permissions { start = Sandbox.current.confined(start, permissions) }
        isConfined = permissions != nil && Sandbox.current.isConfining
        identifier = try start.run()
        socket = sockets.own
        self.output = output.own
        self.errorOutput = errorOutput.own
        open = [sockets.other, output.other, errorOutput.other]
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
    static func read(_ descriptor: Int32, _ take: (ArraySlice<UInt8>) -> Bool) {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = unsafe buffer.withUnsafeMutableBytes { buffer in
                unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0, take(buffer[..<count]) else { return }
        }
    }

    /// Writes all bytes, if the other side still reads.
    static func write(_ bytes: [UInt8], to socket: Int32) {
        unsafe bytes.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[sent...])
                let count = unsafe send(socket, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
                if count > 0 {
                    sent += count
                } else if errno != EINTR {
                    return
                }
            }
        }
    }
}
