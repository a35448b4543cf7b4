// SPDX-License-Identifier: Apache-2.0

import SwiftUI

// Effects by size, gradients of canvases, sections of tabs and clocks; the test is that they compile.
struct Shake: GeometryEffect {
    var amount: CGFloat = 10
    var shakesPerUnit = 3
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(
            CGAffineTransform(
                translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)),
                y: 0
            )
        )
    }
}

struct GeometryEffectUses: View {
    @State private var attempts = 0
    @State private var tab = 0

    var body: some View {
        TabView(selection: $tab) {
            Tab("Zero", systemImage: "0.circle", value: -1) { Text("0") }.badge(2).badge(Text("b"))
            Tab("Half", systemImage: "circle", value: -2) { Text("h") }.badge("New").hidden(true)
                .disabled(false).customizationID("half")
            Tab("One", systemImage: "1.circle", value: 0) {
                Button("Shake") { withAnimation { attempts += 1 } }
                    .modifier(Shake(animatableData: CGFloat(attempts)))
                    .buttonRepeatBehavior(.enabled)
            }
            TabSection("More") {
                Tab("Two", systemImage: "2.circle", value: 1) {
                    ProgressView(
                        timerInterval: Date()...Date().addingTimeInterval(60),
                        countsDown: false
                    )
                    ProgressView(timerInterval: Date()...Date().addingTimeInterval(60)) {
                        Text("Left")
                    }
                }
            }
        }
        .tabViewStyle(.sidebarAdaptable)
        Canvas(colorMode: .linear, rendersAsynchronously: true) { context, size in
            context.blendMode = .plusLighter
            context.addFilter(.shadow(radius: 3))
            context.clip(to: Path(ellipseIn: CGRect(origin: .zero, size: size)))
            context.drawLayer { layer in
                layer.addFilter(.colorMultiply(.red))
                layer.fill(Path(CGRect(origin: .zero, size: size)), with: .foreground)
            }
            if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
            var image = context.resolve(Image(systemName: "star"))
            image.shading = .color(.red)
            context.draw(image, at: .zero)
            context.draw(Text("a"), in: CGRect(origin: .zero, size: size))
        } symbols: {
            Circle().frame(width: 10, height: 10).tag(1)
        }
        Canvas { context, size in
            let gradient = Gradient(colors: [.red, .blue])
            let path = Path(CGRect(origin: .zero, size: size))
            context.fill(
                path,
                with: .linearGradient(
                    gradient,
                    startPoint: .zero,
                    endPoint: CGPoint(x: size.width, y: 0)
                )
            )
            context.stroke(
                path,
                with: .radialGradient(gradient, center: .zero, startRadius: 0, endRadius: 40),
                lineWidth: 2
            )
            context.fill(path, with: .conicGradient(gradient, center: .zero, angle: .degrees(90)))
        }
    }
}
