// SPDX-License-Identifier: Apache-2.0

import ClipUI
import Foundation

// Calls of clips in Swift 5, in each of their Swift 5 forms.
struct MotionUses: View {
    @State private var isOn = false
    @State private var scale: CGFloat = 1
    @State private var offset = CGSize.zero
    @GestureState private var drag = CGSize.zero
    @GestureState private var isPressed: Bool = false
    @Namespace private var namespace
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    private let custom: Animation = .spring(response: 0.4, dampingFraction: 0.6, blendDuration: 0)
    private let named = Animation.easeInOut(duration: 1).repeatForever(autoreverses: true)
    private var optional: Animation? { reduceMotion ? nil : .default }

    var body: some View {
        VStack {
            if isOn {
                Rectangle().transition(.opacity)
                Rectangle().transition(.move(edge: .bottom).combined(with: .opacity))
                Rectangle().transition(.asymmetric(insertion: .scale, removal: .slide))
                Rectangle().transition(AnyTransition.opacity.animation(.easeInOut(duration: 1)))
                Rectangle().transition(.modifier(active: Spin(angle: 90), identity: Spin(angle: 0)))
                    .zIndex(1)
                Text("a").transition(.blurReplace)
                Text("b").transition(.blurReplace(.upUp).combined(with: .opacity))
                Text("c").transition(.push(from: .bottom)).transition(.opacity.animation(.linear))
                Text("d").transition(.asymmetric(insertion: .blurReplace, removal: .opacity))
                Image(systemName: "star").transition(.symbolEffect)
                Image(systemName: "star").transition(.symbolEffect(.disappear.byLayer))
                    .contentTransition(.symbolEffect(.replace.downUp))
                    .symbolEffect(.wiggle, options: .repeat(.continuous), isActive: isOn)
                    .symbolEffect(.breathe.pulse, options: .speed(2).repeat(3))
                    .symbolEffectsRemoved()
            }
            Circle().fill(.red)
                .scaleEffect(isOn ? 1.2 : 1)
                .animation(.easeInOut(duration: 1).repeatForever(), value: isOn)
                .animation(.spring(), value: scale)
                .animation(.interactiveSpring(), value: drag)
                .animation(isOn ? .bouncy(duration: 0.3, extraBounce: 0.1) : .none, value: isOn)
                .animation(optional)
                .animation(.default)
            Text("a").onTapGesture { isOn.toggle() }.onTapGesture(count: 2) { print(1) }
            Text("a").onTapGesture(perform: toggle)
            Text("a").onTapGesture { location in offset.width = location.x }
            Text("a").onLongPressGesture { toggle() }
            Text("a").onLongPressGesture(
                minimumDuration: 1,
                pressing: { isOn = $0 },
                perform: toggle
            )
            Text("a").onLongPressGesture(minimumDuration: .infinity, maximumDistance: .infinity) {
            } onPressingChanged: {
                isOn = $0
            }
            Text("a").gesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .global)
                    .onChanged { value in offset = value.translation }
                    .onEnded { _ in withAnimation(.spring()) { offset = .zero } }
            )
            Text("a").gesture(dragging).simultaneousGesture(TapGesture().onEnded { toggle() })
            Text("a").simultaneousGesture(pressing).highPriorityGesture(magnifying)
            Text("a").matchedGeometryEffect(id: "a", in: namespace)
                .matchedGeometryEffect(id: 3, in: namespace, properties: .position, isSource: !isOn)
                .contentTransition(.numericText())
                .transaction { $0.animation = nil }
                .transaction { transaction in transaction.disablesAnimations = true }
                .allowsHitTesting(!isOn).onHover { isOn = $0 }.hoverEffect()
            Text("a").phaseAnimator([0, 1]) { view, phase in
                view.opacity(Double(phase))
            } animation: { phase in
                phase == 0 ? .easeIn : nil
            }
            Text("a").modifier(Wave(amount: 1))
            Toggle("a", isOn: $isOn.animation())
            Toggle("a", isOn: $isOn.animation(.easeIn(duration: 1)))
        }
        .onAppear { withAnimation { isOn = true } }
    }

    private var dragging: some Gesture {
        DragGesture()
            .updating($drag) { value, state, transaction in state = value.translation }
            .onEnded { value in offset.width += value.predictedEndTranslation.width }
    }

    private var pressing: some Gesture {
        LongPressGesture(minimumDuration: 0.5)
            .updating($isPressed) { current, state, _ in state = current }
            .sequenced(before: DragGesture())
            .onEnded { value in
                switch value {
                case .second(true, let drag?): offset = drag.translation
                default: break
                }
            }
    }

    private var magnifying: some Gesture {
        MagnificationGesture().onChanged { scale = $0 }
            .simultaneously(with: RotationGesture().onEnded { print($0.degrees) })
    }

    private func toggle() {
        let old = withAnimation(.linear(duration: 0.2)) { () -> Bool in
            isOn.toggle()
            return !isOn
        }
        withAnimation(custom.delay(0.1).speed(2)) { isOn = old }
        withAnimation(.timingCurve(0, 0, 1, 1, duration: 1)) { scale = 2 }
        withAnimation(.easeOut) {
            scale = 1
        } completion: {
            isOn = false
        }
        withTransaction(Transaction(animation: named)) { scale = 3 }
    }
}

private struct Spin: ViewModifier {
    let angle: Double

    func body(content: Content) -> some View { content.rotationEffect(.degrees(angle)) }
}

private struct Wave: AnimatableModifier {
    var amount: Double

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    func body(content: Content) -> some View { content.opacity(amount) }
}

private struct Pie: Shape {
    var start: Double
    var end: Double

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(start, end) }
        set {
            start = newValue.first
            end = newValue.second
        }
    }

    func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: start, height: end))
    }
}

private struct Growing: View, Animatable {
    var size: CGFloat

    var animatableData: CGFloat {
        get { size }
        set { size = newValue }
    }

    var body: some View { Pie(start: 0, end: 1).frame(width: size) }
}
