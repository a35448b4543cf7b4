// SPDX-License-Identifier: Apache-2.0

/// A file of the project that is left out of a build on Linux.
public struct SkippedFile: Sendable, Hashable {
    /// The reasons to leave a file out.
    public enum Reason: String, Sendable, Hashable {
        /// A source in Objective-C, C or C++.
        case otherLanguage
        /// A file from which Xcode generates code.
        case generatesCode
        /// A file of Interface Builder, or shaders, which nothing here draws.
        case notDrawn
        /// The file does not exist.
        case missing
        /// The file is too large, or is not UTF-8 text.
        case unreadable
        /// A PDF that is not drawn because Poppler's programs are not installed.
        case noPDFProgram
        /// A PDF that cannot be drawn within the limits.
        case undrawablePDF
        /// A symbol whose file is not a template of SF Symbols.
        case noSymbolTemplate
        /// An icon of Icon Composer that cannot be read.
        case noComposedIcon
    }

    /// The path in the folder of the project.
    public let path: String
    /// The reason it is left out.
    public let reason: Reason

    /// Creates a description of a file that is left out.
    public init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }
}
