internal import AppClipCodes
internal import CodeProduction

extension Words {
    /// Why a file is no list.
    static func refusal(_ failure: CodeList.Failure, file: String) -> Refusal {
        Refusal("list", "\(InputFile.name(file)): \(sentence(failure))")
    }

    static func sentence(_ failure: CodeList.Failure) -> String {
        switch failure {
        case .csv(let error):
            return "row \(error.row): \(sentence(error.code))"
        case .empty:
            return "the list has no rows."
        case .repeatedColumn(let column):
            return "the column '\(column.rawValue)' stands twice."
        case .header(let missing, let unknown):
            let header = Column.allCases.map(\.rawValue).joined(separator: ",")
            let names = missing.map { "'\($0.rawValue)'" }.joined(separator: ", ")
            let others = unknown.map { "'\($0)'" }.joined(separator: ", ")
            if missing.isEmpty {
                return
                    "row 1: \(others) \(unknown.count == 1 ? "is no column" : "are no columns"); "
                    + "the header is \(header)."
            }
            if unknown.isEmpty {
                return "row 1: \(names) \(missing.count == 1 ? "is" : "are") missing; "
                    + "the header is \(header) "
                    + "(a list of URLs alone has no header)."
            }
            return "row 1: the header has \(others) where \(names) "
                + "\(missing.count == 1 ? "is" : "are") wanted; "
                + "the header is \(header) (a list of URLs alone has no header)."
        }
    }

    private static func sentence(_ code: CSVRecords.Failure.Code) -> String {
        switch code {
        case .fileTooLarge(let limit): "the file has more than \(limit >> 20) MiB."
        case .tooManyRecords(let limit): "the list has more than \(limit) rows."
        case .tooManyFields(let limit): "the row has more than \(limit) fields."
        case .fieldTooLong(let limit): "a field has more than \(limit >> 10) KiB."
        case .openQuotation: "a quotation mark is not closed."
        case .textBehindQuotation:
            "something stands between a closing quotation mark and the comma."
        case .notUTF8: "the text is not UTF-8; save the list as UTF-8."
        @unknown default: "the row cannot be read."
        }
    }

    /// Why a row cannot be made.
    static func report(_ failure: RowFailure) -> ErrorReport {
        var report =
            if case .url(let error) = failure.reason {
                report(error, text: failure.order?.url ?? "")
            } else {
                ErrorReport(code: "row", message: sentence(failure.reason))
            }
        report.row = failure.row
        report.file = failure.order?.fileName
        return report
    }

    private static func sentence(_ reason: RowFailure.Reason) -> String {
        switch reason {
        case .fieldCount(let actual, let expected):
            "it has \(actual) fields and the header \(expected)."
        case .emptyFileName:
            "\(Column.fileName.rawValue): it is empty."
        case .unsafeFileName:
            "\(Column.fileName.rawValue): a plain name is wanted, without '/', '\\' or control "
                + "characters."
        case .longFileName(let length, let limit):
            "\(Column.fileName.rawValue): it has \(length) characters; at most \(limit) are taken."
        case .fileNameTakesTooMuch(let bytes, let limit):
            "\(Column.fileName.rawValue): it takes \(bytes) bytes; at most \(limit) are taken."
        case .notAnSVGName:
            "\(Column.fileName.rawValue): it has to end in '.svg'."
        case .repeatedFileName(let row):
            "\(Column.fileName.rawValue): row \(row) has the same name, capital letters aside."
        case .color(let column, let fault):
            "\(column.rawValue): "
                + (fault.code == .length
                    ? "six hexadecimal digits are wanted, such as FF3B30."
                    : "character \(fault.offset + 1) is no hexadecimal digit; six are wanted.")
        case .type:
            "\(Column.type.rawValue): 'cam' or 'nfc' is wanted."
        case .logo:
            "\(Column.logo.rawValue): 'badge' or 'none' is wanted."
        case .contrast(let pair):
            "foreground \(pair.foreground) on background \(pair.background) has too little "
                + "contrast; 'morsel code suggest' names others."
        case .url:
            "the URL cannot be in a code."
        case .otherExperience:
            "url: it does not begin with the URL of the experience."
        case .write(let reason), .read(let reason):
            reason
        case .notACode(let failure):
            "the file is no code: \(sentence(failure))"
        case .otherURL:
            "the file holds another URL than the row says."
        @unknown default:
            "the row cannot be made."
        }
    }
}
