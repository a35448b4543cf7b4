// SPDX-License-Identifier: Apache-2.0

import ClipMessages
import Dispatch
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// The socket to the simulator that started this process.
final class SimulatorSocket: Sendable {
    private let descriptor: Int32
    // One message at a time, from any thread.
    private let writing = Mutex(())
    private let calls = Mutex(Calls())

    private struct Calls {
        var count: UInt32 = 0
        var waiting: [UInt32: Answer] = [:]
    }

    // The answer for which the calling thread waits.
    private final class Answer: Sendable {
        private let answer = Mutex<SystemAnswer?>(nil)
        private let semaphore = DispatchSemaphore(value: 0)

        func wait() -> SystemAnswer {
            semaphore.wait()
            return answer.withLock { $0 } ?? .done
        }

        func give(_ given: SystemAnswer) {
            answer.withLock { $0 = given }
            semaphore.signal()
        }
    }

    private init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Returns the socket that the simulator passed; `nil` if there is none.
    static func inherited() -> SimulatorSocket? {
        guard let text = unsafe getenv(ProgramNames.socket),
            let number = unsafe Int32(String(cString: text)),
            number > 2
        else { return nil }
        var status = stat()
        guard unsafe fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else {
            return nil
        }
        // Programs that the clip starts do not belong to the simulator.
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
        unsafe unsetenv(ProgramNames.socket)
        return SimulatorSocket(number)
    }

    /// Sends a message.
    ///
    /// If the simulator has ended, nothing happens: the reader ends the process.
    func send(_ message: ProgramMessage) {
        let bytes = MessageStream.frame(message.bytes)
        writing.withLock { _ in
            unsafe bytes.withUnsafeBytes { bytes in
                var sent = 0
                while sent < bytes.count {
                    let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[sent...])
                    let count = unsafe Glibc.send(
                        descriptor,
                        rest.baseAddress,
                        rest.count,
                        Int32(MSG_NOSIGNAL)
                    )
                    if count > 0 {
                        sent += count
                    } else if errno != EINTR {
                        return
                    }
                }
            }
        }
    }

    /// Sends a call to the simulator, and waits for the answer.
    func call(_ call: SystemCall) -> SystemAnswer {
        let answer = Answer()
        let number = calls.withLock { calls in
            // 0 is for calls without an answer.
            calls.count = calls.count == .max ? 1 : calls.count + 1
            calls.waiting[calls.count] = answer
            return calls.count
        }
        send(.call(number, call))
        return answer.wait()
    }

    /// Sends a call without an answer to the simulator.
    func tell(_ call: SystemCall) { send(.call(0, call)) }

    /// Reads messages until the simulator closes the socket; blocks the thread.
    ///
    /// Answers are passed to the threads that wait for them, everything else to `handle`.
    func read(_ handle: (HostMessage) -> Void) {
        var stream = MessageStream()
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = unsafe buffer.withUnsafeMutableBytes { buffer in
                unsafe recv(descriptor, buffer.baseAddress, buffer.count, 0)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            stream.append(buffer[..<count])
            do throws(MessageError) {
                while let bytes = try stream.next() {
                    let message = try HostMessage(bytes)
                    guard case .answer(let number, let answer) = message else {
                        handle(message)
                        continue
                    }
                    calls.withLock { $0.waiting.removeValue(forKey: number) }?.give(answer)
                }
            } catch {
                var words = FileDescriptorStream(descriptor: 2)
                print(
                    "The simulator sent something that is not a message. \(error.sentence)",
                    to: &words
                )
                return
            }
        }
    }
}
