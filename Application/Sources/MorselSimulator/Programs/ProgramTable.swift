// SPDX-License-Identifier: Apache-2.0

internal import AppClipDevice
internal import AppClipExperiences
internal import AppClipRehearsal
internal import AppClipTypes
internal import ClipBuilds
internal import ClipMessages
internal import Foundation

/// The programs of a phone that run, by their numbers in the order of their starts.
///
/// It belongs to one session, and is used where that runs.
final class ProgramTable {
    var screens: [Int: RunningScreen] = [:]
    var project: SimulatedProject
    /// The person's languages, the best first.
    var languages: [String] = []
    var options = ProgramProcess.Options()
    /// The URL that the clip is handed where its launch has none; `nil` for none.
    var debugURL: String?

    private var count = 0
    private let folder: URL
    private let report: AsyncStream<(Int, ProgramEvent)>.Continuation

    /// What all programs do, in its order.
    let events: AsyncStream<(Int, ProgramEvent)>

    /// The table of a project's programs; `folder` is empty, and programs keep their files in it.
    init(_ project: SimulatedProject, in folder: URL) {
        self.project = project
        self.folder = folder
        (events, report) = AsyncStream.makeStream()
    }

    /// What a phone starts, by identifier.
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

    /// Ends all programs.
    func end() {
        for screen in screens.values { screen.process?.close() }
        for screen in screens.values { screen.process?.kill() }
        screens = [:]
    }
}

/// A clip that is handed the URL of its scheme, where that is not one that a phone's invocations can have.
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

/// A program that cannot run here: the phone opens it all the same.
private final class AbsentProgram: OutsideProgram {
    func launch(_ launch: ProgramLaunch) {}
    func suspend() {}
    func overlayWasDismissed() {}
    func close() {}
}
