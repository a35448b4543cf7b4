// SPDX-License-Identifier: Apache-2.0

import AppClip
import ClipUI
import ClipUITesting

let storageChecks: [Check] = [
    Check("a stored value persists after the clip's run") { run in
        let first = launched(SettingsView())
        run.expect(first, "[0] [a] [off]")
        run.tap(first, "0", "a", "off")
        let second = launched(SettingsView(), on: TestScreen(stored: first.screen.storedTexts))
        run.expect(second, "[1] [aa] [on]")
    },
    Check("views with the same key see each other's changes") { run in
        let clip = launched(TwoSettingsViews())
        run.tap(clip, at: 0)
        run.expect(clip, "[1] [a] [off] [1] [a] [off]")
    },
    Check("F-05: the defaults of an App Group are separate from the clip's") { run in
        let clip = launched(GroupSettings())
        run.tap(clip, "own0")
        run.expect(clip, "[own1] [group0]")
        let stored = clip.screen.storedTexts
        run.expect(stored.count, 1, "texts")
        run.expect(stored.first?.suite == nil, "in the clip's own store")
        run.tap(clip, "group0")
        #if hasFeature(Embedded)
        run.expect(clip.screen.storedText(forKey: "n", suite: "group.example") ?? "", "1")
        #else
        let group = clip.system.run { UserDefaults(suiteName: "group.example") }
        run.expect(group?.integer(forKey: "n") ?? 0, 1, "in the group's own store")
        run.expect(clip.screen.storedTexts.count, 1, "nothing new at the host")
        #endif
    },
    Check("stored values of the wrong type are ignored") { run in
        let screen = TestScreen(stored: [
            (nil, "number", "x1"), (nil, "text", ""), (nil, "flag", "true"),
        ])
        run.expect(launched(SettingsView(), on: screen), "[0] [] [off]")
    },
]

private struct SettingsView: View {
    @AppStorage("number") private var number = 0
    @AppStorage("text") private var text = "a"
    @AppStorage("flag") private var flag = false

    var body: some View {
        Button(String(number)) { number += 1 }
        Button(text) { text += "a" }
        Button(flag ? "on" : "off") { flag.toggle() }
    }
}

private struct TwoSettingsViews: View {
    var body: some View {
        SettingsView()
        SettingsView()
    }
}

private struct GroupSettings: View {
    @AppStorage("n") private var own = 0
    @AppStorage("n", store: UserDefaults(suiteName: "group.example")) private var group = 0

    var body: some View {
        Button("own" + String(own)) { own += 1 }
        Button("group" + String(group)) { group += 1 }
    }
}
