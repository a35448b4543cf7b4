// SPDX-License-Identifier: Apache-2.0

import ClipUI
import ClipUITesting
import Foundation
import Testing

private struct Slide: GeometryEffect {
    var part: CGFloat
    var animatableData: CGFloat {
        get { part }
        set { part = newValue }
    }

    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: size.width * part, y: 0))
    }
}

@MainActor
struct EffectTests {
    /// An effect is evaluated again when the size of its view becomes known, or changes.
    @Test func effectsFollowTheSize() throws {
        let clip = TestClip { Text("a").modifier(Slide(part: 0.5)).run(on: $0) }
        clip.launch()
        let transform = {
            described(clip.screen.root.all(.effect).first?.property(.transform) ?? .unset)
        }
        let before = transform()
        #expect(before.contains("1 0 0 1 0 0"))
        let report = try #require(clip.screen.root.all(.effect).first?.children.first)
        for (width, movement) in [("80", "40"), ("30", "15")] {
            clip.send(.geometry, element: report.id, text: "\(width) 10 0 0 0 0")
            #expect(transform().contains("1 0 0 1 \(movement) 0"))
        }
    }

    @Test func transformationsFollowEachOther() {
        let move = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
        let scale = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
        let both = move.concatenating(scale)
        #expect((both.m31, both.m32) == (6, 8))
        #expect(both.isAffine && !both.isIdentity)
        #expect(ProjectionTransform().concatenating(move) == move)
    }

    /// The points of a gradient are relative to the drawing, whatever is filled.
    @Test func gradientsOfDrawingsAreFractionsOfShapes() {
        let gradient = Gradient(colors: [.red, .blue])
        let line = shown(
            Canvas { context, _ in
                context.fill(
                    Path(CGRect(x: 10, y: 0, width: 100, height: 50)),
                    with: .linearGradient(
                        gradient,
                        startPoint: CGPoint(x: 10, y: 0),
                        endPoint: CGPoint(x: 60, y: 25)
                    )
                )
                context.fill(
                    Path(CGRect(x: 0, y: 0, width: 20, height: 20)),
                    with: .radialGradient(
                        gradient,
                        center: CGPoint(x: 10, y: 5),
                        startRadius: 1,
                        endRadius: 9
                    )
                )
            }
        )
        #expect(line.contains("[3 [adaptive40 0 adaptive30 1] 0 0 0.5 0.5]"))
        #expect(line.contains("[4 [adaptive40 0 adaptive30 1] 0.5 0.25 1 9]"))
    }

    /// A progress bar over time is full, half or empty, and advances by itself.
    @Test(arguments: [(-20.0, 0.0), (-10, 0.5), (0, 1)])
    func barsCountTimeDown(start: Double, fraction: Double) throws {
        let interval = Date(timeIntervalSinceNow: start)...Date(timeIntervalSinceNow: start + 20)
        let down = launched(ProgressView(timerInterval: interval))
        let up = launched(ProgressView(timerInterval: interval, countsDown: false) { Text("up") })
        let left = try #require(down.screen.root.all(.progress).first?.number(.selection))
        let done = try #require(up.screen.root.all(.progress).first?.number(.selection))
        #expect(abs(left - fraction) < 0.05)
        #expect(abs(done - (1 - fraction)) < 0.05)
        down.close()
        up.close()
    }

    @Test func sectionsOfTabsAreTabsOfTheBar() {
        let clip = launched(
            TabView(selection: .constant(0)) {
                Tab("One", systemImage: "1.circle", value: 0) { Text("1") }
                TabSection("More") {
                    Tab("Two", systemImage: "2.circle", value: 1) { Text("2") }
                    Tab("Three", systemImage: "3.circle", value: 2) { Text("3") }
                }
            }
            .tabViewStyle(.sidebarAdaptable)
        )
        #expect(
            clip.screen.root.all(.tab).map { $0.text(.title) ?? "" } == ["One", "Two", "Three"]
        )
    }
}
