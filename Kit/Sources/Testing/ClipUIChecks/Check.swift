// SPDX-License-Identifier: Apache-2.0

import ClipUI
package import ClipUITesting
import SeededRandom

/// A test of one behaviour of ClipUI.
///
/// The same tests run with `swift test` and in a WebAssembly module that is optimised like a clip, because
/// the search for state in views depends on the compiler.
public struct Check: Sendable {
    /// The expected behaviour.
    public let name: String

    #if hasFeature(Embedded)
    typealias Body = @Sendable (inout CheckRun) -> Void
    #else
    typealias Body = @MainActor @Sendable (inout CheckRun) -> Void
    #endif

    private let body: Body

    init(_ name: String, _ body: @escaping Body) {
        self.name = name
        self.body = body
    }

    /// Runs the check.
    ///
    /// - Returns: Descriptions of the differences; empty if the check passes.
    #if !hasFeature(Embedded)
    @MainActor
    #endif
    public func failures() -> [String] {
        var run = CheckRun()
        body(&run)
        return run.failures
    }

    /// All checks.
    public static var all: [Check] {
        stateChecks + conditionChecks + placeChecks + objectChecks + rowChecks + moveChecks
            + dirtyChecks + endChecks + controlChecks + appearanceChecks + lifeCycleChecks
            + storageChecks + motionChecks + gestureChecks
    }
}

/// The state of a running check.
package struct CheckRun {
    package private(set) var failures: [String] = []

    package mutating func expect(_ isTrue: Bool, _ claim: String) {
        if !isTrue { failures.append(claim) }
    }

    package mutating func expect(_ found: String, _ expected: String) {
        if !hasSameBytes(found, expected) {
            failures.append("found \"" + found + "\" instead of \"" + expected + "\"")
        }
    }

    package mutating func expect(_ found: Int, _ expected: Int, _ what: String) {
        if found != expected {
            failures.append(what + ": found \(found) instead of \(expected)")
        }
    }

    /// Checks the content of the screen, and that all patches are valid.
    package mutating func expect(_ clip: TestClip, _ expected: String) {
        expect(clip.screen.line, expected)
        failures += clip.screen.problems
    }

    /// Taps buttons, in order.
    package mutating func tap(_ clip: TestClip, _ names: String...) {
        for name in names {
            do throws(ElementNotFoundError) {
                try clip.tap(name)
            } catch {
                failures.append("no button \"" + error.name + "\" in " + error.screen)
            }
        }
    }

    /// Taps the button at a position, counted from 0.
    package mutating func tap(_ clip: TestClip, at position: Int) {
        let buttons = clip.screen.all(.button)
        if position < buttons.count {
            clip.send(.tap, element: buttons[position].id)
        } else {
            failures.append("there are \(buttons.count) buttons only")
        }
    }

    package mutating func type(_ clip: TestClip, _ text: String, into name: String) {
        do throws(ElementNotFoundError) {
            try clip.type(text, into: name)
        } catch {
            failures.append("no field \"" + error.name + "\" in " + error.screen)
        }
    }

    package mutating func set(_ clip: TestClip, _ name: String, to isOn: Bool) {
        do throws(ElementNotFoundError) {
            try clip.set(name, to: isOn)
        } catch {
            failures.append("no switch \"" + error.name + "\" in " + error.screen)
        }
    }
}

// A clip that consists of a view, launched without a URL.
//
// The view is created on the clip's system, because it can use the defaults of the system.
#if !hasFeature(Embedded)
@MainActor
#endif
func launched<Content: View>(
    _ view: @autoclosure () -> Content,
    on screen: TestScreen = TestScreen()
) -> TestClip {
    let clip = TestClip(on: screen) { view().run(on: $0) }
    clip.launch()
    return clip
}

// A variable that closures share.
final class Box<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}

// Random numbers that are the same in each run.
struct Dice {
    private var random: SplitMix64

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    // A number from 0 up to, not including, `count`; 0 if `count` is 0.
    mutating func roll(_ count: Int) -> Int {
        Int.random(in: 0..<max(1, count), using: &random)
    }
}
