// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats
public import AppClipProject
import AppClipTypes

extension ProjectProblem {
    /// A sentence that describes the problem, without its location.
    public var sentence: String {
        switch code {
        case .unreadable(let error): "The file cannot be read: \(error.words)."
        case .form: "The file does not have the form that files of its kind have."
        case .duplicateObject(let id):
            "The project has two objects with the ID \(id). Xcode uses the last one."
        case .duplicateConfiguration(let name):
            "There are two configurations with the name '\(name)'. The first one counts."
        case .danglingReference(let id): "The project has no object with the ID \(id)."
        case .circularInclude(let path): "The settings file includes itself through '\(path)'."
        case .settingsLine:
            "The line is neither an assignment such as NAME = value nor an #include."
        case .tooMany: "There are more files here than Morsel reads; the rest is left out."
        @unknown default: "No description of this problem is available."
        }
    }
}

extension UnreadProject {
    /// A stable name of the reason, for programs.
    public var code: String {
        switch reason {
        case .unreadable: "unreadable"
        case .generatedByXcodeGen: "xcodegen"
        case .generatedByTuist: "tuist"
        case .tooMany: "tooMany"
        @unknown default: "other"
        }
    }

    /// A sentence that explains why the project was not read, without its path.
    public var sentence: String {
        switch reason {
        case .unreadable(let error): error.sentence
        case .generatedByXcodeGen:
            "XcodeGen makes the project from this file. Run 'xcodegen generate' first."
        case .generatedByTuist:
            "Tuist makes the project from this file. Run 'tuist generate' first."
        case .tooMany: "There are more folders than Morsel searches. Name the project itself."
        @unknown default: "No description of this reason is available."
        }
    }
}

extension ProjectReadingError {
    /// A sentence that explains why a file of a project cannot be read, without its path.
    public var sentence: String {
        switch code {
        case .propertyList(_, let position), .markup(let position):
            "Line \(position.line), column \(position.column): \(words)."
        default: reason
        }
    }

    /// The same sentence without the line and column, for output that shows them separately.
    public var reason: String { words.prefix(1).uppercased() + words.dropFirst() + "." }

    private var words: String {
        switch code {
        case .file(let error): "the file cannot be read: \(error.words)"
        case .propertyList(let error, _): error.words(of: "property list")
        case .markup: "the file is not valid XML"
        case .noProject: "the file has no Xcode project in it"
        case .noDictionary: "the property list is not a dictionary"
        @unknown default: "the file cannot be read"
        }
    }
}

extension FileTreeError {
    /// A few words that explain why the file cannot be read.
    public var words: String {
        switch self {
        case .missing: "it does not exist"
        case .tooLarge(let limit): "it is larger than \(ByteCount(limit)), the maximum size"
        case .archiveTooLarge(let limit):
            "the archive around it unpacks to more than \(ByteCount(limit)), the most that is read of one of its size"
        case .unreadable: "it is not a file that can be opened"
        @unknown default: "it is not available"
        }
    }
}

extension PropertyListError {
    /// Returns a few words that describe the error, with the name of the format, such as "property list".
    fileprivate func words(of kind: String) -> String {
        switch code {
        case .tooLarge: "the \(kind) is larger than Morsel reads"
        case .tooDeep: "values are nested too deeply"
        case .tooMany: "there are too many values"
        case .form: "the file is not a \(kind)"
        case .encoding: "the file is neither UTF-8 nor UTF-16"
        case .mergeConflict: "a merge conflict is not resolved"
        case .stringNotClosed: "a string has no closing quotation mark"
        case .commentNotClosed: "a comment has no '*/'"
        case .arrayNotClosed: "an array has no ')'"
        case .dictionaryNotClosed: "a dictionary has no '}'"
        case .equalsExpected: "'=' is expected after a name"
        case .semicolonExpected: "';' is expected after a value"
        case .commaExpected: "',' or ')' is expected after a value"
        case .textAfterEnd: "there is text after the end of the \(kind)"
        case .nameExpected: "a name is expected"
        case .valueExpected: "a value is expected"
        case .notClosed: "an element is not closed"
        case .element: "an element does not belong to a \(kind)"
        default: "the \(kind) is damaged"
        }
    }
}
