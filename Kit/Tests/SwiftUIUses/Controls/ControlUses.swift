// SPDX-License-Identifier: Apache-2.0

import ClipUI

// Calls of controls as clips write them; the test is that they compile.
struct ControlUses: View {
    enum Field { case name, code }
    enum Flavor: String, CaseIterable, Identifiable {
        case sweet, sour
        var id: String { rawValue }
    }

    @State private var isOn = false
    @State private var text = ""
    @State private var number = 1
    @State private var part = 0.5
    @State private var flavor = Flavor.sweet
    @State private var choice: Flavor?
    @State private var date = Date()
    @State private var color = Color.red
    // swift-format-ignore: NeverForceUnwrap
    private let shop = URL(string: "https://shop.example")!
    @FocusState private var field: Field?
    @FocusState private var isFocused: Bool
    let title = "title"

    var body: some View {
        Group {
            Button("Go") {}.buttonStyle(.borderedProminent).keyboardShortcut(.defaultAction)
            Button(title, role: .destructive) {}.buttonStyle(Round())
            Button("Go", systemImage: "star") {}.buttonStyle(PlainButtonStyle())
            Button(role: .cancel, action: {}) { Text("No") }.buttonStyle(Twice()).buttonBorderShape(
                .capsule
            )
            Toggle("On", isOn: $isOn).toggleStyle(.switch).labelsHidden()
            Toggle(title, isOn: $isOn).toggleStyle(Check())
            Toggle(isOn: $isOn) { Text("On") }.toggleStyle(SwitchToggleStyle(tint: .red))
        }
        Group {
            TextField("Name", text: $text).focused($field, equals: .name).submitLabel(.next)
                .onSubmit { field = .code }.keyboardType(.emailAddress).textContentType(
                    .emailAddress
                )
                .textInputAutocapitalization(.never).autocorrectionDisabled()
            TextField(title, text: $text, prompt: Text("p"), axis: .vertical).textFieldStyle(
                .roundedBorder
            )
            TextField("Amount", value: $part, format: .number).focused($isFocused)
            TextField("Name", text: $text, onEditingChanged: { _ in }, onCommit: {})
            SecureField("Code", text: $text)
            TextEditor(text: $text)
        }
        Group {
            Gauge(value: part) { Text("Heat") }.gaugeStyle(.accessoryCircular)
            Gauge(value: 4, in: 0...10) {
                Text("Heat")
            } currentValueLabel: {
                Text("4")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("10")
            }
            .gaugeStyle(.linearCapacity)
            Menu("More") {
                Button("a") {}
            } primaryAction: {
            }
            Menu(title) {
                Button("a") {}
            } primaryAction: {
            }
            Menu("More", systemImage: "star") {
                Button("a") {}
            } primaryAction: {
            }
            Menu {
                Button("a") {}
            } label: {
                Text("More")
            } primaryAction: {
            }
        }
        Group {
            Picker("Flavor", selection: $flavor) {
                ForEach(Flavor.allCases) { Text($0.rawValue).tag($0) }
            }
            .pickerStyle(.segmented)
            Picker(title, selection: $choice) { Text("None").tag(Flavor?.none) }.pickerStyle(
                SegmentedPickerStyle()
            )
            DatePicker("Day", selection: $date, in: Date()..., displayedComponents: .date)
                .datePickerStyle(.compact)
            ColorPicker("Color", selection: $color)
            Slider(value: $part, in: 0...2, step: 0.5) { Text("Part") }
            Slider(value: $part)
            Stepper("Number", value: $number, in: 0...9, step: 2)
            Stepper("Number", onIncrement: {}, onDecrement: nil)
        }
        Group {
            ProgressView("Loading").progressViewStyle(CircularProgressViewStyle(tint: .red))
            ProgressView(value: part, total: 2).progressViewStyle(.linear)
            Gauge(value: part) { Text("Part") }
            Link("Web", destination: shop)
            ShareLink(item: shop)
            Menu("More") { Button("One") {} }
            Text("x").contextMenu { Button("Copy") {} }.help("what it is").redacted(
                reason: .placeholder
            )
            GroupBox("Box") { Text("in") }.groupBoxStyle(.automatic)
            DisclosureGroup("More") { Text("in") }.disclosureGroupStyle(.automatic)
            LabeledContent("Size", value: 3, format: .number).labeledContentStyle(.automatic)
            LabeledContent(text, value: 0.5, format: .percent)
            ControlGroup("Edit", systemImage: "pencil") { Button("a") {} }
                .controlGroupStyle(.compactMenu)
            ControlGroup {
                Button("a") {}
            } label: {
                Label("Edit", systemImage: "pencil")
            }
            .controlGroupStyle(.navigation)
            LabeledContent("Name", value: text).sensoryFeedback(.success, trigger: number)
        }
        ContentUnavailableView("Nothing", systemImage: "star", description: Text("at all"))
        ContentUnavailableView.search
    }
}

private struct Round: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding().opacity(configuration.isPressed || !isEnabled ? 0.5 : 1)
    }
}

private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration)
        Button("Again") { configuration.trigger() }
    }
}

private struct Check: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        Toggle("in", isOn: configuration.$isOn)
    }
}

private final class Order: ObservableObject {
    @Published var name = ""
    @Published var isPaid = false
}

// Bindings to the properties of an object.
private struct ObjectUses: View {
    @StateObject private var own = Order()
    @ObservedObject var given: Order
    @EnvironmentObject private var nearest: Order

    var body: some View {
        TextField("Name", text: $own.name).onReceive(own.$name) { _ in }
        Toggle("Paid", isOn: $given.isPaid)
        TextField("Name", text: $nearest.name)
    }
}
