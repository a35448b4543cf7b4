// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats
import AppClipTypes
public import AppSiteAssociation

extension SiteAssociation.EditingError {
    /// A sentence that explains why the file was not changed.
    public var sentence: String {
        switch self {
        case .notJSON(let error): "The file is not valid JSON. \(error.sentence)"
        case .signed: "The file is signed; a change would invalidate its signature."
        case .type(let place):
            "The value of '\(place.path)' (line \(place.position.line)) has the wrong type; fix "
                + "the file first."
        case .appLinks:
            "An app in 'applinks' needs rules, which this command does not write; edit "
                + "the file."
        case .tooLarge:
            "The file would be larger than \(ByteCount(SiteAssociation.largestFile)), the maximum "
                + "size."
        @unknown default: "The file cannot be changed."
        }
    }
}

extension LinkURL.ParsingError {
    /// A sentence that explains why the text is not a URL that rules can be matched against.
    public var sentence: String {
        switch self {
        case .tooLong: "The URL is longer than \(LinkURL.longestText) bytes, the maximum."
        case .schemeMissing: "The URL has no scheme; add https:// before the host."
        case .hostMissing: "The URL has no host."
        @unknown default: "The URL is not valid."
        }
    }
}

extension LinkRequest.ParsingError {
    /// A sentence that explains why the request is invalid.
    public var sentence: String {
        switch self {
        case .tooLong: "The line is longer than \(LinkRequest.longestLine) bytes, the maximum."
        case .notJSON(let error):
            "The line is not valid JSON: column \(error.position.column): \(error.words)."
        case .notObject: "The line is not a JSON object."
        case .member("aasa"):
            "The member 'aasa' is missing; it must be the association file, as "
                + "an object or as a string."
        case .member(let name): "The member '\(name)' is missing or not a string."
        case .file(let error): "The file in 'aasa' is not valid JSON. \(error.sentence)"
        case .fileNotObject: "The file in 'aasa' is not a JSON object."
        case .notHTTPS: "The URL in 'url' does not use https; universal links always do."
        case .url(let error): "The URL in 'url' is not valid. \(error.sentence)"
        @unknown default: "The line is not a valid request."
        }
    }
}

extension PropertyListError {
    /// A sentence that explains why the bytes are not a property list.
    public var sentence: String {
        switch code {
        case .tooLarge:
            "The file is larger than \(ByteCount(PropertyList.largestFile)), the maximum size."
        case .tooDeep, .tooMany:
            "The file has too many values, or they are nested too deeply."
        case .form: "The file is not a property list, in XML or binary format, with a dictionary."
        default: "The file is not a property list of entitlements; the error is at byte \(offset)."
        }
    }
}

extension AssociationCheck.Note {
    /// The note, as a sentence.
    public var sentence: String {
        switch self {
        case .wildcard(let role):
            "The \(role.rawValue)'s entitlement includes the host only by a wildcard such as "
                + "'*.example.com', which does not include 'example.com' itself."
        case .mode(let mode, let role):
            "The \(role.rawValue)'s entitlement entry has the mode '\(mode.rawValue)': only "
                + "devices in that mode fetch the site's file."
        case .appNotInFile:
            "The file does not list the full app, which is required if the app reads App Clip "
                + "Codes with ARKit."
        @unknown default: "No description of this note is available."
        }
    }
}
