import AppClipTypes
public import AppSiteAssociation

extension SiteAssociation.Finding {
    /// What was found, as a sentence for people.
    public var sentence: String {
        let quote = comment.map { " Its author says: “\($0)”." } ?? ""
        let place = related.map { " (line \($0.position.line))" } ?? ""
        return code.sentence(subject ?? "", place) + (code.quotesAuthor ? quote : "")
    }

    /// What to do about it; `nil` where that goes without saying.
    public var mend: String? { code.mend }
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
        case .byteOrderMark: "The file begins with a byte order mark."
        case .signedFile:
            "The file is a signed message of old times; its signature was not checked."
        case .repeatedMember: "The name '\(subject)' occurs a second time; the last one counts."
        case .furtherFindings: "There is more to find; only the first findings are told."
        case .objectExpected: "An object is expected here."
        case .arrayExpected: "An array is expected here."
        case .stringExpected: "A string is expected here; the value is ignored."
        case .booleanExpected: "true or false is expected here; the value is ignored."
        case .sectionMissing: "The file names no App Clips: it has no section 'appclips'."
        case .appLinksMissing:
            "There is no section 'applinks'. Some deployments found 'appclips' ignored without one."
        case .appsMissing: "The section has no list 'apps'."
        case .unknownSection: "The system knows no section '\(subject)'."
        case .unknownMember:
            "Only 'apps' counts in this section; '\(subject)' is ignored. Which URLs invoke a clip is registered with the store."
        case .identifier(let error): "'\(subject)' is no app identifier: \(error.words)."
        case .repeatedIdentifier: "'\(subject)' is named a second time."
        case .appsNotEmpty: "The list 'applinks.apps' has to be empty."
        case .detailsDictionary: "The entries stand in a dictionary, which has no order."
        case .entryWithoutApp: "The entry names no app."
        case .appIDAndAppIDs: "The entry has both 'appID' and 'appIDs'."
        case .componentsAndPaths:
            "The entry has both 'components' and 'paths'; here 'components' are asked first."
        case .entryWithoutRules: "The entry has no rules, and matches nothing."
        case .appInSeveralEntries:
            "'\(subject)' stands in an earlier entry as well\(related), whose rules are asked first."
        case .unknownKey: "'\(subject)' means nothing here, and is ignored."
        case .patternInDefaults:
            "Rules inherit no patterns and no 'exclude' from defaults; they are ignored."
        case .queryPredicate:
            "The value of '\(subject)' is no string. That makes the whole dictionary void, and the rule fits any query."
        case .undefinedVariable:
            "The variable '\(subject)' is not defined; the pattern never matches."
        case .unterminatedVariable: "A '$(' in '\(subject)' has no ')'; the pattern never matches."
        case .patternTooComplex:
            "The variables of '\(subject)' and of earlier patterns cost more than is tried; it never matches."
        case .queryInPath:
            "A path never holds a query: the '?' in '\(subject)' stands for any one character."
        case .fragmentInPath: "A path never holds a fragment; '\(subject)' never matches."
        case .hostInPath: "A path never holds a scheme and a host; '\(subject)' never matches."
        case .misplacedNot:
            "'\(subject)' excludes nothing: 'NOT' works in 'paths' only, as 'NOT ' in capital letters."
        case .patternNotEncoded:
            "'\(subject)' has characters that a URL has only percent-encoded; it never matches."
        case .patternEncoded:
            "'\(subject)' is percent-encoded, but is compared with the decoded URL."
        case .variableName: "The name '\(subject)' holds '$', '(' or ')'; the variable is ignored."
        case .variableInValue: "Values hold no variables: '\(subject)' stands for itself."
        case .emptyVariable:
            "The variable '\(subject)' has no values; patterns with it never match."
        case .emptyValue: "A value is empty: the variable also fits nothing at all."
        case .redefinedVariable: "The variable '\(subject)' hides the predefined one of that name."
        case .unusedVariable: "No pattern names the variable '\(subject)'."
        case .catchAll: "The rule fits every URL."
        case .unreachableRule:
            "The rule is never asked: an earlier one\(related) fits all that it fits."
        @unknown default: "There is a finding without words."
        }
    }

    fileprivate var mend: String? {
        switch self {
        case .byteOrderMark: "Save the file as UTF-8 without a byte order mark."
        case .signedFile: "Serve the plain JSON; signatures have not been wanted since iOS 9.3."
        case .repeatedMember, .repeatedIdentifier: "Keep one of them."
        case .sectionMissing: "Add \"appclips\": { \"apps\": [\"PREFIX.BUNDLE-ID\"] }."
        case .appLinksMissing: "Add \"applinks\": { \"details\": [] }."
        case .appsMissing: "Add \"apps\": [\"PREFIX.BUNDLE-ID\"]."
        case .unknownMember: "Remove it, and register the URLs as experiences."
        case .identifier: "Write the team's prefix, a dot and the bundle identifier."
        case .appsNotEmpty: "Write [], or leave it out."
        case .detailsDictionary: "Write an array of { \"appIDs\": […], \"components\": […] }."
        case .entryWithoutApp: "Add \"appIDs\": [\"PREFIX.BUNDLE-ID\"]."
        case .appIDAndAppIDs: "Keep 'appIDs'."
        case .componentsAndPaths: "Write the paths as components: { \"/\": … }."
        case .entryWithoutRules: "Add \"components\": […], or remove the entry."
        case .appInSeveralEntries: "Put the rules of an app into one entry."
        case .patternInDefaults: "Write them into each rule that wants them."
        case .queryPredicate: "Write a string; \"*\" fits any value."
        case .undefinedVariable:
            "Define it in 'substitutionVariables'; capital letters count in names."
        case .unterminatedVariable: "Close it with ')'."
        case .patternTooComplex:
            "Give the variables fewer values with wildcards, or name them in fewer rules."
        case .queryInPath: "Move the query into \"?\": { \"name\": \"pattern\" }."
        case .fragmentInPath: "Move the fragment into \"#\"."
        case .hostInPath: "Write the path alone; the host is that of the file."
        case .misplacedNot: "In 'components', write \"exclude\": true."
        case .patternNotEncoded: "Percent-encode it, or set \"percentEncoded\": false."
        case .patternEncoded: "Write the characters themselves, or leave 'percentEncoded' out."
        case .variableInValue: "Write the values out."
        case .catchAll: "Nothing, if it is meant; a rule that fits all has to be the last one."
        case .unreachableRule: "Move it before the other one, or remove it."
        case .unusedVariable: "Remove it."
        default: nil
        }
    }
}

extension IdentifierError {
    fileprivate var words: String {
        switch code {
        case .prefixLength(let found):
            "the prefix has \(found) characters, \(AppIdentifier.prefixLength) are wanted"
        case .prefixCharacter: "the prefix has capital letters and digits only"
        case .emptyBundle: "the bundle identifier is missing"
        case .bundleTooLong: "the bundle identifier is too long"
        case .bundleCharacter: "a bundle identifier has letters, digits, hyphens and dots only"
        case .emptyLabel: "two dots follow each other, or a dot stands at an end"
        @unknown default: "it has another form"
        }
    }
}
