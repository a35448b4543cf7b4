// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import DeviceScenarios
import Testing

struct RunTests {
    /// D-12, D-25: a scan shows a card, and the card launches the clip.
    @Test func playsStepsInOrder() throws {
        let fruta = try Fruta()
        let run = ScenarioRun(
            of: fruta.scenario(
                Step(
                    actions: [fruta.scan],
                    expectations: [
                        expect(.step(.outcome), .text("card")),
                        expect(.card(.title), .text("Menu")), expect(.hasLaunch, .flag(false)),
                        expect(.card(.locationNote), .text("on")),
                        expect(.step(.url), .text(fruta.menu.text)),
                    ]
                ),
                Step(
                    actions: [.event(.card(.open))],
                    expectations: [
                        expect(.hasCard, .flag(false)), expect(.launch(.instance), .text("7")),
                        expect(.step(.foreground), .text(fruta.clip.text)),
                        expect(
                            .callbacks(.swiftUI),
                            .texts(["onContinueUserActivity(_:perform:)"])
                        ),
                    ]
                )
            )
        )
        #expect(run.isMet, "\(run.outcomes.filter { !$0.isMet })")
        #expect(run.outcomes.count == 9)
        #expect(try run.journal?.replay() == run.device)
    }

    /// The clock advances before a step's action, and events that become due belong to the step (rule E-42).
    @Test func advancesTheClockBeforeAStep() throws {
        let fruta = try Fruta()
        let ready = NotificationRequest(number: 1, title: "Ready")
        let run = ScenarioRun(
            of: fruta.scenario(
                Step(actions: [fruta.scan]),
                Step(actions: [.event(.card(.open))]),
                Step(actions: [.schedule(ready, .after(seconds: 60))]),
                Step(
                    time: .after(seconds: 60),
                    expectations: [expect(.step(.delivered), .texts(["1"]))]
                ),
                Step(
                    time: .after(seconds: Device.ephemeralDuration),
                    actions: [.event(.push(ready, to: fruta.clip))],
                    expectations: [expect(.step(.droppedBy), .texts(["E-42"]))]
                )
            )
        )
        #expect(run.isMet, "\(run.outcomes.filter { !$0.isMet })")
    }

    /// A step that is unexpectedly invalid ends the run, which reports the error's name.
    @Test(arguments: [
        (Action.event(.card(.open)), ErrorName.noCard, false),
        (.event(.leave), .nothingInForeground, false),
        (.event(.advance(to: Timestamp(secondsSince1970: 0))), .clockTurnedBack, true),
        (.event(.change(.system(SystemVersion(19)))), .unknownSystem, true),
        (.event(.change(.system(SystemVersion(16)))), .systemTurnedBack, true),
        (.event(.change(.retention(seconds: -1))), .impossibleDuration, true),
        (.restore, .noBackup, true),
    ])
    func reportsWhyAStepIsInvalid(_ action: Action, name: ErrorName, isContradiction: Bool) throws {
        let fruta = try Fruta()
        let step = Step(
            actions: [action],
            expectations: [expect(.step(.outcome), .absent)],
            place: ScenarioPlace(line: 9, column: 3)
        )
        let run = ScenarioRun(of: fruta.scenario(step))
        #expect(run.invalidStep?.name == name)
        #expect(run.invalidStep?.place == step.place)
        #expect(run.invalidStep?.name.isContradiction == isContradiction)
        #expect(run.uncheckedCount == 1)
        #expect(!run.isMet)
    }

    /// An expected error does not fail the scenario, unless the scenario contradicts itself.
    @Test func acceptsExpectedErrors() throws {
        let fruta = try Fruta()
        var step = Step(
            actions: [.event(.card(.open))],
            expectations: [expect(.step(.error), .text("no-card"))]
        )
        #expect(ScenarioRun(of: fruta.scenario(step)).isMet)
        step.actions = [.restore]
        step.expectations = [expect(.step(.error), .text("no-backup"))]
        #expect(!ScenarioRun(of: fruta.scenario(step)).isMet)
    }

    /// An invalid initial device ends the run before the first step.
    @Test func rejectsInvalidDevices() throws {
        let fruta = try Fruta()
        var scenario = fruta.scenario(Step(actions: [fruta.scan]))
        scenario.device.state.system = SystemVersion(0)
        let run = ScenarioRun(of: scenario)
        #expect(run.invalidStep?.step == nil)
        #expect(run.invalidStep?.name == .unknownSystem)
        #expect(run.device == nil)
        scenario.device.state.system = SystemVersion(17)
        scenario.device.apps = [fruta.clip]
        #expect(ScenarioRun(of: scenario).invalidStep?.name == .unknownApp)
    }

    /// D-10: the initial apps are installed with the entitlements that the world has for them.
    @Test func installsInitialApps() throws {
        let fruta = try Fruta()
        let expectations = [
            expect(.step(.outcome), .text("app")),
            expect(.step(.homeScreen), .texts([fruta.app.identifier.text])),
        ]
        var scenario = fruta.scenario(Step(actions: [fruta.scan], expectations: expectations))
        #expect(!ScenarioRun(of: scenario).isMet)
        scenario.device.apps = [fruta.app.identifier]
        #expect(ScenarioRun(of: scenario).isMet)
    }

    /// E-33, E-35: the result of `confirmAcquired`, with the reason.
    @Test func reportsWhyALocationIsNotConfirmed() throws {
        let fruta = try Fruta()
        let check = LocationCheck(region: .other)
        let run = ScenarioRun(
            of: fruta.scenario(
                Step(actions: [fruta.scan]),
                Step(
                    actions: [.event(.card(.open))],
                    expectations: [
                        expect(.appOrClip(.clip(fruta.clip), .location(check)), .text("inside"))
                    ]
                )
            )
        )
        let outcome = try #require(run.outcomes.first)
        #expect(outcome.value == .text("disallowed"))
        #expect(outcome.reasons.map(\.rule.text) == ["E-32"])
    }

    /// Positions sort as in the file; a moment is a date or an offset from the current time.
    @Test func ordersPositionsAndComputesMoments() {
        let places = [(2, 1), (1, 9), (1, 2)].map { ScenarioPlace(line: $0.0, column: $0.1) }
        #expect(places.sorted() == places.reversed())
        let now = Timestamp(secondsSince1970: 100)
        #expect(Moment.after(seconds: 5).time(now: now) == now + 5)
        #expect(Moment.at(now + 7).time(now: now) == now + 7)
        #expect(DeviceSetup.defaultClock == Timestamp(secondsSince1970: 1_767_268_800))
    }
}
