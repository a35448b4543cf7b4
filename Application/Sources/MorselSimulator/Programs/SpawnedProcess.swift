// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
internal import Foundation
internal import Glibc

/// A process with a socket to this one, and with its output read line by line.
///
/// Foundation's `Process` cannot pass a socket on.
struct SpawnedProcess: Sendable {
    let identifier: pid_t
    /// The socket of this side.
    let socket: Int32
    let output: Int32
    let errorOutput: Int32

    /// The number of the socket in the process, where nothing else is wanted.
    static let socketNumber: Int32 = 3

    /// Why a process was not started.
    struct StartError: Error, Sendable {
        let executable: String
        let reason: String

        var sentence: String { "'\(executable)' cannot be started: \(reason)." }
    }

    /// Starts a process.
    ///
    /// - Parameters:
    ///   - executable: The path of the program.
    ///   - arguments: What stands behind it on the command line.
    ///   - environment: All of its environment.
    ///   - numbers: The numbers of the socket in the process.
    /// - Throws: ``StartError``.
    init(
        _ executable: String,
        _ arguments: [String] = [],
        environment: [String: String],
        socketAs numbers: [Int32] = [socketNumber]
    ) throws(StartError) {
        func fail(_ code: Int32) -> StartError {
            StartError(executable: executable, reason: unsafe String(cString: strerror(code)))
        }
        var sockets: [Int32] = [-1, -1]
        let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard unsafe socketpair(AF_UNIX, type, 0, &sockets) == 0 else { throw fail(errno) }
        var output: [Int32] = [-1, -1]
        var errorOutput: [Int32] = [-1, -1]
        guard unsafe pipe(&output) == 0, unsafe pipe(&errorOutput) == 0 else { throw fail(errno) }
        for descriptor in output + errorOutput { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        defer { for descriptor in [sockets[1], output[1], errorOutput[1]] { close(descriptor) } }

        var actions = unsafe posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        unsafe posix_spawn_file_actions_init(&actions)
        unsafe posix_spawnattr_init(&attributes)
        defer {
            unsafe posix_spawn_file_actions_destroy(&actions)
            unsafe posix_spawnattr_destroy(&attributes)
        }
        unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        unsafe posix_spawn_file_actions_adddup2(&actions, output[1], 1)
        unsafe posix_spawn_file_actions_adddup2(&actions, errorOutput[1], 2)
        // Numbers that the loop is still to use must not be that of the socket itself.
        let other = fcntl(sockets[1], F_DUPFD_CLOEXEC, 32)
        guard other >= 0 else { throw fail(errno) }
        defer { close(other) }
        for number in numbers {
            unsafe posix_spawn_file_actions_adddup2(&actions, other, number)
        }
        // A group of its own, so that what it starts ends with it; signals as anywhere else.
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe posix_spawnattr_setsigmask(&attributes, &signals)
        unsafe sigaddset(&signals, SIGPIPE)
        unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
        unsafe posix_spawnattr_setpgroup(&attributes, 0)
        let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
        unsafe posix_spawnattr_setflags(&attributes, Int16(flags))

        let variables = environment.map { "\($0.key)=\($0.value)" }
        var identifier: pid_t = 0
        let code = unsafe Self.withCStrings([executable] + arguments) { arguments in
            unsafe Self.withCStrings(variables) { variables in
                unsafe posix_spawn(
                    &identifier,
                    executable,
                    &actions,
                    &attributes,
                    arguments,
                    variables
                )
            }
        }
        guard code == 0 else {
            for descriptor in [sockets[0], output[0], errorOutput[0]] { close(descriptor) }
            throw fail(code)
        }
        self.identifier = identifier
        socket = sockets[0]
        self.output = output[0]
        self.errorOutput = errorOutput[0]
    }

    private static func withCStrings<Result>(
        _ texts: [String],
        _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        var strings = unsafe texts.map { unsafe strdup($0) }
        unsafe strings.append(nil)
        defer { for index in unsafe strings.indices { unsafe free(strings[index]) } }
        return unsafe body(&strings)
    }

    // MARK: While it runs

    /// Sends a signal to the process and what it has started.
    func signal(_ number: Int32) { kill(-identifier, number) }

    /// Waits for its end; blocks the thread.
    func waitForEnd() -> ProcessEnding {
        var status: Int32 = 0
        while unsafe waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
    }

    /// Reads until the other side closes; blocks the thread.
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
