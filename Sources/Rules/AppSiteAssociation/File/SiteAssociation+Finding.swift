// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats
public import AppClipTypes

extension SiteAssociation {
    /// A problem in a file, or an unexpected effect of it.
    public struct Finding: Error, Sendable, Hashable {
        /// The kind of finding.
        public let code: Code

        /// The path from the root to the value at fault, such as `appclips.apps[2]`; empty for the
        /// root itself.
        public let path: String

        /// The position of the start of the value.
        public let position: TextPosition

        /// The name or text that the finding is about, as written in the file.
        public let subject: String?

        /// The author's comment on the rule at fault, or on the rule in ``related``.
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

    /// The severity of a finding.
    public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
        /// The finding is worth knowing.
        case note
        /// The file is valid, but probably not as intended.
        case warning
        /// A part of the file cannot work, or allows more than it states.
        case error

        /// Orders severities from a note to an error.
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
    /// The kinds of findings about a file.
    ///
    /// `Documentation/association.md` has an example and a fix for each.
    @nonexhaustive public enum Code: Sendable, Hashable {
        // MARK: Text

        /// The file starts with a byte order mark.
        case byteOrderMark
        /// The text is in a signed message, whose signature was not checked.
        case signedFile
        /// The name occurs a second time; only the last value is used.
        case repeatedMember
        /// The limit of the number of findings is reached; later ones are not listed.
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
        /// There is a section for App Clips, but none for links.
        case appLinksMissing
        /// The section has no list of apps (rule B-07).
        case appsMissing
        /// The section is not known to the system.
        case unknownSection
        /// Only `apps` is used in the section (rule B-25).
        case unknownMember
        /// The text is not an app identifier (rules B-08 and B-35).
        case invalidIdentifier(IdentifierError)
        /// The app is named a second time.
        case repeatedIdentifier

        // MARK: Entries of links

        /// The list `applinks.apps` has to be empty.
        case appsNotEmpty
        /// The entries are in a dictionary, which has no order.
        case detailsDictionary
        /// The entry does not name an app.
        case entryWithoutApp
        /// The entry has both `appID` and `appIDs`.
        case appIDAndAppIDs
        /// The entry has both `components` and `paths`.
        case componentsAndPaths
        /// The entry has no rules, so it matches nothing.
        case entryWithoutRules
        /// An earlier entry also names the app.
        case appInSeveralEntries
        /// The name has no meaning here; it is ignored.
        case unknownKey
        /// The defaults have patterns or `exclude`, which are inherited by every rule without a
        /// value of its own.
        case patternInDefaults

        // MARK: Patterns

        /// A value in the dictionary of the query is not a string, so the whole dictionary is
        /// ignored, and the rule matches any query.
        case queryValueNotString
        /// A variable in a pattern is not defined, so the pattern never matches.
        case undefinedVariable
        /// A `$(` has no `)`, so the pattern never matches.
        case unterminatedVariable
        /// The variables of this pattern and the previous ones exceed the cost limit, so the
        /// pattern never matches.
        case patternTooComplex
        /// A path never contains a query: the `?` matches one character.
        case queryInPath
        /// A path never contains a fragment.
        case fragmentInPath
        /// A path never contains a scheme and a host.
        case hostInPath
        /// `NOT` excludes only in `paths`, in uppercase letters and followed by a space.
        case misplacedNot
        /// The pattern has characters that are always percent-encoded in a URL.
        case patternNotEncoded
        /// The pattern is percent-encoded, but is compared with a decoded URL.
        case patternEncoded

        // MARK: Variables

        /// The name of a variable contains `$`, `(` or `)`; the variable is ignored.
        case invalidVariableName
        /// A value contains a variable, which is taken literally there.
        case variableInValue
        /// The variable has no values, so patterns with it never match.
        case emptyVariable
        /// A value is empty.
        case emptyValue
        /// The variable has the name of a predefined one, which it hides.
        case redefinedVariable
        /// No pattern uses the variable.
        case unusedVariable

        // MARK: Relations between rules

        /// The rule matches every URL.
        case catchAll
        /// An earlier rule matches every URL that this one matches.
        case unreachableRule
    }
}
