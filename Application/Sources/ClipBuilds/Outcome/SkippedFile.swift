// SPDX-License-Identifier: Apache-2.0

/// A file of the project that has no part in a build on Linux.
public struct SkippedFile: Sendable, Hashable {
    /// Why not.
    public enum Reason: String, Sendable, Hashable {
        /// Objective-C, C or C++.
        case otherLanguage
        /// Xcode generates code from it.
        case generatesCode
        /// Interface Builder's, or shaders: nothing here shows them.
        case notDrawn
        /// It is not there.
        case missing
        /// It is too large, or is no text in UTF-8.
        case unreadable
        /// A PDF, and Poppler's programs are not installed.
        case noPDFProgram
        /// A PDF that is not drawn within the limits.
        case undrawablePDF
        /// A symbol whose file is no template of SF Symbols.
        case noSymbolTemplate
        /// An icon of Icon Composer that cannot be read.
        case noComposedIcon
    }

    /// The path in the folder of the project.
    public let path: String
    /// Why not.
    public let reason: Reason

    /// A file that is left out.
    public init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }
}
