// SPDX-License-Identifier: Apache-2.0

public import AppClip
import ClipMessages
public import ClipUI
import Foundation
import ProgramStart

#if canImport(Glibc)
import Glibc
#endif

/// The process of a clip, or of a full app, in a simulator.
///
/// The simulator starts the program and passes it a socket. Everything that the clip asks of its
/// system goes over that socket, and so do its screen and what the person does on it. The clip runs on
/// the main thread with a run loop, as on a phone: timers fire, the main queue and the main actor run,
/// and what they change shows by itself, at most sixty times a second.
public enum SimulatedProgram {
    /// Runs the program until the simulator ends it.
    ///
    /// Started by anything but a simulator, the program says so and ends with status 64.
    @MainActor
    public static func run(_ start: @MainActor (any ClipHost) -> RunningClip) -> Never {
        guard let socket = SimulatorSocket.inherited() else {
            var words = FileDescriptorStream(descriptor: 2)
            print("This program is an App Clip; 'morsel simulate' runs it.", to: &words)
            exit(64)
        }
        bufferOutputByLines()
        useLanguages()
        let system = SimulatedSystem(socket)
        RunningSystem.setForProcess(system)
        if let preview = chosenPreview {
            MainLoop(socket, system, isPreview: true, preview.run).run()
        }
        MainLoop(socket, system, isPreview: false, start).run()
    }

    private static var chosenPreview: ShownPreview? {
        guard
            let number = ProcessInfo.processInfo.environment[ProgramNames.preview]
                .flatMap({ Int32($0) }),
            let symbol = unsafe dlsym(nil, ProgramNames.previewFunction)
        else { return nil }
        // SAFETY: a build with previews makes this function, with these types.
        let make = unsafe unsafeBitCast(symbol, to: (@convention(c) (Int32) -> UInt).self)
        return ShownPreview.taken(from: make(number))
    }

    // Foundation on Linux has no languages that a person prefers.
    static var preferredLanguages: [String] {
        let wanted = ProcessInfo.processInfo.environment[ProgramNames.languages]?.split(
            separator: ","
        )
        return (wanted ?? []).map(String.init)
    }

    private static func useLanguages() {
        let wanted = preferredLanguages
        guard !wanted.isEmpty,
            let file = Bundle.main.url(forResource: "ClipTexts", withExtension: "json"),
            let texts = try? Data(contentsOf: file)
        else { return }
        ClipTexts.use(try? ClipTexts(json: texts, preferred: wanted))
    }

    // Else a pipe would keep what the clip prints until it is full, and a crash would lose it.
    private static func bufferOutputByLines() {
        // SAFETY: the C library has a variable of this name and type. By its own name, Swift takes
        // it for state that several threads change; nothing else runs yet.
        guard
            let output = unsafe dlsym(nil, "stdout")?
                .assumingMemoryBound(to: UnsafeMutablePointer<FILE>?.self)
        else { return }
        unsafe setvbuf(output.pointee, nil, _IOLBF, 0)
    }
}

/// Has `main()` of an `App` run it for the simulator; called before the program begins.
@_cdecl("prepareClipProgram")
func prepareClipProgram() {
    // SAFETY: there is one thread so far.
    unsafe runProgram = { start in SimulatedProgram.run(start) }
}
