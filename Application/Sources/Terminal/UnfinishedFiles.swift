// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The temporary files and folders to delete if a signal ends the program, so that nothing partial remains.
package final class UnfinishedFiles: Sendable {
    /// The files and folders of this process.
    package static let all = UnfinishedFiles()

    private let paths = Mutex<Set<String>>([])
    private let sources = Mutex<[any DispatchSourceSignal]>([])

    private init() {
        for number in [SIGINT, SIGTERM, SIGHUP] where !Self.isIgnored(number) {
            sources.withLock { $0.append(source(for: number)) }
        }
    }

    /// Adds a file, or a folder with all of its contents.
    package func insert(_ path: String) { _ = paths.withLock { $0.insert(path) } }

    /// Removes a file from the set, without deleting it.
    package func remove(_ path: String) { _ = paths.withLock { $0.remove(path) } }

    /// Installs a handler for a signal and waits until it is active.
    ///
    /// Until then, the signal ends the program, since there is no file yet. It is never ignored: a
    /// signal that arrives before the handler is active would be lost.
    private func source(for number: Int32) -> any DispatchSourceSignal {
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        let isHeard = DispatchSemaphore(value: 0)
        source.setRegistrationHandler { isHeard.signal() }
        source.setEventHandler { [self] in
            // The lock is held until the end, so that no file is added.
            paths.withLock { paths in
                // Safe: each string lives for the length of the call.
                for path in paths where unsafe unlink(path) != 0 {
                    try? FileManager.default.removeItem(atPath: path)
                }
                signal(number, SIG_DFL)
                kill(getpid(), number)
                // The signal ends the program; if it is delivered late, nothing else runs before.
                sleep(1)
            }
        }
        source.resume()
        isHeard.wait()
        #if canImport(Darwin)
        // On Darwin, a dispatch source observes a signal but does not prevent its default action.
        signal(number, SIG_IGN)
        #endif
        return source
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        // Safe: the pointer is to the variable above, for the length of the call.
        guard unsafe sigaction(number, nil, &action) == 0 else { return false }
        return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }
}
