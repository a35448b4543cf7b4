// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// The references from targets of a project to targets: by id, through proxies, and by products.
struct TargetLinks {
    private let graph: ObjectGraph
    private let paths: ReferencePaths
    private let project: String
    private let targetsByProduct: [String: GraphObject]
    /// The projects that this one contains.
    let subprojects: [ProjectPath]

    init(_ graph: ObjectGraph, paths: ReferencePaths, project: String) {
        self.graph = graph
        self.paths = paths
        self.project = project
        var products: [String: GraphObject] = [:]
        for target in graph.all("targets", of: graph.root) {
            if let product = target.text("productReference") { products[product] = target }
        }
        targetsByProduct = products
        var subprojects: [ProjectPath] = []
        for reference in graph.root.value["projectReferences"]?.array ?? [] {
            guard let id = reference["ProjectRef"]?.settingText,
                case .source(let path)? = paths[id]
            else { continue }
            subprojects.append(path)
        }
        self.subprojects = subprojects
    }

    private func reference(to target: GraphObject) -> TargetReference {
        TargetReference(project: project, id: target.id, name: target.text("name") ?? "")
    }

    /// Returns the target of a dependency.
    func target(of dependency: GraphObject) -> TargetReference? {
        if let target = graph[dependency.text("target")] { return reference(to: target) }
        return graph[dependency.text("targetProxy")].flatMap {
            target(of: $0, name: dependency.text("name"))
        }
    }

    /// Returns the target of a proxy, or the target that makes its product.
    ///
    /// In another project, the id can be that of the target or of the product; which of the two is determined when all
    /// projects are read.
    func target(of proxy: GraphObject, name: String?) -> TargetReference? {
        guard let id = proxy.text("remoteGlobalIDString") else { return nil }
        let container = proxy.text("containerPortal")
        if container == nil || container == graph.root.id {
            return (targetsByProduct[id] ?? graph[id]).map { reference(to: $0) }
        }
        guard let container, case .source(let path)? = paths[container],
            let inside = path.insidePath
        else { return nil }
        return TargetReference(
            project: inside,
            id: id,
            name: name ?? proxy.text("remoteInfo") ?? ""
        )
    }

    /// Returns the name of the product that a file reference stands for, and the target that makes it; `nil` if it is
    /// not a product.
    func product(_ reference: GraphObject) -> (target: TargetReference?, name: String)? {
        let name = (reference.text("path") ?? reference.text("name") ?? "").lastPathPart
        if reference.isa == "PBXReferenceProxy" {
            let proxy = graph[reference.text("remoteRef")]
            return (proxy.flatMap { self.target(of: $0, name: nil) }, name)
        }
        if let target = targetsByProduct[reference.id] { return (self.reference(to: target), name) }
        if case .product? = paths[reference.id] { return (nil, name) }
        return nil
    }
}

extension ProjectTarget {
    /// Reads a target of a project.
    init(
        _ object: GraphObject,
        in graph: ObjectGraph,
        members: inout MemberReader,
        links: TargetLinks,
        configurations: [String]
    ) {
        id = object.id
        name = object.text("name") ?? object.text("productName") ?? ""
        productType = object.text("productType").map(ProductType.init(rawValue:))
        product = object.text("productReference")
        productName = graph[object.text("productReference")].flatMap {
            ($0.text("path") ?? $0.text("name"))?.lastPathPart
        }
        let phases = graph.all("buildPhases", of: object).map { BuildPhase($0, in: graph) }
        self.phases = phases
        let all = members.members(of: object, phases: phases)
        self.members = all.filter { $0.state != .built }
        systemFrameworks = all.filter { $0.state == .built && $0.role == .framework }
            .map { $0.path.pathStem }
        let listed = Set(object.texts("fileSystemSynchronizedGroups"))
        synchronizedFolders = members.folders.filter { listed.contains($0.id) }
        dependencies = graph.all("dependencies", of: object).compactMap { item in
            // A plug-in of a package is a dependency, too, but not a target.
            guard item.text("productRef") == nil else { return nil }
            let target = links.target(of: item)
            let proxy = graph[item.text("targetProxy")]
            return Dependency(
                target: target,
                name: target?.name ?? item.text("name") ?? proxy?.text("remoteInfo"),
                platforms: item.platforms,
                place: graph.place(of: item)
            )
        }
        embeddings = Self.embeddings(of: phases, in: graph, links: links)
        packageProducts = Self.packageProducts(of: object, in: graph)
        self.configurations = configurations
        place = graph.place(of: object)
    }

    private static func embeddings(
        of phases: [BuildPhase],
        in graph: ObjectGraph,
        links: TargetLinks
    ) -> [Embedding] {
        var result: [Embedding] = []
        for phase in phases where phase.kind == .copyFiles {
            guard let object = graph[phase.id] else { continue }
            for entry in graph.all("files", of: object) {
                guard let reference = graph[entry.text("fileRef")],
                    let (target, name) = links.product(reference)
                else { continue }
                result.append(
                    Embedding(
                        target: target,
                        product: name,
                        phase: phase,
                        platforms: entry.platforms,
                        place: graph.place(of: entry)
                    )
                )
            }
        }
        return result
    }

    private static func packageProducts(
        of object: GraphObject,
        in graph: ObjectGraph
    ) -> [PackageProduct] {
        var products = graph.all("packageProductDependencies", of: object)
        for phase in graph.all("buildPhases", of: object) {
            products += graph.all("files", of: phase).compactMap { graph[$0.text("productRef")] }
        }
        var seen: Set<String> = []
        return products.filter { seen.insert($0.id).inserted }.map {
            PackageProduct(
                name: $0.text("productName") ?? "",
                package: $0.text("package"),
                place: graph.place(of: $0)
            )
        }
    }
}
