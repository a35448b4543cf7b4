// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import DeviceScenarios
import Testing

struct ExpectationTests {
    /// Lists are compared element by element; the name of an effect matches the whole effect.
    @Test(arguments: [
        (["a", "b"], ["a", "b"], true), (["a"], ["a", "b"], false),
        (["b", "a"], ["a", "b"], false),
        (["download"], ["download X.a"], true), (["down"], ["download X.a"], false),
        (["download X"], ["download X.a"], false), ([], [], true), ([], ["a"], false),
    ])
    func comparesLists(_ expected: [String], _ actual: [String], isMet: Bool) {
        let expectation = Expectation(.step(.effects), .equals(.texts(expected)))
        #expect(expectation.isMet(by: .texts(actual)) == isMet)
        let negated = Expectation(.step(.effects), .equals(.texts(expected)), isNegated: true)
        #expect(negated.isMet(by: .texts(actual)) != isMet)
    }

    @Test(arguments: [
        (["a", "c"], ["a", "b", "c"], true), (["c", "a"], ["a", "b", "c"], false),
        (["a", "a"], ["a", "b"], false), ([], ["a"], true), (["a"], [], false),
    ])
    func findsIncludedElements(_ expected: [String], _ actual: [String], isMet: Bool) {
        let expectation = Expectation(.step(.rules), .includes(expected))
        #expect(expectation.isMet(by: .texts(actual)) == isMet)
    }

    /// An absent value is neither an empty list nor an empty text.
    @Test func absentValuesEqualOnlyThemselves() {
        let absent = Expectation(.step(.url), .equals(.absent))
        #expect(absent.isMet(by: .absent))
        #expect(!absent.isMet(by: .text("")))
        #expect(!absent.isMet(by: .texts([])))
        #expect(!Expectation(.step(.rules), .equals(.texts([]))).isMet(by: .absent))
        #expect(!Expectation(.step(.rules), .includes(["a"])).isMet(by: .absent))
    }

    /// On a new device, every property has a value of its type or is absent.
    @Test func everyPropertyHasAValueOfItsType() throws {
        let fruta = try Fruta()
        let properties: [(Property, PropertyType)] =
            StepProperty.allCases.map { (.step($0), $0.type) }
            + CardProperty.allCases.map { (.card($0), $0.type) }
            + LaunchProperty.allCases.map { (.launch($0), $0.type) }
            + AppOrClipProperty.Plain.allCases.map {
                (.appOrClip(.clip(fruta.clip), .plain($0)), $0.type)
            }
        let step = Step(expectations: properties.map { expect($0.0, .absent) })
        let run = ScenarioRun(of: fruta.scenario(step))
        for (outcome, (property, type)) in zip(run.outcomes, properties) {
            let isValid =
                switch (outcome.value, type) {
                case (.absent, .list): false
                case (.absent, _), (.flag, .flag), (.number, .number), (.texts, .list): true
                case (.text, .flag), (.text, .number), (.text, .list): false
                case (.text, _): true
                default: false
                }
            #expect(isValid, "\(property): \(outcome.value)")
        }
    }
}
