// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
public import CodeProduction

extension CodeList.ReadingError {
    /// A sentence that explains why a file is not a list of codes.
    public var sentence: String {
        switch self {
        case .csv(let error):
            return "row \(error.row): \(error.code.clause)"
        case .empty:
            return "the list is empty."
        case .repeatedColumn(let column):
            return "the column '\(column.rawValue)' appears twice."
        case .header(let missing, let unknown):
            let header = Column.allCases.map(\.rawValue).joined(separator: ",")
            let names = missing.map { "'\($0.rawValue)'" }.joined(separator: ", ")
            let others = unknown.map { "'\($0)'" }.joined(separator: ", ")
            if missing.isEmpty {
                return
                    "header: \(others) \(unknown.count == 1 ? "is not a column" : "are not columns"); "
                    + "the header must be \(header)."
            }
            if unknown.isEmpty {
                return
                    "header: \(names) \(missing.count == 1 ? "is" : "are") missing; the header "
                    + "must be \(header) (a list of URLs has no header)."
            }
            return "header: \(others) \(unknown.count == 1 ? "is" : "are") where \(names) "
                + "\(missing.count == 1 ? "is" : "are") expected; the header must be \(header) (a "
                + "list of URLs has no header)."
        }
    }
}

extension RowError.Reason {
    /// A sentence that explains why no code can be generated for a row.
    public var sentence: String {
        switch self {
        case .fieldCount(let actual, let expected):
            "the row has \(actual) fields, but the header has \(expected)."
        case .emptyFileName:
            "\(Column.fileName.rawValue): the name is empty."
        case .unsafeFileName:
            "\(Column.fileName.rawValue): the name must not be '.' or '..', or contain '/', '\\' "
                + "or control characters."
        case .fileNameEnding:
            "\(Column.fileName.rawValue): the name must not end in a dot or a blank, which Windows "
                + "removes."
        case .reservedFileName:
            "\(Column.fileName.rawValue): Windows reserves the name for a device; choose another."
        case .longFileName(let length, let limit):
            "\(Column.fileName.rawValue): the name has \(length) characters; the maximum is "
                + "\(limit)."
        case .fileNameTakesTooMuch(let bytes, let limit):
            "\(Column.fileName.rawValue): the name has \(bytes) bytes; the maximum is \(limit)."
        case .notAnSVGName:
            "\(Column.fileName.rawValue): the name must end in '.svg'."
        case .repeatedFileName(let row):
            "\(Column.fileName.rawValue): row \(row) has the same name, ignoring case."
        case .color(let column, let fault):
            "\(column.rawValue): "
                + (fault.code == .length
                    ? "the colour must be six hexadecimal digits, such as FF3B30."
                    : "character \(fault.offset + 1) is not a hexadecimal digit; the colour must "
                        + "be six of them.")
        case .type:
            "\(Column.type.rawValue): the type must be 'cam' or 'nfc'."
        case .logo:
            "\(Column.logo.rawValue): the logo must be 'badge' or 'none'."
        case .contrast(let pair):
            "the contrast of foreground \(pair.foreground) on background \(pair.background) is too "
                + "low; 'morsel code suggest' suggests others."
        case .url:
            "the URL cannot be encoded."
        case .otherExperience:
            "url: the URL does not start with the URL of the experience."
        case .write(let reason), .read(let reason):
            reason
        case .notACode(let failure):
            "the file is not an App Clip Code: \(failure.sentence)"
        case .otherURL:
            "the file encodes a different URL than the row."
        @unknown default:
            "no code can be generated for the row."
        }
    }
}
