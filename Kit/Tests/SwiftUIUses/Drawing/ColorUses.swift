// SPDX-License-Identifier: Apache-2.0

import ClipUI

// Clips in Swift 5: all forms of their calls must exist.

struct ColorUses: View {
    let name = "Brand"
    let optional: Color? = nil

    var body: some View {
        VStack {
            Color.red
            Color(.sRGB, red: 1, green: 0, blue: 0)
            Color(.displayP3, red: 1, green: 0, blue: 0, opacity: 0.5)
            Color(red: 0.2, green: 0.3, blue: 0.4)
            Color(red: 0.2, green: 0.3, blue: 0.4, opacity: 0.5)
            Color(white: 0.9)
            Color(.sRGBLinear, white: 0, opacity: 0.33)
            Color(hue: 0.5, saturation: 1, brightness: 1)
        }
        VStack {
            Color("Brand")
            Color(name)
            Color("Brand", bundle: .main)
            Color("Brand", bundle: nil)
            Color(ColorResource(name: "Brand", bundle: .main))
            Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            Color.red.opacity(0.5)
            Color.red.mix(with: .blue, by: 0.5)
            Color(0.5 > 0.2 ? "A" : "B").opacity(0.2)
        }
        VStack {
            MeshGradient(
                width: 2,
                height: 2,
                points: [[0, 0], [1, 0], .init(x: 0, y: 1), SIMD2(1, 1)],
                colors: [.red, .purple, .indigo, .orange],
                smoothsColors: true,
                colorSpace: .perceptual
            )
            .ignoresSafeArea()
            .frame(height: 200)
            Circle().fill(Gradient(colors: [.red]).colorSpace(.perceptual))
        }
        .background(
            MeshGradient(width: 2, height: 2, points: [], colors: [])
        )
        Text("a").foregroundColor(.red).foregroundColor(nil).foregroundColor(optional)
            .foregroundStyle(.red)
            .foregroundStyle(.secondary)
            .foregroundStyle(Color.secondary)
            .foregroundStyle(.tint)
            .foregroundStyle(.red, .blue)
            .foregroundStyle(.red, .blue, .green)
            .foregroundStyle(.red.opacity(0.5))
            .foregroundStyle(.blue.gradient)
            .foregroundStyle(.primary)
            .foregroundStyle(Color.red.secondary)
            .foregroundStyle(.tint.secondary)
            .foregroundStyle(.red.tertiary)
            .foregroundStyle(.blue.gradient.quaternary)
            .background(.background.secondary, in: .rect(cornerRadius: 8))
            .foregroundStyle(
                LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            )
            .accentColor(.red).accentColor(nil)
            .tint(.red).tint(nil).tint(optional)
            .tint(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
            .backgroundStyle(.red)
            .background(Color.primary.opacity(0.1))
    }

    var equal: Bool { Color.red == .blue || Color.red.hashValue == 1 || "\(Color.red)".isEmpty }
}

extension Color {
    static let brand = Color("Brand")
    static var background: Color { Color(red: 1, green: 1, blue: 1) }
}

struct StyleUses: View {
    let style: AnyShapeStyle
    let gradient = Gradient(colors: [.red, .blue])
    let stops = [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)]

    var body: some View {
        VStack {
            LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
            LinearGradient(
                gradient: Gradient(stops: stops),
                startPoint: .init(x: 0, y: 0.2),
                endPoint: .bottom
            )
            LinearGradient(
                colors: [Color.red, .blue.opacity(0.2)],
                startPoint: .topLeading,
                endPoint: .bottomTrailing
            )
            LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing).opacity(0.5)
            RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 100)
            RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 100)
            AngularGradient(gradient: gradient, center: .center)
            AngularGradient(
                gradient: gradient,
                center: .center,
                startAngle: .zero,
                endAngle: .degrees(90)
            )
            AngularGradient(colors: [.red], center: .center, angle: .radians(1))
            EllipticalGradient(colors: [.red, .blue])
        }
        VStack {
            Circle().fill(.linearGradient(gradient, startPoint: .top, endPoint: .bottom))
            Circle().fill(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
            Circle().fill(
                .radialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 9)
            )
            Circle().fill(.ultraThinMaterial)
            Circle().fill(Material.bar)
            Circle().fill(.foreground)
            Circle().fill(.background)
            Circle().fill(.separator)
            Circle().fill(style)
            Circle().fill(AnyShapeStyle(.red))
        }
        VStack {
            Circle().fill(gradient)
            Circle().fill(.red.shadow(.drop(radius: 3, x: 1, y: 2)))
            Circle().fill(.red.shadow(.inner(color: .black, radius: 3)).blendMode(.multiply))
            Circle().fill(isOn ? AnyShapeStyle(.red) : AnyShapeStyle(.regularMaterial))
            Rectangle().foregroundStyle(isOn ? .red : .blue)
            Rectangle().fill(isOn ? Color.red : .blue)
            Text("a").background(.selection).foregroundStyle(.quaternary)
            Rectangle().fill(Stripes())
        }
    }

    var isOn: Bool { Angle.degrees(4) < .radians(1) && (Angle(degrees: 3) + .zero) * 2 == .zero }
}

struct Stripes: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.red }
}

private struct GlassUses: View {
    @Namespace private var namespace

    var body: some View {
        GlassEffectContainer(spacing: 20) {
            Text("a").glassEffect().glassEffectID("a", in: namespace)
            Text("b").glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 12))
            Text("c").glassEffect(.clear, in: .circle).glassEffectTransition(.materialize)
            Text("d").glassEffectUnion(id: 1, namespace: namespace)
        }
        Button("e") {}.buttonStyle(.glass)
        Button("f") {}.buttonStyle(.glassProminent)
        Button("g") {}.buttonStyle(.glass(.clear))
    }
}
