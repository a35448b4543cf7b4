// SPDX-License-Identifier: Apache-2.0

public import AppClipDevice
public import ClipMessages

/// A program of a phone that runs elsewhere, such as in a process of its own.
public protocol OutsideProgram: AnyObject {
    /// Launches the program, or brings it to the foreground.
    func launch(_ launch: ProgramLaunch)

    /// Removes the program from the screen; it stays in memory.
    func suspend()

    /// Notifies the program that the person has dismissed the overlay for the full app.
    func overlayWasDismissed()

    /// Removes the program from memory.
    func close()
}

/// The interface of the phone for a program that runs elsewhere.
///
/// Use it on the thread on which the phone is used: neither is safe on several threads at once.
public final class ProgramPort {
    private let system: ProgramSystem

    init(_ system: ProgramSystem) {
        self.system = system
    }

    /// The clip or app.
    public var program: AppOrClip { system.caller }

    /// The identifier of the instance of a clip; `nil` for an app.
    public var instance: InstanceIdentifier? {
        if case .clip(_, let instance) = system.key { instance } else { nil }
    }

    /// Answers a call of the program, as the phone answers those of its other programs.
    public func answer(_ call: SystemCall) -> SystemAnswer { system.answer(call) }
}
