// SPDX-License-Identifier: Apache-2.0

import AppClip
import ClipMessages
import ClipUI
import Dispatch
import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// The main thread of a program: messages of the simulator, the clip's own timers and tasks, and
/// frames.
@MainActor
final class MainLoop {
    private let socket: SimulatorSocket
    private let system: SimulatedSystem
    private let screen: SimulatedScreen
    private let clip: RunningClip
    private let isPreview: Bool
    private var handled: UInt32 = 0

    // The seconds between checks for changes of the shared data that the clip made without an event.
    private static let secondsBetweenLooks = 1.0

    init(
        _ socket: SimulatorSocket,
        _ system: SimulatedSystem,
        isPreview: Bool,
        _ start: (any ClipHost) -> RunningClip
    ) {
        self.isPreview = isPreview
        self.socket = socket
        self.system = system
        screen = SimulatedScreen(socket, system)
        socket.send(.hello(version: MessageLimits.version))
        ViewTasks.onChange { isBusy in
            if isBusy { return socket.send(.busy(true)) }
            // What the last task has changed is sent before its end.
            DispatchQueue.main.async { socket.send(.busy(ViewTasks.areRunning)) }
        }
        clip = start(screen)
        clip.prefer(SimulatedProgram.preferredLanguages)
        // A change without an event, by a timer or a response, is shown without further action.
        clip.onNeedsRefresh { [weak self] in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.clip.refresh() } }
        }
    }

    func run() -> Never {
        let socket = socket
        Thread.detachNewThread {
            socket.read { message in
                DispatchQueue.main.async { MainActor.assumeIsolated { self.handle(message) } }
            }
            // A program cannot run without its simulator.
            _exit(0)
        }
        let timer = Timer(timeInterval: Self.secondsBetweenLooks, repeats: true) { _ in
            MainActor.assumeIsolated { self.system.tellChanges() }
        }
        RunLoop.main.add(timer, forMode: .default)
        while true { RunLoop.main.run() }
    }

    private func handle(_ message: HostMessage) {
        switch message {
        case .launch(let launch):
            system.show(launch.groups)
            change(to: .active)
            // A preview is not invoked.
            let url = isPreview ? nil : launch.url.flatMap { URL(string: $0) }
            clip.launch(url.map { NSUserActivity(invocationURL: $0, launch: launch.launch) })
        case .event(let kind, let element, let text):
            // An unknown number, from a page that is newer than this program, is not an event.
            if let event = ClipEvent(rawValue: kind) {
                clip.receive(event, element: element, text: text)
            }
        case .overlayDismissed:
            system.overlayWasDismissed()
            clip.receive(.overlayClosed, element: 0)
        case .suspend:
            change(to: .inactive)
            change(to: .background)
            screen.sendFrame()
        case .close:
            clip.close()
            system.tellChanges()
            exit(0)
        case .answer: break
        }
        handled &+= 1
        screen.finish(handled)
        system.tellChanges()
    }

    private func change(to phase: ScenePhase) {
        clip.receive(.scenePhase, element: 0, text: "\(phase.rawValue)")
    }
}
