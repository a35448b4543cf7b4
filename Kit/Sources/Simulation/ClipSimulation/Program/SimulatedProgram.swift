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
/// The simulator starts the program and passes it a socket. All calls of the clip to its system use
/// that socket, and so do its screen and the actions of the person. The clip runs on the main thread
/// with a run loop, as on a phone: timers fire, the main queue and the main actor run, and their
/// changes are shown without further action, at most sixty times a second.
public enum SimulatedProgram {
    /// Runs the program until the simulator ends it.
    ///
    /// If it was not started by a simulator, the program prints a message and ends with status 64.
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
        // SAFETY: a build with previews generates this function, with these types.
        let make = unsafe unsafeBitCast(symbol, to: (@convention(c) (Int32) -> UInt).self)
        return ShownPreview.taken(from: make(number))
    }

    // Foundation on Linux does not know the person's preferred languages.
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

    // Otherwise a pipe would hold back the clip's output until it is full, and a crash would lose it.
    private static func bufferOutputByLines() {
        // SAFETY: the C library has a variable of this name and type. Accessed by its own name, Swift
        // treats it as state that several threads change; no other thread runs yet.
        guard
            let output = unsafe dlsym(nil, "stdout")?
                .assumingMemoryBound(to: UnsafeMutablePointer<FILE>?.self)
        else { return }
        unsafe setvbuf(output.pointee, nil, _IOLBF, 0)
    }
}

/// Makes `main()` of an `App` run it for the simulator; called before the program begins.
@_cdecl("prepareClipProgram")
func prepareClipProgram() {
    // SAFETY: there is one thread so far.
    unsafe runProgram = { start in SimulatedProgram.run(start) }
}
