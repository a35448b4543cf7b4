// SPDX-License-Identifier: Apache-2.0

import ClipUI
import ClipUITesting
import Testing

private struct Widest: LayoutValueKey {
    static var defaultValue: CGFloat { 1 }
}

// Places each view below the previous one, with the spacing that the view sets.
private struct Ladder: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        var size = CGSize.zero
        for view in subviews {
            let own = view.sizeThatFits(.unspecified)
            size = CGSize(
                width: max(size.width, own.width),
                height: size.height + own.height + view[Widest.self]
            )
        }
        return size
    }

    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {
        var y = bounds.minY
        for view in subviews {
            view.place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: .unspecified)
            y += view.sizeThatFits(.unspecified).height + view[Widest.self]
        }
    }
}

@MainActor
struct LayoutTests {
    @Test func ownLayoutsAnswerThePage() throws {
        let clip = TestClip {
            Ladder {
                Text("a").layoutValue(key: Widest.self, value: 7)
                Text("b")
            }
            .run(on: $0)
        }
        clip.launch()
        let layout = try #require(clip.screen.root.children.first)
        #expect(
            described(layout)
                == "customLayout count=0 {traits layoutValues=[\(String(reflecting: Widest.self)) 1] {text text=a}, text text=b}"
        )
        func ask(_ request: String) -> String {
            clip.send(.layout, element: layout.id, text: request)
            return layout.text(.value) ?? ""
        }
        let unmeasured = #"[{"priority":0,"values":{},"measured":[]}]"#
        #expect(
            ask(#"{"question":"size","width":null,"height":"infinity","subviews":\#(unmeasured)}"#)
                == #"{"answer":{"needs":[{"height":null,"subview":0,"width":null}]},"request":{"height":"infinity","question":"size","width":null}}"#
        )
        let measured = #"""
            [{"priority":0,"values":{"\#(String(reflecting: Widest.self))":1},
            "measured":[{"width":null,"height":null,"size":{"width":30,"height":10},"guides":{}}]}]
            """#
        #expect(
            ask(#"{"question":"size","width":null,"height":null,"subviews":\#(measured)}"#)
                .hasPrefix(#"{"answer":{"size":{"height":17,"width":30}}"#)
        )
        #expect(
            ask(
                #"{"question":"place","width":null,"height":null,"bounds":{"width":40,"height":17},"subviews":\#(measured)}"#
            )
            .hasPrefix(
                #"{"answer":{"placements":[{"anchor":{"x":0.5,"y":0},"height":null,"width":null,"x":20,"y":0}]}"#
            )
        )
        let before = layout.text(.value)
        #expect(ask("no JSON") == before)
        clip.close()
        #expect(clip.elementCount == 0)
    }

    @Test func stackLayoutsAreStacksOfTheirOwn() {
        #expect(
            shown(HStackLayout(spacing: 3) { Text("a") })
                == "hStack alignment=center spacing=3 {text text=a}"
        )
        #expect(
            shown(AnyLayout(VStackLayout()) { Text("a") }) == "customLayout count=0 {text text=a}"
        )
    }
}
