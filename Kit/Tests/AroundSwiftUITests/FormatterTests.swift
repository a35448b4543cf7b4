// SPDX-License-Identifier: Apache-2.0

import ClipFoundation
import Testing

@Suite("Foundation's gaps")
struct FormatterTests {
    @Test(
        "Lengths of time",
        arguments: [
            (DateComponentsFormatter.UnitsStyle.positional, 3725.0, "1:02:05"),
            (.positional, 5, "0:05"), (.abbreviated, 3720, "1h 2m"),
            (.full, 3720, "1 hour, 2 minutes"),
            (.short, 7200, "2 hrs"), (.brief, 3660, "1hr 1min"),
        ]
    )
    func lengths(_ style: DateComponentsFormatter.UnitsStyle, _ time: TimeInterval, _ text: String)
    {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.unitsStyle = style
        #expect(formatter.string(from: time) == text)
    }

    @Test(
        "How far off a time is",
        arguments: [
            (DateComponents(day: -1), "1 day ago", "yesterday"),
            (DateComponents(hour: 2), "in 2 hours", "in 2 hours"),
            (DateComponents(month: 1), "in 1 month", "next month"),
            (DateComponents(second: 0), "in 0 seconds", "now"),
        ]
    )
    func relative(_ components: DateComponents, _ numeric: String, _ named: String) {
        let formatter = RelativeDateTimeFormatter()
        #expect(formatter.localizedString(from: components) == numeric)
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: components) == named)
    }

    @Test("Values are put into texts, in the order that the text asks for")
    func texts() {
        let name = "Ann"
        #expect(String(localized: "\(2) of \(name), 100%") == "2 of Ann, 100%")
        let value: String.LocalizationValue = "\(2) of \(name)"
        #expect(value.key == "%lld of %@")
        #expect(String(localized: "k", defaultValue: "\(1)x") == "1x")
        #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
        #expect(
            Measurement(value: 2, unit: UnitVolume.cups).formatted(.measurement(width: .wide))
                == "2 cups"
        )
    }
}
