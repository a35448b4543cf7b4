// SPDX-License-Identifier: Apache-2.0

import ClipUI
import ClipUITesting

let appearanceChecks: [Check] = [
    Check("modifiers apply to the first element below") { run in
        let clip = launched(VStack { Text("a") }.font(.title).padding(4))
        let stack = clip.screen.root.children.first
        run.expect(stack?.style(.font) == 2, "font on the stack")
        run.expect(stack?.style(.paddingTop) == 4, "padding on the stack")
        run.expect(stack?.children.first?.style(.font) == nil, "no font on the text")
    },
    Check("the innermost font applies, and paddings add up") { run in
        let clip = launched(Text("a").font(.title).font(.caption).padding(4).padding(.top, 3))
        let text = clip.screen.root.children.first
        run.expect(text?.style(.font) == 2, "the inner font")
        run.expect(text?.style(.paddingTop) == 7, "the sum")
        run.expect(text?.style(.paddingLeading) == 4, "one padding")
    },
    Check("padding outside of a background becomes a margin") { run in
        let clip = launched(Text("a").padding(4).background(.panel).padding(9))
        let text = clip.screen.root.children.first
        run.expect(text?.style(.paddingTop) == 4, "padding inside")
        run.expect(text?.style(.marginTop) == 9, "margin outside")
    },
    Check("padding around a fixed size adds to it inside of a background") { run in
        let clip = launched(Text("a").frame(width: 40).padding(6).background(.panel))
        let text = clip.screen.root.children.first
        run.expect(text?.style(.width) == 52, "width")
        run.expect(text?.style(.paddingLeading) == 6, "padding")
    },
    Check("only changed attributes are sent") { run in
        let clip = launched(Styled())
        let button = clip.screen.all(.button).first
        run.expect(button?.attribute(.accessibilityHidden) ?? "", "true")
        clip.screen.resetTraffic()
        run.tap(clip, "flip")
        run.expect(button?.attribute(.accessibilityHidden) == nil, "hidden no longer")
        run.expect(button?.style(.paddingTop) == 4, "padding")
        // Operation, element, key, 0 and an empty text.
        run.expect(clip.screen.traffic.bytes, 5, "bytes")
    },
    Check("adaptive and fixed colors have different codes") { run in
        run.expect(Color.primary.code != Color.black.code, "primary is not black")
        run.expect(
            Color(red: 1, green: 0.5, blue: 0).code == Int32(bitPattern: 0xFF80_00FF),
            "rgba"
        )
        run.expect(
            Color(red: 7, green: -1, blue: .nan).code == Int32(bitPattern: 0xFF00_00FF),
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
        run.expect(clip, "{Fruit {kiwi fig}}")
        run.expect(clip.screen.all(.heading(level: 2)).first?.name ?? "", "Fruit")
        run.expect(clip.screen.all(.row).count, 3, "rows")
    },
    Check("a field's attributes apply to the field, and its styles to the label too") { run in
        let clip = launched(
            TextField("Name", text: .constant("")).textContentType(.name)
                .accessibilityIdentifier("name").padding(3)
        )
        let field = clip.screen.all(.textField).first
        run.expect(field?.attribute(.contentType) ?? "", "name")
        run.expect(field?.attribute(.identifier) ?? "", "name")
        run.expect(field?.style(.paddingTop) == nil, "padding outside")
        run.expect(clip.screen.root.children.first?.style(.paddingTop) == 3, "padding on the label")
    },
    Check("a text has a language attribute") { run in
        let clip = launched(Text("Bonjour").typesettingLanguage(.init(identifier: "fr")))
        run.expect(clip.screen.root.children.first?.attribute(.language) ?? "", "fr")
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
