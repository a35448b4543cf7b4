// SPDX-License-Identifier: Apache-2.0

import ClipUI
import ClipUITesting

/// Returns the elements of a view on one line: kinds, properties by key and their values, and children in braces.
@MainActor
func shown(_ view: some View) -> String {
    let clip = TestClip { view.run(on: $0) }
    clip.launch()
    return clip.screen.root.children.map(described).filter { !$0.isEmpty }.joined(separator: ", ")
}

func described(_ element: ScreenElement) -> String {
    let properties = element.properties.map { "\($0.key)=\(described($0.value))" }.sorted()
    let children = element.children.map(described).filter { !$0.isEmpty }
    guard let kind = element.elementKind else { return "" }
    return ([kind] + properties).joined(separator: " ")
        + (children.isEmpty ? "" : " {" + children.joined(separator: ", ") + "}")
}

func described(_ value: PropertyValue) -> String {
    switch value {
    case .unset: "none"
    case .flag(let flag): "\(flag)"
    case .integer(let number) where number & ~0xFF00 == 0 && number >= 256:
        "adaptive\(number >> 8)"
    case .integer(let number) where number < -4096 || number > 0xFFFF:
        "#" + String(UInt32(bitPattern: number), radix: 16)
    case .integer(let number): "\(number)"
    case .number(let number): "\((number * 1000).rounded() / 1000)"
    case .text(let text): text
    case .list(let values): "[" + values.map(described).joined(separator: " ") + "]"
    }
}
