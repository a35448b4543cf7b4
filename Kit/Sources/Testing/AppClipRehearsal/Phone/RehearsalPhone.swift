// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipBytes
public import AppClipDevice
public import AppClipTypes
public import ClipUITesting
public import DeviceScenarios

/// A phone on which clips and their apps run their own code, natively and in one test.
///
/// A `Device` makes all decisions; the programs that it launches run: the screens of ClipUI, and the code that uses
/// the modules with Apple's names. Keychain, App Groups, notifications, the overlay and the rest are the device's,
/// so that a test sees the data that a clip left and that its app finds.
///
/// ```swift
/// let programs = [clip: Program.views { FrutaClip().run(on: $0) }]
/// let phone = RehearsalPhone(device, programs: programs, in: world)
/// try phone.invoke("https://fruta.example/?smoothie=berry-blue", from: .qrCode)
/// try phone.act(.open)                       // the card's button: the clip runs
/// try phone.tap("Order")
/// #expect(try phone.screen.title == "Your order")
/// try phone.handle(.installApp(app, .store))
/// try phone.handle(.openApp(app))            // the app runs, and finds what the clip left
/// ```
///
/// Programs run only during an event, on the thread of the test.
public final class RehearsalPhone {
    private let shared: SharedDevice
    private let programs: [AppIdentifier: Program]
    private var running: [RunningProgram.Key: RunningProgram] = [:]

    /// Creates a phone.
    ///
    /// - Parameters:
    ///   - device: The device in its initial state.
    ///   - programs: The code of clips and apps. A clip or app without code runs without an effect.
    ///   - person: The person who holds the phone.
    ///   - world: Returns the information of store, verifier and bundles about a URL, and about an invocation of it;
    ///     with `nil`, about every clip.
    public init(
        _ device: Device,
        programs: [AppIdentifier: Program],
        person: Person = Person(),
        world: @escaping @Sendable (InvocationURL?, InvocationSource?) -> World
    ) {
        self.programs = programs
        shared = SharedDevice(device, person: person, world: world)
    }

    deinit {
        for program in running.values { program.close() }
    }

    // MARK: What can be seen

    /// The current state of the device.
    public var device: Device { shared.device }

    /// The events of the device so far, including the calls of programs.
    public var journal: Journal { shared.journal }

    /// All effects of the device, oldest first.
    public var effects: [Effect] { shared.effects }

    /// Returns all events with their times and effects, including the calls of programs.
    ///
    /// - Parameter start: The number of events that the caller already has.
    /// - Returns: The later events.
    public func happenings(from start: Int = 0) -> ArraySlice<PhoneEvent> {
        shared.happenings.dropFirst(start)
    }

    /// The latest decision about an invocation, with its reasons; `nil` before the first.
    public var decision: Decision? {
        shared.effects.reversed().lazy
            .compactMap { if case .decided(let decision) = $0 { decision } else { nil } }
            .first
    }

    /// The person who holds the phone.
    public var person: Person {
        get { shared.person }
        set { shared.person = newValue }
    }

    /// The screen of the clip or app in the foreground.
    ///
    /// - Throws: ``RehearsalError/nothingOnScreen``.
    public var screen: TestScreen {
        get throws(RehearsalError) { try foregroundProgram().1.screen }
    }

    // MARK: What happens

    /// Handles an event, and runs the program that it launches.
    ///
    /// - Returns: The effects of the event.
    /// - Throws: ``RehearsalError/device(_:)`` if the event is not possible; it then has no effect.
    @discardableResult
    public func handle(_ event: Event) throws(RehearsalError) -> [Effect] {
        let before = shared.device.screen.foreground.map { RunningProgram.Key($0) }
        let effects: [Effect]
        do throws(DeviceError) {
            effects = try shared.handle(event)
        } catch {
            throw .device(error)
        }
        if let before, shared.device.screen.foreground.map({ RunningProgram.Key($0) }) != before {
            running[before]?.outside?.suspend()
        }
        for effect in effects { carryOut(effect) }
        let device = shared.device
        for (key, program) in running where !key.isInMemory(of: device) {
            running[key] = nil
            program.close()
        }
        return effects
    }

    /// Ends the program of each clip or app in memory, and starts it again if it is in the foreground: with the
    /// activity of its latest launch, as after a crash or a new build.
    ///
    /// The device does not notice it: to the device, the program keeps running.
    public func restartPrograms() {
        let programs = running
        running = [:]
        for program in programs.values { program.close() }
        switch shared.device.screen.foreground {
        case .clip(let clip, let instance):
            let found = shared.device.clips[clip]?.instances.last { $0.identifier == instance }
            let activation = found?.activation
            let activity = activation?.url.map { UserActivity(browsingTo: $0) }
            program(.clip(clip, instance))?.launch(
                activity,
                activity == nil ? nil : activation?.launch
            )
        case .app(let app): program(.app(app))?.launch(nil, nil)
        case nil: break
        }
    }

    /// Scans, taps or opens a URL, as the person does, at the current time.
    ///
    /// - Returns: The effects of the invocation.
    /// - Throws: ``RehearsalError/url(_:)``, or ``RehearsalError/device(_:)``.
    @discardableResult
    public func invoke(
        _ url: String,
        from source: InvocationSource,
        details: InvocationDetails = InvocationDetails()
    ) throws(RehearsalError) -> [Effect] {
        guard let parsed = try? InvocationURL(url) else { throw .url(url) }
        let now = shared.device.now
        return try handle(
            .invoke(Invocation(source: source, url: parsed, time: now, details: details))
        )
    }

    /// Performs an action of the person on the card.
    ///
    /// - Throws: ``RehearsalError/device(_:)`` if there is no card.
    @discardableResult
    public func act(_ action: Event.CardAction) throws(RehearsalError) -> [Effect] {
        try handle(.card(action))
    }

    /// Advances the clock.
    ///
    /// - Throws: ``RehearsalError/device(_:)`` for a time after the last supported year.
    @discardableResult
    public func wait(seconds: Int64) throws(RehearsalError) -> [Effect] {
        try handle(.advance(to: shared.device.now + seconds))
    }

    private func carryOut(_ effect: Effect) {
        switch effect {
        case .launchClip(let launch):
            let key = RunningProgram.Key.clip(launch.request.clip, launch.instance)
            if !launch.isWarm { running.removeValue(forKey: key)?.close() }
            program(key)?.launch(launch.request.activity, launch.payload?.launch)
        case .launchApp(let app, let activity): program(.app(app))?.launch(activity, nil)
        default: break
        }
    }

    // Returns the program in memory, or creates it.
    private func program(_ key: RunningProgram.Key) -> RunningProgram? {
        if let known = running[key] { return known }
        guard let program = programs[key.appOrClip.identifier] else { return nil }
        let system = ProgramSystem(of: key, on: shared)
        let started = RunningProgram(program, on: system)
        running[key] = started
        return started
    }

    // MARK: What the person does in a program

    /// Taps a button of the clip or app in the foreground, by its name.
    ///
    /// - Throws: ``RehearsalError``.
    public func tap(_ name: String, at position: Int = 0) throws(RehearsalError) {
        try use { clip throws(ElementNotFoundError) in try clip.tap(name, at: position) }
    }

    /// Replaces the text of a text field, by its name.
    ///
    /// - Throws: ``RehearsalError``.
    public func type(
        _ text: String,
        into name: String,
        at position: Int = 0
    ) throws(RehearsalError) {
        try use { clip throws(ElementNotFoundError) in try clip.type(text, into: name, at: position)
        }
    }

    /// Sets a switch, by its name.
    ///
    /// - Throws: ``RehearsalError``.
    public func set(
        _ name: String,
        to isOn: Bool,
        at position: Int = 0
    ) throws(RehearsalError) {
        try use { clip throws(ElementNotFoundError) in try clip.set(name, to: isOn, at: position) }
    }

    /// Closes the overlay for the full app.
    ///
    /// - Throws: ``RehearsalError``.
    public func closeOverlay() throws(RehearsalError) {
        if let outside = try foreground().outside {
            try foreground().system.dismissOverlay()
            return outside.overlayWasDismissed()
        }
        let (program, clip) = try foregroundProgram()
        program.system.dismissOverlay()
        program.system.runProgram { clip.closeOverlay() }
    }

    /// Runs code as part of the program in the foreground, on the same system.
    ///
    /// - Returns: The result of the code.
    /// - Throws: ``RehearsalError/nothingOnScreen``.
    @discardableResult
    public func runInForeground<Result>(
        _ body: () -> Result
    ) throws(RehearsalError) -> Result {
        try foreground().system.runProgram(body)
    }

    private func use(
        _ body: (TestClip) throws(ElementNotFoundError) -> Void
    ) throws(RehearsalError) {
        let (program, clip) = try foregroundProgram()
        do throws(ElementNotFoundError) {
            try program.system.runProgram { () throws(ElementNotFoundError) in try body(clip) }
        } catch {
            throw .notOnScreen(error)
        }
    }

    private func foreground() throws(RehearsalError) -> RunningProgram {
        guard let foreground = shared.device.screen.foreground,
            let program = running[RunningProgram.Key(foreground)]
        else { throw .nothingOnScreen }
        return program
    }

    private func foregroundProgram() throws(RehearsalError) -> (RunningProgram, TestClip) {
        let program = try foreground()
        guard let clip = program.clip else { throw .nothingOnScreen }
        return (program, clip)
    }
}

extension RehearsalPhone {
    /// Creates a phone in a world of a store, websites and bundles, from which the information about each URL is
    /// collected.
    ///
    /// - Parameters:
    ///   - device: The device in its initial state.
    ///   - programs: The code of clips and apps. A clip or app without code runs without an effect.
    ///   - person: The person who holds the phone.
    ///   - world: The store, the websites and the bundles.
    public convenience init(
        _ device: Device,
        programs: [AppIdentifier: Program],
        person: Person = Person(),
        in world: ScenarioWorld
    ) {
        self.init(device, programs: programs, person: person) { url, source in
            url.map { world.world(about: $0, by: source) } ?? world.store
        }
    }
}
