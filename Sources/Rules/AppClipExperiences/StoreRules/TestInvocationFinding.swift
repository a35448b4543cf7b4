// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

/// What the store reports about a test invocation, which testers start in TestFlight (rules C-45 and
/// C-46).
public struct TestInvocationFinding: Sendable, Hashable {
    /// What was found.
    public let code: Code

    /// What was found about a test invocation.
    @nonexhaustive public enum Code: Sendable, Hashable {
        /// The build has as many test invocations as it can have.
        case tooMany(limit: Int)
        /// The URL is not one that a clip can be invoked with.
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

    /// The rule that says so.
    public var rule: RuleID { if case .tooMany = code { "C-45" } else { "C-46" } }

    /// The findings about a test invocation.
    ///
    /// The URL need not be registered. TestFlight runs the build with the URLs of its test invocations,
    /// and with no other (rule C-47).
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - titles: The title in each language.
    ///   - others: How many other test invocations the build has.
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
