// SPDX-License-Identifier: Apache-2.0

import AppClip
import ClipUI
import ClipUITesting

let lifeCycleChecks: [Check] = [
    Check("onAppear is called once, after the whole screen is created") { run in
        let log = Box("")
        let clip = launched(Logger(log: log))
        run.expect(log.value, "outer inner ")
        run.tap(clip, "again")
        run.expect(log.value, "outer inner ")
        run.tap(clip, "hide", "show")
        run.expect(log.value, "outer inner gone inner ")
    },
    Check("onChange passes the old and the new value") { run in
        let log = Box("")
        let clip = launched(Watcher(log: log))
        run.tap(clip, "n0", "n1", "other0")
        run.expect(log.value, "0>1 1>2 ")
    },
    Check("D-08: the activity of an invocation arrives at launch, in one batch of patches") { run in
        let screen = TestScreen()
        let clip = TestClip(on: screen) { Receiver().run(on: $0) }
        clip.launch("https://fruta.example/a?b=c#d")
        run.expect(clip, "https://fruta.example/a?b=c#d 1")
    },
    Check("D-18: the handler is called at a cold launch and again while the clip runs") { run in
        let clip = TestClip { Receiver().run(on: $0) }
        clip.launch("https://fruta.example/1")
        clip.launch("https://fruta.example/2")
        run.expect(clip, "https://fruta.example/2 2")
    },
    Check("D-22, D-23: a missing activity, another type and a missing URL are ignored") { run in
        let clip = TestClip { Receiver().run(on: $0) }
        clip.launch()
        run.expect(clip, "- 0")
        clip.launch(with: NSUserActivity(activityType: "com.example.other"))
        run.expect(clip, "- 0")
        clip.launch(with: NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb))
        run.expect(clip, "none 1")
    },
    Check("a state object of the app is created once and shared with its views") { run in
        let clip = TestClip { Sample().run(on: $0) }
        clip.launch("https://fruta.example/app")
        run.tap(clip, "0")
        run.expect(clip, "[1] https://fruta.example/app")
    },
    Check("F-18: the App Store overlay is shown while its value is true") { run in
        let clip = launched(OverlayOwner())
        run.expect(clip.screen.overlay == nil, "no overlay at first")
        run.tap(clip, "toggle")
        run.expect(clip.screen.overlay?.position == .bottomRaised, "presented")
        run.tap(clip, "toggle")
        run.expect(clip.screen.overlay == nil, "dismissed")
    },
    Check("F-19: closing the App Store overlay sets its value to false") { run in
        let clip = launched(OverlayOwner())
        run.tap(clip, "toggle")
        run.expect(clip, "[toggle] yes")
        clip.closeOverlay()
        run.expect(clip, "[toggle] no")
        run.tap(clip, "toggle")
        run.expect(clip.screen.overlay != nil, "presented again")
        clip.close()
        run.expect(clip.screen.overlay == nil, "dismissed with the clip")
    },
]

private struct Logger: View {
    let log: Box<String>
    @State private var isShown = true
    @State private var count = 0

    var body: some View {
        VStack {
            Button(isShown ? "hide" : "show") { isShown.toggle() }
            Button("again") { count += 1 }
            if isShown {
                Text(String(count))
                    .onAppear { log.value += "inner " }
                    .onDisappear { log.value += "gone " }
            }
        }
        .onAppear { log.value = "outer " + log.value }
    }
}

private struct Watcher: View {
    let log: Box<String>
    @State private var number = 0
    @State private var other = 0

    var body: some View {
        Button("n" + String(number)) { number += 1 }
            .onChange(of: number) { old, new in
                log.value += String(old) + ">" + String(new) + " "
            }
        Button("other" + String(other)) { other += 1 }
    }
}

private struct Receiver: View {
    @State private var text = "-"
    @State private var count = 0

    var body: some View {
        VStack {
            Text(text)
            Text(String(count))
        }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
            text = activity.webpageURL?.absoluteString ?? "none"
            count += 1
        }
    }
}

private final class SampleModel: ObservableObject {
    @Published var count = 0
    @Published var address = ""
}

private struct Sample: App {
    @StateObject private var model = SampleModel()

    var body: some Scene {
        WindowGroup {
            SampleContent()
                .environmentObject(model)
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                    model.address = activity.webpageURL?.absoluteString ?? ""
                }
        }
    }
}

private struct SampleContent: View {
    @EnvironmentObject private var model: SampleModel

    var body: some View {
        Button(String(model.count)) { model.count += 1 }
        Text(model.address)
    }
}

private struct OverlayOwner: View {
    @State private var isPresented = false

    var body: some View {
        VStack {
            Button("toggle") { isPresented.toggle() }
            Text(isPresented ? "yes" : "no")
        }
        .appStoreOverlay(isPresented: $isPresented) {
            SKOverlay.AppClipConfiguration(position: .bottomRaised)
        }
    }
}
