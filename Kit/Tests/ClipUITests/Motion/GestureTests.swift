// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ClipUI
@testable import ClipUITesting

/// The gesture events of the page, and their effect.
@MainActor
struct GestureTests {
    // Sends an event of the gesture of the first view that has one.
    private func send(_ text: String, to clip: TestClip) throws {
        clip.send(.gesture, element: try #require(clip.first(.gesture)).id, text: text)
    }

    @Test func waitsForWhatTheClipAsks() {
        #expect(
            shown(Text("a").onTapGesture {})
                == "gesture gestures=[[1 0 1 none]] {text text=a}"
        )
        #expect(
            shown(Text("a").onLongPressGesture(minimumDuration: 1) {})
                == "gesture gestures=[[3 0 1 10]] {text text=a}"
        )
        #expect(
            shown(Text("a").simultaneousGesture(DragGesture(coordinateSpace: .named("s"))))
                == "gesture gestures=[[4 1 10 s]] {text text=a}"
        )
        #expect(
            shown(Text("a").highPriorityGesture(TapGesture(count: 2), including: .gesture))
                == "gesture gestures=[[1 2 2 none] [0]] {text text=a}"
        )
        #expect(
            shown(Text("a").gesture(RotationGesture(), including: .subviews))
                == "gesture gestures=[] {text text=a}"
        )
        #expect(
            shown(Text("a").gesture(MagnificationGesture().simultaneously(with: RotateGesture())))
                == "gesture gestures=[[5 0] [6 0]] {text text=a}"
        )
        #expect(shown(Text("a").onHover { _ in }) == "gesture gestures=[[8 1]] {text text=a}")
    }

    @Test func countsTaps() throws {
        let clip = launched(Tapped())
        try send("0 2 3 4", to: clip)
        #expect(clip.screen.line == "1 at 3.0 4.0")
        try send("0 1 3 4", to: clip)
        try send("9 2 3 4", to: clip)
        try send("nonsense", to: clip)
        #expect(clip.screen.line == "1 at 3.0 4.0")
    }

    @Test func followsADragUntilItIsOver() throws {
        let clip = launched(Dragged())
        try send("0 1 15 12 5 10 40 -8", to: clip)
        #expect(clip.screen.line == "moved 10.0 2.0 ended -")
        try send("0 1 25 12 5 10 0 0", to: clip)
        #expect(clip.screen.line == "moved 20.0 2.0 ended -")
        try send("0 2 25 12 5 10 40 -8", to: clip)
        #expect(clip.screen.line == "moved 0.0 0.0 ended 30.0 0.0")
        try send("0 1 15 12 5 10 0 0", to: clip)
        try send("0 3 15 12 5 10 0 0", to: clip)
        #expect(clip.screen.line == "moved 0.0 0.0 ended 30.0 0.0")
    }

    @Test func animatesWhatAGestureResets() throws {
        let clip = launched(Dragged())
        try send("0 1 15 12 5 10 40 -8", to: clip)
        #expect(clip.animations == [])
        try send("0 2 15 12 5 10 40 -8", to: clip)
        #expect(clip.animations == ["0: [1 0.35 0 1 false]"])
    }

    @Test func pressesLong() throws {
        let clip = launched(Held())
        try send("0 1 0 0", to: clip)
        #expect(clip.screen.line == "0 pressed")
        try send("0 3 0 0", to: clip)
        #expect(clip.screen.line == "0")
        try send("0 1 0 0", to: clip)
        try send("0 2 0 0", to: clip)
        #expect(clip.screen.line == "1")
    }

    /// A drag counts only after a long press.
    @Test func recognizesOneGestureAfterAnother() throws {
        let clip = launched(Sequence())
        try send("1 1 15 0 5 0 0 0", to: clip)
        #expect(clip.screen.line == "none")
        try send("0 1 0 0", to: clip)
        #expect(clip.screen.line == "pressing")
        try send("0 2 0 0", to: clip)
        #expect(clip.screen.line == "pressed")
        try send("1 1 15 0 5 0 0 0", to: clip)
        #expect(clip.screen.line == "dragged 10.0")
        try send("1 2 15 0 5 0 0 0", to: clip)
        #expect(clip.screen.line == "none ended 10.0")
        try send("0 2 0 0", to: clip)
        try send("1 3 0 0 0 0 0 0", to: clip)
        #expect(clip.screen.line == "none ended 10.0")
    }

    @Test func recognizesTwoGesturesAtOnce() throws {
        let clip = launched(Pinched())
        try send("0 1 0 0 2", to: clip)
        #expect(clip.screen.line == "2.0 - 0")
        try send("1 1 0 0 90", to: clip)
        #expect(clip.screen.line == "2.0 90.0 0")
        try send("0 2 0 0 3", to: clip)
        #expect(clip.screen.line == "3.0 90.0 0")
        try send("1 2 0 0 45", to: clip)
        #expect(clip.screen.line == "3.0 45.0 1")
    }

    /// Scales or angles in order, and what the gesture has told afterwards.
    @Test(
        arguments: [
            (0, [1.2], ""), (0, [1.2, 1.6, 1.1], "1.6 1.1"), (0, [0.4], "0.4"),
            (1, [10], ""), (1, [10, -40, 0], "-40.0 0.0"),
        ] as [(Int, [Double], String)]
    )
    func waitsForAMinimum(_ kind: Int, _ values: [Double], _ told: String) throws {
        let clip = launched(Hesitant(kind: kind))
        for value in values { try send("0 1 0 0 \(value)", to: clip) }
        #expect(clip.screen.line == "told " + told)
    }

    /// A gesture that ends before its minimum has not begun, and the next one waits again.
    @Test func endsWithoutAMinimum() throws {
        let clip = launched(Hesitant(kind: 0))
        try send("0 1 0 0 1.1", to: clip)
        try send("0 2 0 0 1.1", to: clip)
        #expect(clip.screen.line == "told ")
        try send("0 1 0 0 2", to: clip)
        try send("0 2 0 0 1", to: clip)
        #expect(clip.screen.line == "told 2.0 end")
        try send("0 1 0 0 1.1", to: clip)
        #expect(clip.screen.line == "told 2.0 end")
    }

    @Test func recognizesOneOfTwoGestures() throws {
        let clip = launched(Either())
        try send("1 2 0 0", to: clip)
        #expect(clip.screen.line == "tap")
        try send("0 2 0 0", to: clip)
        #expect(clip.screen.line == "press")
        try send("0 1 0 0", to: clip)
        try send("1 2 0 0", to: clip)
        #expect(clip.screen.line == "press")
    }

    @Test func takesNoGesturesWhereControlsAreDisabled() throws {
        let clip = launched(Tapped().disabled(true))
        try send("0 2 3 4", to: clip)
        #expect(clip.screen.line == "0 at 0.0 0.0")
    }

    @Test func followsAPointer() throws {
        let clip = launched(Hovered())
        try send("0 1", to: clip)
        #expect(clip.screen.line == "above")
        try send("0 2", to: clip)
        #expect(clip.screen.line == "away")
    }

    @Test func letsTapsThrough() {
        #expect(
            shown(Text("a").allowsHitTesting(false))
                == "effect isUntouchable=true {text text=a}"
        )
        #expect(shown(Text("a").allowsHitTesting(true)) == "effect {text text=a}")
        #expect(shown(Text("a").hoverEffect(.lift)) == "effect hoverEffect=2 {text text=a}")
    }
}

private struct Tapped: View {
    @State private var count = 0
    @State private var place = CGPoint.zero

    var body: some View {
        Text(verbatim: "\(count) at \(place.x) \(place.y)")
            .onTapGesture { place in
                count += 1
                self.place = place
            }
    }
}

private struct Dragged: View {
    @GestureState(resetTransaction: Transaction(animation: .linear)) private var moved: CGSize?
    @State private var end: CGSize?

    var body: some View {
        Text(verbatim: "moved \(words(moved ?? .zero)) ended \(end.map(words) ?? "-")")
            .gesture(
                DragGesture()
                    .updating($moved) { value, state, _ in state = value.translation }
                    .onEnded { end = $0.predictedEndTranslation }
            )
    }

    private func words(_ size: CGSize) -> String { "\(size.width) \(size.height)" }
}

private struct Held: View {
    @State private var count = 0
    @State private var isPressed = false

    var body: some View {
        Text(verbatim: "\(count)\(isPressed ? " pressed" : "")")
            .onLongPressGesture {
                count += 1
            } onPressingChanged: {
                isPressed = $0
            }
    }
}

private struct Sequence: View {
    enum Step {
        case none, pressing, pressed
        case dragged(CGFloat)
    }

    @GestureState private var step = Step.none
    @State private var end: CGFloat?

    var body: some View {
        Text(verbatim: words + (end.map { " ended \($0)" } ?? "")).gesture(gesture)
    }

    private var gesture: some Gesture {
        LongPressGesture().sequenced(before: DragGesture())
            .updating($step) { value, state, _ in
                switch value {
                case .first: state = .pressing
                case .second(_, let drag?): state = .dragged(drag.translation.width)
                case .second(_, nil): state = .pressed
                }
            }
            .onEnded { value in
                guard case .second(true, let drag?) = value else { return }
                end = drag.translation.width
            }
    }

    private var words: String {
        switch step {
        case .none: "none"
        case .pressing: "pressing"
        case .pressed: "pressed"
        case .dragged(let width): "dragged \(width)"
        }
    }
}

private struct Pinched: View {
    @State private var scale: CGFloat?
    @State private var angle: Angle?
    @State private var count = 0

    var body: some View {
        Text(
            verbatim:
                "\(scale.map { "\($0)" } ?? "-") \(angle.map { "\($0.degrees)" } ?? "-") \(count)"
        )
        .gesture(
            Pinch().onChanged(show).onEnded { value in
                show(value)
                count += 1
            }
        )
    }

    private func show(_ value: Pinch.Value) {
        (scale, angle) = (value.first ?? scale, value.second ?? angle)
    }
}

private struct Hesitant: View {
    let kind: Int
    @State private var told: [String] = []

    var body: some View {
        let text = Text(verbatim: "told " + told.joined(separator: " "))
        if kind == 0 {
            text.gesture(
                MagnificationGesture(minimumScaleDelta: 0.5)
                    .onChanged { told.append("\($0)") }
                    .onEnded { _ in told.append("end") }
            )
        } else {
            text.gesture(
                RotationGesture(minimumAngleDelta: .degrees(30))
                    .onChanged { told.append("\($0.degrees)") }
            )
        }
    }
}

// A custom gesture of the clip.
private struct Pinch: Gesture {
    typealias Value = SimultaneousGesture<MagnificationGesture, RotationGesture>.Value

    var body: SimultaneousGesture<MagnificationGesture, RotationGesture> {
        MagnificationGesture().simultaneously(with: RotationGesture())
    }
}

private struct Either: View {
    @State private var last = "none"

    var body: some View {
        Text(last).gesture(
            LongPressGesture().exclusively(before: TapGesture())
                .onEnded { value in
                    switch value {
                    case .first: last = "press"
                    case .second: last = "tap"
                    }
                }
        )
    }
}

private struct Hovered: View {
    @State private var isAbove = false

    var body: some View {
        Text(isAbove ? "above" : "away").onHover { isAbove = $0 }
    }
}
