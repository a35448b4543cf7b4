// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// A file or folder that belongs to a target.
public struct TargetMember: Sendable, Hashable {
    /// The role of a member in its target.
    public enum Role: String, Sendable, Hashable {
        /// A source that is compiled.
        case source
        /// A resource that is copied into the bundle, or compiled into a file that is.
        case resource
        /// A framework or library that is linked.
        case framework
        /// A header, public or private.
        case header
        /// A file that a build phase of its own copies to some folder of the bundle.
        case copied
        /// A synchronized folder that is missing or outside the tree, so that its files are unknown.
        case folder
    }

    /// The existence of a member in the tree.
    public enum State: String, Sendable, Hashable {
        /// A file exists.
        case file
        /// A folder exists: a catalog, a bundle, or a folder that is copied as it is.
        case folder
        /// Nothing exists at the path.
        case missing
        /// The path leads out of the tree, where it is not checked.
        case outside
        /// It is made by a build, or belongs to a system.
        case built
    }

    /// The role in the target.
    public let role: Role
    /// The path; as the tree spells it, if it exists there.
    public let path: String
    /// The existence in the tree.
    public let state: State
    /// Whether the project spells the path differently from the tree, in case or in Unicode normalization.
    public let isSpelledOtherwise: Bool
    /// The language of the enclosing folder (`en`, `Base`, `zh-Hans`); `nil` if there is none.
    public let language: String?
    /// The platforms that it is for, as the project names them (`ios`, `macos`); empty for all.
    public let platforms: [String]
    /// The attributes of the project's entry, such as `CodeSignOnCopy` or `Weak`.
    public let attributes: [String]
    /// The tags of the entry as an on-demand resource, by which a running app requests it; empty for one that is in the
    /// bundle from the start.
    public let tags: [String]
    /// The compiler flags of the entry; empty if there are none.
    public let compilerFlags: String
    /// Whether it belongs to the target through a synchronized folder.
    public let isOfSynchronizedFolder: Bool
    /// The entry in the project file.
    public let place: Place

    /// The name without the enclosing folders.
    public var name: String { path.lastPathPart }

    /// Whether it belongs to a build for iPhone and iPad.
    public var isForPhones: Bool { platforms.includePhones }
}

extension ProjectTarget.Embedding {
    /// Whether the product is copied in builds for iPhone and iPad.
    public var isForPhones: Bool { platforms.includePhones }
}

extension [String] {
    /// Whether a platform filter includes iPhone and iPad; an empty filter includes all platforms.
    fileprivate var includePhones: Bool {
        isEmpty || contains("ios") || contains("iphoneos")
    }
}
