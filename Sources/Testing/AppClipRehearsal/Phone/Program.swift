// SPDX-License-Identifier: Apache-2.0

public import AppClip
public import ClipUI

/// The own code of a clip, or of its full app.
public struct Program {
    enum Form {
        case views(@MainActor (any ClipHost) -> RunningClip)
        case code((NSUserActivity?) -> Void)
        case outside((ProgramPort) -> any OutsideProgram)
    }

    let form: Form

    /// Code with screens: what `App.run(on:)` of ClipUI starts.
    public static func views(_ start: @escaping @MainActor (any ClipHost) -> RunningClip)
        -> Self
    {
        Self(form: .views(start))
    }

    /// Code without screens: what a scene or an app delegate does with an activity.
    ///
    /// It is called at each launch; with `nil` where the system hands over no activity.
    public static func code(_ launch: @escaping (NSUserActivity?) -> Void) -> Self {
        Self(form: .code(launch))
    }

    /// Code that runs elsewhere, such as in a process of its own.
    ///
    /// It is called when the phone needs the program in memory; what it returns is launched then.
    public static func outside(_ start: @escaping (ProgramPort) -> any OutsideProgram) -> Self {
        Self(form: .outside(start))
    }
}
