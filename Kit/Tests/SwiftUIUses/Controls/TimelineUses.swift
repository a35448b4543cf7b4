// SPDX-License-Identifier: Apache-2.0

import ClipFoundation
import SwiftUI

// Calls of timelines, effects and keyframes as clips write them; the test is that they compile.
struct TimelineUses: View {
    struct Values {
        var scale = 1.0
        var angle = Angle.zero
        var offset = CGSize.zero
    }

    let action: () -> Void
    @State private var isOn = false

    var body: some View {
        Group {
            TimelineView(.animation) { context in
                let seconds = context.date.timeIntervalSince1970
                let angle = seconds.truncatingRemainder(dividingBy: 2) * 180
                Text("\(seconds)").rotationEffect(.degrees(angle))
            }
            TimelineView(.animation(minimumInterval: 0.1, paused: isOn)) { context in
                if context.date > .now { Text("a") } else { Text("b") }
            }
            TimelineView(.periodic(from: .now, by: 1)) { Text($0.date, style: .time) }
            TimelineView(.everyMinute) { timeline in
                Canvas { context, size in
                    let rect = CGRect(origin: .zero, size: size)
                    context.fill(Path(rect), with: .color(.red))
                }
                .opacity(timeline.cadence == .live ? 1 : 0.5)
            }
        }
        Group {
            Text("a").visualEffect { content, proxy in
                content.offset(x: proxy.size.width).opacity(
                    proxy.frame(in: .global).minY > 3 ? 1 : 0
                )
            }
            Text("a").visualEffect {
                $0.scaleEffect($1.size.height / 100).blur(radius: 2).grayscale(1)
            }
            Text("a").scrollTransition { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.7)
            }
            Text("a").scrollTransition(.animated.threshold(.visible(0.3)), axis: .horizontal) {
                $0.rotationEffect(.degrees($1.value * 20))
            }
            Text("a").scrollTransition(topLeading: .identity, bottomTrailing: .interactive) {
                $0.offset(y: $1.value * 40)
            }
        }
        Group {
            Text("a").keyframeAnimator(initialValue: Values(), repeating: true) { content, value in
                content.scaleEffect(value.scale).rotationEffect(value.angle).offset(value.offset)
            } keyframes: { _ in
                KeyframeTrack(\.scale) {
                    LinearKeyframe(1.2, duration: 0.3)
                    SpringKeyframe(1, duration: 0.5, spring: .bouncy)
                }
                KeyframeTrack(\.angle) {
                    CubicKeyframe(.degrees(20), duration: 0.2)
                    CubicKeyframe(.degrees(-20), duration: 0.2)
                    MoveKeyframe(.zero)
                }
            }
            KeyframeAnimator(initialValue: 0.0, trigger: isOn) { value in
                Text("a").opacity(value)
            } keyframes: { _ in
                LinearKeyframe(1.0, duration: 0.3)
                LinearKeyframe(0.0, duration: 0.3)
            }
        }
        Group {
            Button(action: action) { Text("a") }
            Text("a").background(.background)
            Text("a").background(.background, in: Capsule())
            Text(.init(String(describing: isOn)))
        }
    }
}

// Passed to APIs that take a plain function, as older clips do.
struct ActionUses {
    let make: (@escaping () -> Void, () -> Text) -> Button<Text> = Button.init(action:label:)

    func write(_ data: Data, to url: URL) throws {
        try data.write(to: url, options: .atomicWrite)
        try data.write(to: url, options: [.atomicWrite, .withoutOverwriting])
        _ = try Data(contentsOf: url, options: .dataReadingMapped)
    }
}
