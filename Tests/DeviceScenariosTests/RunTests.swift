import AppClipDevice
import AppClipExperiences
import AppClipTypes
import DeviceScenarios
import Testing

struct RunTests {
    /// D-12, D-25: a scan, a card, a launch, each with what is seen of it.
    @Test func playsOneStepAfterTheOther() throws {
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

    /// Time goes on before something happens, and what falls due belongs to the step (rule E-42).
    @Test func timePassesBeforeAStep() throws {
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

    /// A step that cannot be, and that nobody expects, ends the run with its name.
    @Test(arguments: [
        (Action.event(.card(.open)), FaultName.noCard, false),
        (.event(.leave), .nothingInForeground, false),
        (.event(.advance(to: Timestamp(secondsSince1970: 0))), .clockTurnedBack, true),
        (.event(.change(.system(SystemVersion(19)))), .unknownSystem, true),
        (.event(.change(.system(SystemVersion(16)))), .systemTurnedBack, true),
        (.event(.change(.retention(seconds: -1))), .impossibleDuration, true),
        (.restore, .noBackup, true),
    ])
    func saysWhyAStepCannotBe(_ action: Action, name: FaultName, isContradiction: Bool) throws {
        let fruta = try Fruta()
        let step = Step(
            actions: [action],
            expectations: [expect(.step(.outcome), .nothing)],
            place: ScenarioPlace(line: 9, column: 3)
        )
        let run = ScenarioRun(of: fruta.scenario(step))
        #expect(run.fault?.name == name)
        #expect(run.fault?.place == step.place)
        #expect(run.fault?.name.isContradiction == isContradiction)
        #expect(run.unaskedCount == 1)
        #expect(!run.isMet)
    }

    /// A fault that is expected is no failure, unless the scenario contradicts itself.
    @Test func takesFaultsThatAreExpected() throws {
        let fruta = try Fruta()
        var step = Step(
            actions: [.event(.card(.open))],
            expectations: [expect(.step(.fault), .text("no-card"))]
        )
        #expect(ScenarioRun(of: fruta.scenario(step)).isMet)
        step.actions = [.restore]
        step.expectations = [expect(.step(.fault), .text("no-backup"))]
        #expect(!ScenarioRun(of: fruta.scenario(step)).isMet)
    }

    /// A device that cannot be plays nothing.
    @Test func refusesDevicesThatCannotBe() throws {
        let fruta = try Fruta()
        var scenario = fruta.scenario(Step(actions: [fruta.scan]))
        scenario.device.state.system = SystemVersion(0)
        let run = ScenarioRun(of: scenario)
        #expect(run.fault?.step == nil)
        #expect(run.fault?.name == .unknownSystem)
        #expect(run.device == nil)
        scenario.device.state.system = SystemVersion(17)
        scenario.device.apps = [fruta.clip]
        #expect(ScenarioRun(of: scenario).fault?.name == .unknownApp)
    }

    /// D-10: apps that are there at the begin are installed with what the world knows of them.
    @Test func installsAppsAtTheBegin() throws {
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

    /// E-33, E-35: what a clip is answered about its place, and why.
    @Test func tellsWhyALocationIsNotConfirmed() throws {
        let fruta = try Fruta()
        let check = LocationCheck(region: .other)
        let run = ScenarioRun(
            of: fruta.scenario(
                Step(actions: [fruta.scan]),
                Step(
                    actions: [.event(.card(.open))],
                    expectations: [
                        expect(.holder(.clip(fruta.clip), .location(check)), .text("inside"))
                    ]
                )
            )
        )
        let outcome = try #require(run.outcomes.first)
        #expect(outcome.answer == .text("disallowed"))
        #expect(outcome.reasons.map(\.rule.text) == ["E-32"])
    }

    /// Places are in the order of the file; moments are by the clock or after it.
    @Test func placesAndMomentsAreOrdered() {
        let places = [(2, 1), (1, 9), (1, 2)].map { ScenarioPlace(line: $0.0, column: $0.1) }
        #expect(places.sorted() == places.reversed())
        let now = Timestamp(secondsSince1970: 100)
        #expect(Moment.after(seconds: 5).time(now: now) == now + 5)
        #expect(Moment.at(now + 7).time(now: now) == now + 7)
        #expect(DeviceSetup.usualClock == Timestamp(secondsSince1970: 1_767_268_800))
    }
}
