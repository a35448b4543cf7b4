// SPDX-License-Identifier: Apache-2.0

/// A part of a list, with a header and a footer: SwiftUI's `Section`.
nonisolated public struct Section<Parent, Content, Footer> {
    let box: ViewBox
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    /// Returns the section as an object.
    nonisolated public func boxed() -> ViewBox { box }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Creates a section of rows with a header and a footer.
    nonisolated public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        box = section(header: header().boxed(), content().boxed(), footer: footer().boxed())
    }

    /// Creates a section of rows with a header and a footer.
    @available(*, deprecated, renamed: "init(content:header:footer:)")
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        box = section(header: header.boxed(), content().boxed(), footer: footer.boxed())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section of rows with a footer.
    nonisolated public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder footer: () -> Footer
    ) {
        box = section(header: nil, content().boxed(), footer: footer().boxed())
    }

    /// Creates a section of rows with a footer.
    @available(*, deprecated, renamed: "init(content:footer:)")
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        box = section(header: nil, content().boxed(), footer: footer.boxed())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section of rows with a header.
    nonisolated public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent
    ) {
        box = section(header: header().boxed(), content().boxed(), footer: nil)
    }

    /// Creates a section of rows with a header.
    @available(*, deprecated, renamed: "init(content:header:)")
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        box = section(header: header.boxed(), content().boxed(), footer: nil)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section of rows.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        box = section(header: nil, content().boxed(), footer: nil)
    }
}

#if hasFeature(Embedded)
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section of rows under a title.
    nonisolated public init(_ title: String, @ViewBuilder content: () -> Content) {
        self.init(box: section(header: Text(title).boxed(), content().boxed(), footer: nil))
    }
}
#endif

@inline(never)
package func section(header: ViewBox?, _ content: ViewBox, footer: ViewBox?) -> ViewBox {
    var children: [ViewBox] = []
    if let header { children.append(SectionEdgeBox(header, isHeader: true)) }
    children.append(content)
    if let footer { children.append(SectionEdgeBox(footer, isHeader: false)) }
    return ElementBox(
        .section,
        [Property(.hasHeader, header != nil), Property(.hasFooter, footer != nil)],
        children
    )
}

// The header or footer of a section: one element, which is not a row.
private final class SectionEdgeBox: ViewBox {
    private let box: ElementBox
    private let isHeader: Bool

    init(_ content: ViewBox, isHeader: Bool) {
        box = ElementBox(.box, [], [content])
        self.isHeader = isHeader
    }

    package override func mount(in context: MountContext) -> Node {
        box.mount(in: context.replacing(inside(context.environment)))
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        box.update(node, in: inside(environment))
    }

    private func inside(_ environment: ViewEnvironment) -> ViewEnvironment {
        let plain = environment.inside(isList: false)
        return isHeader ? plain.adding(attributes: [Property(.heading, 2)]) : plain
    }
}
