// SPDX-License-Identifier: Apache-2.0

package import AppClip

/// Runs a clip as a program; set by the library that runs clips in the simulator.
///
/// It receives the function that starts the clip on a host, and does not return.
nonisolated(unsafe) package var runProgram:
    (@MainActor (@escaping @MainActor (any ClipHost) -> RunningClip) -> Never)?

extension App {
    /// Runs the clip: `@main` calls this.
    ///
    /// A clip on Linux needs a host for its screen, which `morsel simulate` is. Without one, this prints a message and
    /// exits.
    public static func main() {
        if let run = unsafe runProgram { run { Self().run(on: $0) } }
        fatalError("This is an App Clip. Run it with: morsel simulate")
    }
}
