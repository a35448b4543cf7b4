// SPDX-License-Identifier: Apache-2.0

/// A control that selects a date: SwiftUI's `DatePicker`.
nonisolated public struct DatePicker<Label: View>: PrimitiveView {
    private let box: ViewBox

    /// The parts of a date that can be selected.
    public typealias Components = DatePickerComponents

    private init(
        _ label: ViewBox,
        _ selection: Binding<Date>,
        _ least: Date?,
        _ most: Date?,
        _ components: Components
    ) {
        var properties = [Property(.components, Int32(components.rawValue & 3))]
        if let least { properties.append(Property(.minimum, .number(least.timeIntervalSince1970))) }
        if let most { properties.append(Property(.maximum, .number(most.timeIntervalSince1970))) }
        let control = ElementBox(
            .datePicker,
            properties,
            field: FieldValue(
                .selection,
                .change,
                get: { .number(selection.wrappedValue.timeIntervalSince1970) },
                set: {
                    guard let seconds = Double($0), seconds.isFinite else { return .unset }
                    var date = Date(timeIntervalSince1970: seconds)
                    if let least { date = max(date, least) }
                    if let most { date = min(date, most) }
                    selection.wrappedValue = date
                    return .number(seconds)
                }
            )
        )
        box = LabeledBox(label, control)
    }

    /// Returns the label and the control.
    public func boxed() -> ViewBox { box }
}

nonisolated extension DatePicker {
    /// Creates a picker of any date.
    public init(
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label().boxed(), selection, nil, nil, displayedComponents)
    }

    /// Creates a picker of a date within a range.
    public init(
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            label().boxed(),
            selection,
            range.lowerBound,
            range.upperBound,
            displayedComponents
        )
    }

    /// Creates a picker of a date that is not before another one.
    public init(
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label().boxed(), selection, range.lowerBound, nil, displayedComponents)
    }

    /// Creates a picker of a date that is not after another one.
    public init(
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label().boxed(), selection, nil, range.upperBound, displayedComponents)
    }
}

nonisolated extension DatePicker where Label == Text {
    /// Creates a picker of any date with a title.
    public init(
        _ key: LocalizedStringKey,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(key).boxed(), selection, nil, nil, displayedComponents)
    }

    /// Creates a picker of a date within a range with a title.
    public init(
        _ key: LocalizedStringKey,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            Text(key).boxed(),
            selection,
            range.lowerBound,
            range.upperBound,
            displayedComponents
        )
    }

    /// Creates a picker with a title, of a date that is not before another one.
    public init(
        _ key: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(key).boxed(), selection, range.lowerBound, nil, displayedComponents)
    }

    /// Creates a picker with a title, of a date that is not after another one.
    public init(
        _ key: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(key).boxed(), selection, nil, range.upperBound, displayedComponents)
    }

    /// Creates a picker of any date with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(title).boxed(), selection, nil, nil, displayedComponents)
    }

    /// Creates a picker of a date within a range with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            Text(title).boxed(),
            selection,
            range.lowerBound,
            range.upperBound,
            displayedComponents
        )
    }

    /// Creates a picker with a title, of a date that is not before another one.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(title).boxed(), selection, range.lowerBound, nil, displayedComponents)
    }
}

/// The parts of a date that can be selected: SwiftUI's `DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Sendable {
    /// The components as bits.
    public let rawValue: UInt

    /// Creates components from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The day, month and year.
    public static let date = DatePickerComponents(rawValue: 1)
    /// The time of day.
    public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}
