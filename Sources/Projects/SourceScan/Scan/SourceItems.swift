// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

// What a scan finds. `branch` is the innermost branch of a `#if` around it, by its place in the list of the
// scan; `nil` outside of all.

/// One `import`, `#import`, `#include` or `@import`.
struct SourceImport: Sendable, Hashable {
    /// The module; of `<X/Y.h>` the framework `X`.
    ///
    /// `nil` for a header in quotation marks or without folder.
    let module: String?
    /// All of it, as written: `UIKit.UIView`, `X/Y.h`, `Z.h`.
    let path: String
    let position: TextPosition
    let branch: Int?
}

/// A phrase of the vocabulary.
struct SourcePhrase: Sendable, Hashable {
    /// Its place in the vocabulary.
    let phrase: Int
    let position: TextPosition
    let branch: Int?
    /// The name behind it, or the beginning of a string with its quotation mark; empty before a sign.
    let following: String
}

/// A string whose beginning the vocabulary has.
struct SourceText: Sendable, Hashable {
    let value: String
    /// The label of the argument or the name of the variable that it is given to; empty for another place.
    let label: String
    let position: TextPosition
    let branch: Int?
}

/// A function with a name that the vocabulary has, or a closure given to one.
struct SourceHandler: Sendable, Hashable {
    /// `scene(_:continue:)`; in Objective-C `application:continueUserActivity:restorationHandler:`; the name
    /// alone where a closure is given to a function.
    let name: String
    let position: TextPosition
    let branch: Int?
    /// The name or string in the first place behind the parenthesis, if it is a call with a closure.
    var argument = ""
    /// Whether there is a body, or a closure.
    var hasBody = false
    /// Which parameters the body names.
    var used: Set<Int> = []
    /// To whom the body gives each of them: names of functions and types, and in Objective-C of receivers.
    var givenTo: [Int: Set<String>] = [:]
}

/// A type, or an extension of one.
struct SourceType: Sendable, Hashable {
    let name: String
    /// What stands behind the colon: superclass and protocols.
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

/// A name that a `#if` asks for.
struct AskedName: Sendable, Hashable {
    let name: String
    let position: TextPosition
    /// The branch around the `#if`.
    let branch: Int?
}
