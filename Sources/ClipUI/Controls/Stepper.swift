/// A number with two buttons: SwiftUI's `Stepper`.
public struct Stepper: View {
    private let title: String
    private let value: Binding<Int>
    private let range: ClosedRange<Int>

    /// A number within bounds, changed by one.
    public init(_ title: String, value: Binding<Int>, in range: ClosedRange<Int>) {
        self.title = title
        self.value = value
        self.range = range
    }

    /// The name, the buttons, and the number between them, which is spoken when it changes.
    public var body: some View {
        Grouped {
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

/// Controls that belong together.
public struct Grouped<Content: View>: ContainerView {
    /// What it is made of.
    public let container: Container

    init(content: () -> Content) {
        container = Container(.group, [], ViewBox(content()))
    }
}
