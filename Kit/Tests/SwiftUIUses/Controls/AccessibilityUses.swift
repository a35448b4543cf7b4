// SPDX-License-Identifier: Apache-2.0

import ClipUI

// Calls for assistive technology as clips write them; the test is that they compile.
struct AccessibilityUses: View {
    struct Chapter: Identifiable {
        let id: Int
        let title: String
    }

    @State private var size = 1
    let word = "word"
    let chapters = [Chapter(id: 1, title: "One")]

    var body: some View {
        Group {
            Text("a").accessibilityLabel("\(size) stars").accessibilityHint("Opens it")
                .accessibilityValue(word).accessibilityIdentifier("a")
            Image(systemName: "star").accessibilityLabel(Text("Star")).accessibilityLabel(word)
            Text("a").accessibility(label: Text("b")).accessibility(hint: Text("c"))
                .accessibility(value: Text("d")).accessibility(hidden: true)
                .accessibility(identifier: "e").accessibility(addTraits: [.isButton, .isHeader])
                .accessibility(removeTraits: .isImage).accessibility(sortPriority: 1)
            Text("a").accessibilityInputLabels(["Star"]).accessibilityShowsLargeContentViewer()
                .accessibilityIgnoresInvertColors()
        }
        VStack { Text("a") }.accessibilityElement(children: .combine)
        VStack { Text("a") }.accessibilityElement().accessibilityAddTraits(.isButton)
            .accessibilityAction {}.accessibilityAction(.escape) {}
            .accessibilityAction(named: "More") {}
            .accessibilityAction(named: Text(word)) {}
            .accessibilityAdjustableAction { direction in
                switch direction {
                case .increment: size += 1
                case .decrement: size -= 1
                @unknown default: break
                }
            }
        Circle().accessibilityRepresentation { Toggle("On", isOn: .constant(true)) }
        Circle().accessibilityChildren { ForEach(chapters) { Text($0.title) } }
        ScrollView { ForEach(chapters) { Text($0.title) } }
            .accessibilityRotor("Chapters", entries: chapters, entryLabel: \.title)
            .accessibilityRotor("All") {
                ForEach(chapters) { AccessibilityRotorEntry($0.title, id: $0.id) }
                if size > 1 { AccessibilityRotorEntry(Text("Last"), id: 9) }
            }
            .accessibilityRotor(
                "Ids",
                entries: chapters,
                entryID: \.id,
                entryLabel: \.title
            )
    }
}
