// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// A target of a project, as it is in the project file.
///
/// Values that depend on a configuration are in ``ConfiguredTarget``.
public struct ProjectTarget: Sendable, Hashable {
    /// A dependency on another target.
    public struct Dependency: Sendable, Hashable {
        /// The target; `nil` if it was not found.
        public let target: TargetReference?
        /// The name of the target; `nil` if the project gives none.
        public let name: String?
        /// The platforms that the dependency is for; empty for all.
        public let platforms: [String]
        /// The entry in the project file.
        public let place: Place
    }

    /// A product of another target that this one copies into its bundle.
    public struct Embedding: Sendable, Hashable {
        /// The target that makes the product; `nil` if it was not found.
        public let target: TargetReference?
        /// The name of the product, such as `Clip.app`.
        public let product: String
        /// The build phase that copies it.
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
        /// The id of the package in the project; `nil` if the project does not refer to one.
        public let package: String?
        /// The entry in the project file.
        public let place: Place
    }

    /// The id in the project file.
    public let id: String
    /// The name of the target.
    public let name: String
    /// The product type; `nil` for an aggregate and for a target of an external tool.
    public let productType: ProductType?
    /// The id of its product in the project file.
    public let product: String?
    /// The name of its product in the project file, such as `Clip.app`.
    public let productName: String?
    /// The build phases in their order.
    public let phases: [BuildPhase]
    /// The files and folders that belong to it, in the order of the build phases; one can occur several times.
    public let members: [TargetMember]
    /// The targets that it depends on.
    public let dependencies: [Dependency]
    /// The products of other targets that it copies into its bundle.
    public let embeddings: [Embedding]
    /// The synchronized folders that it lists.
    public let synchronizedFolders: [SynchronizedFolder]
    /// The products of Swift packages that it links.
    public let packageProducts: [PackageProduct]
    /// The names of system frameworks and libraries that it links, without extensions.
    public let systemFrameworks: [String]
    /// The names of its build configurations, in their order.
    public let configurations: [String]
    /// The entry in the project file.
    public let place: Place

    /// The kind of the product.
    public var kind: ProductType.Kind { productType?.kind ?? .other }

    /// Whether it makes an App Clip.
    public var isAppClip: Bool { kind == .clip }

    /// Returns the members with a role.
    public func members(_ role: TargetMember.Role) -> [TargetMember] {
        members.filter { $0.role == role }
    }
}

/// A reference to a target by its project and its id.
public struct TargetReference: Sendable, Hashable {
    /// The path of the `.xcodeproj`.
    public let project: String
    /// The id in the project file.
    public let id: String
    /// The name of the target.
    public let name: String

    /// Creates a reference to a target.
    public init(project: String, id: String, name: String) {
        self.project = project
        self.id = id
        self.name = name
    }
}
