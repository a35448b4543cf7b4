// SPDX-License-Identifier: Apache-2.0

import ClipUI
import ClipUITesting

let motionChecks: [Check] = [
    Check("what changes in withAnimation is in a section of the patches") { run in
        let clip = launched(FadeOutView())
        clip.screen.resetTraffic()
        run.tap(clip, "plain")
        let plain = clip.screen.traffic.bytes
        run.tap(clip, "plain")
        run.expect(clip.screen.traffic.bytes, 2 * plain, "bytes of two changes")
        clip.screen.resetTraffic()
        run.tap(clip, "animated")
        run.expect(clip.screen.traffic.bytes > plain, "an animation comes before the change")
        run.expect(clip.screen.root.property(.animation).isSame(as: Animation.linear.value), "it")
        run.expect(clip, "[plain] [animated] shown")
    },
    Check("a view is animated when its value changes") { run in
        let clip = launched(FadeOutView())
        let effect = clip.screen.root.children.first?.children.last
        run.expect(effect?.property(.animation).isUnset == true, "not at first")
        run.tap(clip, "plain")
        run.expect(
            effect?.property(.animation).isSame(as: Animation.easeIn.value) == true,
            "with its animation"
        )
    },
    Check("transitions and names are properties of elements") { run in
        let clip = launched(TransitionView())
        run.expect(clip, "[come]")
        run.tap(clip, "come")
        run.expect(clip, "[come] here there")
        let elements = clip.screen.root.children.first?.children ?? []
        run.expect(
            elements.contains { $0.property(.transition).isSame(as: AnyTransition.slide.value) },
            "a transition"
        )
        run.expect(elements.contains { !$0.property(.matched).isUnset }, "a name")
    },
    Check("values with several parts are added and scaled") { run in
        var pair = AnimatablePair(1.0, AnimatablePair(2.0, 3.0))
        pair.scale(by: 2)
        run.expect((pair + pair).magnitudeSquared == 224, "the sum of squares")
    },
]

let gestureChecks: [Check] = [
    Check("a tap is counted, and other events are not") { run in
        let clip = launched(Touched())
        let element = run.gesture(of: clip)
        clip.send(.gesture, element: element, text: "0 2 3 4")
        run.expect(clip, "1 0 none")
        clip.send(.gesture, element: element, text: "0 3 3 4")
        clip.send(.gesture, element: element, text: "7 2 3 4")
        clip.send(.tap, element: element)
        run.expect(clip, "1 0 none")
    },
    Check("a state lasts as long as its gesture") { run in
        let clip = launched(Touched())
        let element = run.gesture(of: clip)
        clip.send(.gesture, element: element, text: "1 1 15 12 5 10 0 0")
        run.expect(clip, "0 10 none")
        clip.send(.gesture, element: element, text: "1 2 15 12 5 10 40 0")
        run.expect(clip, "0 0 20")
    },
    Check("a gesture follows another") { run in
        let clip = launched(Sequenced())
        let element = run.gesture(of: clip)
        clip.send(.gesture, element: element, text: "1 2 15 0 5 0 0 0")
        run.expect(clip, "0")
        clip.send(.gesture, element: element, text: "0 2 5 0")
        clip.send(.gesture, element: element, text: "1 2 15 0 5 0 0 0")
        run.expect(clip, "10")
    },
]

extension CheckRun {
    // The first element with gestures.
    fileprivate mutating func gesture(of clip: TestClip) -> UInt32 {
        var left = clip.screen.root.children
        while let next = left.popLast() {
            if next.isKind(.gesture) { return next.id }
            left += next.children
        }
        expect(false, "no gesture")
        return 0
    }
}

private struct FadeOutView: View {
    @State private var isShown = true

    var body: some View {
        HStack {
            Button("plain") { isShown.toggle() }
            Button("animated") { withAnimation(.linear) { isShown.toggle() } }
            Text("shown").opacity(isShown ? 1 : 0).animation(.easeIn, value: isShown)
        }
    }
}

private struct TransitionView: View {
    @State private var isThere = false
    @Namespace private var names

    var body: some View {
        HStack {
            Button("come") { withAnimation { isThere = true } }
            if isThere {
                Text("here").transition(.slide)
                Text("there").matchedGeometryEffect(id: 1, in: names)
            }
        }
    }
}

private struct Touched: View {
    @State private var count = 0
    @State private var end: Int?
    @GestureState private var moved = 0

    var body: some View {
        Text(verbatim: "\(count) \(moved) " + (end.map { "\($0)" } ?? "none"))
            .gesture(
                TapGesture().onEnded { count += 1 }
                    .simultaneously(
                        with: DragGesture()
                            .updating($moved) { value, state, _ in
                                state = Int(value.translation.width)
                            }
                            .onEnded { end = Int($0.predictedEndTranslation.width) }
                    )
            )
    }
}

private struct Sequenced: View {
    @State private var way = 0

    var body: some View {
        Text(verbatim: "\(way)")
            .gesture(
                LongPressGesture().sequenced(before: DragGesture())
                    .onEnded { value in
                        if case .second(_, let drag?) = value { way = Int(drag.translation.width) }
                    }
            )
    }
}
