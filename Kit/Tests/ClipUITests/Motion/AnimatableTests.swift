// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ClipUI
@testable import ClipUITesting

/// Animations that the clip itself draws step by step.
@MainActor
struct AnimatableTests {
    /// The fraction in the middle of an animation, and at its end; springs overshoot if they bounce.
    @Test(
        arguments: [
            (.linear(duration: 2), 1, 0.5), (.linear(duration: 2).delay(1), 1, 0),
            (.linear(duration: 2).delay(1), 2, 0.5), (.easeInOut(duration: 1), 0.5, 0.5),
            (.easeIn(duration: 1), 0.5, 0.315), (.easeOut(duration: 1), 0.5, 0.685),
            (.timingCurve(0, 0, 1, 1, duration: 1), 0.25, 0.25), (.linear(duration: 1), 9, 1),
            (.linear(duration: 1).repeatCount(2), 1.25, 0.75),
            (.linear(duration: 1).repeatCount(2, autoreverses: false), 1.25, 0.25),
            (.linear(duration: 1).repeatForever(autoreverses: false), 99.5, 0.5),
            (.spring(response: 1, dampingFraction: 1), 0.5, 0.821),
            (.spring(response: 1, dampingFraction: 0.5), 0.5, 1.141),
            (.spring(response: 1, dampingFraction: 2), 0.5, 0.536),
        ] as [(Animation, Double, Double)]
    )
    func comesAlong(_ animation: Animation, _ seconds: Double, _ fraction: Double) {
        #expect(abs(animation.fraction(after: seconds) - fraction) < 0.001)
    }

    @Test func pairsAreAddedAndScaled() {
        var pair = AnimatablePair(1.0, AnimatablePair(2.0, 3.0))
        pair += AnimatablePair(1, AnimatablePair(1, 1))
        pair.scale(by: 2)
        #expect(pair == AnimatablePair(4, AnimatablePair(6, 8)))
        #expect(pair.magnitudeSquared == 116)
        #expect(pair - pair == .zero)
    }

    // Waits until a condition holds, for at most ten seconds.
    private func wait(for clip: TestClip, until isSo: () -> Bool) async throws {
        for _ in 0..<1000 where !isSo() {
            try await Task.sleep(nanoseconds: 10_000_000)
            clip.refresh()
        }
    }

    @Test func evaluatesViewsStepByStep() async throws {
        let clip = launched(Growing(animation: .linear(duration: 1000)))
        try clip.tap("Grow")
        let first = clip.screen.line
        #expect(value(in: clip) < 1)
        try await wait(for: clip) { clip.screen.line != first }
        #expect(clip.screen.line != first)
        #expect((0..<5).contains(value(in: clip)))
        clip.close()
    }

    @Test func comesToTheEnd() async throws {
        let clip = launched(Growing(animation: .linear(duration: 0.05)))
        try clip.tap("Grow")
        try await wait(for: clip) { clip.screen.line == "[Grow] 10.0 10.0" }
        #expect(clip.screen.line == "[Grow] 10.0 10.0")
    }

    @Test func evaluatesViewsAtOnceWithoutAnAnimation() throws {
        let clip = launched(Growing(animation: nil))
        try clip.tap("Grow")
        #expect(clip.screen.line == "[Grow] 10.0 10.0")
    }

    /// An animation that replaces another one begins at the current value.
    @Test func goesOnFromWhereItIs() async throws {
        let clip = launched(Growing(animation: .linear(duration: 1000)))
        try clip.tap("Grow")
        let first = clip.screen.line
        try await wait(for: clip) { clip.screen.line != first }
        try clip.tap("Grow")
        #expect(value(in: clip) > 0 && value(in: clip) < 5)
        clip.close()
    }

    @Test(arguments: [0.05, 1000])
    func drawsShapesStepByStep(_ duration: Double) async throws {
        let clip = launched(Filling(duration: duration))
        let shape = try #require(clip.first(.shape))
        clip.send(.geometry, element: shape.id, text: "100 10")
        #expect(width(of: shape) == 0)
        try clip.tap("Fill")
        try await wait(for: clip) { width(of: shape) > (duration < 1 ? 99 : 0) }
        #expect(duration < 1 ? width(of: shape) == 100 : (0..<50).contains(width(of: shape)))
        clip.close()
    }

    // Returns the number that a view shows.
    private func value(in clip: TestClip) -> Double {
        Double(clip.screen.line.split(separator: " ")[1]) ?? -1
    }

    // Returns the x of the second corner of a path.
    private func width(of shape: ScreenElement) -> Double {
        guard case .list(let parts) = shape.property(.shape), case .list(let path)? = parts.last,
            path.count > 4
        else { return -1 }
        switch path[4] {
        case .integer(let number): return Double(number)
        case .number(let number): return number
        default: return -1
        }
    }
}

private struct Growing: View {
    @State private var size = 0.0
    let animation: Animation?

    init(animation: Animation?) { self.animation = animation }

    var body: some View {
        HStack {
            Button("Grow") { withAnimation(animation) { size = size == 0 ? 10 : 20 } }
            Number(value: size)
            Text("").modifier(Shown(value: size))
        }
    }
}

private struct Number: View, Animatable {
    var value: Double

    var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    var body: some View { Text(verbatim: "\(value)") }
}

private struct Shown: AnimatableModifier {
    var value: Double

    var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    func body(content: Content) -> some View { Text(verbatim: "\(value)") }
}

private struct Filling: View {
    @State private var part = 0.0
    let duration: Double

    init(duration: Double) { self.duration = duration }

    var body: some View {
        VStack {
            Bar(part: part).fill(.red).animation(.linear(duration: duration), value: part)
            Button("Fill") { part = 1 }
        }
    }
}

private struct Bar: Shape {
    var part: Double

    var animatableData: Double {
        get { part }
        set { part = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: rect.width * part, y: 0))
            path.addLine(to: CGPoint(x: 0, y: rect.height))
        }
    }
}
