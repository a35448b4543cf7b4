import AppClipDevice
import DeviceScenarios
import Testing

struct ExpectationTests {
    /// Lists are compared in full and in their order; an effect's name stands for the whole.
    @Test(arguments: [
        (["a", "b"], ["a", "b"], true), (["a"], ["a", "b"], false),
        (["b", "a"], ["a", "b"], false),
        (["download"], ["download X.a"], true), (["down"], ["download X.a"], false),
        (["download X"], ["download X.a"], false), ([], [], true), ([], ["a"], false),
    ])
    func comparesLists(_ wanted: [String], _ found: [String], isMet: Bool) {
        let expectation = Expectation(.step(.effects), .equal(.texts(wanted)))
        #expect(expectation.isMet(by: .texts(found)) == isMet)
        let denied = Expectation(.step(.effects), .equal(.texts(wanted)), isNegated: true)
        #expect(denied.isMet(by: .texts(found)) != isMet)
    }

    @Test(arguments: [
        (["a", "c"], ["a", "b", "c"], true), (["c", "a"], ["a", "b", "c"], false),
        (["a", "a"], ["a", "b"], false), ([], ["a"], true), (["a"], [], false),
    ])
    func findsWhatIsIncluded(_ wanted: [String], _ found: [String], isMet: Bool) {
        let expectation = Expectation(.step(.rules), .including(wanted))
        #expect(expectation.isMet(by: .texts(found)) == isMet)
    }

    /// Nothing is neither an empty list nor an empty text.
    @Test func nothingIsNothingElse() {
        let nothing = Expectation(.step(.url), .equal(.nothing))
        #expect(nothing.isMet(by: .nothing))
        #expect(!nothing.isMet(by: .text("")))
        #expect(!nothing.isMet(by: .texts([])))
        #expect(!Expectation(.step(.rules), .equal(.texts([]))).isMet(by: .nothing))
        #expect(!Expectation(.step(.rules), .including(["a"])).isMet(by: .nothing))
    }

    /// Every question has an answer of its kind on a device to which nothing has happened.
    @Test func everyQuestionHasAnAnswer() throws {
        let fruta = try Fruta()
        let questions: [(Question, AnswerKind)] =
            StepQuestion.allCases.map { (.step($0), $0.kind) }
            + CardQuestion.allCases.map { (.card($0), $0.kind) }
            + LaunchQuestion.allCases.map { (.launch($0), $0.kind) }
            + SimpleQuestion.allCases.map { (.holder(.clip(fruta.clip), .simple($0)), $0.kind) }
        let step = Step(expectations: questions.map { expect($0.0, .nothing) })
        let run = ScenarioRun(of: fruta.scenario(step))
        for (outcome, (question, kind)) in zip(run.outcomes, questions) {
            let fits =
                switch (outcome.answer, kind) {
                case (.nothing, .list): false
                case (.nothing, _), (.flag, .flag), (.number, .number), (.texts, .list): true
                case (.text, .flag), (.text, .number), (.text, .list): false
                case (.text, _): true
                default: false
                }
            #expect(fits, "\(question): \(outcome.answer)")
        }
    }
}
