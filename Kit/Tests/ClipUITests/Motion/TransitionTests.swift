// SPDX-License-Identifier: Apache-2.0

import ClipUI
import ClipUITesting
import Testing

// A transition of a clip's own.
private struct Tilting: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0).offset(x: CGFloat(phase.value) * 30)
    }
}

extension Transition where Self == Tilting {
    fileprivate static var tilting: Tilting { Tilting() }
}

@MainActor
struct TransitionTests {
    @Test func aTransitionHasTheEffectsOfItsPhases() {
        // Insertion from the left, removal to the right.
        let drawing = "[8 [11 [70 -30 71 0 110 0.0]] [11 [70 30 71 0 110 0.0]]]"
        #expect(described(AnyTransition(Tilting()).value) == drawing)
        #expect(
            shown(Text("a").transition(.tilting))
                == "effect transition=\(drawing) {offset x=0 y=0 {effect opacity=1.0 {text text=a}}}"
        )
    }

    @Test func transitionsAreCombined() {
        let both = Tilting().combined(with: .opacity).animation(.linear)
        let expected = "[10 [7 \(described(Tilting().drawing.value)) [1]] [1 0.35 0 1 false]]"
        #expect(described(AnyTransition(both).value) == expected)
        let other = AsymmetricTransition(insertion: .push(from: .top), removal: .opacity)
        #expect(described(other.drawing.value) == "[8 [8 [6 1] [6 4]] [1]]")
    }

    @Test func namedTransitionsAreThoseOfTheLibrary() {
        #expect(described(OpacityTransition().drawing.value) == "[1]")
        #expect(described(MoveTransition(edge: .top).drawing.value) == "[2 1]")
        #expect(described(ScaleTransition(0.5).drawing.value) == "[3 0.5 0.5 0.5]")
        #expect(described(OffsetTransition(CGSize(width: 1, height: 2)).drawing.value) == "[4 1 2]")
        #expect(described(IdentityTransition().drawing.value) == "[9]")
    }

    @Test func aBlurReplacesAView() {
        let coming = "[11 [113 [0.8 0 0 0.8 0 0 0.5 0.5] 111 8 110 0.0]]"
        let growing = "[11 [113 [1.2 0 0 1.2 0 0 0.5 0.5] 111 8 110 0.0]]"
        #expect(
            described(BlurReplaceTransition(configuration: .downUp).drawing.value)
                == "[8 \(coming) \(coming)]"
        )
        #expect(
            described(BlurReplaceTransition(configuration: .upUp).drawing.value)
                == "[8 \(coming) \(growing)]"
        )
    }

    @Test func phasesHaveNumbers() {
        #expect(TransitionPhase.allCases.map(\.value) == [-1, 0, 1])
        #expect(TransitionPhase.allCases.map(\.isIdentity) == [false, true, false])
    }
}
