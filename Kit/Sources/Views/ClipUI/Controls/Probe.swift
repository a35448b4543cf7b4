// SPDX-License-Identifier: Apache-2.0

// The options of a picker and a label that is not drawn are views: they are mounted on a screen that is not shown, and
// their texts and tags are read there.

/// Collects the tags of the elements of a screen.
final class TagCollector {
    fileprivate var tags: [(element: UInt32, tag: HashedValue)] = []

    init() {}

    func note(_ element: UInt32, _ tag: HashedValue?) {
        if let tag { tags.append((element, tag)) }
    }

    fileprivate func tag(of element: UInt32) -> HashedValue? {
        for noted in tags where noted.element == element { return noted.tag }
        return nil
    }
}

/// The text of a view with a tag.
struct TaggedText {
    let tag: HashedValue?
    fileprivate(set) var text: String
}

extension ViewBox {
    /// Returns the texts in the view, each with the tag that applies to it, in order.
    @inline(never)
    func taggedTexts(in environment: ViewEnvironment) -> [TaggedText] {
        let screen = Renderer(host: environment.renderer.host)
        let collector = TagCollector()
        screen.collector = collector
        let node = mount(
            in: MountContext(
                parent: 0,
                before: 0,
                environment: environment.on(screen),
                depth: 0
            )
        )
        var found: [TaggedText] = []
        collect(node, nil, screen, collector, &found)
        node.unmount()
        return found
    }

    /// Returns the texts in the view, separated by spaces.
    func words(in environment: ViewEnvironment) -> String {
        var words = ""
        for part in taggedTexts(in: environment) where !part.text.utf8.isEmpty {
            if !words.utf8.isEmpty { words += " " }
            words += part.text
        }
        return words
    }
}

private func collect(
    _ node: Node,
    _ tag: HashedValue?,
    _ screen: Renderer,
    _ collector: TagCollector,
    _ found: inout [TaggedText]
) {
    var roots: [UInt32] = []
    node.visitRoots { roots.append($0) }
    for root in roots {
        guard let element = screen.element(root) else { continue }
        let own = collector.tag(of: root) ?? tag
        if element.kind == .text || element.kind == .image {
            var text = element.words
            if let last = found.last, last.tag === own, own != nil {
                if !last.text.utf8.isEmpty && !text.utf8.isEmpty { text = " " + text }
                found[found.count - 1].text += text
            } else {
                found.append(TaggedText(tag: own, text: text))
            }
        }
        for child in element.children { collect(child, own, screen, collector, &found) }
    }
}

extension ElementNode {
    fileprivate var words: String {
        if case .text(let label) = properties.value(.label) { return label }
        if case .text(let text) = properties.value(.text) { return text }
        return ""
    }
}

// A view whose text is only the label of another one for assistive technology.
nonisolated struct SpokenLabel: PrimitiveView {
    let label: ViewBox
    let content: ViewBox

    func boxed() -> ViewBox { spoken(label, content) }
}

@inline(never)
func spoken(_ label: ViewBox, _ content: ViewBox) -> ViewBox {
    EnvironmentBox(content) { environment in
        environment.adding(attributes: [Property(.label, label.words(in: environment))])
    }
}

/// A control with its label, which is only for assistive technology if a view above hides labels.
final class LabeledBox: ViewBox {
    private let shown: ViewBox
    private let unseen: ViewBox

    init(_ label: ViewBox, _ control: ViewBox) {
        shown = ElementBox(.labeled, [], [label, control])
        unseen = spoken(label, control)
    }

    // The views above never change, so the result is the same box whenever it is in one place.
    private func box(in environment: ViewEnvironment) -> ViewBox {
        environment.inheritedValue(.hidesLabels).isUnset ? shown : unseen
    }

    package override func mount(in context: MountContext) -> Node {
        box(in: context.environment).mount(in: context)
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        box(in: environment).update(node, in: environment)
    }
}

nonisolated extension View {
    /// Hides the labels of the controls in the view; assistive technology still reads them.
    public func labelsHidden() -> some View { inheriting([Property(.hidesLabels, true)]) }
}
