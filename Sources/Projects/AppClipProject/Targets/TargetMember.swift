// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// A file or folder that belongs to a target.
public struct TargetMember: Sendable, Hashable {
    /// What a target does with it.
    public enum Role: String, Sendable, Hashable {
        /// It is compiled.
        case source
        /// It is copied into the bundle, or compiled into something that is.
        case resource
        /// It is linked.
        case framework
        /// It is a header.
        case header
        /// A phase of its own copies it to some folder of the bundle.
        case copied
        /// Its files would be members, but nobody can look into it: a synchronized folder that is missing or
        /// outside of the tree.
        case folder
    }

    /// Whether it is there.
    public enum State: String, Sendable, Hashable {
        /// A file stands there.
        case file
        /// A folder stands there: a catalog, a bundle, a folder that is copied as it is.
        case folder
        /// Nothing stands there.
        case missing
        /// The path leads out of the tree, where nobody looked.
        case outside
        /// It is made by a build, or belongs to a system.
        case built
    }

    /// What the target does with it.
    public let role: Role
    /// Its path; in the tree as the tree spells it, if it is there.
    public let path: String
    /// Whether it is there.
    public let state: State
    /// Whether the project spells the path otherwise than the tree, in case or in the form of accents.
    public let isSpelledOtherwise: Bool
    /// The language of the folder around it (`en`, `Base`, `zh-Hans`); `nil` for what has no language.
    public let language: String?
    /// The platforms that it is for, as the project names them (`ios`, `macos`); empty for all.
    public let platforms: [String]
    /// The attributes of the project's entry, such as `CodeSignOnCopy` or `Weak`.
    public let attributes: [String]
    /// The tags of the entry, by which a running app asks for it: an on-demand resource; empty for what is
    /// in the bundle from the beginning.
    public let tags: [String]
    /// The compiler flags of the entry; empty without any.
    public let compilerFlags: String
    /// Whether it belongs to the target because of the folder that it lies in.
    public let isOfSynchronizedFolder: Bool
    /// The entry in the project file.
    public let place: Place

    /// The name without the folders.
    public var name: String { path.lastPathPart }

    /// Whether it belongs to a build for iPhone and iPad.
    public var isForPhones: Bool { platforms.includePhones }
}

extension ProjectTarget.Embedding {
    /// Whether the product is copied in builds for iPhone and iPad.
    public var isForPhones: Bool { platforms.includePhones }
}

extension [String] {
    /// Whether platforms of a filter include iPhone and iPad; a filter without any leaves out none.
    fileprivate var includePhones: Bool {
        isEmpty || contains("ios") || contains("iphoneos")
    }
}
