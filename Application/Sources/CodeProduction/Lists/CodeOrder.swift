// SPDX-License-Identifier: Apache-2.0

public import AppClipCodes

/// One code of a list.
public struct CodeOrder: Sendable, Hashable {
    /// The row of the list, as a spreadsheet numbers it.
    public let row: Int

    /// The name of the file to write.
    public let fileName: String

    /// The URL to encode, not checked yet.
    public let url: String

    /// The style of the code.
    public let style: CodeStyle

    /// Creates an order.
    public init(row: Int, fileName: String, url: String, style: CodeStyle) {
        self.row = row
        self.fileName = fileName
        self.url = url
        self.style = style
    }
}

/// An error in a row of a list.
public struct RowError: Error, Sendable, Hashable {
    /// The row of the list, as a spreadsheet numbers it.
    public let row: Int

    /// The code of the row, if the row could be read: a row of a list of URLs can
    /// have several.
    public let order: CodeOrder?

    /// The reason of the error.
    public let reason: Reason

    /// The reasons a row can be wrong.
    @nonexhaustive public enum Reason: Sendable, Hashable {
        /// The row has another number of fields than the header.
        case fieldCount(actual: Int, expected: Int)
        /// The file name is empty.
        case emptyFileName
        /// The file name has a slash or a backslash, is `.` or `..`, or has a control character or
        /// one that sets the direction of text.
        case unsafeFileName
        /// The file name ends with a dot or a blank, which Windows drops.
        case fileNameEnding
        /// The file name is reserved for a device on Windows.
        case reservedFileName
        /// The file name is longer than the limit, in characters.
        case longFileName(length: Int, limit: Int)
        /// The file name takes more bytes than file systems allow.
        case fileNameTakesTooMuch(bytes: Int, limit: Int)
        /// The file name does not end with `.svg`.
        case notAnSVGName
        /// An earlier row has the same file name, ignoring case.
        case repeatedFileName(earlierRow: Int)
        /// A colour is not six hexadecimal digits.
        case color(column: Column, fault: RGBColor.ParsingError)
        /// The type is neither `cam` nor `nfc`.
        case type
        /// The logo is neither `badge` nor `none`.
        case logo
        /// The two colours have too little contrast.
        case contrast(ColorPair)
        /// The URL cannot be in a code.
        case url(AppClipCode.EncodingError)
        /// The URL does not belong to the experience.
        case otherExperience
        /// The file is not writable.
        case write(String)
        /// The existing file is missing or not readable.
        case read(String)
        /// The file is not an App Clip Code.
        case notACode(SVGReading.ReadingError)
        /// The file holds another URL.
        case otherURL
    }

    /// Creates an error for a row without a code.
    public init(row: Int, reason: Reason) {
        self.row = row
        order = nil
        self.reason = reason
    }

    /// Creates an error for a code.
    public init(_ order: CodeOrder, reason: Reason) {
        row = order.row
        self.order = order
        self.reason = reason
    }
}

/// The columns of a list of codes, by the names that Apple's script requires.
public enum Column: String, Sendable, Hashable, CaseIterable {
    /// The name of the file to write.
    case fileName = "SVG File Name"
    /// The URL to encode.
    case url = "URL"
    /// The background colour, as six hexadecimal digits.
    case background = "Background Color"
    /// The foreground colour, as six hexadecimal digits.
    case foreground = "Foreground Color"
    /// The type: `cam` or `nfc`.
    case type = "Type"
    /// The logo: `badge` or `none`.
    case logo = "Logo"
}
