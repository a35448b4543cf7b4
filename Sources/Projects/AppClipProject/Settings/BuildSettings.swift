// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import Synchronization

/// The build settings of one target in one configuration for one SDK.
///
/// Nothing is resolved before it is asked for, and everything only once.
public final class BuildSettings: Sendable {
    /// What conditions are compared with: `sdk`, `arch`, `config`, `variant`.
    let parameters: [String: String]

    /// From the weakest to the strongest.
    let levels: [SettingLevel]

    /// The `.xcconfig` files, direct or included, that are not in the tree, by the place that names them.
    public let missingFiles: [MissingSettingsFile]

    /// A value that was worked out before.
    struct Known {
        let value: ResolvedSetting?
        /// Whether it was met in its own making: within another value it would then be another one.
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

    /// The value of a setting; `nil` where nothing assigns it and Xcode has no value of its own.
    ///
    /// - Complexity: O(length of all values that go into it) when it is first asked for, and never more than
    ///   65,536 bytes and 4,096 values.
    public subscript(name: String) -> ResolvedSetting? {
        if let known = cache.withLock({ $0[name] }) { return known.value }
        var evaluation = SettingEvaluation(self)
        let result = evaluation.value(of: name)
        cache.withLock { $0[name] = Known(value: result, isCircular: evaluation.isCircular) }
        return result
    }

    /// The text of a setting; empty where it has none.
    public func text(_ name: String) -> String { self[name]?.text ?? "" }

    /// Replaces the variables in a text, as Xcode does in property lists.
    ///
    /// - Parameters:
    ///   - text: The text, of which `$(NAME)`, `${NAME}` and `$NAME` are variables.
    ///   - overrides: Values that come before the settings.
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

    /// All assignments to a setting, conditions or not, from the weakest to the strongest.
    public func assignments(of name: String) -> [SettingAssignment] {
        levels.filter { $0.kind != .standard }.flatMap { $0.assignments[name] ?? [] }
    }

    /// Whether all conditions of an assignment hold.
    func holds(_ assignment: SettingAssignment) -> Bool {
        assignment.conditions.allSatisfy { condition in
            guard let value = parameters[condition.parameter] else {
                return condition.pattern == "*"
            }
            return NamePattern.matches(condition.pattern, value)
        }
    }
}
