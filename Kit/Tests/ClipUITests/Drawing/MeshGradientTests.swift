// SPDX-License-Identifier: Apache-2.0

import ClipUI
import ClipUITesting
import Testing

@MainActor
struct MeshGradientTests {
    private let mesh = MeshGradient(
        width: 2,
        height: 2,
        points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.red, .blue, .green, .yellow]
    )

    @Test func rowsFadeIntoTheNextOne() {
        #expect(
            shown(mesh)
                == "effect isGroup=true {zStack alignment=center {shape paint=0, "
                + "shape paint=[3 [adaptive40 0 adaptive30 1] 0 0.5 1 0.5], mask alignment=center {"
                + "shape paint=[3 [adaptive34 0 adaptive42 1] 0 0.5 1 0.5], "
                + "box {shape paint=[3 [0 0 255 1] 0.5 0 0.5 1]}}}}"
        )
    }

    @Test func aGridThatIsNotWholeHasItsBackground() {
        let part = MeshGradient(width: 3, height: 3, points: [[0, 0]], colors: [.red, .blue])
        #expect(shown(part) == "shape paint=0")
        #expect(shown(Rectangle().fill(AnyShapeStyle(part))) == "effect {shape paint=0 shape=[0]}")
    }

    @Test func shapesAndBackgroundsHaveTheGrid() {
        #expect(shown(Circle().fill(mesh)).hasPrefix("clip shape=[3] {effect isGroup=true"))
        #expect(
            shown(Text("a").background(mesh, in: Capsule()))
                .contains("{clip shape=[2] {effect isGroup=true")
        )
        #expect(shown(Text("a").background(mesh)).contains("mask"))
        #expect(
            shown(Text("a").foregroundStyle(mesh))
                == "text paint=[3 [adaptive40 0 adaptive42 0.5 adaptive42 1] 0 0 1 1] text=a"
        )
    }
}
