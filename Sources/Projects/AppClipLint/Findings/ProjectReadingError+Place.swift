// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject

extension ProjectReadingError {
    /// The location of the error; the start of the file if it has no line.
    var place: Place {
        let start = TextPosition(line: 1, column: 1)
        return switch code {
        case .propertyList(_, let position): Place(file: path, position: position)
        case .markup(let position): Place(file: path, position: position)
        default: Place(file: path, position: start)
        }
    }

    /// Whether the file does not exist.
    var isAbsence: Bool { if case .file(.missing) = code { true } else { false } }
}
