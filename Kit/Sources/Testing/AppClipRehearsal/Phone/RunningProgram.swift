// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipDevice
import AppClipTypes
import ClipMessages
import ClipUI
import ClipUITesting

// A program in memory: an instance of a clip, or an app.
final class RunningProgram {
    // The identity of a program.
    enum Key: Hashable {
        case clip(AppIdentifier, InstanceIdentifier)
        case app(AppIdentifier)

        var appOrClip: AppOrClip {
            switch self {
            case .clip(let clip, _): .clip(clip)
            case .app(let app): .app(app)
            }
        }

        init(_ foreground: Screen.Foreground) {
            switch foreground {
            case .clip(let clip, let instance): self = .clip(clip, instance)
            case .app(let app): self = .app(app)
            }
        }

        // Whether the device still has it in memory.
        func isInMemory(of device: Device) -> Bool {
            switch self {
            case .app(let app): device.apps[app] != nil
            case .clip(let clip, let instance):
                device.clips[clip]?.instances.contains { running in
                    running.identifier == instance && running.isInMemory
                } ?? false
            }
        }
    }

    let system: ProgramSystem

    // The screen that a person sees and taps; nil for code without screens.
    let clip: TestClip?

    // nil for a program of this process.
    let outside: (any OutsideProgram)?

    private let perform: (UserActivity?, Int?) -> Void

    init(_ program: Program, on system: ProgramSystem) {
        self.system = system
        switch program.form {
        case .code(let launch):
            (clip, outside) = (nil, nil)
            perform = { activity, number in
                let activity = NSUserActivity(activity, launch: number)
                system.runProgram { launch(activity) }
            }
        case .views(let start):
            let screen = TestScreen()
            let host = PhoneScreen(screen, of: system)
            let clip = system.runProgram { TestClip(on: screen, of: system, host: host, start) }
            self.clip = clip
            outside = nil
            perform = { activity, number in
                let activity = NSUserActivity(activity, launch: number)
                system.runProgram {
                    if let activity { clip.launch(with: activity) } else { clip.launch() }
                }
            }
        case .outside(let start):
            let program = start(ProgramPort(system))
            clip = nil
            outside = program
            perform = { activity, number in
                program.launch(
                    ProgramLaunch(
                        url: activity?.webpageURL.text,
                        launch: number,
                        groups: system.sharedData
                    )
                )
            }
        }
    }

    func launch(_ activity: UserActivity?, _ number: Int?) { perform(activity, number) }

    func close() {
        outside?.close()
        if let clip { system.runProgram { clip.close() } }
    }
}

extension NSUserActivity {
    // nil if the system passes no activity.
    fileprivate convenience init?(_ activity: UserActivity?, launch: Int?) {
        guard let url = activity.flatMap({ URL(string: $0.webpageURL.text) }) else { return nil }
        self.init(invocationURL: url, launch: launch)
    }
}

// The host of a program with screens: patches are passed to the screen, everything else to the
// phone.
private final class PhoneScreen: ClipHost {
    private let screen: TestScreen
    private let system: ProgramSystem

    init(_ screen: TestScreen, of system: ProgramSystem) {
        self.screen = screen
        self.system = system
    }

    func render(_ patches: [UInt8]) { screen.render(patches) }

    func storedText(forKey key: String, suite: String?) -> String? {
        system.storedText(forKey: key, in: DataPlace(suite))
    }

    func store(_ text: String?, forKey key: String, suite: String?) {
        system.call(.set(text, forKey: key, in: DataPlace(suite)))
    }

    func showAppStoreOverlay(_ configuration: SKOverlay.AppClipConfiguration?) {
        guard let configuration else {
            screen.showAppStoreOverlay(nil)
            return system.dismissOverlay()
        }
        let overlay = SystemOverlay(isRaised: configuration.position == .bottomRaised)
        if system.showOverlay(overlay) { screen.showAppStoreOverlay(configuration) }
    }
}
