// SPDX-License-Identifier: Apache-2.0

/// A link to a web page: SwiftUI's `Link`.
nonisolated public struct Link<Label: View>: PrimitiveView {
    private let box: ViewBox

    /// Creates a link with views as its label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        let label = label().boxed()
        box = PlacedBox { environment in
            ElementBox(
                .link,
                [Property(.destination, destination.absoluteString)],
                action: { event, _ in
                    if event == .tap { EnvironmentValues(environment).openURL(destination) }
                },
                [label]
            )
        }
    }

    /// Returns the link as an object.
    public func boxed() -> ViewBox { box }
}

nonisolated extension Link where Label == Text {
    /// Creates a link with a title.
    public init(_ key: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(key) }
    }

    /// Creates a link with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

/// An element that uses the environment of its place.
final class PlacedBox: ViewBox {
    private let element: (ViewEnvironment) -> ElementBox

    init(_ element: @escaping (ViewEnvironment) -> ElementBox) {
        self.element = element
    }

    package override func mount(in context: MountContext) -> Node {
        element(context.environment).mount(in: context)
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        element(environment).update(node, in: environment)
    }
}

// Returns the box of a text; links in it are opened when they are tapped.
func textBox(_ properties: [Property]) -> ViewBox {
    guard case .list(let runs) = properties.value(.runs), runs.contains(where: { $0.hasLink })
    else { return ElementBox(.text, properties) }
    return PlacedBox { environment in
        ElementBox(
            .text,
            properties,
            action: { event, address in
                guard event == .tap, let url = URL(string: address) else { return }
                EnvironmentValues(environment).openURL(url)
            }
        )
    }
}

extension PropertyValue {
    fileprivate var hasLink: Bool {
        guard case .list(let values) = self else { return false }
        return values.indices.contains {
            if $0 % 2 == 1, case .integer(Int32(ElementKey.destination.rawValue)) = values[$0] {
                true
            } else {
                false
            }
        }
    }
}
