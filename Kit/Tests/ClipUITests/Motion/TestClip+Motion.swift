// SPDX-License-Identifier: Apache-2.0

import ClipUI
import ClipUITesting

@MainActor
func launched(_ view: some View) -> TestClip {
    let clip = TestClip { view.run(on: $0) }
    clip.launch()
    return clip
}

extension TestClip {
    /// The animations of the last batch: an element and its animation.
    @MainActor
    var animations: [String] {
        lastPatches.compactMap { patch in
            guard let range = patch.firstRange(of: " animation=") else { return nil }
            return patch[..<range.lowerBound] + ": " + patch[range.upperBound...]
        }
    }

    /// The properties that the last batch set, in order: an element, a key and a value.
    @MainActor
    var lastPatches: [String] {
        var found: [String] = []
        var reader = PatchReader(screen.lastBatch)
        while let operation = reader.operation() {
            switch operation {
            case .set:
                let id = reader.number()
                let key = ElementKey(rawValue: reader.byte())
                found.append("\(id) \(key.map { "\($0)" } ?? "?")=\(described(reader.value()))")
            case .create:
                _ = (reader.number(), reader.byte())
            case .insert:
                _ = (reader.number(), reader.number(), reader.number())
            case .remove, .anchor, .focus: _ = reader.number()
            case .title: _ = reader.text()
            }
        }
        return found
    }

    /// The first element of a kind.
    @MainActor
    func first(_ kind: ElementKind) -> ScreenElement? {
        var found: ScreenElement?
        screen.root.visitAll { if found == nil && $0.isKind(kind) { found = $0 } }
        return found
    }
}

extension ScreenElement {
    func visitAll(_ visit: (ScreenElement) -> Void) {
        visit(self)
        for child in children { child.visitAll(visit) }
    }
}
