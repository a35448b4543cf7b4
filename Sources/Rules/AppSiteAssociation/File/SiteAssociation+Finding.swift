// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats
public import AppClipTypes

extension SiteAssociation {
    /// Something in a file that is wrong or may surprise.
    public struct Finding: Error, Sendable, Hashable {
        /// What it is.
        public let code: Code

        /// The way from the root to the value at fault, such as `appclips.apps[2]`.
        public let path: String

        /// Where the value starts.
        public let position: TextPosition

        /// The name or text that the finding is about, as it stands in the file.
        public let subject: String?

        /// What the author wrote about the rule at fault, or about the one in ``related``.
        public let comment: String?

        /// Another place that the finding is about, such as the rule that hides this one.
        public let related: FilePlace?

        init(
            _ code: Code,
            _ place: FilePlace,
            subject: String? = nil,
            comment: String? = nil,
            related: FilePlace? = nil
        ) {
            self.code = code
            path = place.path
            position = place.position
            self.subject = subject
            self.comment = comment
            self.related = related
        }
    }

    /// How bad a finding is.
    public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
        /// Worth knowing.
        case note
        /// Allowed, but probably not intended.
        case warning
        /// Something here cannot work, or opens more than it says.
        case error

        /// Severities from a note to an error.
        public static func < (one: Self, other: Self) -> Bool {
            one.rank < other.rank
        }

        private var rank: Int {
            switch self {
            case .note: 0
            case .warning: 1
            case .error: 2
            }
        }
    }
}

extension SiteAssociation.Finding {
    /// What can be found in a file.
    ///
    /// `Documentation/association.md` has an example and the fix of each.
    @nonexhaustive public enum Code: Sendable, Hashable {
        // MARK: The text

        /// The file starts with a byte order mark.
        case byteOrderMark
        /// The text stands in a signed message, whose signature was not checked.
        case signedFile
        /// The name occurs a second time; the last one counts.
        case repeatedMember
        /// There is more to find than is kept.
        case furtherFindings

        // MARK: Types

        /// The value has to be an object (rule B-07).
        case objectExpected
        /// The value has to be an array (rule B-07).
        case arrayExpected
        /// The value has to be a string (rule B-07).
        case stringExpected
        /// The value has to be `true` or `false`; it is ignored.
        case booleanExpected

        // MARK: Sections and apps

        /// There is no section for App Clips (rule B-07).
        case sectionMissing
        /// There is a section for App Clips, and none for links.
        case appLinksMissing
        /// The section has no list of apps (rule B-07).
        case appsMissing
        /// The section is not known to the system.
        case unknownSection
        /// Only `apps` counts in the section (rule B-25).
        case unknownMember
        /// The text is no app identifier (rules B-08 and B-35).
        case identifier(IdentifierError)
        /// The app is named a second time.
        case repeatedIdentifier

        // MARK: Entries of links

        /// The list `applinks.apps` has to be empty.
        case appsNotEmpty
        /// The entries stand in a dictionary, which has no order.
        case detailsDictionary
        /// The entry names no app.
        case entryWithoutApp
        /// The entry has both `appID` and `appIDs`.
        case appIDAndAppIDs
        /// The entry has both `components` and `paths`.
        case componentsAndPaths
        /// The entry has no rules, so that it matches nothing.
        case entryWithoutRules
        /// The app stands in an earlier entry as well.
        case appInSeveralEntries
        /// The name means nothing here; it is ignored.
        case unknownKey
        /// The defaults have patterns or `exclude`, which every rule inherits that does not say them.
        case patternInDefaults

        // MARK: Patterns

        /// A value in the dictionary of the query is no string, which makes the dictionary void.
        case queryPredicate
        /// A variable in a pattern is not defined, so that the pattern never matches.
        case undefinedVariable
        /// A `$(` has no `)`, so that the pattern never matches.
        case unterminatedVariable
        /// The variables of this pattern and those before it cost more than is tried, so that it never
        /// matches.
        case patternTooComplex
        /// A path never holds a query: the `?` stands for one character.
        case queryInPath
        /// A path never holds a fragment.
        case fragmentInPath
        /// A path never holds a scheme and a host.
        case hostInPath
        /// `NOT` excludes in `paths` only, in uppercase letters and with a space.
        case misplacedNot
        /// The pattern has characters that a URL has only percent-encoded.
        case patternNotEncoded
        /// The pattern is percent-encoded, and is compared with a decoded URL.
        case patternEncoded

        // MARK: Variables

        /// The name of a variable holds `$`, `(` or `)`; the variable is ignored.
        case variableName
        /// A value holds a variable, which stands for itself there.
        case variableInValue
        /// The variable has no values, so that patterns with it never match.
        case emptyVariable
        /// A value is empty.
        case emptyValue
        /// The variable has the name of a predefined one, which it hides.
        case redefinedVariable
        /// No pattern names the variable.
        case unusedVariable

        // MARK: Rules together

        /// The rule matches every URL.
        case catchAll
        /// An earlier rule matches every URL that this one matches.
        case unreachableRule
    }
}
