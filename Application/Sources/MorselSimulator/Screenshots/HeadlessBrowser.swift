// SPDX-License-Identifier: Apache-2.0

import ClipBuilds
import Foundation
import Glibc
import Synchronization
import SystemPackage

/// Chromium without a window, controlled with its DevTools protocol over a socket: messages are
/// JSON, each followed by a zero byte.
final class HeadlessBrowser: Sendable {
    private let process: SpawnedProcess
    private let state = Mutex(State())

    private struct State {
        var count = 0
        var waiting: [Int: CheckedContinuation<Data, any Error>] = [:]
        var hasEnded = false
    }

    /// The maximum number of bytes of a message; an image of a phone has about a million.
    private static let largestMessage = 64 << 20

    /// Starts the browser.
    ///
    /// - Parameter folder: An empty folder for its profile.
    /// - Throws: ``ActionError`` if the browser is not installed or cannot be started.
    init(in folder: URL) throws(ActionError) {
        guard let path = Self.executable() else {
            throw ActionError(
                "Screenshots need Chromium: install it, or name it in MORSEL_CHROMIUM."
            )
        }
        var environment = ProcessInfo.processInfo.environment
        environment["HOME"] = folder.path
        do throws(ProcessStart.StartError) {
            process = try SpawnedProcess(
                path,
                [
                    "--headless=new", "--remote-debugging-pipe", "--hide-scrollbars",
                    "--no-first-run", "--disable-gpu", "--force-color-profile=srgb",
                    // Several pages are drawn at once, even if they are not in front.
                    "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
                    "--disable-backgrounding-occluded-windows",
                    "--user-data-dir=\(folder.path)",
                ] + (geteuid() == 0 ? ["--no-sandbox"] : []),
                environment: environment,
                socketAs: [3, 4]
            )
        } catch {
            throw ActionError(error.sentence)
        }
        let process = process
        Thread.detachNewThread { [self] in
            var waiting: [UInt8] = []
            SpawnedProcess.read(process.socket) { bytes in
                for byte in bytes {
                    if byte == 0 {
                        receive(Data(waiting))
                        waiting.removeAll(keepingCapacity: true)
                    } else {
                        waiting.append(byte)
                    }
                }
                return waiting.count <= Self.largestMessage
            }
            end()
        }
        // The output of the browser is discarded, so that it does not fill a pipe.
        for descriptor in [process.output, process.errorOutput] {
            Thread.detachNewThread { SpawnedProcess.read(descriptor) { _ in true } }
        }
        Thread.detachNewThread { _ = process.waitForEnd() }
    }

    private static func executable() -> String? {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment["MORSEL_CHROMIUM"] { return named }
        let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
        for name in names {
            for folder in (environment["PATH"] ?? "").split(separator: ":") {
                let path = "\(folder)/\(name)"
                if FileManager.default.isExecutableFile(atPath: path) { return path }
            }
        }
        return nil
    }

    /// Ends the browser at once.
    func close() { process.signal(SIGKILL) }

    private func end() {
        let waiting = state.withLock { state in
            state.hasEnded = true
            defer { state.waiting = [:] }
            return state.waiting
        }
        for continuation in waiting.values {
            continuation.resume(throwing: ActionError("Chromium has ended."))
        }
    }

    private func receive(_ message: Data) {
        guard let reply = try? JSONSerialization.jsonObject(with: message) as? [String: Any],
            let number = reply["id"] as? Int,
            let continuation = state.withLock({ $0.waiting.removeValue(forKey: number) })
        else { return }
        if let error = reply["error"] as? [String: Any] {
            let words = error["message"] as? String ?? "unknown"
            continuation.resume(throwing: ActionError("Chromium says: \(words)"))
            return
        }
        let result = reply["result"] as? [String: Any] ?? [:]
        continuation.resume(
            returning: (try? JSONSerialization.data(withJSONObject: result)) ?? Data()
        )
    }

    /// Sends a command, and waits for its result.
    func send(
        _ method: String,
        _ parameters: [String: Parameter] = [:],
        session: String? = nil
    ) async throws -> Data {
        let command = Command(id: 0, method: method, params: parameters, sessionId: session)
        return try await withCheckedThrowingContinuation { continuation in
            var command = command
            let hasEnded = state.withLock { state in
                state.count += 1
                command.id = state.count
                if !state.hasEnded { state.waiting[state.count] = continuation }
                return state.hasEnded
            }
            guard !hasEnded, let bytes = try? JSONEncoder().encode(command) else {
                continuation.resume(throwing: ActionError("Chromium has ended."))
                return
            }
            SpawnedProcess.write([UInt8](bytes) + [0], to: process.socket)
        }
    }

    private struct Command: Encodable {
        var id: Int
        let method: String
        let params: [String: Parameter]
        let sessionId: String?
    }

    /// The value of a command's parameter.
    enum Parameter: Encodable, Sendable {
        case text(String)
        case number(Double)
        case flag(Bool)

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .text(let text): try container.encode(text)
            case .number(let number): try container.encode(number)
            case .flag(let flag): try container.encode(flag)
            }
        }
    }
}
