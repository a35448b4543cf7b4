// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// A line of a settings file.
enum SettingsLine: Sendable {
    case assignment(SettingAssignment)
    case include(path: String, isOptional: Bool, place: Place)
    case fault(Place)

    static func lines(of bytes: [UInt8], at path: String) -> [SettingsLine] {
        let file = XcconfigFile(bytes)
        var lines: [(order: Int, line: SettingsLine)] = file.assignments.map { item in
            let assignment = SettingAssignment(
                name: item.key.name,
                conditions: item.key.conditions,
                value: item.value,
                place: Place(file: path, position: item.valuePosition)
            )
            return (item.order, .assignment(assignment))
        }
        lines += file.inclusions.map { item in
            let place = Place(file: path, position: item.position)
            return (
                item.order, .include(path: item.path, isOptional: item.isOptional, place: place)
            )
        }
        lines.sort { $0.order < $1.order }
        return lines.map(\.line)
            + file.faults.map { .fault(Place(file: path, position: $0.position)) }
    }
}
