// SPDX-License-Identifier: Apache-2.0

import SourceScan

/// A Swift source of an app for iPhone, rewritten so that a compiler on Linux accepts it.
///
/// Lines keep their numbers, so that the locations in compiler messages are those of the original source. Columns stay
/// the same, too, except after `#selector`, `#keyPath` and the name of a protocol that was for Objective-C. Comments
/// and strings are not changed.
///
/// | written | becomes |
/// |---|---|
/// | `os(iOS)`, `targetEnvironment(simulator)` in `#if` | `true` |
/// | `os(Linux)` in `#if` | `false`; other systems are false on Linux anyhow |
/// | `#Preview { … }`, `#Playground { … }` | nothing |
/// | `#Preview { … }`, if previews are kept | `func morselPreview_3_0() -> some View { … }` |
/// | `@objc`, `@IBAction`, `@IBOutlet` and the like | nothing |
/// | `@objc protocol P` | `protocol P: AnyObject`, which it was |
/// | `@UIApplicationMain` | `@main` |
/// | `@Entry var a = 1` of `EnvironmentValues` | a property `a`, and its key with the default |
/// | `#selector(move(_:))` | `Selector("move(_:)", …)`, with a closure that calls a method of the source |
/// | `#keyPath(Person.name)` | `("Person.name")`, without the type: `("name")` |
/// | `import UIKit.UIImage` | `import UIKit` |
/// | `import Darwin` | `import Glibc` |
///
/// Rewriting a rewritten source changes nothing, if it is Swift.
///
/// - Complexity: O(*n*), where *n* is the number of bytes, whatever the content.
public struct RewrittenSource: Sendable, Hashable {
    /// The maximum size of a source, in bytes.
    public static let sizeLimit = 16 << 20

    /// The source as it is compiled.
    public let bytes: [UInt8]

    /// The previews in the source, in their order.
    public let previews: [SourcePreview]

    /// The static members that extensions in the source add to types: for `extension Color { static let sea = … }` it
    /// is `sea` of `Color`.
    ///
    /// An asset catalog must not add members with the same names.
    public let addedMembers: [String: Set<String>]

    /// Rewrites a source; never fails.
    ///
    /// A source in UTF-16 is left unchanged.
    ///
    /// - Parameters:
    ///   - source: The bytes of the source.
    ///   - number: The number of the source in its module, if its previews are to be shown; `nil` blanks them.
    public init(_ source: [UInt8], showingPreviewsAs number: Int? = nil) {
        guard !source.starts(with: [0xFE, 0xFF]), !source.starts(with: [0xFF, 0xFE]) else {
            bytes = source
            previews = []
            addedMembers = [:]
            return
        }
        var rewriter = SourceRewriter(source)
        rewriter.number = number
        rewriter.run()
        bytes = rewriter.result
        previews = rewriter.previews
        addedMembers = rewriter.addedMembers
    }
}
