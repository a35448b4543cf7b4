// SPDX-License-Identifier: Apache-2.0

internal import AppClipRehearsal

/// A program that runs, with everything that its screen has been told.
struct RunningScreen {
    /// The most bytes of patches that are kept: 16 MiB.
    ///
    /// A page that is opened later needs all of them. Beyond that, the program is started again.
    static let mostBytes = 16 << 20

    let port: ProgramPort
    /// `nil` if it could not be started.
    let process: ProgramProcess?
    private(set) var patches: [[UInt8]] = []
    private(set) var isComplete = true
    private var byteCount = 0
    /// The latest lines of its error output.
    private(set) var lastLines: [String] = []
    var crash: CrashState?
    /// Whether more is to be said about the crash.
    var isStillFailing = false
    var hasGreeted = false
    /// Whether it has handled its launch: what that changed on the screen has been said.
    var hasHandled = false
    /// Whether tasks of its views run.
    var isBusy = false {
        didSet { lastBusy = .now }
    }
    /// When that changed last; `nil` if it has never run any.
    private(set) var lastBusy: ContinuousClock.Instant?

    init(port: ProgramPort, process: ProgramProcess?) {
        self.port = port
        self.process = process
    }

    mutating func append(_ patches: [UInt8]) {
        byteCount += patches.count
        guard isComplete, byteCount <= Self.mostBytes else {
            isComplete = false
            self.patches = []
            return
        }
        self.patches.append(patches)
    }

    mutating func note(errorLine line: String) {
        if lastLines.count >= 200 { lastLines.removeFirst() }
        lastLines.append(line)
    }
}
