// SPDX-License-Identifier: Apache-2.0

/// What one pass over a source found, under all conditions at once.
///
/// Each item knows the branch of `#if` that it stands in, so that a file is scanned once for all targets and
/// configurations; ``SourceFacts`` chooses what is compiled under given ones.
///
/// - Complexity: O(*n*) in the bytes of the source, whatever they are.
public struct SourceScan: Sendable, Hashable {
    /// How many items of a kind are kept of a file; a source of usual size has far less.
    static let countLimit = 65_536

    /// The language that it was read as.
    public private(set) var language: SourceLanguage

    /// Whether all of it was taken in.
    ///
    /// A source with more items than are kept was not, nor is one in
    /// UTF-16.
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

    /// Nothing yet.
    init(empty language: SourceLanguage) { self.language = language }
}

extension BlankedSource {
    /// Blanks also the branches of `#if` that are not compiled, up to the directives around them.
    ///
    /// A branch of which that cannot be told stays.
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
            // What lies in a branch that is blanked already is not touched again.
            let start = max(branch.start, blanked)
            guard start < branch.end else { continue }
            result.blank(start..<branch.end)
            blanked = branch.end
        }
        return result
    }
}
