// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

extension XcconfigFile.ParsingError {
    /// A few words that describe the fault of a line, without its location.
    public var words: String {
        switch code {
        case .tooLarge: "the file is larger than is read"
        case .encoding: "the file is neither UTF-8 nor UTF-16"
        case .nameExpected: "a setting's name, #include or // is expected"
        case .equalsExpected: "= is expected after the setting"
        case .condition: "a condition must be written as [sdk=iphoneos*]"
        case .directive: "only #include and #include? are known"
        case .path: "#include takes one path in quotation marks, and nothing after it"
        case .mergeConflict:
            "there is an unresolved conflict; merge the two versions, and remove the marks"
        @unknown default: "the line is not a setting"
        }
    }
}
