// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipFormats
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C430 and A430: keys that occur twice in a dictionary of an Info.plist or of entitlements.
    static let duplicateKeys = RuleFamily(
        [.clip(findings), .contents(findings)],
        LintRule(
            .propertyListKeyTwice,
            "property-list-key-twice",
            .warning,
            basis: [.experience],
            sources: ["G-18"],
            summary: "A property list has a key twice.",
            message: "'\(.path)' has \(.key) \(.count) times in one dictionary.",
            why: """
                Only one of the values counts. Xcode, the store and a check need not take the same one, and \
                what was reviewed may be the other.
                """,
            remedy: "Keep one \(.key).",
            wrong: .xml(
                """
                <key>NSCameraUsageDescription</key>
                <string>Scans the code on your table.</string>
                <key>NSCameraUsageDescription</key>
                <string></string>
                """
            ),
            right: .xml(
                """
                <key>NSCameraUsageDescription</key>
                <string>Scans the code on your table.</string>
                """
            )
        ),
        LintRule(
            .builtKeyTwice,
            "built-key-twice",
            .warning,
            basis: [.experience],
            sources: ["G-18"],
            summary: "A property list has a key twice.",
            message: "'\(.path)' has \(.key) \(.count) times in one dictionary.",
            why: """
                Only one of the values counts, and a system, the store and a check need not take the same \
                one.
                """,
            remedy: "Keep one \(.key) in the source of the list.",
            wrong: .xml(
                """
                <key>CFBundleVersion</key>
                <string>6</string>
                <key>CFBundleVersion</key>
                <string>7</string>
                """
            ),
            right: .xml(
                """
                <key>CFBundleVersion</key>
                <string>7</string>
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        [context.clip, context.app].compactMap(\.self).flatMap { target in
            [target.infoPlist, target.entitlements].flatMap { file in
                doubleKeys(in: file.values.filter { $0.origin == .file }).map { key in
                    context.finding(
                        .propertyListKeyTwice,
                        on: target,
                        [
                            .path: file.path ?? "", .key: key.name,
                            .count: key.places.count,
                        ],
                        // Most readers use the last one; the first was meant to be the only one.
                        at: key.places.last ?? nil,
                        related: key.places.dropLast().prefix(8).compactMap(\.self)
                    )
                }
            }
        }
    }

    private static func doubleKeys(in entries: [PropertyEntry]) -> [DoubleKey<Place?>] {
        DoubleKey.keys(entries.map { ($0.name, $0.namePlace) })
            + entries.flatMap { doubleKeys(in: $0.value) }
    }

    private static func doubleKeys(in value: PropertyValue) -> [DoubleKey<Place?>] {
        value.entries.map { doubleKeys(in: $0) }
            ?? value.array?.flatMap { doubleKeys(in: $0) } ?? []
    }

    private static func findings(_ bundle: AppBundle) -> [LintFinding] {
        let lists: [(path: String, list: PropertyList)] =
            [bundle.info.map { ($0.path, $0.list) }].compactMap(\.self)
            + [bundle.entitlements.map { ($0.path, $0.list) }].compactMap(\.self)
        return lists.flatMap { path, list in
            LintFinding.some(doubleKeys(in: list), of: bundle) { key in
                LintFinding(
                    .builtKeyTwice,
                    target: bundle.name,
                    facts: [.path: path, .key: key.name, .count: key.places.count],
                    at: bundle.info.flatMap { info in
                        info.path == path ? key.places.last.map { info.place(at: $0) } : nil
                    } ?? bundle.beginning(of: path)
                )
            }
        }
    }

    private static func doubleKeys(in list: PropertyList) -> [DoubleKey<Int>] {
        if let members = list.members {
            return DoubleKey.keys(members.map { ($0.name, $0.offset) })
                + members.flatMap { doubleKeys(in: $0.value) }
        }
        return list.array?.flatMap { doubleKeys(in: $0) } ?? []
    }
}

/// A key that occurs several times in one dictionary.
private struct DoubleKey<Location> {
    let name: String
    /// The locations of the key, in the order of the file; at least two.
    let places: [Location]

    /// Returns the duplicate keys of a dictionary, without those of nested dictionaries.
    ///
    /// - Complexity: O(number of members).
    static func keys(_ members: [(name: String, place: Location)]) -> [DoubleKey] {
        var places: [String: [Location]] = [:]
        var order: [String] = []
        for member in members {
            if places[member.name] == nil { order.append(member.name) }
            places[member.name, default: []].append(member.place)
        }
        return order.compactMap { name in
            guard let places = places[name], places.count > 1 else { return nil }
            return DoubleKey(name: name, places: places)
        }
    }
}
