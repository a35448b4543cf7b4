// SPDX-License-Identifier: Apache-2.0

import ClipUI
import ClipUITesting
import Testing

// Groups and values with labels that clips draw themselves.
@MainActor
struct GroupStyleTests {
    private struct Stacked: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label.bold()
                configuration.content
            }
        }
    }

    private struct Drawer: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration.isExpanded ? "close" : "open") {
                configuration.isExpanded.toggle()
            }
            configuration.label
            if configuration.isExpanded { configuration.content }
        }
    }

    private struct Column: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                configuration.content
            }
        }
    }

    @Test func aValueIsDrawnByItsStyle() {
        let plain = LabeledContent("Name", value: "Ana")
        #expect(
            shown(plain) == "labeled {text text=Name, text paint=adaptive2 text=Ana}"
        )
        #expect(
            shown(plain.labeledContentStyle(Stacked()))
                == "vStack alignment=center "
                + "{text fontWeight=700 text=Name, text paint=adaptive2 text=Ana}"
        )
        #expect(shown(plain.labeledContentStyle(.automatic)) == shown(plain))
    }

    @Test func aGroupIsOpenedByItsStyle() throws {
        let clip = TestClip { host in
            DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(Drawer()).run(on: host)
        }
        clip.launch()
        #expect(clip.screen.line == "[open] More")
        try clip.tap("open")
        #expect(clip.screen.line == "[close] More inside")
        try clip.tap("close")
        #expect(clip.screen.line == "[open] More")
        #expect(clip.screen.problems == [])
    }

    @Test func theAutomaticStyleOfAGroupHasItsOwnRow() throws {
        let clip = TestClip { host in
            DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(.automatic)
                .run(on: host)
        }
        clip.launch()
        try clip.tap("More")
        #expect(clip.screen.line.hasSuffix("inside"))
    }

    @Test func controlsAreGroupedByTheirStyle() {
        let group = ControlGroup("Edit", systemImage: "pencil") { Button("Copy") {} }
        #expect(shown(group).hasPrefix("hStack spacing=8 {button"))
        #expect(shown(group.controlGroupStyle(Column())).hasPrefix("vStack"))
        #expect(shown(group.controlGroupStyle(.menu)).hasPrefix("menu"))
        #expect(shown(group.controlGroupStyle(.palette)) == shown(group))
    }
}
