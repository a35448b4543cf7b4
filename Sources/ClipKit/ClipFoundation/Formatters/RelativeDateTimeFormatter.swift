// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Says how far off a date is, in English: Foundation's `RelativeDateTimeFormatter`.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Numbers, or words where there are any.
    public enum DateTimeStyle: Int, Sendable {
        /// *1 day ago*.
        case numeric
        /// *yesterday*.
        case named
    }

    /// How units are written.
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

    /// Numbers, or words where there are any.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written.
    open var unitsStyle = UnitsStyle.full
    /// Whether the text stands for itself; ignored here.
    open var formattingContext = Formatter.Context.unknown
    private var chosenCalendar: Calendar?
    private var chosenLocale: Locale?

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Counts days, weeks and months.
    open var calendar: Calendar! {
        get { chosenCalendar ?? .current }
        set { chosenCalendar = newValue }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The language; English is written whatever it is.
    open var locale: Locale! {
        get { chosenLocale ?? .current }
        set { chosenLocale = newValue }
    }

    /// How far a date is from another.
    open func localizedString(for date: Date, relativeTo reference: Date) -> String {
        let units: Set<Calendar.Component> = [
            .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
        ]
        return localizedString(
            from: calendar.dateComponents(units, from: reference, to: date)
        )
    }

    /// How far off a time is, in seconds from now.
    open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(interval), relativeTo: now)
    }

    /// How far off a time is, by its largest part.
    open func localizedString(from components: DateComponents) -> String {
        let parts: [(unit: WrittenUnit, count: Int?)] = [
            (.year, components.year), (.month, components.month),
            (.week, components.weekOfMonth ?? components.weekOfYear), (.day, components.day),
            (.hour, components.hour), (.minute, components.minute), (.second, components.second),
        ]
        let largest = parts.first { $0.count ?? 0 != 0 }
        return text(largest?.count ?? 0, largest?.unit ?? .second)
    }

    /// How far a date is from now; `nil` for anything but a date.
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
