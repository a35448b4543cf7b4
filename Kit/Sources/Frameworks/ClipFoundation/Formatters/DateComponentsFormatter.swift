// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Formats durations, in English: Foundation's `DateComponentsFormatter`.
///
/// Foundation on Linux declares one that is unavailable; a clip finds this one.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The style in which units are written.
    public enum UnitsStyle: Int, Sendable {
        /// *1:10:00*.
        case positional
        /// *1h 10m*.
        case abbreviated
        /// *1 hr, 10 min*.
        case short
        /// *1 hour, 10 minutes*.
        case full
        /// *one hour, ten minutes*.
        case spellOut
        /// *1hr 10min*.
        case brief
    }

    /// The rules for leaving out units that are zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The bits, with Foundation's values.
        public let rawValue: UInt

        /// Creates behaviours from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The default of the style: leading zeros are dropped in the positional style, all zeros
        /// in the others.
        public static let `default` = Self(rawValue: 1 << 0)
        /// Zeros before the first unit that is not zero are dropped.
        public static let dropLeading = Self(rawValue: 1 << 1)
        /// Zeros between other units are dropped.
        public static let dropMiddle = Self(rawValue: 1 << 2)
        /// Zeros after the last unit that is not zero are dropped.
        public static let dropTrailing = Self(rawValue: 1 << 3)
        /// All zeros are dropped.
        public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Zeros are kept, and numbers in the positional style have two digits.
        public static let pad = Self(rawValue: 1 << 16)
    }

    /// The style in which units are written; positional by default.
    open var unitsStyle = UnitsStyle.positional
    /// The units that may be written; all units except weeks if it is empty.
    open var allowedUnits: NSCalendar.Unit = []
    /// The rule for leaving out units that are zero; the default of the style unless it is set.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar that counts months and years.
    open var calendar: Calendar? = .current
    /// The date from which months are counted; `nil` for the beginning of 2001.
    open var referenceDate: Date?
    /// A Boolean value that indicates whether the smallest unit may have a fraction; ignored here.
    open var allowsFractionalUnits = false
    /// The maximum number of units that are written; 0 for all.
    open var maximumUnitCount = 0
    /// A Boolean value that indicates whether the text begins with *About*.
    open var includesApproximationPhrase = false
    /// A Boolean value that indicates whether the text ends with *remaining*.
    open var includesTimeRemainingPhrase = false

    /// Returns the text for a duration in seconds, rounded to whole seconds; `nil` if it is not
    /// finite or is 1e12 or more.
    open func string(from interval: TimeInterval) -> String? {
        guard interval.isFinite, interval.magnitude < 1e12 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        // Whole seconds, for a fraction of one would be cut off in the wrong direction.
        let end = start.addingTimeInterval(interval.rounded())
        return string(from: start, to: end)
    }

    /// Returns the text for the time from one date to another, with a minus sign if the second is
    /// earlier.
    open func string(from start: Date, to end: Date) -> String? {
        let isBehind = end < start
        let calendar = calendar ?? .current
        let components = calendar.dateComponents(
            Set(units.map(\.component)),
            from: min(start, end),
            to: max(start, end)
        )
        return write(components).map { isBehind ? "-" + $0 : $0 }
    }

    /// Returns the text for a duration given as components.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        let calendar = calendar ?? .current
        guard let end = calendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    /// Returns the text for a number of seconds or for components; `nil` for anything else.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let interval as TimeInterval: string(from: interval)
        default: nil
        }
    }

    /// Returns the text for a duration given as components, in a style.
    open class func localizedString(
        from components: DateComponents,
        unitsStyle: UnitsStyle
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private typealias Unit = (unit: WrittenUnit, component: Calendar.Component)

    private var units: [Unit] {
        let all: [(flag: NSCalendar.Unit, unit: Unit)] = [
            (.year, (.year, .year)), (.month, (.month, .month)),
            (.weekOfMonth, (.week, .weekOfMonth)), (.day, (.day, .day)),
            (.hour, (.hour, .hour)), (.minute, (.minute, .minute)), (.second, (.second, .second)),
        ]
        let named = all.filter { allowedUnits.contains($0.flag) }.map(\.unit)
        return named.isEmpty ? all.map(\.unit).filter { $0.unit != .week } : named
    }

    private func write(_ components: DateComponents) -> String? {
        var parts = units.map { unit, component in
            (unit: unit, count: UInt((components.value(for: component) ?? 0).magnitude))
        }
        drop(&parts)
        if maximumUnitCount > 0, parts.count > maximumUnitCount {
            parts = Array(parts.prefix(maximumUnitCount))
        }
        var text = joined(parts)
        if includesApproximationPhrase { text = "About " + text }
        if includesTimeRemainingPhrase { text += " remaining" }
        return text
    }

    private func drop(_ parts: inout [(unit: WrittenUnit, count: UInt)]) {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) {
            behavior = unitsStyle == .positional ? .dropLeading : .dropAll
        }
        if behavior.contains(.pad) { return }
        guard let last = parts.last else { return }
        if behavior.contains(.dropLeading) {
            // The positional style keeps two units, as in 0:05.
            let kept = unitsStyle == .positional ? 2 : 1
            while parts.count > kept, parts.first?.count == 0 { parts.removeFirst() }
        }
        if behavior.contains(.dropTrailing) {
            while parts.count > 1, parts.last?.count == 0 { parts.removeLast() }
        }
        if behavior.contains(.dropMiddle), parts.count > 2 {
            let middle = parts.dropFirst().dropLast().filter { $0.count != 0 }
            parts = parts.prefix(1) + middle + parts.suffix(1)
        }
        if behavior.isSuperset(of: .dropAll) { parts.removeAll { $0.count == 0 } }
        if parts.isEmpty { parts = [last] }
    }

    private func joined(_ parts: [(unit: WrittenUnit, count: UInt)]) -> String {
        switch unitsStyle {
        case .positional:
            let pads = zeroFormattingBehavior.contains(.pad)
            return parts.enumerated().map { index, part in
                let digits = "\(part.count)"
                return (index > 0 || pads) && digits.count < 2 ? "0" + digits : digits
            }
            .joined(separator: ":")
        case .abbreviated: return parts.map { $0.unit.abbreviated($0.count) }.joined(separator: " ")
        case .short: return parts.map { $0.unit.brief($0.count) }.joined(separator: ", ")
        case .full: return parts.map { $0.unit.full($0.count) }.joined(separator: ", ")
        case .spellOut: return parts.map { $0.unit.spelled($0.count) }.joined(separator: ", ")
        case .brief:
            return parts.map { $0.unit.brief($0.count).replacing(" ", with: "") }
                .joined(separator: " ")
        }
    }
}
