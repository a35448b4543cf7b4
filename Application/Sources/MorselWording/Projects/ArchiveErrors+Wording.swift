// SPDX-License-Identifier: Apache-2.0

public import AppClipBundle
import AppClipTypes
public import ProjectFiles

extension BundleFiles.OpeningError {
    /// The end of a sentence that explains why the files cannot be opened.
    public var sentence: String {
        switch self {
        case .missing: "there is nothing with this name."
        case .unreadable: "it is neither a folder nor a readable file."
        case .archive(let error): error.sentence
        }
    }
}

extension BuiltBundle.ReadingError {
    /// The end of a sentence that explains why there is no app.
    public var sentence: String {
        switch self {
        case .noApp:
            "it holds no app; specify an .app, an .ipa or an .xcarchive."
        case .severalApps(let names):
            "it holds several apps (\(names.joined(separator: ", "))); there must be one."
        @unknown default: "it holds no app that can be read."
        }
    }
}

extension SizeReport.ReadingError {
    /// The end of a sentence that explains why the report cannot be read.
    public var sentence: String {
        switch self {
        case .tooLarge: "it is larger than \(ByteCount(SizeReport.largestFile)), the maximum size."
        case .tooManyVariants: "it has more than \(SizeReport.mostVariants) variants, the maximum."
        case .encoding: "it is neither UTF-8 nor UTF-16."
        case .list(let error): "it is not a readable property list: \(error.words)."
        case .noVariants:
            "it is not a size report of Xcode; it has no 'Variant:' with a size."
        case .size(let line):
            "the variant in line \(line) has no size that can be read, such as '9.1 MB'."
        @unknown default: "it is not a size report of Xcode."
        }
    }
}
