// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Formats measurements, in English: Foundation's `Measurement.FormatStyle`.
///
/// A measurement keeps its unit; the unit does not depend on the country.
public struct MeasurementFormatStyle<UnitType: Dimension>: FormatStyle, Sendable {
    /// The length at which a unit is written.
    public struct Width: Codable, Hashable, Sendable {
        let name: String

        var width: UnitWidth { UnitWidth(rawValue: name) ?? .abbreviated }

        /// The name of the unit, such as *metres*.
        public static var wide: Self { Self(name: "wide") }
        /// The symbol of the unit, after a space.
        public static var abbreviated: Self { Self(name: "abbreviated") }
        /// The symbol of the unit, directly after the number.
        public static var narrow: Self { Self(name: "narrow") }
    }

    let width: Width
    let numbers: FloatingPointFormatStyle<Double>

    /// Returns a number with its unit.
    public func format(_ value: Measurement<UnitType>) -> String {
        value.unit.written(after: numbers.format(value.value), of: value.value, width.width)
    }
}

/// The purpose of a measurement: Foundation's `MeasurementFormatUnitUsage`; it does not change the
/// unit here.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
    let name: String

    /// No particular purpose.
    public static var general: Self { Self(name: "general") }
    /// The purpose that keeps the unit of the measurement.
    public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// Energy in food.
    public static var food: Self { Self(name: "food") }
    /// Energy of a workout.
    public static var workout: Self { Self(name: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// A distance on a road.
    public static var road: Self { Self(name: "road") }
    /// The height of a person.
    public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// Temperature in a weather report.
    public static var weather: Self { Self(name: "weather") }
}

extension FormatStyle {
    /// Returns a style that formats measurements.
    public static func measurement<UnitType: Dimension>(
        width: MeasurementFormatStyle<UnitType>.Width,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == MeasurementFormatStyle<UnitType> {
        MeasurementFormatStyle(
            width: width,
            numbers: numberFormatStyle ?? .number.precision(.fractionLength(0...2))
        )
    }
}

extension Measurement where UnitType: Dimension {
    /// Returns the measurement in a format style.
    public func formatted<Style: Foundation.FormatStyle>(
        _ style: Style
    ) -> Style.FormatOutput where Style.FormatInput == Measurement {
        style.format(self)
    }

    /// Returns the number with the symbol of its unit.
    public func formatted() -> String {
        formatted(.measurement(width: .abbreviated))
    }
}
