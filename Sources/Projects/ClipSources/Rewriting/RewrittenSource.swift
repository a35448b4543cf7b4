// SPDX-License-Identifier: Apache-2.0

import SourceScan

/// A Swift source of an app for iPhones, so that a compiler on Linux takes it.
///
/// It has as many lines as before, and each line is where it was, so that what a compiler says about a
/// line is true of the source that a person wrote. Columns stay, too, except behind `#selector`, `#keyPath`
/// and the name of a protocol that was for Objective-C. Comments and texts are not touched.
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
/// Rewriting what was rewritten changes nothing, if it is Swift.
///
/// - Complexity: O(*n*), where *n* is the number of bytes, whatever they are.
public struct RewrittenSource: Sendable, Hashable {
    /// The most bytes of a source.
    public static let sizeLimit = 16 << 20

    /// The source as it is to be compiled.
    public let bytes: [UInt8]

    /// The previews, in the order in which they stand there.
    public let previews: [SourcePreview]

    /// The static members that the source adds to types by extensions: of `extension Color { static let sea = … }` it
    /// is `sea` of `Color`.
    ///
    /// What an asset catalog would add under the same name has to give way.
    public let addedMembers: [String: Set<String>]

    /// Rewrites a source; never fails.
    ///
    /// A source in UTF-16 stays as it is.
    ///
    /// - Parameters:
    ///   - source: The bytes of the source.
    ///   - number: The source's number in its module, if its previews are to be shown; `nil` blanks them.
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
