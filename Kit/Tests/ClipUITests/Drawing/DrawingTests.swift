// SPDX-License-Identifier: Apache-2.0

import ClipUI
import ClipUITesting
import Testing

private struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let expected: String
    let view: @MainActor @Sendable () -> AnyView

    init(_ expected: String, _ view: @autoclosure @escaping @MainActor @Sendable () -> some View) {
        testDescription = expected
        self.expected = expected
        self.view = { AnyView(view()) }
    }
}

private struct Wedge: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        return path
    }
}

@MainActor
struct DrawingTests {
    nonisolated private static let colors = [
        Case("shape paint=adaptive40", Color.red),
        Case("shape paint=#ff0000ff", Color(red: 1, green: 0, blue: 0)),
        Case("shape paint=#808080ff", Color(white: 0.5)),
        Case("shape paint=#bcbcbcff", Color(.sRGBLinear, white: 0.5)),
        Case("shape paint=#ff0000ff", Color(.displayP3, red: 1, green: 0, blue: 0)),
        Case("shape paint=#ff00ff", Color(hue: 1 / 3.0, saturation: 1, brightness: 1)),
        Case("shape paint=128", Color.black.opacity(0.5)),
        Case("shape paint=0", Color.black.opacity(0)),
        Case("shape paint=[1 adaptive30 0.5]", Color.blue.opacity(0.5)),
        Case("shape paint=[8 Brand]", Color("Brand")),
        Case("shape paint=[1 adaptive40 0.5] shape=[0]", Rectangle().fill(.red.secondary)),
        Case("shape paint=[1 adaptive3 0.25] shape=[0]", Rectangle().fill(.tint.tertiary)),
        Case("shape paint=46 shape=[0]", Rectangle().fill(Color.black.quaternary)),
        Case(
            "shape paint=[1 [3 [adaptive30 0] 0.5 0 0.5 1] 0.12] shape=[0]",
            Rectangle().fill(Gradient(colors: [.blue]).quinary)
        ),
        Case("shape paint=[9 adaptive40 adaptive30 0.25]", Color.red.mix(with: .blue, by: 0.25)),
        Case(
            "shape paint=[3 [adaptive40 0 adaptive30 1] 0.5 0 0.5 1]",
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        ),
        Case(
            "shape paint=[4 [adaptive40 0] 0.5 0.5 1 20]",
            RadialGradient(colors: [.red], center: .center, startRadius: 1, endRadius: 20)
        ),
        Case(
            "shape paint=[5 [adaptive40 0] 0.5 0.5 0 90]",
            AngularGradient(
                colors: [.red],
                center: .center,
                startAngle: .zero,
                endAngle: .degrees(90)
            )
        ),
        Case(
            "shape paint=[6 [adaptive40 0] 0.5 0.5 0 0.5]",
            EllipticalGradient(colors: [.red])
        ),
    ]

    @Test(arguments: colors)
    private func paints(_ example: Case) {
        #expect(shown(example.view()) == example.expected)
    }

    nonisolated private static let shapes = [
        Case("shape shape=[0]", Rectangle()),
        Case("shape shape=[1 8 8]", RoundedRectangle(cornerRadius: 8)),
        Case("shape shape=[2]", Capsule()),
        Case("shape paint=adaptive40 shape=[3]", Circle().fill(.red)),
        Case("shape isEvenOdd=true shape=[4]", Ellipse().fill(style: FillStyle(eoFill: true))),
        Case(
            "shape shape=[5 1 2 3 4]",
            UnevenRoundedRectangle(
                topLeadingRadius: 1,
                bottomLeadingRadius: 2,
                bottomTrailingRadius: 3,
                topTrailingRadius: 4
            )
        ),
        Case(
            "shape paint=0 shape=[3] stroke=[adaptive40 2 0 0 10 [] 0]",
            Circle().stroke(.red, lineWidth: 2)
        ),
        Case(
            "shape paint=0 shape=[7 [3] 1] stroke=[adaptive40 2 0 0 10 [] 0]",
            Circle().strokeBorder(.red, lineWidth: 2)
        ),
        Case(
            "shape paint=0 shape=[8 [3] 0 0.5] stroke=[adaptive30 3 1 1 10 [4 5] 6]",
            Circle().trim(from: 0, to: 0.5)
                .stroke(
                    style: StrokeStyle(
                        lineWidth: 3,
                        lineCap: .round,
                        lineJoin: .round,
                        dash: [4, 5],
                        dashPhase: 6
                    )
                )
                .foregroundColor(.blue)
        ),
        Case("shape shape=[9 [3] 2 0 0 2 0 0]", Circle().scale(2)),
        Case("shape shape=[9 [3] 1 0 0 1 3 4 0 0]", Circle().offset(x: 3, y: 4)),
        Case("shape shape=[11 [3] 3 4]", Circle().size(width: 3, height: 4)),
        Case("shape shape=[6 [0 0 0 1 3 4]]", Path { $0.addLines([.zero, CGPoint(x: 3, y: 4)]) }),
        Case(
            "overlay {shape paint=adaptive40 shape=[3], shape paint=0 shape=[3] stroke=[adaptive30 1 0 0 10 [] 0]}",
            Circle().fill(.red).stroke(.blue)
        ),
        Case(
            "effect shadow=[255 3 1 2] {shape paint=adaptive40 shape=[3]}",
            Circle().fill(.red.shadow(.drop(color: .black, radius: 3, x: 1, y: 2)))
        ),
        Case("shape paint=[7 2] shape=[3]", Circle().fill(.thinMaterial)),
    ]

    @Test(arguments: shapes)
    private func outlines(_ example: Case) {
        #expect(shown(example.view()) == example.expected)
    }

    @Test func ownShapesAreMadeForTheSizeThatThePageTells() throws {
        let clip = TestClip { Wedge().fill(.red).disabled(true).run(on: $0) }
        clip.launch()
        let shape = try #require(clip.screen.root.children.first)
        #expect(described(shape) == "shape paint=adaptive40 shape=[10 0 0 []]")
        clip.send(.geometry, element: shape.id, text: "30 20.5")
        #expect(described(shape) == "shape paint=adaptive40 shape=[10 30 20.5 [0 0 0 1 30 20.5]]")
        clip.send(.geometry, element: shape.id, text: "no size")
        #expect(described(shape.property(.shape)) == "[10 30 20.5 [0 0 0 1 30 20.5]]")
    }

    nonisolated private static let layers = [
        Case(
            "background edges=15 {text text=a, shape paint=adaptive40}",
            Text("a").background(.red)
        ),
        Case(
            "background alignment=[center center] {text text=a, zStack alignment=[center center] {shape shape=[3]}}",
            Text("a").background(Circle())
        ),
        Case(
            "overlay alignment=[trailing top] {text text=a, zStack alignment=[trailing top] {text text=b}}",
            Text("a").overlay(alignment: .topTrailing) { Text("b") }
        ),
        Case(
            "background {text text=a, shape paint=adaptive40 shape=[2]}",
            Text("a").background(.red, in: .capsule)
        ),
        Case(
            "background alignment=[center center] {text text=a, zStack alignment=[center center] {shape paint=[7 2] shape=[2]}}",
            Text("a").glassEffect()
        ),
        Case(
            "background edges=15 {text text=a, shape paint=adaptive40}",
            Text("a").background().backgroundStyle(.red)
        ),
        Case(
            "background {text text=a, shape paint=adaptive40 shape=[2]}",
            Text("a").background(in: .capsule).backgroundStyle(.red)
        ),
        Case(
            "overlay {text text=a, shape paint=0 shape=[7 [0] 0.5] stroke=[adaptive40 1 0 0 10 [] 0]}",
            Text("a").border(.red)
        ),
        Case("clip shape=[3] {text text=a}", Text("a").clipShape(.circle)),
        Case("contentShape shape=[0] {text text=a}", Text("a").contentShape(.rect)),
        Case(
            "mask alignment=[center center] {text text=a, box {shape shape=[3]}}",
            Text("a").mask(Circle())
        ),
        Case("text paint=adaptive40 text=a", Text("a").foregroundColor(.red)),
        Case(
            "text paint=[1 adaptive40 0.5] text=a",
            Text("a").foregroundStyle(.secondary).foregroundStyle(.red)
        ),
        Case("text paint=adaptive2 text=a", Text("a").foregroundStyle(.secondary)),
        Case(
            "text paint=adaptive30 text=a",
            Text("a").foregroundStyle(.secondary).foregroundStyle(.red, .blue)
        ),
    ]

    @Test(arguments: layers)
    private func layers(_ example: Case) {
        #expect(shown(example.view()) == example.expected)
    }

    nonisolated private static let effects = [
        Case("effect blur=3 {text text=a}", Text("a").blur(radius: 3)),
        Case("effect blendMode=2 {text text=a}", Text("a").blendMode(.screen)),
        Case("effect hueRotation=30.0 {text text=a}", Text("a").hueRotation(.degrees(30))),
        Case("effect colorMultiply=adaptive40 {text text=a}", Text("a").colorMultiply(.red)),
        Case("effect zIndex=1.0 {text text=a}", Text("a").zIndex(1)),
        Case(
            "effect transform=[2 0 0 3 0 0 0.5 0.5] {text text=a}",
            Text("a").scaleEffect(x: 2, y: 3)
        ),
        Case(
            "effect rotation3D=[30.0 0 1 0 0.5 0.5 1] {text text=a}",
            Text("a").rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
        ),
        Case("offset x=3 y=0 {text text=a}", Text("a").offset(x: 3)),
        Case(
            "fixedSize horizontal=false vertical=true {text text=a}",
            Text("a").fixedSize(horizontal: false, vertical: true)
        ),
        Case(
            "aspectRatio contentMode=1 ratio=1.5 {text text=a}",
            Text("a").aspectRatio(1.5, contentMode: .fit)
        ),
        Case(
            "ignoresSafeArea edges=4 regions=3 {text text=a}",
            Text("a").ignoresSafeArea(edges: .bottom)
        ),
        Case(
            "alignmentGuide axes=1 guide=leading value=[constant -3 trailing 1] {text text=a}",
            Text("a").alignmentGuide(.leading) { $0[.trailing] - 3 }
        ),
        Case(
            "alignmentGuide axes=2 guide=center value=[constant 0 height 0.25] {text text=a}",
            Text("a").alignmentGuide(VerticalAlignment.center) { $0.height / 4 }
        ),
        Case("traits columns=2 {text text=a}", Text("a").gridCellColumns(2)),
        Case("viewThatFits axes=1 {text text=a}", ViewThatFits(in: .horizontal) { Text("a") }),
        Case(
            "scrollView axes=2 indicators=2 scrolling=5 {vStack alignment=center {text text=a}}",
            ScrollView { Text("a") }.scrollDisabled(true).scrollTargetBehavior(.paging)
                .scrollIndicators(.never)
        ),
    ]

    @Test(arguments: effects)
    private func effects(_ example: Case) {
        #expect(shown(example.view()) == example.expected)
    }
}
