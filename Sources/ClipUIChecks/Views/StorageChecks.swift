import AppClip
import ClipUI
import ClipUITesting

let storageChecks: [Check] = [
    Check("a stored value outlives the clip's run") { run in
        let first = launched(Keeper())
        run.expect(first, "[0] [a] [off]")
        run.tap(first, "0", "a", "off")
        let second = launched(Keeper(), on: TestScreen(stored: first.screen.storedTexts))
        run.expect(second, "[1] [aa] [on]")
    },
    Check("views that use one key see each other's changes") { run in
        let clip = launched(TwoKeepers())
        run.tap(clip, at: 0)
        run.expect(clip, "[1] [a] [off] [1] [a] [off]")
    },
    Check("F-05: a store of an App Group is apart from the clip's own") { run in
        let clip = launched(GroupKeeper())
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
        run.expect(clip.screen.storedTexts.count, 1, "the host has no part in it")
        #endif
    },
    Check("what does not read as a value counts as not there") { run in
        let screen = TestScreen(stored: [
            (nil, "number", "x1"), (nil, "text", ""), (nil, "flag", "true"),
        ])
        run.expect(launched(Keeper(), on: screen), "[0] [] [off]")
    },
]

private struct Keeper: View {
    @AppStorage("number") private var number = 0
    @AppStorage("text") private var text = "a"
    @AppStorage("flag") private var flag = false

    var body: some View {
        Button(String(number)) { number += 1 }
        Button(text) { text += "a" }
        Button(flag ? "on" : "off") { flag.toggle() }
    }
}

private struct TwoKeepers: View {
    var body: some View {
        Keeper()
        Keeper()
    }
}

private struct GroupKeeper: View {
    @AppStorage("n") private var own = 0
    @AppStorage("n", store: UserDefaults(suiteName: "group.example")) private var group = 0

    var body: some View {
        Button("own" + String(own)) { own += 1 }
        Button("group" + String(group)) { group += 1 }
    }
}
