public import AppSiteAssociation

extension SiteAssociation.EditingError {
    /// Why a file was not changed, as a sentence for people.
    public var sentence: String {
        switch self {
        case .notJSON(let error): "The file is no JSON. \(error.sentence)"
        case .signed: "The file is a signed message; a change would break its signature."
        case .type(let place):
            "The value of '\(place.path)' (line \(place.position.line)) is of another type; mend the file first."
        case .appLinks: "An app in 'applinks' needs rules; write them by hand."
        case .tooLarge:
            "The file would be larger than \(SiteAssociation.largestFile >> 10) KiB, the most that is taken."
        @unknown default: "The file cannot be changed."
        }
    }
}

extension LinkURL.ParsingError {
    /// Why a text is no URL that rules can be asked about, as a sentence for people.
    public var sentence: String {
        switch self {
        case .tooLong: "It is longer than \(LinkURL.longestText) bytes."
        case .schemeMissing: "There is no scheme; write https:// before the host."
        case .hostMissing: "There is no host."
        @unknown default: "It is no URL."
        }
    }
}

extension LinkQuestion.ParsingError {
    /// Why no rule can be asked, as a sentence for people.
    public var sentence: String {
        switch self {
        case .tooLong: "The line is longer than \(LinkQuestion.longestLine) bytes."
        case .notJSON(let error):
            "The line is no JSON: column \(error.position.column): \(error.words)."
        case .notObject: "The line is no object in braces."
        case .member("aasa"): "The member 'aasa' is missing; give the file, or a string of it."
        case .member(let name): "The member '\(name)' is missing or no string."
        case .file(let error): "The file in 'aasa' is no JSON. \(error.sentence)"
        case .fileNotObject: "The file in 'aasa' is no object in braces."
        case .notHTTPS: "The URL in 'url' is not https; no app is ever asked about it."
        case .url(let error): "The URL in 'url' cannot be decided about. \(error.sentence)"
        @unknown default: "The line is no question."
        }
    }
}

extension PropertyListError {
    /// Why bytes are no property list, as a sentence for people.
    public var sentence: String {
        switch code {
        case .tooLarge:
            "It is larger than \(PropertyList.largestFile >> 20) MiB, the most that is read."
        case .tooDeep, .tooMany:
            "It has more values, or more of them within each other, than are read."
        case .form: "It is no property list of a dictionary in XML or binary form."
        default: "It is no property list of entitlements: byte \(offset) is at fault."
        }
    }
}

extension AssociationCheck.Note {
    /// What may surprise, as a sentence for people.
    public var sentence: String {
        switch self {
        case .wildcard(let role):
            "The \(role.rawValue)'s entitlement covers the host by a wildcard, which does not stand for the bare domain."
        case .mode(let mode, let role):
            "The \(role.rawValue)'s entry has the mode '\(mode.rawValue)': only such devices ask the site."
        case .appNotInFile:
            "The file does not name the full app. It has to where the app decodes anchors of codes."
        @unknown default: "There is something without words."
        }
    }
}
