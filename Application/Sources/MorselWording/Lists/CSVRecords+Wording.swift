// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
public import CodeProduction

extension CSVRecords.ReadingError.Code {
    /// The end of a sentence that describes the error, to follow the row.
    public var clause: String {
        switch self {
        case .fileTooLarge(let limit): "the file is larger than \(ByteCount(limit))."
        case .tooManyRecords(let limit): "the list has more than \(limit) rows."
        case .tooManyFields(let limit): "the row has more than \(limit) fields."
        case .fieldTooLong(let limit): "a field is larger than \(ByteCount(limit))."
        case .openQuotation: "a quotation mark is not closed."
        case .textAfterQuotation:
            "there is text between a closing quotation mark and the separator."
        case .notUTF8: "the text is not UTF-8; save the list as UTF-8."
        @unknown default: "the row cannot be read."
        }
    }
}
