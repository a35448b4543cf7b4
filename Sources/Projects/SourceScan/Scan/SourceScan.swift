// SPDX-License-Identifier: Apache-2.0

/// The result of one pass over a source, under all conditions at once.
///
/// Each item records the branch of `#if` that contains it, so that a file is scanned once for all targets and
/// configurations; ``SourceFacts`` selects the items that are compiled under given conditions.
///
/// - Complexity: O(*n*) in the bytes of the source, whatever the content.
public struct SourceScan: Sendable, Hashable {
    /// The maximum number of items of a kind that are kept; a usual source has far fewer.
    static let countLimit = 65_536

    /// The language of the source.
    public private(set) var language: SourceLanguage

    /// A Boolean value that indicates whether the whole source was scanned.
    ///
    /// A source with more items than the limit was not, and neither was one in UTF-16.
    public internal(set) var isComplete = true

    var branches: [ConditionalBranch] = []
    var imports: [SourceImport] = []
    var phrases: [SourcePhrase] = []
    var texts: [SourceText] = []
    var handlers: [SourceHandler] = []
    var types: [SourceType] = []
    var attributes: [SourceAttribute] = []
    var asked: [AskedName] = []
    /// The names of functions and types that the file declares, and of macros that it defines.
    var functions: Set<String> = []
    var macros: Set<String> = []

    /// Scans a source; never fails.
    public init(_ source: [UInt8], language: SourceLanguage, vocabulary: Vocabulary) {
        self.language = language
        if source.starts(with: [0xFE, 0xFF]) || source.starts(with: [0xFF, 0xFE]) {
            isComplete = false
            return
        }
        var scanner = SourceScanner(source, language: language, vocabulary: vocabulary)
        scanner.run()
        self = scanner.result
    }

    /// Creates an empty scan.
    init(empty language: SourceLanguage) { self.language = language }
}

extension BlankedSource {
    /// Also blanks the branches of `#if` that are not compiled, up to the directives around them.
    ///
    /// A branch is kept if this is not known.
    ///
    /// - Complexity: O(*n*) in the bytes of the source.
    public func bytes(
        compiledUnder conditions: BuildConditions,
        in language: SourceLanguage
    ) -> [UInt8] {
        let nothing = Vocabulary(phrases: [])
        var scanner = SourceScanner(self, source: [], language: language, vocabulary: nothing)
        scanner.run()
        let branches = scanner.result.branches
        var result = bytes
        var blanked = 0
        for (branch, activity) in zip(
            branches,
            branches.activity(under: conditions, in: language)
        ) where activity == .no {
            // Bytes in a branch that is already blanked are not touched again.
            let start = max(branch.start, blanked)
            guard start < branch.end else { continue }
            result.blank(start..<branch.end)
            blanked = branch.end
        }
        return result
    }
}
