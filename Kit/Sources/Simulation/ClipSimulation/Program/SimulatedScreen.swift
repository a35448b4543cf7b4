// SPDX-License-Identifier: Apache-2.0

import AppClip
import ClipMessages
import ClipUI
import Dispatch

/// The host of a program with screens: patches are sent to the simulator's page at most sixty times a
/// second, everything else goes to the simulated phone.
@MainActor
final class SimulatedScreen: @preconcurrency ClipHost {
    private let socket: SimulatorSocket
    private let system: SimulatedSystem
    private var patches: [UInt8] = []
    private var handled: UInt32?
    private var lastFrame: ContinuousClock.Instant?
    private var isFrameDue = false

    private static let frame = Duration.milliseconds(16)

    init(_ socket: SimulatorSocket, _ system: SimulatedSystem) {
        self.socket = socket
        self.system = system
    }

    func render(_ patches: [UInt8]) {
        self.patches += patches
        // The first change after a pause is shown immediately; those within the same frame wait for
        // its end.
        let rest = lastFrame.map { Self.frame - ($0.duration(to: .now)) } ?? .zero
        guard rest > .zero else { return sendFrame() }
        guard !isFrameDue else { return }
        isFrameDue = true
        DispatchQueue.main.asyncAfter(deadline: .now() + rest / .seconds(1)) {
            MainActor.assumeIsolated {
                self.isFrameDue = false
                self.sendFrame()
            }
        }
    }

    /// Reports to the simulator that a message has been handled, together with its changes of the
    /// screen.
    func finish(_ count: UInt32) {
        handled = count
        if patches.isEmpty { sendHandled() }
    }

    /// Sends the changes since the last frame, if there are any.
    func sendFrame() {
        if !patches.isEmpty {
            socket.send(.patches(patches))
            patches.removeAll(keepingCapacity: true)
            lastFrame = .now
        }
        sendHandled()
    }

    private func sendHandled() {
        guard let count = handled else { return }
        socket.send(.handled(count))
        handled = nil
    }

    func storedText(forKey key: String, suite: String?) -> String? {
        guard case .text(let text) = socket.call(.storedText(key: key, group: suite)) else {
            return nil
        }
        return text
    }

    func store(_ text: String?, forKey key: String, suite: String?) {
        socket.tell(.store(text, key: key, group: suite))
    }

    func showAppStoreOverlay(_ configuration: SKOverlay.AppClipConfiguration?) {
        guard let configuration else { return system.dismissOverlay() }
        let overlay = SystemOverlay(isRaised: configuration.position == .bottomRaised)
        _ = socket.call(.showOverlay(overlay))
    }
}
