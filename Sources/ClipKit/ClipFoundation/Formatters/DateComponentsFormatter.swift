// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Writes lengths of time, in English: Foundation's `DateComponentsFormatter`.
///
/// Foundation on Linux declares one that is unavailable; in a clip, this one is found.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How units are written.
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

    /// What becomes of parts that are zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The bits, with Foundation's values.
        public let rawValue: UInt

        /// Behaviours from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// As the style has it: leading ones go, and all in styles with words.
        public static let `default` = Self(rawValue: 1 << 0)
        /// Those before the first that is not zero go.
        public static let dropLeading = Self(rawValue: 1 << 1)
        /// Those between others go.
        public static let dropMiddle = Self(rawValue: 1 << 2)
        /// Those after the last that is not zero go.
        public static let dropTrailing = Self(rawValue: 1 << 3)
        /// All of them go.
        public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
        /// They stay, with two digits.
        public static let pad = Self(rawValue: 1 << 16)
    }

    /// How units are written.
    open var unitsStyle = UnitsStyle.positional
    /// The units that may be written; the largest that fit if none are named.
    open var allowedUnits: NSCalendar.Unit = []
    /// What becomes of parts that are zero.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// Counts months and years.
    open var calendar: Calendar? = .current
    /// Where months begin; `nil` for now.
    open var referenceDate: Date?
    /// Whether the smallest part may have a fraction; ignored here.
    open var allowsFractionalUnits = false
    /// The most parts that are written; 0 for all.
    open var maximumUnitCount = 0
    /// Whether *about* stands before.
    open var includesApproximationPhrase = false
    /// Whether *remaining* stands behind.
    open var includesTimeRemainingPhrase = false

    /// A length of time in seconds; `nil` if it is no number.
    open func string(from interval: TimeInterval) -> String? {
        guard interval.isFinite, interval.magnitude < 1e12 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        // Whole seconds, for a fraction of one would be cut off in the wrong direction.
        let end = start.addingTimeInterval(interval.rounded())
        return string(from: start, to: end)
    }

    /// The time from one date to another.
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

    /// A length of time in parts.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        let calendar = calendar ?? .current
        guard let end = calendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    /// A length of time of a number or of parts; `nil` for anything else.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let interval as TimeInterval: string(from: interval)
        default: nil
        }
    }

    /// A length of time in parts, in a style.
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
            // Positions keep two parts, as 0:05.
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
