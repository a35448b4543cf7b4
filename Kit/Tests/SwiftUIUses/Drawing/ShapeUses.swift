// SPDX-License-Identifier: Apache-2.0

import ClipUI

struct Triangle: Shape {
    var inset: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addQuadCurve(to: CGPoint(x: rect.minX, y: rect.maxY), control: .zero)
        path.addCurve(to: .zero, control1: .zero, control2: .zero)
        path.addLines([.zero, CGPoint(x: 3, y: 4)])
        path.addArc(
            center: .zero,
            radius: 3,
            startAngle: .degrees(0),
            endAngle: .degrees(90),
            clockwise: true
        )
        path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 3, y: 4), radius: 3)
        path.addRect(rect)
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: 3, height: 3))
        path.addEllipse(in: rect, transform: CGAffineTransform(scaleX: 1, y: 2))
        path.addPath(Path(ellipseIn: rect))
        path.closeSubpath()
        return path.applying(CGAffineTransform(rotationAngle: 1))
    }
}

struct Ring: InsettableShape {
    var amount: CGFloat = 0

    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: amount, dy: amount)) }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var ring = self
        ring.amount += amount
        return ring
    }
}

struct ShapeUses: View {
    var body: some View {
        VStack {
            Triangle()
            Triangle().fill(.red)
            Triangle().stroke(.red, lineWidth: 2).frame(width: 10)
            Ring().strokeBorder(.red, lineWidth: 2)
            Ring().strokeBorder(lineWidth: 2)
            Ring().strokeBorder(style: StrokeStyle(lineWidth: 2))
            Circle().strokeBorder(
                Color.red,
                style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [3, 4], dashPhase: 2)
            )
            Circle().trim(from: 0, to: 0.5).stroke(
                style: StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round)
            )
            Circle().trim(to: 0.5).stroke(Color.red, style: .init(lineWidth: 5)).rotationEffect(
                .degrees(-90)
            )
            Circle().stroke(lineWidth: 5).foregroundColor(.red)
        }
        VStack {
            Circle().fill()
            Circle().fill(style: FillStyle(eoFill: true))
            Circle().fill(.red, style: FillStyle(eoFill: true, antialiased: false))
            Circle().fill(.red).stroke(.blue, lineWidth: 2)
            Circle().fill(.red).strokeBorder(.blue)
            Ellipse().rotation(.degrees(3)).scale(2).offset(x: 3).size(width: 3, height: 4)
            Capsule(style: .circular).inset(by: 3).fill(.red)
            RoundedRectangle(cornerRadius: 8, style: .continuous).fill(Color.white).shadow(
                radius: 3
            )
            RoundedRectangle(cornerSize: CGSize(width: 3, height: 4)).stroke(Color.red)
            UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 8)
        }
        VStack {
            UnevenRoundedRectangle(cornerRadii: .init(topLeading: 3), style: .circular)
            ContainerRelativeShape().fill(.red)
            AnyShape(Circle()).fill(.red)
            Path { path in
                path.move(to: .zero)
                path.addLine(to: CGPoint(x: 10, y: 10))
            }
            .stroke(.red, lineWidth: 3)
            Path(CGRect(x: 0, y: 0, width: 3, height: 4)).strokedPath(StrokeStyle(lineWidth: 3))
            Path(roundedRect: CGRect(x: 0, y: 0, width: 3, height: 4), cornerRadius: 2).fill(.red)
            Path(CGPath(rect: .zero, transform: nil))
        }
        VStack {
            Text("a").clipShape(Circle())
            Text("a").clipShape(.circle)
            Text("a").clipShape(.rect(cornerRadius: 8))
            Text("a").clipShape(.rect(cornerRadius: 8, style: .continuous), style: FillStyle())
            Text("a").clipShape(.rect(topLeadingRadius: 8))
            Text("a").clipShape(.capsule).contentShape(Rectangle()).contentShape(.rect)
            Text("a").contentShape(.interaction, Circle()).contentShape(.hoverEffect, .circle)
            Text("a").clipShape(Triangle()).clipped().cornerRadius(8)
            Text("a").mask(Circle()).mask { Text("b") }.mask(alignment: .top) { Circle() }
            Text("a").background(.thinMaterial, in: .capsule)
        }
    }
}

struct LayerUses: View {
    @State private var isOn = false

    var body: some View {
        Text("a")
            .background(Color.red)
            .background(.red)
            .background(Circle())
            .background(Circle().fill(.red))
            .background(Image("a").resizable(), alignment: .top)
            .background(alignment: .top) { Text("b") }
            .background { if isOn { Text("b") } }
            .background(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
            .background(.red, ignoresSafeAreaEdges: .top)
            .background()
            .background(in: Circle())
        Text("a")
            .background(.red, in: RoundedRectangle(cornerRadius: 3), fillStyle: FillStyle())
            .background(isOn ? Color.red : Color.clear)
            .background(RoundedRectangle(cornerRadius: 8).stroke(Color.red, lineWidth: 1))
            .overlay(Circle().stroke(.red))
            .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.red, lineWidth: 1))
            .overlay(Text("b"), alignment: .bottom)
            .overlay(alignment: .topTrailing) { Text("b") }
            .overlay { if isOn { Text("b") } else { EmptyView() } }
            .overlay(.red)
            .overlay(Color.black.opacity(0.4))
            .overlay(.red, in: Circle())
            .border(.red).border(Color.red, width: 3)
    }
}

struct EffectUses: View {
    var body: some View {
        Text("a")
            .shadow(radius: 3)
            .shadow(color: .black.opacity(0.2), radius: 3, x: 0, y: 2)
            .opacity(0.3).blur(radius: 3).brightness(0.2).contrast(2).saturation(0).grayscale(1)
            .colorInvert().colorMultiply(.red).hueRotation(.degrees(30)).blendMode(.screen)
            .compositingGroup().drawingGroup().zIndex(1).hidden()
        Text("a")
            .rotationEffect(.degrees(30)).rotationEffect(.radians(1), anchor: .topLeading)
            .scaleEffect(2).scaleEffect(x: 1, y: -1).scaleEffect(
                CGSize(width: 1, height: 1),
                anchor: .top
            )
            .rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
            .rotation3DEffect(
                .degrees(30),
                axis: (x: 0, y: 1, z: 0),
                anchor: .top,
                anchorZ: 2,
                perspective: 0.3
            )
            .transformEffect(CGAffineTransform(translationX: 3, y: 4))
            .transformEffect(.identity)
            .containerBackground(.red, for: .navigation)
    }
}
