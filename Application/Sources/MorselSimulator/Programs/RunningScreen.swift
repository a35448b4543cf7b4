// SPDX-License-Identifier: Apache-2.0

import AppClipRehearsal

/// A running program, with all patches that its screen has received.
struct RunningScreen {
    /// The maximum number of bytes of patches that are kept: 16 MiB.
    ///
    /// A page that is opened later needs all patches. Beyond the maximum, the program is started again.
    static let mostBytes = 16 << 20

    let port: ProgramPort
    /// The process of the program; `nil` if it could not be started.
    let process: ProgramProcess?
    private(set) var patches: [[UInt8]] = []
    /// The number of times that the program has sent patches.
    private(set) var patchCount = 0
    private(set) var isComplete = true
    private var byteCount = 0
    /// The latest lines of the program's error output.
    private(set) var lastLines: [String] = []
    var crash: CrashState?
    /// A Boolean value that indicates whether more details of the crash are still to come.
    var isStillFailing = false
    var hasGreeted = false
    /// A Boolean value that indicates whether the program has handled its launch, and has sent the
    /// resulting patches.
    var hasHandled = false
    /// A Boolean value that indicates whether tasks of the program's views are running.
    var isBusy = false {
        didSet { lastBusy = .now }
    }
    /// The time at which ``isBusy`` last changed; `nil` if no task has ever run.
    private(set) var lastBusy: ContinuousClock.Instant?

    init(port: ProgramPort, process: ProgramProcess?) {
        self.port = port
        self.process = process
    }

    mutating func append(_ patches: [UInt8]) {
        patchCount += 1
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
