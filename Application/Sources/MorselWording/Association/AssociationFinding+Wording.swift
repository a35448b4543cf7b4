// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
public import AppSiteAssociation

extension SiteAssociation.Finding {
    /// A sentence that describes the finding, with the file's own comment where that helps.
    public var sentence: String {
        let quote = comment.map { " The file's comment on it: “\($0)”." } ?? ""
        let place = related.map { " (line \($0.position.line))" } ?? ""
        return code.sentence(subject ?? "", place) + (code.quotesAuthor ? quote : "")
    }

    /// A sentence that explains how to fix it; `nil` if the finding itself says so.
    public var remedy: String? { code.remedy }
}

extension SiteAssociation.Finding.Code {
    fileprivate var quotesAuthor: Bool {
        switch self {
        case .catchAll, .unreachableRule, .undefinedVariable, .misplacedNot: true
        default: false
        }
    }

    fileprivate func sentence(_ subject: String, _ related: String) -> String {
        switch self {
        case .byteOrderMark: "The file starts with a byte order mark."
        case .signedFile:
            "The file is signed, as older systems required; its signature was not verified."
        case .repeatedMember: "The name '\(subject)' is repeated; only the last value is used."
        case .furtherFindings: "There are more problems; only the first ones are listed."
        case .objectExpected: "The value must be an object."
        case .arrayExpected: "The value must be an array."
        case .stringExpected: "The value is ignored because it is not a string."
        case .booleanExpected: "The value is ignored because it is not true or false."
        case .sectionMissing: "The file lists no App Clips: it has no section 'appclips'."
        case .appLinksMissing:
            "The file has no section 'applinks'. On some sites, 'appclips' was ignored without it."
        case .appsMissing: "The section has no array 'apps'."
        case .unknownSection: "'\(subject)' is not a section that the system reads."
        case .unknownMember:
            "'\(subject)' is ignored: this section has only 'apps'. The URLs that invoke a clip "
                + "are registered in App Store Connect."
        case .invalidIdentifier(let error):
            "'\(subject)' is not an app identifier: \(error.words(about: subject))."
        case .repeatedIdentifier: "'\(subject)' is listed twice."
        case .appsNotEmpty: "The array 'applinks.apps' must be empty."
        case .detailsDictionary: "The entries of 'details' are in a dictionary, which has no order."
        case .entryWithoutApp: "The entry has no app identifier."
        case .appIDAndAppIDs: "The entry has both 'appID' and 'appIDs'."
        case .componentsAndPaths:
            "The entry has both 'components' and 'paths'; 'components' are evaluated first."
        case .entryWithoutRules: "The entry has no rules, so it matches no URL."
        case .appInSeveralEntries:
            "'\(subject)' is also in an earlier entry\(related), whose rules are evaluated first."
        case .unknownKey: "'\(subject)' is not a known key here and is ignored."
        case .patternInDefaults:
            "Each rule that does not set them itself inherits these keys from 'defaults': "
                + "\(subject)."
        case .queryValueNotString:
            "The value of '\(subject)' is not a string, so the whole query dictionary is ignored "
                + "and the rule matches any query."
        case .undefinedVariable:
            "The variable '\(subject)' is not defined; the pattern never matches."
        case .unterminatedVariable: "A '$(' in '\(subject)' has no ')'; the pattern never matches."
        case .patternTooComplex:
            "'\(subject)' never matches: its variables and those of earlier patterns have too many "
                + "combinations."
        case .queryInPath:
            "A path never contains a query: the '?' in '\(subject)' matches any single character."
        case .fragmentInPath: "'\(subject)' never matches: a path never contains a fragment."
        case .hostInPath: "'\(subject)' never matches: a path never contains a scheme or a host."
        case .misplacedNot:
            "'\(subject)' excludes nothing: only an uppercase 'NOT ' at the start of an entry of "
                + "'paths' does."
        case .patternNotEncoded:
            "'\(subject)' never matches: it has characters that are always percent-encoded in a "
                + "URL."
        case .patternEncoded:
            "'\(subject)' is percent-encoded but is compared with the decoded URL."
        case .invalidVariableName:
            "The variable is ignored: its name '\(subject)' contains '$', '(' or "
                + "')'."
        case .variableInValue: "Values cannot contain variables: '\(subject)' is matched literally."
        case .emptyVariable:
            "The variable '\(subject)' has no values, so patterns with it never match."
        case .emptyValue: "A value is empty, so the variable also matches the empty string."
        case .redefinedVariable:
            "The variable '\(subject)' replaces the predefined variable of "
                + "that name."
        case .unusedVariable: "The variable '\(subject)' is not used in any pattern."
        case .catchAll: "The rule matches every URL."
        case .unreachableRule:
            "The rule has no effect: an earlier rule\(related) matches every URL that it matches."
        @unknown default: "No description of this finding is available."
        }
    }

    fileprivate var remedy: String? {
        switch self {
        case .byteOrderMark: "Save the file as UTF-8 without a byte order mark."
        case .signedFile: "Serve the JSON without a signature; since iOS 9.3 it is not needed."
        case .repeatedMember, .repeatedIdentifier: "Remove one of them."
        case .sectionMissing: "Add \"appclips\": { \"apps\": [\"PREFIX.BUNDLE-ID\"] }."
        case .appLinksMissing: "Add \"applinks\": { \"details\": [] }."
        case .appsMissing: "Add \"apps\": [\"PREFIX.BUNDLE-ID\"]."
        case .unknownMember: "Remove it and register the URLs as App Clip experiences."
        case .invalidIdentifier: "Write the team's prefix, a dot and the bundle identifier."
        case .appsNotEmpty: "Use an empty array [], or remove it."
        case .detailsDictionary: "Write an array of { \"appIDs\": […], \"components\": […] }."
        case .entryWithoutApp: "Add \"appIDs\": [\"PREFIX.BUNDLE-ID\"]."
        case .appIDAndAppIDs: "Keep 'appIDs' and remove 'appID'."
        case .componentsAndPaths: "Write the paths as components: { \"/\": … }."
        case .entryWithoutRules: "Add \"components\": […], or remove the entry."
        case .appInSeveralEntries: "Move all rules of the app into one entry."
        case .patternInDefaults: "If only some rules need them, move them into those rules."
        case .queryValueNotString: "Use a string; \"*\" matches any value."
        case .undefinedVariable:
            "Define it in 'substitutionVariables'; names are case-sensitive."
        case .unterminatedVariable: "Add the ')' at the end of the variable."
        case .patternTooComplex:
            "Reduce the variables' values with wildcards, or use the variables in fewer rules."
        case .queryInPath: "Move the query into \"?\": { \"name\": \"pattern\" }."
        case .fragmentInPath: "Move the fragment into \"#\"."
        case .hostInPath: "Use only the path; the host is the one that serves the file."
        case .misplacedNot: "In 'components', use \"exclude\": true."
        case .patternNotEncoded: "Percent-encode it, or set \"percentEncoded\": false."
        case .patternEncoded: "Write the decoded characters, or remove 'percentEncoded'."
        case .variableInValue: "List the values of that variable instead."
        case .catchAll:
            "If this is intended, keep the rule last; otherwise make its pattern more "
                + "specific."
        case .unreachableRule: "Move it before the earlier rule, or remove it."
        case .unusedVariable: "Remove it."
        default: nil
        }
    }
}
