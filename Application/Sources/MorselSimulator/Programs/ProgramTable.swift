// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import AppClipExperiences
import AppClipRehearsal
import AppClipTypes
import ClipBuilds
import ClipMessages
import Foundation

/// The running programs of a phone, by their numbers in the order in which they started.
///
/// A table belongs to one session, and is used only in its isolation.
final class ProgramTable {
    var screens: [Int: RunningScreen] = [:]
    var project: SimulatedProject
    /// The person's languages, the best first.
    var languages: [String] = []
    var options = ProgramProcess.Options()
    /// The URL that the clip receives if its launch has none; `nil` for no URL.
    var debugURL: String?

    private var count = 0
    private let folder: URL
    private let report: AsyncStream<(Int, ProgramEvent)>.Continuation

    /// The events of all programs, in order.
    let events: AsyncStream<(Int, ProgramEvent)>

    /// Creates the table of a project's programs, which keep their files in an empty folder.
    init(_ project: SimulatedProject, in folder: URL) {
        self.project = project
        self.folder = folder
        (events, report) = AsyncStream.makeStream()
    }

    /// The programs that a phone can start, by identifier.
    var programs: [AppIdentifier: Program] {
        [
            project.clip: .outside { self.start(self.project.clipProgram, $0) },
            project.app.identifier: .outside { self.start(self.project.appProgram, $0) },
        ]
    }

    private func start(_ program: BuiltProgram?, _ port: ProgramPort) -> any OutsideProgram {
        count += 1
        let number = count
        guard let program else {
            screens[number] = RunningScreen(port: port, process: nil)
            return AbsentProgram()
        }
        let data = folder.appendingPathComponent("program-\(port.program.identifier.text)")
        try? FileManager.default.createDirectory(
            at: data.appendingPathComponent("tmp"),
            withIntermediateDirectories: true
        )
        var options = options
        if !port.program.isClip { options.preview = nil }
        do throws(ProcessStart.StartError) {
            let process = try ProgramProcess(
                program,
                in: data,
                languages: languages,
                options: options
            ) { [report] event in report.yield((number, event)) }
            screens[number] = RunningScreen(port: port, process: process)
            guard port.program.isClip else { return process }
            return DebuggedProgram(process) { self.debugURL }
        } catch {
            var screen = RunningScreen(port: port, process: nil)
            screen.crash = CrashState(crash: Crash(sentence: error.sentence), excerpt: [])
            screens[number] = screen
            return AbsentProgram()
        }
    }

    /// Ends all programs of the table.
    func end() {
        for screen in screens.values { screen.process?.close() }
        for screen in screens.values { screen.process?.kill() }
        screens = [:]
    }
}

/// A clip that receives the URL of its scheme, which is not one that an invocation can have.
private final class DebuggedProgram: OutsideProgram {
    private let process: ProgramProcess
    private let url: () -> String?

    init(_ process: ProgramProcess, url: @escaping () -> String?) {
        self.process = process
        self.url = url
    }

    func launch(_ launch: ProgramLaunch) {
        var launch = launch
        if launch.url == nil { launch.url = url() }
        process.launch(launch)
    }

    func suspend() { process.suspend() }
    func overlayWasDismissed() { process.overlayWasDismissed() }
    func close() { process.close() }
}

/// A program that cannot run here; the phone opens it nevertheless.
private final class AbsentProgram: OutsideProgram {
    func launch(_ launch: ProgramLaunch) {}
    func suspend() {}
    func overlayWasDismissed() {}
    func close() {}
}
