// SPDX-License-Identifier: Apache-2.0

import ClipCombine
import ClipUITesting
import Foundation
import Observation
import Testing

@testable import ClipUI

// The bodies that setting an equal value evaluates; the table of Documentation/swiftui.md.
@MainActor
struct EqualStateTests {
    private func launched(_ view: some View) -> TestClip {
        let clip = TestClip { view.run(on: $0) }
        clip.launch()
        return clip
    }

    /// Returns the number of bodies that a tap on `set` evaluates.
    private func evaluations(of view: some View) throws -> Int {
        let clip = launched(view)
        let before = clip.figures.evaluated
        try clip.tap("set")
        return clip.figures.evaluated - before
    }

    @Test func stateOfAnEqualValueEvaluatesNothing() throws {
        #expect(try evaluations(of: Holder(1, 1)) == 0)
        #expect(try evaluations(of: Holder(1, 2)) == 1)
        #expect(try evaluations(of: Holder(long("a"), long("a"))) == 0)
        #expect(try evaluations(of: Holder([long("a")], [long("a")])) == 0)
        #expect(try evaluations(of: Holder([long("a")], [])) == 1)
        #expect(try evaluations(of: Holder(long("a") as String?, nil)) == 1)
        #expect(try evaluations(of: Holder(nil as String?, nil)) == 0)
    }

    @Test func equalityIsThatOfSwiftUI() throws {
        // Trivial data is compared regardless of its `==`; for other data, `==` decides.
        #expect(try evaluations(of: Holder(Plain(id: 1, count: 1), Plain(id: 1, count: 2))) == 1)
        let (one, two) = (Named(id: long("x"), count: 1), Named(id: long("x"), count: 2))
        #expect(try evaluations(of: Holder(one, two)) == 0)
        // Without `==`, the fields decide; references are compared by identity.
        let (object, other) = (Object(), Object())
        let loose = { Loose(text: long("x"), $0) }
        #expect(try evaluations(of: Holder(loose(object), loose(object))) == 0)
        #expect(try evaluations(of: Holder(loose(object), loose(other))) == 1)
        #expect(try evaluations(of: Holder(object, object)) == 0)
        #expect(try evaluations(of: Holder(object, other)) == 1)
        #expect(try evaluations(of: Holder(Choice.text(long("x")), .text(long("x")))) == 0)
        #expect(try evaluations(of: Holder(Choice.text(long("x")), .none)) == 1)
        #expect(try evaluations(of: Holder(long("x") as Any, long("x") as Any)) == 0)
        #expect(try evaluations(of: Holder(1 as Any, "1" as Any)) == 1)
    }

    /// An equal value is stored nevertheless: later reads return the new one.
    @Test func anEqualValueIsStored() throws {
        let clip = launched(Holder(Named(id: long("x"), count: 1), Named(id: long("x"), count: 2)))
        try clip.tap("set")
        try clip.tap("read")
        #expect(Holder<Named>.seen?.count == 2)
    }

    /// A list is filled once; the parent is not recreated when its state is set to an equal value.
    @Test func aModelOfAChildOutlivesEqualStateOfItsParent() throws {
        let clip = launched(Shop())
        #expect(clip.screen.line == "[again] [other] apple pear")
        try clip.tap("again")
        #expect(clip.screen.line == "[again] [other] apple pear")
    }

    @Test func bindingsSetTheStateTheyBelongTo() throws {
        #expect(try evaluations(of: Bound(value: 1)) == 0)
        #expect(try evaluations(of: Bound(value: 2)) == 2)
        #expect(try evaluations(of: MemberBound(value: 1)) == 0)
    }

    @Test func publishedPropertiesTellOfEqualValues() throws {
        let model = Model()
        var changes = 0
        let subscription = model.objectWillChange.sink { _ in changes += 1 }
        #expect(try evaluations(of: Publishing(model: model)) == 1)
        #expect(changes == 1)
        subscription.cancel()
    }

    @Test func observablePropertiesAreSilentAboutEqualValues() throws {
        let model = Observed()
        #expect(try evaluations(of: Observing(model: model, next: 1)) == 0)
        #expect(try evaluations(of: Observing(model: model, next: 2)) == 1)
    }

    @Test func onChangeIsForOtherValuesAndOnReceiveForEach() throws {
        let log = Log()
        let clip = launched(Listening(log: log))
        try clip.tap("same")
        #expect(log.entries == ["received 1"])
        try clip.tap("other")
        #expect(log.entries == ["received 1", "received 2", "changed 2"])
    }

    @Test func viewsWithEqualFieldsAreNotEvaluated() throws {
        // Only the parent, and its child if that has changed.
        #expect(try evaluations(of: Parent(first: long("a"), second: long("a"))) == 1)
        #expect(try evaluations(of: Parent(first: long("a"), second: long("b"))) == 2)
        // Another object is observed, even if it is equal.
        let clip = launched(Swapping())
        try clip.tap("set")
        #expect(clip.screen.line == "[set] second")
    }

    @Test func valuesOfTheEnvironmentAreComparedToo() throws {
        #expect(try evaluations(of: Surrounded(first: long("a"), second: long("a"))) == 1)
        #expect(try evaluations(of: Surrounded(first: long("a"), second: long("b"))) == 2)
    }
}

// Too long to be stored inline in the string, and a different object each time.
private func long(_ text: String) -> String { String(repeating: text, count: 40) }

private struct Plain: Equatable {
    let id: Int
    var count: Int
    static func == (left: Self, right: Self) -> Bool { left.id == right.id }
}

private struct Named: Equatable {
    let id: String
    var count: Int
    static func == (left: Self, right: Self) -> Bool { left.id == right.id }
}

private final class Object {}

private struct Loose {
    let text: String
    let object: Object

    init(text: String, _ object: Object) {
        self.text = text
        self.object = object
    }
}

private enum Choice {
    case none
    case text(String)
}

private struct Holder<Value>: View {
    @MainActor static var seen: Value? {
        get { store[ObjectIdentifier(Value.self)] as? Value }
        set { store[ObjectIdentifier(Value.self)] = newValue }
    }

    @State private var value: Value
    private let next: Value

    init(_ value: Value, _ next: Value) {
        _value = State(initialValue: value)
        self.next = next
    }

    var body: some View {
        let _ = value
        Button("set") { value = next }
        Button("read") { Self.seen = value }
    }
}

@MainActor private var store: [ObjectIdentifier: Any] = [:]

private final class Fruits: ObservableObject {
    @Published var names: [String] = []
}

private struct Shop: View {
    @State private var isOpen = true

    var body: some View {
        Button("again") { isOpen = true }
        Button("other") { isOpen.toggle() }
        if isOpen { FruitList() }
    }
}

private struct FruitList: View {
    @ObservedObject var fruits = Fruits()

    var body: some View {
        Group { ForEach(fruits.names, id: \.self) { Text(verbatim: $0) } }
            .onAppear { fruits.names = ["apple", "pear"] }
    }
}

private struct Bound: View {
    @State private var number = 1
    let value: Int

    var body: some View {
        let _ = number
        Setter(number: $number, value: value)
    }

    struct Setter: View {
        @Binding var number: Int
        let value: Int

        var body: some View {
            let _ = number
            Button("set") { number = value }
        }
    }
}

private struct MemberBound: View {
    @State private var pair = Plain(id: 1, count: 1)
    let value: Int

    var body: some View {
        let _ = pair
        Button("set") { $pair.count.wrappedValue = value }
    }
}

private final class Model: ObservableObject {
    @Published var number = 1
}

private struct Publishing: View {
    @ObservedObject var model: Model

    var body: some View {
        let _ = model.number
        Button("set") { model.number = 1 }
    }
}

@Observable
private final class Observed {
    var number = 1
}

private struct Observing: View {
    let model: Observed
    let next: Int

    var body: some View {
        let _ = model.number
        Button("set") { model.number = next }
    }
}

private final class Log {
    var entries: [String] = []
}

private struct Listening: View {
    let log: Log
    @State private var number = 1
    private let subject = PassthroughSubject<Int, Never>()

    var body: some View {
        let set: (Int) -> Void = { next in
            subject.send(next)
            number = next
        }
        Group {
            Button("same") { set(1) }
            Button("other") { set(2) }
        }
        .onReceive(subject) { log.entries.append("received \($0)") }
        .onChange(of: number) { log.entries.append("changed \(number)") }
    }
}

private struct Parent: View {
    @State private var isFirst = true
    let first: String
    let second: String

    var body: some View {
        Button("set") { isFirst.toggle() }
        Child(text: String(decoding: Array((isFirst ? first : second).utf8), as: UTF8.self))
    }

    struct Child: View {
        let text: String

        var body: some View { Text(verbatim: "\(text.utf8.count)") }
    }
}

private final class Person: ObservableObject, Equatable {
    @Published var name: String

    init(_ name: String) { self.name = name }

    static func == (left: Person, right: Person) -> Bool { true }
}

private struct Swapping: View {
    @State private var isFirst = true
    @State private var people = (Person("first"), Person("second"))

    var body: some View {
        Button("set") { isFirst = false }
        Name(person: isFirst ? people.0 : people.1)
    }

    struct Name: View {
        @ObservedObject var person: Person

        var body: some View { Text(verbatim: person.name) }
    }
}

private struct WordKey: EnvironmentKey {
    static var defaultValue: String { "" }
}

extension EnvironmentValues {
    fileprivate var word: String {
        get { self[WordKey.self] }
        set { self[WordKey.self] = newValue }
    }
}

private struct Surrounded: View {
    @State private var isFirst = true
    let first: String
    let second: String

    var body: some View {
        Button("set") { isFirst.toggle() }
        Reader().environment(\.word, isFirst ? first : second)
    }

    struct Reader: View {
        @Environment(\.word) private var word

        var body: some View { Text(verbatim: "\(word.utf8.count)") }
    }
}
