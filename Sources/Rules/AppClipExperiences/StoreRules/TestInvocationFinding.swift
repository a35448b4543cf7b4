// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

/// A finding of the store about a test invocation, which testers start in TestFlight (rules C-45
/// and C-46).
public struct TestInvocationFinding: Sendable, Hashable {
    /// The kind of finding.
    public let code: Code

    /// The kinds of findings about a test invocation.
    @nonexhaustive public enum Code: Sendable, Hashable {
        /// The build already has the maximum number of test invocations.
        case tooMany(limit: Int)
        /// The URL is not an invocation URL.
        case url(InvocationURL.ParsingError)
        /// The store has no texts in the language.
        case languageNotInStore(Language)
        /// There is no title.
        case titleMissing
        /// The title in a language is empty.
        case titleEmpty(Language)
        /// The title in a language is too long.
        case titleTooLong(Language, characters: Int, limit: Int)
    }

    /// The rule on which the finding is based.
    public var rule: RuleID { if case .tooMany = code { "C-45" } else { "C-46" } }

    /// Returns the findings about a test invocation.
    ///
    /// The URL need not be registered. TestFlight runs the build only with the URLs of its test
    /// invocations (rule C-47).
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - titles: The title in each language.
    ///   - others: The number of other test invocations of the build.
    /// - Returns: The findings; none if the store accepts the test invocation.
    public static func findings(
        url: String,
        titles: [Language: String],
        others: Int
    ) -> [TestInvocationFinding] {
        var codes: [Code] = []
        if others >= Limits.testInvocations {
            codes.append(.tooMany(limit: Limits.testInvocations))
        }
        do throws(InvocationURL.ParsingError) {
            _ = try InvocationURL(url)
        } catch { codes.append(.url(error)) }
        if titles.isEmpty { codes.append(.titleMissing) }
        let limit = Limits.testInvocationTitle
        for (language, title) in titles.sorted(by: { $0.key < $1.key }) {
            if !language.isOfStore { codes.append(.languageNotInStore(language)) }
            let count = title.count
            if count == 0 { codes.append(.titleEmpty(language)) }
            if count > limit {
                codes.append(.titleTooLong(language, characters: count, limit: limit))
            }
        }
        return codes.map { TestInvocationFinding(code: $0) }
    }
}
