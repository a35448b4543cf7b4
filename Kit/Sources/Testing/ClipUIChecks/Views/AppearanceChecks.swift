// SPDX-License-Identifier: Apache-2.0

import ClipUI
import ClipUITesting

let appearanceChecks: [Check] = [
    Check("a font applies to all texts below") { run in
        let clip = launched(VStack { Text("a") }.font(.title).padding(4))
        let padding = clip.screen.root.children.first
        run.expect(padding?.number(.length) == 4, "padding around the stack")
        let stack = padding?.children.first
        run.expect(stack?.number(.textStyle) == nil, "no font on the stack")
        run.expect(stack?.children.first?.number(.textStyle) == 2, "font on the text")
    },
    Check("the innermost font applies, and its weight is replaced from outside") { run in
        let clip = launched(Text("a").font(.title).font(.caption).bold())
        let text = clip.screen.root.children.first
        run.expect(text?.number(.textStyle) == 2, "the inner font")
        run.expect(text?.number(.fontWeight) == 700, "the outer weight")
    },
    Check("each modifier is an element around the one before") { run in
        let clip = launched(Text("a").padding(4).background(Color.panel).padding(9))
        let outer = clip.screen.root.children.first
        run.expect(outer?.number(.length) == 9, "padding outside")
        let background = outer?.children.first
        run.expect(background?.children.count == 2, "a view and its background")
        run.expect(background?.children.first?.number(.length) == 4, "padding inside")
    },
    Check("only changed attributes are sent") { run in
        let clip = launched(Styled())
        let button = clip.screen.all(.button).first
        run.expect(button?.isSet(.isAccessibilityHidden) == true, "hidden")
        clip.screen.resetTraffic()
        run.tap(clip, "flip")
        run.expect(button?.isSet(.isAccessibilityHidden) == false, "hidden no longer")
        // Operation, element, key, no value.
        run.expect(clip.screen.traffic.bytes, 4, "bytes")
    },
    Check("adaptive and fixed colors have different codes") { run in
        func code(_ color: Color) -> Int32 {
            if case .integer(let code) = color.paint.value { code } else { -1 }
        }
        run.expect(code(.primary) != code(.black), "primary is not black")
        run.expect(
            code(Color(red: 1, green: 0.5, blue: 0)) == Int32(bitPattern: 0xFF80_00FF),
            "rgba"
        )
        run.expect(
            code(Color(red: 7, green: -1, blue: .nan)) == Int32(bitPattern: 0xFF00_00FF),
            "bounded"
        )
    },
    Check("headings and images have accessible names") { run in
        let clip = launched(Images())
        run.expect(clip.screen.all(.heading(level: 2)).first?.name ?? "", "Part")
        let images = clip.screen.all(.image)
        run.expect(images.count, 3, "images")
        run.expect(images.first?.name ?? "", "A blue smoothie")
        run.expect(images.count == 3 && images[1].name.utf8.isEmpty, "decorative")
        run.expect(images.last?.name ?? "", "kiwi")
    },
    Check("the title of a new screen is focused") { run in
        let clip = launched(Screens())
        run.expect(clip.screen.title, "Menu")
        run.expect(clip.screen.focused?.name ?? "", "Menu")
        run.tap(clip, "count 0")
        run.expect(clip.screen.focused?.name ?? "", "Menu")
        run.tap(clip, "go")
        run.expect(clip.screen.title, "Detail")
        run.expect(clip.screen.focused?.name ?? "", "Detail")
        run.expect(clip.screen.focused?.role == .heading(level: 1), "a first heading")
    },
    Check("a section has a heading and rows") { run in
        let clip = launched(
            List { Section("Fruit") { ForEach(0..<2) { Text($0 == 0 ? "kiwi" : "fig") } } }
        )
        run.expect(clip, "{Fruit kiwi fig}")
        run.expect(clip.screen.all(.heading(level: 2)).first?.name ?? "", "Fruit")
        run.expect(clip.screen.all(.row).count, 2, "rows")
    },
    Check("a field's attributes apply to the field") { run in
        let clip = launched(
            TextField("Name", text: .constant("")).textContentType(.name)
                .accessibilityIdentifier("name").padding(3)
        )
        let field = clip.screen.all(.textField).first
        run.expect(field?.text(.contentType) ?? "", "name")
        run.expect(field?.text(.identifier) ?? "", "name")
        run.expect(clip.screen.root.children.first?.number(.length) == 3, "padding around it")
    },
    Check("a text has a language attribute") { run in
        let clip = launched(Text("Bonjour").typesettingLanguage(.init(identifier: "fr")))
        run.expect(clip.screen.root.children.first?.text(.language) ?? "", "fr")
    },
]

private struct Images: View {
    var body: some View {
        VStack {
            Text("Part").accessibilityAddTraits(.isHeader)
            Image("berry").accessibilityLabel("A blue smoothie")
            Image(decorative: "leaf")
            Image("kiwi")
        }
    }
}

private struct Styled: View {
    @State private var isHidden = true

    var body: some View {
        Button("flip") { isHidden = false }
            .accessibilityHidden(isHidden)
            .padding(4)
    }
}

private struct Screens: View {
    @State private var isDetail = false
    @State private var count = 0

    var body: some View {
        NavigationStack {
            if isDetail {
                VStack { Text("d") }.navigationTitle("Detail")
            } else {
                VStack {
                    Button("go") { isDetail = true }
                    Button("count " + String(count)) { count += 1 }
                }
                .navigationTitle("Menu")
            }
        }
    }
}
