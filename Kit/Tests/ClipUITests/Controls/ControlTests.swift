// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ClipUI
@testable import ClipUITesting

@MainActor
struct ControlTests {
    private func launched(_ view: some View) -> TestClip {
        let clip = TestClip { view.run(on: $0) }
        clip.launch()
        return clip
    }

    private func element(_ kind: ElementKind, of clip: TestClip) throws -> ScreenElement {
        try #require(elements(kind, of: clip).first)
    }

    private func elements(_ kind: ElementKind, of clip: TestClip) -> [ScreenElement] {
        var found: [ScreenElement] = []
        clip.screen.root.visit { if $0.kind == kind { found.append($0) } }
        return found
    }

    @Test func drawsButtonsInTheStyleOfTheClip() throws {
        let clip = launched(Pressed())
        let button = try element(.button, of: clip)
        #expect(clip.screen.line == "[up Go 0]")
        clip.send(.pressed, element: button.id, text: "1")
        #expect(clip.screen.line == "[down Go 0]")
        clip.send(.tap, element: button.id)
        clip.send(.pressed, element: button.id, text: "0")
        #expect(clip.screen.line == "[up Go 1]")
    }

    @Test func offersViewsWithTagsAndChoosesTheirValues() throws {
        let clip = launched(Choosing())
        let picker = try element(.picker, of: clip)
        #expect(picker.number(.selection) == 0)
        #expect(picker.number(.style) == 2)
        clip.send(.change, element: picker.id, text: "1")
        #expect(clip.screen.line == "sour")
        clip.send(.change, element: picker.id, text: "9")
        #expect(clip.screen.line == "sour")
    }

    @Test func tiesTheFocusOfFieldsToAValue() throws {
        let clip = launched(Focusing())
        let fields = elements(.textField, of: clip)
        clip.send(.focus, element: fields[1].id, text: "1")
        #expect(clip.screen.line == "<> <> second")
        clip.send(.submit, element: fields[1].id)
        #expect(clip.screen.line == "<> <> first")
        #expect(fields[1].isSet(.handlesSubmit) && !fields[0].isSet(.handlesSubmit))
    }

    @Test func takesValuesInAFormatAtTheEnd() throws {
        let clip = launched(Amount())
        let field = try element(.textField, of: clip)
        try clip.type("7", into: "n")
        #expect(clip.screen.line == "<7> 1")
        clip.send(.submit, element: field.id)
        #expect(clip.screen.line == "<7> 7")
    }
}

private struct Pressed: View {
    @State private var count = 0

    var body: some View {
        Button {
            count += 1
        } label: {
            Text("Go \(count)")
        }.buttonStyle(UpAndDown())
    }
}

private struct UpAndDown: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(configuration.isPressed ? "down" : "up")
            configuration.label
        }
    }
}

private struct Choosing: View {
    enum Flavor: String { case sweet, sour }
    @State private var flavor = Flavor.sweet

    var body: some View {
        VStack {
            Picker("Flavor", selection: $flavor) {
                ForEach(["sweet", "sour"], id: \.self) { Text($0).tag(Flavor(rawValue: $0)) }
            }
            .pickerStyle(.segmented)
            Text(flavor.rawValue)
        }
    }
}

private struct Focusing: View {
    @FocusState private var field: String?

    var body: some View {
        VStack {
            TextField("a", text: .constant("")).focused($field, equals: "first")
            TextField("b", text: .constant("")).focused($field, equals: "second")
                .onSubmit { field = "first" }
            Text(field ?? "none")
        }
    }
}

private struct Amount: View {
    @State private var number = 1

    var body: some View {
        VStack {
            TextField("n", value: $number, format: .number)
            Text(verbatim: "\(number)")
        }
    }
}
