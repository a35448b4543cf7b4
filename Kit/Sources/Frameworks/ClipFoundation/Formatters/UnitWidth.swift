// SPDX-License-Identifier: Apache-2.0

import Foundation

enum UnitWidth: String {
    case wide, abbreviated, narrow
}

extension Unit {
    /// Returns a number followed by this unit.
    func written(after number: String, of value: Double, _ width: UnitWidth) -> String {
        switch width {
        case .narrow: number + symbol.replacing("°C", with: "°").replacing("°F", with: "°")
        // A degree sign follows its number directly.
        case .abbreviated: symbol.hasPrefix("°") ? number + symbol : number + " " + symbol
        case .wide:
            if let name = Self.names[symbol] {
                number + " " + (value == 1 ? name.one : name.many)
            } else {
                number + " " + symbol
            }
        }
    }

    private static let names: [String: (one: String, many: String)] = [
        "mm": ("millimeter", "millimeters"), "cm": ("centimeter", "centimeters"),
        "m": ("meter", "meters"), "km": ("kilometer", "kilometers"), "in": ("inch", "inches"),
        "ft": ("foot", "feet"), "yd": ("yard", "yards"), "mi": ("mile", "miles"),
        "mg": ("milligram", "milligrams"), "g": ("gram", "grams"), "kg": ("kilogram", "kilograms"),
        "oz": ("ounce", "ounces"), "lb": ("pound", "pounds"), "mL": ("milliliter", "milliliters"),
        "L": ("liter", "liters"), "cup": ("cup", "cups"), "tsp": ("teaspoon", "teaspoons"),
        "tbsp": ("tablespoon", "tablespoons"), "fl oz": ("fluid ounce", "fluid ounces"),
        "gal": ("gallon", "gallons"), "kCal": ("kilocalorie", "kilocalories"),
        "cal": ("calorie", "calories"), "J": ("joule", "joules"), "kJ": ("kilojoule", "kilojoules"),
        "s": ("second", "seconds"), "min": ("minute", "minutes"), "hr": ("hour", "hours"),
        "°C": ("degree Celsius", "degrees Celsius"),
        "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
    ]
}
