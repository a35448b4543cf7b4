// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// A target of a project, as its file has it.
///
/// What depends on a configuration is in ``ConfiguredTarget``.
public struct ProjectTarget: Sendable, Hashable {
    /// A target that another one names.
    public struct Dependency: Sendable, Hashable {
        /// The target, if it was found.
        public let target: TargetReference?
        /// Its name, as far as the project gives one.
        public let name: String?
        /// The platforms that the dependency is for; empty for all.
        public let platforms: [String]
        /// The entry in the project file.
        public let place: Place
    }

    /// What another target makes, and this one copies into its bundle.
    public struct Embedding: Sendable, Hashable {
        /// The target that makes it, if it was found.
        public let target: TargetReference?
        /// The name of the product, such as `Clip.app`.
        public let product: String
        /// The phase that copies it.
        public let phase: BuildPhase
        /// The platforms that it is for; empty for all.
        public let platforms: [String]
        /// The entry in the project file.
        public let place: Place
    }

    /// The product of a Swift package that a target links.
    public struct PackageProduct: Sendable, Hashable {
        /// The name of the product.
        public let name: String
        /// The package among those of the project: its id; `nil` for one that the project does not name.
        public let package: String?
        /// The entry in the project file.
        public let place: Place
    }

    /// The id in the project file.
    public let id: String
    /// The name.
    public let name: String
    /// What it makes; `nil` for an aggregate and for a target of an external tool.
    public let productType: ProductType?
    /// The id of its product in the project file.
    public let product: String?
    /// The name of its product in the project file, such as `Clip.app`.
    public let productName: String?
    /// The phases in their order.
    public let phases: [BuildPhase]
    /// The files and folders that belong to it, in the order of the phases, each as often as it is named.
    public let members: [TargetMember]
    /// The targets that it depends on.
    public let dependencies: [Dependency]
    /// What it copies into its bundle of other targets' products.
    public let embeddings: [Embedding]
    /// The synchronized folders that it lists.
    public let synchronizedFolders: [SynchronizedFolder]
    /// The products of Swift packages that it links.
    public let packageProducts: [PackageProduct]
    /// The names of system frameworks and libraries that it links, without their extension.
    public let systemFrameworks: [String]
    /// The names of its configurations, in their order.
    public let configurations: [String]
    /// The entry in the project file.
    public let place: Place

    /// What it makes, in a word.
    public var kind: ProductType.Kind { productType?.kind ?? .other }

    /// Whether it makes an App Clip.
    public var isAppClip: Bool { kind == .clip }

    /// The members of one role.
    public func members(_ role: TargetMember.Role) -> [TargetMember] {
        members.filter { $0.role == role }
    }
}

/// A target by its project and its id.
public struct TargetReference: Sendable, Hashable {
    /// The path of the `.xcodeproj`.
    public let project: String
    /// The id in the project file.
    public let id: String
    /// The name.
    public let name: String

    /// A target.
    public init(project: String, id: String, name: String) {
        self.project = project
        self.id = id
        self.name = name
    }
}
