internal import Foundation
internal import Synchronization

/// The files that have to go if a signal ends the program: nothing half-written stays behind.
final class UnfinishedFiles: Sendable {
    /// Those of this program.
    static let all = UnfinishedFiles()

    private let paths = Mutex<Set<String>>([])
    private let sources = Mutex<[any DispatchSourceSignal]>([])

    private init() {
        for number in [SIGINT, SIGTERM, SIGHUP] where !Self.isIgnored(number) {
            sources.withLock { $0.append(source(for: number)) }
        }
    }

    /// Takes note of a file.
    func insert(_ path: String) { _ = paths.withLock { $0.insert(path) } }

    /// Forgets a file.
    func remove(_ path: String) { _ = paths.withLock { $0.remove(path) } }

    /// Makes what hears of a signal, and waits until it does.
    ///
    /// Until then the signal ends the program, as there is no file yet. It is never ignored: a
    /// signal that comes while nobody listens would be lost.
    private func source(for number: Int32) -> any DispatchSourceSignal {
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        let isHeard = DispatchSemaphore(value: 0)
        source.setRegistrationHandler { isHeard.signal() }
        source.setEventHandler { [self] in
            // Keeps the lock, so that no file comes after.
            paths.withLock { paths in
                // Each string lives for the length of the call.
                for path in paths { unsafe unlink(path) }
                signal(number, SIG_DFL)
                kill(getpid(), number)
                // The signal ends the program; should it come late, nothing else happens before.
                sleep(1)
            }
        }
        source.resume()
        isHeard.wait()
        #if canImport(Darwin)
        // There a source hears of a signal, and does not take it.
        signal(number, SIG_IGN)
        #endif
        return source
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        // The pointer is to the variable above, for the length of the call.
        guard unsafe sigaction(number, nil, &action) == 0 else { return false }
        return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }
}
