// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Writes measurements, in English: Foundation's `MeasurementFormatter`.
///
/// Units are written by their symbols, or by name in the long style as far as their names are known
/// here. A measurement keeps its unit; units are not chosen by the country.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// How a unit is chosen and written.
    public struct UnitOptions: OptionSet, Sendable {
        /// The bits, with Foundation's values.
        public let rawValue: UInt

        /// Options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The unit of the measurement.
        public static let providedUnit = Self(rawValue: 1 << 0)
        /// The unit that suits the size; the measurement's own here.
        public static let naturalScale = Self(rawValue: 1 << 1)
        /// A degree sign alone.
        public static let temperatureWithoutUnit = Self(rawValue: 1 << 2)
    }

    /// How long a unit is written.
    public typealias UnitStyle = Formatter.UnitStyle

    /// How a unit is chosen and written.
    open var unitOptions: UnitOptions = []
    /// How long a unit is written.
    open var unitStyle = UnitStyle.medium
    private var chosenLocale: Locale?
    private var chosenNumberFormatter: NumberFormatter?

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// How numbers are written.
    open var locale: Locale! {
        get { chosenLocale ?? .current }
        set { chosenLocale = newValue }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Writes the number.
    open var numberFormatter: NumberFormatter! {
        get {
            if let chosenNumberFormatter { return chosenNumberFormatter }
            let formatter = NumberFormatter()
            formatter.numberStyle = .decimal
            formatter.locale = locale
            // Kept, because clips set it up through this property.
            chosenNumberFormatter = formatter
            return formatter
        }
        set { chosenNumberFormatter = newValue }
    }

    /// A number with its unit.
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

    /// A unit.
    open func string(from unit: Unit) -> String { unit.symbol }
}
