// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

/// An invocation that testers of a build can choose (rules C-45 and C-46).
public struct TestInvocationRecord: Record {
    /// The kind of test invocations in the registry.
    public static let kind = "test-invocation"

    /// The identifier of the test invocation.
    public let id: String

    /// The number of the build.
    public let build: Int64

    /// The invocation URL, as it was entered.
    public var url: String

    /// The titles, in the order of their creation.
    public var localizations: [Localization]

    /// The title in one language.
    public struct Localization: Sendable, Hashable, Codable {
        /// The language of the title.
        public let language: Language

        /// The title that testers see.
        public var title: String

        /// Creates a localized title.
        public init(language: Language, title: String) {
            self.language = language
            self.title = title
        }
    }

    /// Creates a test invocation.
    public init(id: String, build: Int64, url: String, localizations: [Localization]) {
        self.id = id
        self.build = build
        self.url = url
        self.localizations = localizations
    }

    /// The number of its build, as decimal text.
    public var owner: String { "\(build)" }

    /// The number of its build, which TestFlight starts with it (rule C-47).
    public var shownBuild: Int64? { build }
}
