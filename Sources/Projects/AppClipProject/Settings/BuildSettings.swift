// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import Synchronization

/// The build settings of one target in one configuration for one SDK.
///
/// A value is resolved at its first use, and cached.
public final class BuildSettings: Sendable {
    /// The parameters that conditions refer to: `sdk`, `arch`, `config`, `variant`.
    let parameters: [String: String]

    /// The levels, from the weakest to the strongest.
    let levels: [SettingLevel]

    /// The `.xcconfig` files, direct or included, that are not in the tree, with the locations that name them.
    public let missingFiles: [MissingSettingsFile]

    /// A cached value.
    struct Known {
        let value: ResolvedSetting?
        /// Whether evaluation was circular, in which case the value would differ within another one.
        let isCircular: Bool
    }

    let cache = Mutex<[String: Known]>([:])

    init(
        levels: [SettingLevel],
        parameters: [String: String],
        missingFiles: [MissingSettingsFile]
    ) {
        self.levels = levels
        self.parameters = parameters
        self.missingFiles = missingFiles
    }

    /// The value of a setting; `nil` if nothing assigns it and Xcode has no default.
    ///
    /// - Complexity: O(length of all values that it is made from) at the first use, and never more than 65,536 bytes
    ///   and 4,096 values.
    public subscript(name: String) -> ResolvedSetting? {
        if let known = cache.withLock({ $0[name] }) { return known.value }
        var evaluation = SettingEvaluation(self)
        let result = evaluation.value(of: name)
        cache.withLock { $0[name] = Known(value: result, isCircular: evaluation.isCircular) }
        return result
    }

    /// Returns the value of a setting as text; empty if it has none.
    public func text(_ name: String) -> String { self[name]?.text ?? "" }

    /// Replaces the variables in a text, as Xcode does in property lists.
    ///
    /// - Parameters:
    ///   - text: The text, in which `$(NAME)`, `${NAME}` and `$NAME` are variables.
    ///   - overrides: Values that take precedence over the settings.
    /// - Returns: The text, and the variables that are left in it.
    public func expand(_ text: String, overrides: [String: String] = [:]) -> ResolvedSetting {
        guard text.utf8.contains(UInt8(ascii: "$")) else {
            return ResolvedSetting(
                text: text,
                unresolved: [],
                symbolic: [],
                place: nil,
                level: .standard,
                raw: text
            )
        }
        var evaluation = SettingEvaluation(self, overrides: overrides)
        return evaluation.expand(text)
    }

    /// The names of all settings that are assigned anywhere but by Xcode, sorted.
    public var assignedNames: [String] {
        var names: Set<String> = []
        for level in levels where level.kind != .standard {
            names.formUnion(level.assignments.keys)
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Returns all assignments to a setting, whatever their conditions, from the weakest to the strongest.
    public func assignments(of name: String) -> [SettingAssignment] {
        levels.filter { $0.kind != .standard }.flatMap { $0.assignments[name] ?? [] }
    }

    /// Returns whether all conditions of an assignment hold.
    func holds(_ assignment: SettingAssignment) -> Bool {
        assignment.conditions.allSatisfy { condition in
            guard let value = parameters[condition.parameter] else {
                return condition.pattern == "*"
            }
            return NamePattern.matches(condition.pattern, value)
        }
    }
}
