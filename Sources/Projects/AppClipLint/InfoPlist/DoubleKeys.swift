// SPDX-License-Identifier: Apache-2.0

internal import AppClipBundle
internal import AppClipFormats
internal import AppClipProject

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

extension LintCheck {
    /// Checks C430, in the Info.plist and the entitlements of clip and app.
    @Sendable
    static func doubleKeys(_ context: LintContext) -> [LintFinding] {
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
}

extension BundleLint {
    /// Checks A430, in the Info.plist and the entitlements of a bundle.
    static func doubleKeys(_ bundle: AppBundle) -> [LintFinding] {
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
