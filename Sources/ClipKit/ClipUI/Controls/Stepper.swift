// SPDX-License-Identifier: Apache-2.0

/// A number with buttons to change it: SwiftUI's `Stepper`.
public struct Stepper: View {
    private let title: String
    private let value: Binding<Int>
    private let range: ClosedRange<Int>

    /// Creates a stepper that changes a number by one, within bounds.
    public init(_ title: String, value: Binding<Int>, in range: ClosedRange<Int>) {
        self.title = title
        self.value = value
        self.range = range
    }

    /// The title, the buttons, and the number between them, which is spoken when it changes.
    public var body: some View {
        AccessibilityGroup {
            HStack(spacing: 12) {
                Text(title)
                Spacer()
                Button(action: { step(by: -1) }) { Image(systemName: "minus") }
                    .buttonStyle(.bordered)
                    .disabled(value.wrappedValue <= range.lowerBound)
                    .accessibilityLabel("Decrease " + title)
                Text(String(value.wrappedValue))
                    .font(.headline)
                    .frame(minWidth: 24)
                    .accessibilityAddTraits(.updatesFrequently)
                Button(action: { step(by: 1) }) { Image(systemName: "plus") }
                    .buttonStyle(.bordered)
                    .disabled(value.wrappedValue >= range.upperBound)
                    .accessibilityLabel("Increase " + title)
            }
        }
        .accessibilityLabel(title)
    }

    private func step(by difference: Int) {
        let next = value.wrappedValue + difference
        if range.contains(next) { value.wrappedValue = next }
    }
}

/// A group of related controls under one accessibility label.
public struct AccessibilityGroup<Content: View>: ContainerView {
    /// The element, its attributes and its content.
    public let container: Container

    init(content: () -> Content) {
        container = Container(.group, [], ViewBox(content()))
    }
}
