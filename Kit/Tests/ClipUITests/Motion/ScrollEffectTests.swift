// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ClipUI
@testable import ClipUITesting

// Effects by geometry and by scrolling, and keyframes.
@MainActor
struct ScrollEffectTests {
    private func launched(_ view: some View) -> TestClip {
        let clip = TestClip { view.run(on: $0) }
        clip.launch()
        return clip
    }

    private func first(_ kind: ElementKind, of clip: TestClip) throws -> ScreenElement {
        var found: ScreenElement?
        clip.screen.root.visit { if found == nil, $0.kind == kind { found = $0 } }
        return try #require(found)
    }

    @Test func visualEffectsFollowTheGeometry() throws {
        let clip = launched(
            Text(verbatim: "a").visualEffect { content, proxy in
                content.offset(x: proxy.size.width, y: proxy.frame(in: .global).minY)
            }
        )
        let effect = try first(.effect, of: clip)
        #expect(described(effect.properties.value(.transform)) == "[1 0 0 1 0 0 0 0]")
        let report = try first(.geometryReport, of: clip)
        clip.send(.geometry, element: report.id, text: "100 20 0 0 0 0\"global\"0 35 100 20")
        #expect(described(effect.properties.value(.transform)) == "[1 0 0 1 100 35 0 0]")
    }

    @Test func scrollTransitionsChangeWhatIsNotSeen() throws {
        let clip = launched(
            Text(verbatim: "a").scrollTransition { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.2).offset(y: phase.value * 40)
            }
        )
        let report = try first(.geometryReport, of: clip)
        func opacity(at y: Int) throws -> String {
            clip.send(
                .geometry,
                element: report.id,
                text: "100 100 0 0 0 0\"global\"0 \(y) 100 100"
            )
            var found = "none"
            clip.screen.root.visit { element in
                let value = element.properties.value(.opacity)
                if !value.isUnset { found = described(value) }
            }
            return found
        }
        #expect(try opacity(at: 300) == "1.0")
        // Half of it is above the top.
        #expect(try opacity(at: -50) == "0.6")
        #expect(try opacity(at: 852) == "0.2")
    }

    @Test func placesWithinTheScreen() {
        let screen = CGSize(width: 400, height: 800)
        func place(_ y: CGFloat, _ axis: Axis? = .vertical) -> ScrolledPlace {
            ScrolledPlace(CGRect(x: 0, y: y, width: 100, height: 100), in: screen, axis)
        }
        #expect(place(0).visiblePart == 1 && place(-100).visiblePart == 0)
        #expect(place(750).visiblePart == 0.5 && !place(750).isBefore && place(-50).isBefore)
        #expect(place(-50).change(.animated) == 0)
        #expect(place(-51).change(.animated) == 1)
        #expect(place(-90).change(.identity) == 0)
        #expect(place(350).change(.interactive.threshold(.centered)) == 0)
        #expect(place(-90).change(.interactive.threshold(.hidden)) == 0)
    }

    @Test func keyframesGoFromOneToTheNext() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10.0, duration: 1)
            MoveKeyframe(20.0)
            LinearKeyframe(0.0, duration: 2)
        }
        #expect(timeline.duration == 3)
        let values = [0, 0.5, 1, 2, 3, 9].map { timeline.value(time: $0) }
        #expect(values == [0, 5, 20, 10, 0, 0])
        #expect(timeline.value(progress: 0.5) == 15)
    }

    /// A start velocity per second, and the value after a tenth of a second on the way from 0 to 1.
    @Test(arguments: [(nil, 0.131), (0, 0.131), (10, 0.665), (-10, -0.402)] as [(Double?, Double)])
    func springsStartWithAVelocity(_ velocity: Double?, _ value: Double) {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(
                1.0,
                duration: 1,
                spring: Spring(response: 1, dampingRatio: 1),
                startVelocity: velocity
            )
        }
        #expect(abs(timeline.value(time: 0.1) - value) < 0.001)
    }

    @Test func tracksRunAtTheSameTime() {
        struct Values {
            var scale = 1.0
            var offset = CGSize.zero
        }
        let timeline = KeyframeTimeline(initialValue: Values()) {
            KeyframeTrack(\.scale) {
                CubicKeyframe(2, duration: 1)
                CubicKeyframe(1, duration: 1)
            }
            KeyframeTrack(\.offset) { LinearKeyframe(CGSize(width: 30, height: 0), duration: 3) }
        }
        #expect(timeline.duration == 3)
        let value = timeline.value(time: 1)
        #expect(value.scale == 2 && value.offset.width == 10)
        // A curve is smooth at its extremes, and ends at its final value.
        #expect(abs(timeline.value(time: 0.99).scale - 2) < 0.01)
        #expect(timeline.value(time: 3).scale == 1)
    }

    @Test func animatorsShowTheFirstValueUntilTheirTriggerChanges() throws {
        let clip = launched(Triggered())
        #expect(clip.screen.line == "1.0 [go]")
        try clip.tap("go")
        #expect(clip.screen.line.hasSuffix("[go]"))
    }

    @Test func gaugesShowTheirLabels() throws {
        let clip = launched(
            VStack {
                Gauge(value: 5, in: 0...10) {
                    Text(verbatim: "heat")
                } currentValueLabel: {
                    Text(verbatim: "5")
                } minimumValueLabel: {
                    Text(verbatim: "0")
                } maximumValueLabel: {
                    Text(verbatim: "10")
                }
                Gauge(value: 0.25) { Text(verbatim: "cold") }.gaugeStyle(.accessoryCircularCapacity)
            }
        )
        let words = clip.screen.line.split(separator: " ").map(String.init)
        #expect(["heat", "0", "10", "5", "cold"].allSatisfy(words.contains))
    }

    @Test func timelinesShowTheirDate() {
        let clip = launched(
            TimelineView(.explicit([Date(timeIntervalSince1970: 0)])) { context in
                let isNow = context.date > Date(timeIntervalSinceNow: -60)
                Text(verbatim: isNow ? "now" : "then")
            }
        )
        #expect(clip.screen.line == "now")
    }

    /// A schedule that has begun to run, and one that has stopped.
    @Test func timelinesFollowTheirSchedules() async throws {
        let clip = launched(Scheduled())
        func number() -> Int { clip.screen.all(.text).first.flatMap { Int($0.ownText) } ?? -1 }
        func wait(until isSo: () -> Bool) async throws {
            for _ in 0..<1000 where !isSo() {
                try await Task.sleep(nanoseconds: 10_000_000)
                clip.refresh()
            }
        }
        try await wait { number() == 1 }
        #expect(number() == 1)
        try clip.tap("next")
        try await wait { number() == 2 }
        #expect(number() == 2)
        clip.close()
    }
}

private struct Scheduled: View {
    @State private var day = 1.0

    var body: some View {
        TimelineView(.explicit([Date(timeIntervalSince1970: day * 86_400)])) { context in
            Text(verbatim: "\(Int(context.date.timeIntervalSince1970 / 86_400))")
        }
        Button("next") { day += 1 }
    }
}

private struct Triggered: View {
    @State private var count = 0

    var body: some View {
        KeyframeAnimator(initialValue: 1.0, trigger: count) { value in
            Text(verbatim: "\(value)")
        } keyframes: { _ in
            LinearKeyframe(2.0, duration: 1)
        }
        Button("go") { count += 1 }
    }
}
