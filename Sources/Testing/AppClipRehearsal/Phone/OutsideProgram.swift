// SPDX-License-Identifier: Apache-2.0

public import AppClipDevice
public import ClipMessages

/// A program of a phone that runs elsewhere, such as in a process of its own.
public protocol OutsideProgram: AnyObject {
    /// The phone launches it, or brings it to the foreground.
    func launch(_ launch: ProgramLaunch)

    /// It is no longer on the screen, and still in memory.
    func suspend()

    /// The person has put the overlay of the full app away.
    func overlayWasDismissed()

    /// It is no longer in memory.
    func close()
}

/// The phone, as a program that runs elsewhere asks it.
///
/// Use it where the phone is used: neither is safe on several threads at once.
public final class ProgramPort {
    private let system: ProgramSystem

    init(_ system: ProgramSystem) {
        self.system = system
    }

    /// The clip or app.
    public var program: AppOrClip { system.caller }

    /// Which instance of a clip it is; `nil` for an app.
    public var instance: InstanceIdentifier? {
        if case .clip(_, let instance) = system.key { instance } else { nil }
    }

    /// Answers a call of the program, as the phone answers that of any other.
    public func answer(_ call: SystemCall) -> SystemAnswer { system.answer(call) }
}
