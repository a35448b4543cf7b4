// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Formats the time between dates, in English: Foundation's `RelativeDateTimeFormatter`.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// The style of the text: always numeric, or with words such as *yesterday*.
    public enum DateTimeStyle: Int, Sendable {
        /// *1 day ago*.
        case numeric
        /// *yesterday*.
        case named
    }

    /// The style in which units are written.
    public enum UnitsStyle: Int, Sendable {
        /// *2 months ago*.
        case full
        /// *two months ago*.
        case spellOut
        /// *2 mo. ago*.
        case short
        /// *2mo ago*.
        case abbreviated
    }

    /// The style of the text; numeric by default.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The style in which units are written; full by default.
    open var unitsStyle = UnitsStyle.full
    /// The context in which the text is shown, such as within a sentence; ignored here.
    open var formattingContext = Formatter.Context.unknown
    private var chosenCalendar: Calendar?
    private var chosenLocale: Locale?

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The calendar that counts days, weeks and months.
    open var calendar: Calendar! {
        get { chosenCalendar ?? .current }
        set { chosenCalendar = newValue }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The locale; the text is in English for every locale.
    open var locale: Locale! {
        get { chosenLocale ?? .current }
        set { chosenLocale = newValue }
    }

    /// Returns the text for the time from one date to another.
    open func localizedString(for date: Date, relativeTo reference: Date) -> String {
        let units: Set<Calendar.Component> = [
            .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
        ]
        return localizedString(
            from: calendar.dateComponents(units, from: reference, to: date)
        )
    }

    /// Returns the text for a number of seconds from now.
    open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(interval), relativeTo: now)
    }

    /// Returns the text for the largest of the components that is not zero.
    open func localizedString(from components: DateComponents) -> String {
        let parts: [(unit: WrittenUnit, count: Int?)] = [
            (.year, components.year), (.month, components.month),
            (.week, components.weekOfMonth ?? components.weekOfYear), (.day, components.day),
            (.hour, components.hour), (.minute, components.minute), (.second, components.second),
        ]
        let largest = parts.first { $0.count ?? 0 != 0 }
        return text(largest?.count ?? 0, largest?.unit ?? .second)
    }

    /// Returns the text for the time from now to a date; `nil` for anything but a date.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func text(_ count: Int, _ unit: WrittenUnit) -> String {
        if dateTimeStyle == .named, let word = unit.word(count) { return word }
        let amount =
            switch unitsStyle {
            case .full: unit.full(count.magnitude)
            case .spellOut: unit.spelled(count.magnitude)
            case .short: unit.short(count.magnitude)
            case .abbreviated: unit.abbreviated(count.magnitude)
            }
        return count < 0 ? amount + " ago" : "in " + amount
    }
}
