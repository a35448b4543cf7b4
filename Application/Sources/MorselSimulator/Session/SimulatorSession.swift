// SPDX-License-Identifier: Apache-2.0

import AppClip
public import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipRehearsal
import AppClipTypes
import ClipBuilds
import ClipMessages
import DeviceScenarios
public import Foundation
import MorselWording
import ScenarioFiles

/// A simulated phone and its programs, as pages show and control it.
///
/// The phone is that of `AppClipRehearsal`, so that every rule has one implementation. Its programs
/// are processes of this machine. Its clock is that of this machine, and can be moved forward.
public actor SimulatorSession {
    private let system: SystemVersion
    var phone: RehearsalPhone?

    // MARK: Programs

    private let table: ProgramTable

    var programs: [Int: RunningScreen] {
        get { table.screens }
        set { table.screens = newValue }
    }

    // The programs that have been announced to pages.
    private var announced: Set<Int> = []

    // MARK: The clock

    /// The offset of the phone's clock from that of this machine, in seconds.
    private var skipped: Int64 = 0

    // MARK: What pages know

    private var subscribers: [Int: AsyncStream<PageEvent>.Continuation] = [:]
    private var subscriberCount = 0
    private var journal: [JournalEntry] = []
    private var entryCount = 0
    private var seenEventCount = 0
    private var console: [ConsoleLine] = []
    private var lastState: PhoneState?

    // MARK: What is around the programs

    var questions: [OpenQuestion] = []
    var page: PhoneState.Page?
    var shownNotifications: [PhoneState.Notification] = []
    /// The source with which the page starts.
    var firstSource = InvocationSource.appClipCode
    var isAtPlace = true
    var askedPlace: Place?
    var build = BuildState()
    var scenario: Scenario?
    var scenarioStep = 0
    var startSetup = DeviceSetup(state: DeviceState(system: .codes))

    /// The maximum number of lines that the console shows.
    static let consoleLines = 2_000

    /// The maximum number of entries that the journal shows; a saved session has all.
    static let journalEntries = 2_000

    /// A question of the system that waits for the person.
    struct OpenQuestion {
        let program: Int
        let number: UInt32
        let call: SystemCall
    }

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - project: The project to run.
    ///   - system: The phone's version of iOS.
    ///   - folder: An empty folder in which programs keep their files; the caller deletes it.
    public init(_ project: SimulatedProject, system: SystemVersion, folder: URL) {
        table = ProgramTable(project, in: folder)
        self.system = system
    }

    var project: SimulatedProject { table.project }

    /// The phone's first language.
    var language: Language? { phone?.device.state.languages.first }

    /// The URL of a run from Xcode that an invocation cannot have; `nil` if there is none.
    var debugURL: String? {
        get { table.debugURL }
        set { table.debugURL = newValue }
    }

    /// The programs of the latest build.
    var builtPrograms: (clip: BuiltProgram?, app: BuiltProgram?) {
        (project.clipProgram, project.appProgram)
    }

    /// Sets the options with which programs run, from the next start on.
    func run(with options: ProgramProcess.Options) { table.options = options }

    /// Makes the clip show a preview in place of its screen, from the next start on.
    func show(preview: Int?) { table.options.preview = preview }

    // MARK: Beginning

    /// Starts with a new phone, and ends the programs of the previous one.
    ///
    /// - Throws: ``ActionError`` if such a phone is not possible.
    public func begin() throws(ActionError) {
        table.end()
        (announced, skipped, questions, page) = ([], 0, [], nil)
        (shownNotifications, journal, entryCount, console) = ([], [], 0, [])
        seenEventCount = 0
        (lastState, askedPlace, scenarioStep, debugURL) = (nil, nil, 0, nil)
        var setup = DeviceSetup(state: DeviceState(system: system), clock: Self.machineTime)
        setup.settings.zone = Zones.rules(Self.zoneName) ?? .utc
        if let scenario {
            setup = scenario.device
            skipped = setup.clock.secondsSince1970 - Self.machineTime.secondsSince1970
        }
        startSetup = setup
        table.languages = setup.state.languages.map(\.tag)
        do {
            phone = RehearsalPhone(
                try Device(setup, in: world),
                programs: table.programs,
                in: world
            )
        } catch {
            throw ActionError("There is no such phone: \(ErrorName(error.code).sentence)")
        }
        firstSource = sourceToBeginWith(project.url)
        tell(.reset)
        publish()
    }

    var world: ScenarioWorld { scenario?.world ?? project.world }

    // The current time of this machine.
    private static var machineTime: Timestamp {
        Timestamp(secondsSince1970: Int64(Date().timeIntervalSince1970))
    }

    // The name of this machine's time zone, as scenario files write it.
    static var zoneName: String {
        let name = TimeZone.current.identifier
        return Zones.rules(name) == nil ? "GMT" : name
    }

    /// Runs the phone's clock and its programs until the task is cancelled.
    public func run() async {
        await withDiscardingTaskGroup { group in
            group.addTask { await self.runClock() }
            group.addTask { await self.listenToPrograms() }
        }
    }

    // Handles the events of programs until the task is cancelled, which finishes the stream.
    private func listenToPrograms() async {
        for await (number, event) in table.events { handle(event, of: number) }
    }

    private func runClock() async {
        while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(1))
            guard let phone, !Task.isCancelled else { continue }
            // Only an advance with effects is an event of the phone: hours may pass otherwise.
            var ahead = phone.device
            let target = currentTime
            guard target > ahead.now,
                let effects = try? ahead.handle(.advance(to: target)), !effects.isEmpty
            else { continue }
            advance()
            publish()
        }
    }

    var currentTime: Timestamp { Self.machineTime + skipped }

    /// Advances the phone's clock to the current time.
    func advance() {
        guard let phone, currentTime > phone.device.now else { return }
        // This cannot fail: the time is later than the phone's, and far from the last year.
        _ = try? phone.handle(.advance(to: currentTime))
    }

    func skip(_ seconds: Int64) throws(ActionError) {
        guard seconds > 0, seconds <= DeviceSettings.longestDuration else {
            throw ActionError("Time can pass by a second up to a hundred years.")
        }
        skipped += seconds
        advance()
    }

    // MARK: Programs

    private func handle(_ event: ProgramEvent, of number: Int) {
        guard let program = programs[number] else { return }
        defer { program.process?.takeNext() }
        switch event {
        case .message(.patches(let patches)):
            programs[number]?.append(patches)
            announce(number)
            tell(.patches(program: number, patches))
        case .message(.handled(let count)):
            programs[number]?.hasHandled = true
            tell(.handled(program: number, count))
        case .message(.busy(let isBusy)): programs[number]?.isBusy = isBusy
        case .message(.hello(let version)):
            programs[number]?.hasGreeted = true
            guard version != MessageLimits.version else { return }
            fail(
                number,
                "The program was built with another version of the kit: build it again."
            )
        case .message(.call(let count, let call)):
            answer(call, count, of: number)
            publish()
        case .nonsense(let error):
            fail(number, "The program sent something that is not a message. \(error.sentence)")
        case .lines(let lines, let isError):
            note(lines, isError: isError)
            guard isError else { break }
            for line in lines {
                programs[number]?.note(errorLine: line)
                noteFailure(line, of: number)
            }
        case .ended(let ending):
            questions.removeAll { $0.program == number }
            if program.process?.isClosing ?? true {
                programs[number] = nil
            } else if program.crash == nil || program.isStillFailing {
                let crash = Crash(output: program.lastLines, ending: ending)
                programs[number]?.crash = CrashState(crash, in: project.sources)
            }
            publish()
        }
    }

    // A backtrace takes seconds, so the known facts are shown before.
    private func noteFailure(_ line: String, of number: Int) {
        guard let program = programs[number], program.crash == nil,
            let ending = ProcessEnding(beginningOfBacktrace: line)
        else { return }
        programs[number]?.isStillFailing = true
        let crash = Crash(output: program.lastLines, ending: ending)
        programs[number]?.crash = CrashState(crash, in: project.sources)
        publish()
    }

    private func fail(_ number: Int, _ sentence: String) {
        programs[number]?.crash = CrashState(crash: Crash(sentence: sentence), excerpt: [])
        programs[number]?.process?.kill()
        publish()
    }

    private func note(_ lines: [String], isError: Bool) {
        let time = currentTime.secondsSince1970
        let new = lines.suffix(Self.consoleLines).map {
            ConsoleLine(time: time, text: $0, isError: isError)
        }
        console += new
        if console.count > 2 * Self.consoleLines {
            console.removeFirst(console.count - Self.consoleLines)
        }
        tell(.console(new))
    }

    /// The number of the program on the screen; `nil` if none runs.
    var foregroundProgram: Int? {
        guard let foreground = phone?.device.screen.foreground else { return nil }
        let found = programs.filter { _, screen in
            guard screen.port.program == foreground.appOrClip else { return false }
            guard case .clip(_, let instance) = foreground else { return true }
            return screen.port.instance == instance
        }
        return found.keys.max()
    }

    // MARK: The person on the screen of a program

    /// Passes an event on the screen to its program.
    public func event(program: Int, kind: UInt8, element: UInt32, text: String) {
        guard program == foregroundProgram else { return }
        programs[program]?.process?.send(.event(kind: kind, element: element, text: text))
    }

    // MARK: Builds

    /// Shows that a build has started or failed; the programs of the previous one continue to run.
    public func noteBuild(_ state: BuildState) {
        build = state
        publish()
    }

    /// Replaces the programs by new ones, and restarts those that run at the invocation on the screen.
    ///
    /// The state of the phone does not change.
    public func replace(_ project: SimulatedProject, build: BuildState) {
        table.project = project
        self.build = build
        restart()
        publish()
    }

    /// Adds the program of the full app; if the person has already opened the app, the program starts.
    func add(app: BuiltProgram) {
        table.project.appProgram = app
        guard isAppOnScreen else { return }
        restart()
        publish()
    }

    func restart() {
        table.languages = phone?.device.state.languages.map(\.tag) ?? []
        let before = programs
        phone?.restartPrograms()
        for (number, program) in before {
            program.process?.close()
            if program.process == nil { programs[number] = nil }
        }
        for number in before.keys where programs[number]?.crash != nil { programs[number] = nil }
        questions.removeAll { before.keys.contains($0.program) }
    }

    // MARK: Pages

    /// Returns the events for a page, which start with everything that it needs to know.
    public func events() -> AsyncStream<PageEvent> {
        if let shown = foregroundProgram, programs[shown]?.isComplete == false { restart() }
        // A page that does not keep up loses its stream, connects again, and receives everything.
        let (stream, continuation) = AsyncStream<PageEvent>.makeStream(
            bufferingPolicy: .bufferingOldest(20_000)
        )
        subscriberCount += 1
        let number = subscriberCount
        publish()
        continuation.yield(.reset)
        continuation.yield(.journal(Array(journal.suffix(Self.journalEntries))))
        continuation.yield(.console(Array(console.suffix(Self.consoleLines))))
        for (number, screen) in programs.sorted(by: { $0.key < $1.key }) {
            continuation.yield(.screen(program: number))
            for patches in screen.patches { continuation.yield(.patches(program: number, patches)) }
        }
        if let lastState { continuation.yield(.state(lastState)) }
        subscribers[number] = continuation
        continuation.onTermination = { _ in Task { await self.forget(number) } }
        return stream
    }

    private func forget(_ number: Int) { subscribers[number] = nil }

    private func tell(_ event: PageEvent) {
        for (number, subscriber) in subscribers {
            guard case .dropped = subscriber.yield(event) else { continue }
            subscriber.finish()
            subscribers[number] = nil
        }
    }

    private func announce(_ number: Int) {
        if announced.insert(number).inserted { tell(.screen(program: number)) }
    }

    /// Sends the changes of the phone to pages.
    func publish() {
        guard let phone else { return }
        let new = phone.happenings(from: seenEventCount)
        seenEventCount += new.count
        for happening in new { note(happening) }
        let entries = new.compactMap { happening in
            entry(happening, number: 0)
        }
        if !entries.isEmpty {
            var numbered: [JournalEntry] = []
            for var entry in entries {
                entry.number = entryCount + numbered.count
                numbered.append(entry)
            }
            entryCount += numbered.count
            journal += numbered
            if journal.count > 2 * Self.journalEntries {
                journal.removeFirst(journal.count - Self.journalEntries)
            }
            tell(.journal(numbered))
        }
        for number in programs.keys.sorted() { announce(number) }
        for number in announced.subtracting(programs.keys) {
            announced.remove(number)
            tell(.gone(program: number))
        }
        let state = state(of: phone)
        if state != lastState {
            lastState = state
            tell(.state(state))
        }
    }

    /// Ends all programs of the session.
    public func end() {
        table.end()
        for subscriber in subscribers.values { subscriber.finish() }
        subscribers = [:]
    }
}
