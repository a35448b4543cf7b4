// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

// The items that a scan finds. `branch` is the index of the innermost branch of a `#if` around an item; `nil` at the
// top level.

/// An `import`, `#import`, `#include` or `@import`.
struct SourceImport: Sendable, Hashable {
    /// The module; for `<X/Y.h>` the framework `X`.
    ///
    /// `nil` for a header in quotation marks or without a folder.
    let module: String?
    /// The whole path, as it is written: `UIKit.UIView`, `X/Y.h`, `Z.h`.
    let path: String
    let position: TextPosition
    let branch: Int?
}

/// An occurrence of a phrase of the vocabulary.
struct SourcePhrase: Sendable, Hashable {
    /// The index of the phrase in the vocabulary.
    let phrase: Int
    let position: TextPosition
    let branch: Int?
    /// The name after it, or the beginning of a string with its quotation mark; empty before a sign.
    let following: String
}

/// A string that begins with a prefix of the vocabulary.
struct SourceText: Sendable, Hashable {
    let value: String
    /// The label of the argument or the name of the variable that it is passed to; empty if there is none.
    let label: String
    let position: TextPosition
    let branch: Int?
}

/// A function of the vocabulary, or a closure passed to one.
struct SourceHandler: Sendable, Hashable {
    /// The name: `scene(_:continue:)`; in Objective-C `application:continueUserActivity:restorationHandler:`; without
    /// labels if a closure is passed to a function.
    let name: String
    let position: TextPosition
    let branch: Int?
    /// The name or string after the opening parenthesis, if it is a call with a closure.
    var argument = ""
    /// A Boolean value that indicates whether there is a body, or a closure.
    var hasBody = false
    /// The indices of the parameters that the body uses.
    var used: Set<Int> = []
    /// The names of functions and types, and in Objective-C of receivers, to which the body passes each parameter.
    var givenTo: [Int: Set<String>] = [:]
}

/// A type, or an extension of one.
struct SourceType: Sendable, Hashable {
    let name: String
    /// The superclass and protocols after the colon.
    let inherited: [String]
    let isExtension: Bool
    let branch: Int?
}

/// `@main` or `@UIApplicationMain`.
struct SourceAttribute: Sendable, Hashable {
    let name: String
    let position: TextPosition
    let branch: Int?
}

/// A name that a `#if` tests.
struct AskedName: Sendable, Hashable {
    let name: String
    let position: TextPosition
    /// The index of the branch around the `#if`.
    let branch: Int?
}
