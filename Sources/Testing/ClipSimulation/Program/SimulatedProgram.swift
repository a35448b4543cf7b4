// SPDX-License-Identifier: Apache-2.0

public import AppClip
public import ClipUI

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
    public static func run(_ start: (any ClipHost) -> RunningClip) -> Never {
        guard let socket = SimulatorSocket.inherited() else {
            var words = FileDescriptorStream(descriptor: 2)
            print("This program is an App Clip; 'morsel simulate' runs it.", to: &words)
            exit(64)
        }
        bufferOutputByLines()
        let system = SimulatedSystem(socket)
        RunningSystem.setForProcess(system)
        MainLoop(socket, system, start).run()
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

extension App {
    /// Runs the clip: what `@main` calls.
    @MainActor
    public static func main() {
        SimulatedProgram.run { Self().run(on: $0) }
    }
}
