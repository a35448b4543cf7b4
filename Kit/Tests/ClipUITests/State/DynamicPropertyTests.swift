// SPDX-License-Identifier: Apache-2.0

import ClipCombine
import ClipUITesting
import Testing

@testable import ClipUI

// Properties of a clip's own, which consist of those of the library.
@MainActor
struct DynamicPropertyTests {
    /// The texts at first, after a tap on the property's state, and after a tap on the object that it observes.
    @Test(
        arguments: [
            (0, ["3 0 0", "3 1 0", "3 1 1"]),  // In a view.
            (1, ["3 0 0", "3 1 0", "3 1 1"]),  // Within another property.
            (2, ["3 0 0", "3 1 0", "3 1 1"]),  // In a modifier.
        ] as [(Int, [String])]
    )
    func isUpdatedBeforeTheBody(_ place: Int, _ texts: [String]) throws {
        let clip = launched(Places(place: place, model: Heard()))
        var seen = [try #require(clip.screen.all(.text).first?.ownText)]
        for name in ["state", "object"] {
            try clip.tap(name)
            seen.append(try #require(clip.screen.all(.text).first?.ownText))
        }
        #expect(seen == texts)
    }

    /// An inner property is updated before the outer one, each once for each evaluation.
    @Test func isUpdatedFromTheInsideOut() throws {
        let log = UpdateLog()
        let clip = launched(Logged(log: log))
        #expect(log.entries == ["inner", "outer", "body"])
        try clip.tap("again")
        #expect(log.entries == ["inner", "outer", "body", "inner", "outer", "body"])
    }

    @Test func hasStateOfItsOwnAtEachPlace() throws {
        let model = Heard()
        let clip = launched(
            VStack {
                Places(place: 0, model: model)
                Places(place: 1, model: model)
            }
        )
        try clip.tap("state", at: 1)
        #expect(sentences(of: clip) == ["3 0 0", "3 1 0"])
    }

    /// The property follows the environment, and what its initializer got.
    @Test func followsItsViewAndTheEnvironment() throws {
        let clip = launched(Settled())
        #expect(sentences(of: clip) == ["1 at 2"])
        try clip.tap("more")
        #expect(sentences(of: clip) == ["2 at 4"])
    }

    @Test func objectsHaveBindingsToTheirProperties() throws {
        let model = Heard()
        let clip = launched(Owner(model: model).environmentObject(model))
        try clip.tap("own")
        try clip.tap("observed")
        try clip.tap("environment")
        #expect(sentences(of: clip) == ["1 2"])
        #expect(model.count == 2)
    }

    @Test func publishedPropertiesHavePublishers() {
        let model = Heard()
        var values: [Int] = []
        let subscription = model.$count.sink { values.append($0) }
        model.count = 1
        #expect(values == [0, 1])
        subscription.cancel()
    }

    /// The texts but for the labels of buttons, which are single words.
    private func sentences(of clip: TestClip) -> [String] {
        clip.screen.all(.text).map(\.ownText).filter { $0.contains(" ") }
    }
}

private struct Owner: View {
    @StateObject var own = Heard()
    @ObservedObject var model: Heard
    @EnvironmentObject var nearest: Heard

    var body: some View {
        Text("\(own.count) \(model.count)")
        Adder(title: "own", count: $own.count)
        Adder(title: "observed", count: $model.count)
        Adder(title: "environment", count: $nearest.count)
    }
}

private struct Adder: View {
    let title: String
    @Binding var count: Int

    var body: some View {
        Button(title) { count += 1 }
    }
}

private final class Heard: ObservableObject {
    @Published var count = 0
}

@propertyWrapper
@MainActor
private struct Summary: @preconcurrency DynamicProperty {
    @State private var taps = 0
    @ObservedObject var model: Heard
    @Environment(\.pitch) private var pitch
    private(set) var wrappedValue = "not updated"

    init(_ model: Heard) { _model = ObservedObject(wrappedValue: model) }

    var projectedValue: Binding<Int> { $taps }

    mutating func update() {
        wrappedValue = "\(pitch) \(taps) \(model.count)"
    }
}

@MainActor
private struct Nested: @preconcurrency DynamicProperty {
    @Summary var summary: String
    private(set) var text = "not updated"

    init(_ model: Heard) { _summary = Summary(model) }

    mutating func update() { text = summary }
}

private struct Places: View {
    let place: Int
    let model: Heard

    var body: some View {
        switch place {
        case 0: Plain(model: model)
        case 1: Inner(model: model)
        default: EmptyView().modifier(Modifying(model: model))
        }
    }
}

private struct Plain: View {
    let model: Heard
    @Summary private var summary: String

    init(model: Heard) {
        self.model = model
        _summary = Summary(model)
    }

    var body: some View { Line(text: summary, taps: $summary, model: model) }
}

private struct Inner: View {
    let model: Heard
    private var nested: Nested

    init(model: Heard) {
        self.model = model
        nested = Nested(model)
    }

    var body: some View { Line(text: nested.text, taps: nested.$summary, model: model) }
}

private struct Modifying: ViewModifier {
    let model: Heard
    @Summary private var summary: String

    init(model: Heard) {
        self.model = model
        _summary = Summary(model)
    }

    func body(content: Content) -> some View { Line(text: summary, taps: $summary, model: model) }
}

private struct Line: View {
    let text: String
    @Binding var taps: Int
    let model: Heard

    var body: some View {
        Text(verbatim: text)
        Button("state") { taps += 1 }
        Button("object") { model.count += 1 }
    }
}

private final class UpdateLog {
    var entries: [String] = []
}

private struct Named: DynamicProperty {
    let name: String
    let log: UpdateLog

    mutating func update() { log.entries.append(name) }
}

private struct Outer: DynamicProperty {
    let inner: Named
    let log: UpdateLog

    mutating func update() { log.entries.append("outer") }
}

private struct Logged: View {
    private let outer: Outer
    @State private var count = 0

    init(log: UpdateLog) { outer = Outer(inner: Named(name: "inner", log: log), log: log) }

    var body: some View {
        let _ = outer.log.entries.append("body")
        Button("again") { count += 1 }
        Text(verbatim: "\(count)")
    }
}

private struct Settled: View {
    @State private var count = 1

    var body: some View {
        Button("more") { count += 1 }
        Reading(count: count).environment(\.pitch, 2 * count)
    }
}

private struct Reading: View {
    let count: Int
    private var spaced: Spaced

    init(count: Int) {
        self.count = count
        spaced = Spaced(count: count)
    }

    var body: some View { Text(verbatim: spaced.text) }
}

private struct Spaced: DynamicProperty {
    let count: Int
    @Environment(\.pitch) private var pitch
    private(set) var text = "not updated"

    init(count: Int) { self.count = count }

    mutating func update() { text = "\(count) at \(pitch)" }
}

private struct PitchKey: EnvironmentKey {
    static let defaultValue = 3
}

extension EnvironmentValues {
    fileprivate var pitch: Int {
        get { self[PitchKey.self] }
        set { self[PitchKey.self] = newValue }
    }
}
