import ClipUI
package import ClipUITesting

/// One behaviour of ClipUI, checked by running it.
///
/// The same list is run by `swift test` and inside a WebAssembly module that is optimised as clips are:
/// how state is found depends on the compiler, so it is checked with the compiler's every output.
public struct Check: Sendable {
    /// What is claimed.
    public let name: String

    private let body: @Sendable (inout CheckRun) -> Void

    init(_ name: String, _ body: @escaping @Sendable (inout CheckRun) -> Void) {
        self.name = name
        self.body = body
    }

    /// Runs the check.
    ///
    /// - Returns: What was found to be otherwise, in words; empty if the claim holds.
    public func failures() -> [String] {
        var run = CheckRun()
        body(&run)
        return run.failures
    }

    /// All checks.
    public static var all: [Check] {
        stateChecks + conditionChecks + placeChecks + objectChecks + rowChecks + moveChecks
            + dirtyChecks + endChecks + controlChecks + appearanceChecks + lifeCycleChecks
            + storageChecks
    }
}

/// What a check found so far.
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

    /// What the screen shows, and that no patch was at fault.
    package mutating func expect(_ clip: TestClip, _ expected: String) {
        expect(clip.screen.line, expected)
        failures += clip.screen.faults
    }

    /// Taps the buttons, one after the other.
    package mutating func tap(_ clip: TestClip, _ names: String...) {
        for name in names {
            do throws(NotOnScreen) {
                try clip.tap(name)
            } catch {
                failures.append("no button \"" + error.name + "\" in " + error.screen)
            }
        }
    }

    /// Taps the button at a position, from 0.
    package mutating func tap(_ clip: TestClip, at position: Int) {
        let buttons = clip.screen.all(.button)
        if position < buttons.count {
            clip.send(.tap, element: buttons[position].id)
        } else {
            failures.append("there are \(buttons.count) buttons only")
        }
    }

    package mutating func type(_ clip: TestClip, _ text: String, into name: String) {
        do throws(NotOnScreen) {
            try clip.type(text, into: name)
        } catch {
            failures.append("no field \"" + error.name + "\" in " + error.screen)
        }
    }

    package mutating func set(_ clip: TestClip, _ name: String, to isOn: Bool) {
        do throws(NotOnScreen) {
            try clip.set(name, to: isOn)
        } catch {
            failures.append("no switch \"" + error.name + "\" in " + error.screen)
        }
    }
}

// A view on a screen of its own, launched without a URL.
//
// The view is made where the clip runs: it may ask the system for a store.
func launched<Content: View>(
    _ view: @autoclosure () -> Content,
    on screen: TestScreen = TestScreen()
) -> TestClip {
    let clip = TestClip(on: screen) { view().run(on: $0) }
    clip.launch()
    return clip
}

// Something for closures to change.
final class Box<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}

// Random numbers that are the same in each run: a linear congruential generator (Knuth, MMIX).
struct Dice {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 2 &+ 1
    }

    // A number from 0 up to, not including, `count`.
    mutating func roll(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(truncatingIfNeeded: (state >> 40) % UInt64(max(1, count)))
    }
}
