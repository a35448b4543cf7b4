// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

extension SiteAssociation.Finding.Code {
    /// The name of the finding in reports and settings: it is never changed, and never reused.
    public var id: String { row.id }

    /// The severity of findings of this kind.
    public var severity: SiteAssociation.Severity { row.severity }

    /// All kinds of findings, once each, for lists and documentation.
    public static let all: [Self] = [
        .byteOrderMark, .signedFile, .repeatedMember, .furtherFindings, .objectExpected,
        .arrayExpected, .stringExpected, .booleanExpected, .sectionMissing,
        .appLinksMissing, .appsMissing, .unknownSection, .unknownMember,
        .invalidIdentifier(IdentifierError(code: .emptyBundle, offset: 0)), .repeatedIdentifier,
        .appsNotEmpty, .detailsDictionary, .entryWithoutApp, .appIDAndAppIDs,
        .componentsAndPaths, .entryWithoutRules, .appInSeveralEntries, .unknownKey,
        .patternInDefaults, .queryValueNotString, .undefinedVariable, .unterminatedVariable,
        .patternTooComplex, .queryInPath, .fragmentInPath, .hostInPath, .misplacedNot,
        .patternNotEncoded, .patternEncoded, .invalidVariableName, .variableInValue,
        .emptyVariable, .emptyValue, .redefinedVariable, .unusedVariable, .catchAll,
        .unreachableRule,
    ]

    /// One line for each kind, so that the list is readable.
    private var row: (id: String, severity: SiteAssociation.Severity) {
        switch self {
        case .byteOrderMark: ("byte-order-mark", .error)
        case .signedFile: ("signed-file", .warning)
        case .repeatedMember: ("repeated-name", .warning)
        case .furtherFindings: ("further-findings", .note)
        case .objectExpected: ("object-expected", .error)
        case .arrayExpected: ("array-expected", .error)
        case .stringExpected: ("string-expected", .error)
        case .booleanExpected: ("boolean-expected", .error)
        case .sectionMissing: ("appclips-missing", .warning)
        case .appLinksMissing: ("applinks-missing", .warning)
        case .appsMissing: ("apps-missing", .error)
        case .unknownSection: ("unknown-section", .note)
        case .unknownMember: ("only-apps-counts", .warning)
        case .invalidIdentifier: ("app-identifier", .error)
        case .repeatedIdentifier: ("repeated-app", .warning)
        case .appsNotEmpty: ("applinks-apps-not-empty", .warning)
        case .detailsDictionary: ("details-dictionary", .warning)
        case .entryWithoutApp: ("entry-without-app", .error)
        case .appIDAndAppIDs: ("appid-and-appids", .warning)
        case .componentsAndPaths: ("components-and-paths", .warning)
        case .entryWithoutRules: ("entry-without-rules", .warning)
        case .appInSeveralEntries: ("app-in-several-entries", .warning)
        case .unknownKey: ("unknown-key", .note)
        case .patternInDefaults: ("pattern-in-defaults", .note)
        case .queryValueNotString: ("query-predicate", .error)
        case .undefinedVariable: ("undefined-variable", .error)
        case .unterminatedVariable: ("unterminated-variable", .error)
        case .patternTooComplex: ("pattern-too-complex", .error)
        case .queryInPath: ("query-in-path", .warning)
        case .fragmentInPath: ("fragment-in-path", .warning)
        case .hostInPath: ("host-in-path", .warning)
        case .misplacedNot: ("misplaced-not", .warning)
        case .patternNotEncoded: ("pattern-not-encoded", .warning)
        case .patternEncoded: ("pattern-encoded", .warning)
        case .invalidVariableName: ("variable-name", .error)
        case .variableInValue: ("variable-in-value", .error)
        case .emptyVariable: ("empty-variable", .warning)
        case .emptyValue: ("empty-value", .warning)
        case .redefinedVariable: ("redefined-variable", .warning)
        case .unusedVariable: ("unused-variable", .note)
        case .catchAll: ("catch-all", .warning)
        case .unreachableRule: ("unreachable-rule", .warning)
        }
    }
}

extension SiteAssociation.Finding {
    /// The stable name of the finding.
    public var id: String { code.id }

    /// The severity of the finding.
    public var severity: SiteAssociation.Severity { code.severity }
}
