// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject

extension PropertyFile {
    /// The location of the beginning of the file.
    var start: Place? {
        path.map { Place(file: $0, position: TextPosition(line: 1, column: 1)) }
    }

    /// The location of the error that prevents reading the file; `nil` if there is none, or it is not known.
    var faultPlace: Place? {
        guard case .unreadable(let error) = state, case .propertyList(_, let position) = error.code
        else { return nil }
        return Place(file: error.path, position: position)
    }
}

extension ProjectReadingError {
    /// The error in an Info.plist or in entitlements, as the end of a sentence.
    var words: String {
        switch code {
        case .propertyList(let error, let position):
            switch error.code {
            case .mergeConflict: "a merge conflict is not resolved in '\(path)'"
            case .tooLarge, .tooMany, .tooDeep: "'\(path)' is too large to be read"
            default:
                "'\(path)' is not a property list from line \(position.line), column \(position.column) on"
            }
        case .noDictionary: "'\(path)' is not a property list with a dictionary"
        default: "'\(path)' cannot be read"
        }
    }
}
