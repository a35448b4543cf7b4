// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// An assignment of a value to a build setting, with its conditions.
public struct SettingAssignment: Sendable, Hashable {
    /// The name of the setting.
    public let name: String
    /// The conditions, which must all hold.
    public let conditions: [SettingKey.Condition]
    /// The value as it is written, with its variables; elements of an array are joined by spaces.
    public let value: String
    /// The location of the value; `nil` for a default of Xcode.
    public let place: Place?

    /// Creates an assignment.
    public init(name: String, conditions: [SettingKey.Condition], value: String, place: Place?) {
        self.name = name
        self.conditions = conditions
        self.value = value
        self.place = place
    }

    /// Creates an assignment to a name with conditions, such as `NAME[sdk=iphoneos*][arch=arm64]`.
    ///
    /// Text that is not a valid condition belongs to the name, as in Xcode.
    init(key: String, value: String, place: Place?) {
        if let key = SettingKey(key) {
            self.init(name: key.name, conditions: key.conditions, value: value, place: place)
        } else {
            self.init(name: key, conditions: [], value: value, place: place)
        }
    }
}

/// The assignments of one level: a table of a configuration, or a file.
///
/// If several apply, the last one counts. A table has no order; Xcode sorts it by name, so that an assignment with a
/// condition comes after the one without, and so does this.
struct SettingLevel: Sendable {
    /// The kind of a level, from the weakest to the strongest.
    enum Kind: Sendable, Hashable {
        case standard
        case projectFile
        case project
        case targetFile
        case target
    }

    let kind: Kind
    private(set) var assignments: [String: [SettingAssignment]] = [:]

    init(_ kind: Kind, _ list: [SettingAssignment] = []) {
        self.kind = kind
        for assignment in list { assignments[assignment.name, default: []].append(assignment) }
    }

    /// Reads the table `buildSettings` of a configuration.
    init(_ kind: Kind, table: PropertyList?, of file: GraphFile) {
        let members = (table?.members ?? []).sorted {
            $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
        }
        self.init(
            kind,
            members.compactMap { member in
                member.value.settingText.map {
                    SettingAssignment(
                        key: member.name,
                        value: $0,
                        place: file.place(of: member.value.offset)
                    )
                }
            }
        )
    }
}

extension PropertyList {
    /// The value as text, as build settings see it; `nil` for a dictionary.
    var settingText: String? {
        switch content {
        case .string(let text), .date(let text): text
        case .boolean(let value): value ? "YES" : "NO"
        case .integer(let value): String(value)
        case .real(let value): String(value)
        case .array(let values): values.compactMap(\.settingText).joined(separator: " ")
        case .data, .dictionary: nil
        }
    }
}
