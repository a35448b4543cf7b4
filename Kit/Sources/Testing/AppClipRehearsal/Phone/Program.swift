// SPDX-License-Identifier: Apache-2.0

public import AppClip
public import ClipUI

/// The code of a clip, or of its full app.
public struct Program {
    enum Form {
        case views(@MainActor (any ClipHost) -> RunningClip)
        case code((NSUserActivity?) -> Void)
        case outside((ProgramPort) -> any OutsideProgram)
    }

    let form: Form

    /// Returns a program with screens, which is started by `App.run(on:)` of ClipUI.
    public static func views(_ start: @escaping @MainActor (any ClipHost) -> RunningClip)
        -> Self
    {
        Self(form: .views(start))
    }

    /// Returns a program without screens: code that handles an activity, as a scene or an app
    /// delegate does.
    ///
    /// The closure is called at each launch, with `nil` if the system passes no activity.
    public static func code(_ launch: @escaping (NSUserActivity?) -> Void) -> Self {
        Self(form: .code(launch))
    }

    /// Returns a program that runs elsewhere, such as in a process of its own.
    ///
    /// The closure is called when the phone loads the program into memory; its result is then
    /// launched.
    public static func outside(_ start: @escaping (ProgramPort) -> any OutsideProgram) -> Self {
        Self(form: .outside(start))
    }
}
