// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Formats measurements, in English: Foundation's `MeasurementFormatter`.
///
/// Units are written as symbols; in the long style as names, if the name is known here. A
/// measurement keeps its unit; the unit does not depend on the country.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// Options for choosing and writing a unit.
    public struct UnitOptions: OptionSet, Sendable {
        /// The bits, with Foundation's values.
        public let rawValue: UInt

        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The unit of the measurement.
        public static let providedUnit = Self(rawValue: 1 << 0)
        /// The unit that suits the magnitude; here, the measurement's own.
        public static let naturalScale = Self(rawValue: 1 << 1)
        /// A degree sign without the scale.
        public static let temperatureWithoutUnit = Self(rawValue: 1 << 2)
    }

    /// The length at which a unit is written.
    public typealias UnitStyle = Formatter.UnitStyle

    /// The options for choosing and writing a unit; none by default.
    open var unitOptions: UnitOptions = []
    /// The length at which a unit is written; medium by default.
    open var unitStyle = UnitStyle.medium
    private var chosenLocale: Locale?
    private var chosenNumberFormatter: NumberFormatter?

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The locale of the numbers; the current one unless it is set.
    open var locale: Locale! {
        get { chosenLocale ?? .current }
        set { chosenLocale = newValue }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The formatter of the number; a decimal one in the locale unless it is set.
    open var numberFormatter: NumberFormatter! {
        get {
            if let chosenNumberFormatter { return chosenNumberFormatter }
            let formatter = NumberFormatter()
            formatter.numberStyle = .decimal
            formatter.locale = locale
            // Stored, because clips configure it through this property.
            chosenNumberFormatter = formatter
            return formatter
        }
        set { chosenNumberFormatter = newValue }
    }

    /// Returns a number with its unit.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? ""
        if unitOptions.contains(.temperatureWithoutUnit), measurement.unit is UnitTemperature {
            return number + "°"
        }
        let width: UnitWidth =
            switch unitStyle {
            case .short: .narrow
            case .long: .wide
            default: .abbreviated
            }
        return measurement.unit.written(after: number, of: measurement.value, width)
    }

    /// Returns the symbol of a unit.
    open func string(from unit: Unit) -> String { unit.symbol }
}
