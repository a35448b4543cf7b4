// SPDX-License-Identifier: Apache-2.0

import ClipState

/// The appearance of groups that open: SwiftUI's `DisclosureGroupStyle`.
#if !hasFeature(Embedded)
@MainActor @preconcurrency
#endif
public protocol DisclosureGroupStyle {
    /// The type of the view.
    associatedtype Body: View

    /// Returns the view of a group.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body

    /// The parts of a group.
    typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The parts of a group that opens: SwiftUI's `DisclosureGroupStyleConfiguration`.
public struct DisclosureGroupStyleConfiguration {
    fileprivate let parts: DisclosureParts

    fileprivate init(parts: DisclosureParts) {
        self.parts = parts
        _isExpanded = parts.isOpen
    }

    /// The label of a group, as a view.
    nonisolated public struct Label: PrimitiveView {
        let box: ViewBox

        /// Returns the label as an object.
        public func boxed() -> ViewBox { box }
    }

    /// The content of a group, as a view.
    nonisolated public struct Content: PrimitiveView {
        let content: () -> ViewBox

        /// Returns the content as an object.
        public func boxed() -> ViewBox { content() }
    }

    /// The label of the group.
    public var label: Label { Label(box: parts.label) }

    /// The content of the group.
    public var content: Content { Content(content: parts.content) }

    /// Whether the group is open.
    @Binding public var isExpanded: Bool
}

// The parts of a group that opens.
final class DisclosureParts {
    let label: ViewBox
    let content: () -> ViewBox
    let isOpen: Binding<Bool>

    init(_ label: ViewBox, _ content: @escaping () -> ViewBox, _ isOpen: Binding<Bool>) {
        self.label = label
        self.content = content
        self.isOpen = isOpen
    }
}

nonisolated extension DisclosureGroup
where
    Label == DisclosureGroupStyleConfiguration.Label,
    Content == DisclosureGroupStyleConfiguration.Content
{
    /// Creates the group that a style draws, in the style of the views above.
    public init(_ configuration: DisclosureGroupStyleConfiguration) {
        self.init(
            isExpanded: configuration.$isExpanded,
            content: { configuration.content },
            label: { configuration.label }
        )
    }
}

nonisolated extension View {
    /// Sets the style of the groups in the view.
    public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
        styling(.disclosureGroup) { parts in
            // SAFETY: groups have parts of this class.
            let parts = unsafe unsafeDowncast(parts, to: DisclosureParts.self)
            let configuration = DisclosureGroupStyleConfiguration(parts: parts)
            return onMainActor((style, configuration)) {
                $0.0.makeBody(configuration: $0.1).boxed()
            }
        }
    }
}

/// The default style: a row with a chevron, and the content below it.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns the group without a style.
    public func makeBody(configuration: Configuration) -> some View {
        DisclosureGroup(configuration)
    }
}

nonisolated extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The default style.
    public static var automatic: Self { AutomaticDisclosureGroupStyle() }
}
