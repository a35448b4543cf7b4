// SPDX-License-Identifier: Apache-2.0

import AppClipTesting
import ClipUI
import SwiftUI
import Testing
import UIKit

@testable import ClipUITesting

// Serialized, because controllers are presented above the clip with the last event.
@MainActor @Suite(.serialized)
struct HostingTests {
    /// The order in which SwiftUI calls a representable, and the abilities of its coordinator.
    @Test func callsRepresentables() throws {
        let log = Log()
        let clip = launched(Around(log: log))
        #expect(log.take() == ["coordinator", "make 0", "update 0"])
        #expect(clip.screen.placeholders == ["Meter (MeterView)\nlevel 0"])
        try clip.tap("More")
        #expect(log.take() == ["update 1 animated"])
        #expect(clip.screen.placeholders == ["Meter (MeterView)\nlevel 1"])
        log.view?.raise?()
        clip.refresh()
        #expect(log.take() == ["update 2"])
        #expect(clip.screen.line.hasSuffix("level 2 [More] [Off]"))
        try clip.tap("Off")
        #expect(log.take() == ["dismantle"])
        #expect(clip.screen.placeholders.isEmpty)
    }

    @Test func callsControllers() throws {
        let log = Log()
        let clip = launched(ControllerAround(log: log))
        #expect(
            log.take() == ["make", "didLoad", "update", "willAppear", "didAppear"]
        )
        #expect(clip.screen.placeholders == ["Player (PlayerController)"])
        try clip.tap("Off")
        #expect(log.take() == ["willDisappear", "dismantle", "didDisappear"])
    }

    /// Views of UIKit that have a counterpart look like it.
    @Test func drawsSimpleViews() throws {
        let clip = launched(Waiting())
        #expect(clip.screen.elements(.progress).count == 1 && clip.screen.placeholders.isEmpty)
        #expect(clip.screen.elements(.effect).first?.number(.opacity) == 1)
        #expect(clip.screen.line == "Please wait [Stop]")
        try clip.tap("Stop")
        #expect(clip.screen.elements(.effect).first?.number(.opacity) == 0)
        #expect(clip.screen.line == "Done [Stop]")
    }

    /// The page requests the size of a view that has an intrinsic one.
    @Test func asksForTheSize() throws {
        let clip = launched(Square())
        let layout = try #require(clip.screen.elements(.customLayout).first)
        clip.send(
            .layout,
            element: layout.id,
            text: #"{"width": 80, "height": null, "subviews": [{"values": {}, "measured": []}]}"#
        )
        let reply = try #require(layout.text(.value))
        #expect(reply.contains(#""size":{"height":80,"width":80}"#))
    }

    @Test func showsWhatIsHosted() throws {
        let clip = launched(Hosted())
        #expect(clip.screen.line == "[count 0] Hosted 0 [Next]")
        try clip.tap("count 0")
        #expect(clip.screen.line == "[count 1] Hosted 0 [Next]")
        try clip.tap("Next")
        #expect(clip.screen.line == "[count 1] Hosted 1 [Next]")
    }

    /// SwiftUI views in the content of an effect are shown in front of its material.
    @Test func showsWhatIsHostedInEffects() {
        let clip = launched(Frosted(content: Text(verbatim: "in front")))
        #expect(clip.screen.line == "in front")
        #expect(clip.screen.elements(.shape).count == 1 && clip.screen.placeholders.isEmpty)
    }

    /// A controller of a clip presents SwiftUI views, which are in a sheet and can be closed.
    @Test func presentsHostedViews() throws {
        let clip = launched(Text(verbatim: "below"))
        let (below, above) = (
            UIViewController(), UIHostingController(rootView: Closable())
        )
        below.present(above, animated: true)
        clip.refresh()
        #expect(clip.screen.line == "below above [Close]")
        try clip.tap("Close")
        #expect(clip.screen.line == "below")
        #expect(below.presentedViewController == nil)
    }

    /// Alerts and sheets of UIKit are above the clip, presented by the controller of its window.
    @Test func presentsControllers() throws {
        let clip = launched(Text(verbatim: "below"))
        let root = try #require(UIApplication.shared.windows.first?.rootViewController)
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        let other = UIActivityViewController(activityItems: ["words"], applicationActivities: nil)
        alert.addTextField { $0.placeholder = "name" }
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Yes", style: .default) { _ in
                root.present(other, animated: true)
            }
        )
        root.present(alert, animated: true)
        clip.refresh()
        #expect(clip.screen.elements(.presentation).first?.text(.title) == "Sure?")
        #expect(clip.screen.line == "below <> [No] [Yes]")
        try clip.type("Ana", into: "name")
        try clip.tap("Yes")
        #expect(alert.textFields?.first?.text == "Ana")
        #expect(clip.screen.line == "below words")
        root.dismiss(animated: true)
        clip.refresh()
        #expect(clip.screen.line == "below" && root.presentedViewController == nil)
    }

    @Test func makesNoPictures() {
        #expect(ImageRenderer(content: Text(verbatim: "a")).uiImage == nil)
    }
}

@MainActor
func launched(_ view: some View) -> TestClip {
    let clip = TestClip { view.run(on: $0) }
    clip.launch()
    return clip
}

extension TestScreen {
    func elements(_ kind: ElementKind) -> [ScreenElement] {
        var found: [ScreenElement] = []
        root.visit { if $0.isKind(kind) { found.append($0) } }
        return found
    }

    // The texts of placeholders.
    var placeholders: [String] { elements(.placeholder).compactMap { $0.text(.text) } }
}

// MARK: Views of UIKit

private struct Frosted<Content: View>: UIViewRepresentable {
    let content: Content

    @MainActor
    final class Coordinator {
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
        let vibrancy = UIVisualEffectView(effect: nil)
        let controller: UIHostingController<Content>

        init(_ content: Content) {
            controller = UIHostingController(rootView: content)
            blur.contentView.addSubview(vibrancy)
            vibrancy.contentView.addSubview(controller.view)
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(content) }
    func makeUIView(context: Context) -> UIVisualEffectView { context.coordinator.blur }
    func updateUIView(_ view: UIVisualEffectView, context: Context) {}
}

@MainActor
private final class Log {
    private var entries: [String] = []
    weak var view: MeterView?

    func add(_ entry: String) { entries.append(entry) }

    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

private final class MeterView: UIView, PlaceholderFacts {
    var level = 0
    var raise: (() -> Void)?
    var placeholderFacts: [String] { ["level \(level)"] }
}

private struct Meter: UIViewRepresentable {
    @MainActor
    final class Coordinator {
        let meter: Meter
        init(_ meter: Meter) { self.meter = meter }
        func raise() { meter.level += 1 }
    }

    @Binding var level: Int
    let log: Log

    func makeCoordinator() -> Coordinator {
        log.add("coordinator")
        return Coordinator(self)
    }

    func makeUIView(context: Context) -> MeterView {
        log.add("make \(level)")
        let view = MeterView()
        let coordinator = context.coordinator
        view.raise = { coordinator.raise() }
        log.view = view
        return view
    }

    func updateUIView(_ uiView: MeterView, context: Context) {
        let isAnimated = context.transaction.animation != nil
        log.add("update \(level)" + (isAnimated ? " animated" : ""))
        uiView.level = level
    }

    static func dismantleUIView(_ uiView: MeterView, coordinator: Coordinator) {
        coordinator.meter.log.add("dismantle")
    }
}

private struct Around: View {
    let log: Log
    @State private var level = 0
    @State private var isOn = true

    var body: some View {
        VStack {
            if isOn { Meter(level: $level, log: log) }
            Text(verbatim: "level \(level)")
            Button("More") { withAnimation { level += 1 } }
            Button("Off") { isOn = false }
        }
    }
}

private struct Spinner: UIViewRepresentable {
    let isOn: Bool

    func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView() }

    func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
        if isOn { view.startAnimating() } else { view.stopAnimating() }
    }
}

private struct Words: UIViewRepresentable {
    let text: String

    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ label: UILabel, context: Context) { label.text = text }
}

private struct Waiting: View {
    @State private var isOn = true

    var body: some View {
        VStack {
            Spinner(isOn: isOn)
            Words(text: isOn ? "Please wait" : "Done")
            Button("Stop") { isOn = false }
        }
    }
}

private struct Square: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {}
    func sizeThatFits(
        _ proposal: ProposedViewSize,
        uiView: UIView,
        context: Context
    ) -> CGSize? {
        let side = proposal.width ?? proposal.height ?? 50
        return CGSize(width: side, height: side)
    }
}

// MARK: Controllers

private final class PlayerController: UIViewController {
    var log: Log?
    override func viewDidLoad() { log?.add("didLoad") }
    override func viewWillAppear(_ animated: Bool) { log?.add("willAppear") }
    override func viewDidAppear(_ animated: Bool) { log?.add("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log?.add("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log?.add("didDisappear") }
}

private struct Player: UIViewControllerRepresentable {
    let log: Log

    func makeUIViewController(context: Context) -> PlayerController {
        log.add("make")
        let controller = PlayerController()
        controller.log = log
        return controller
    }

    func updateUIViewController(_ controller: PlayerController, context: Context) {
        log.add("update")
    }

    static func dismantleUIViewController(_ controller: PlayerController, coordinator: Void) {
        controller.log?.add("dismantle")
    }
}

private struct ControllerAround: View {
    let log: Log
    @State private var isOn = true

    var body: some View {
        VStack {
            if isOn { Player(log: log) }
            Button("Off") { isOn = false }
        }
    }
}

private struct Counted: View {
    let page: Int
    @State private var count = 0

    var body: some View {
        HStack {
            Button("count \(count)") { count += 1 }
            Text(verbatim: "Hosted \(page)")
        }
    }
}

private struct Host: UIViewControllerRepresentable {
    let page: Int

    func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController(
            rootViewController: UIHostingController(rootView: Counted(page: page))
        )
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {
        let hosting = controller.viewControllers.first as? UIHostingController<Counted>
        hosting?.rootView = Counted(page: page)
    }
}

private struct Hosted: View {
    @State private var page = 0

    var body: some View {
        HStack {
            Host(page: page)
            Button("Next") { page += 1 }
        }
    }
}

private struct Closable: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text(verbatim: "above")
            Button("Close") { dismiss() }
        }
    }
}
