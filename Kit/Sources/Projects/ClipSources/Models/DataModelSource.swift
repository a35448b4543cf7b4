// SPDX-License-Identifier: Apache-2.0

extension DataModel {
    /// The Swift source that Xcode generates for a data model: a class for each entity, with its properties.
    ///
    /// Empty if the sources of the project declare all classes. The declarations are nonisolated, whatever the project's
    /// default isolation is.
    public var source: String {
        entities.map { entity in
            let base = entity.parent ?? "CoreData.NSManagedObject"
            switch entity.generation {
            case .manual: return ""
            case .category: return entity.extensionSource
            case .class:
                return """

                    nonisolated public class \(entity.name): \(base), @unchecked Sendable {
                        public override class var entityName: String { "\(entity.name)" }
                        public override class var defaultValues: [String: Any] {
                            super.defaultValues.merging(
                                [\(entity.initialValues)]
                            ) { $1 }
                        }
                    }
                    \(entity.extensionSource)
                    """
            }
        }.filter { !$0.isEmpty }.joined(separator: "\n")
    }
}

extension DataModel.Entity {
    fileprivate var initialValues: String {
        let pairs = properties.compactMap { property in
            property.initial.map { "\"\(property.name)\": \($0)" }
        }
        return pairs.isEmpty ? ":" : pairs.joined(separator: ", ")
    }

    // The request of an entity with a parent is that of the parent, as methods of extensions are not overridden.
    fileprivate var extensionSource: String {
        var lines = ["", "nonisolated extension \(name) {"]
        if parent == nil {
            lines += [
                "    public class func fetchRequest() -> CoreData.NSFetchRequest<\(name)> {",
                "        CoreData.NSFetchRequest(entityName: \"\(name)\")",
                "    }",
            ]
        }
        lines += properties.map(\.source) + ["}"]
        if parent == nil { lines.append("extension \(name): Swift.Identifiable {}") }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension DataModel.Property {
    fileprivate var source: String {
        let isOptional = type.hasSuffix("?")
        let bare = isOptional ? String(type.dropLast()) : type
        let fallback = isOptional ? "" : " ?? \(initial ?? "\(bare)()")"
        let property = """
                public var \(name): \(type) {
                    get { value(forKey: "\(name)") as? \(bare)\(fallback) }
                    set { setValue(newValue, forKey: "\(name)") }
                }
            """
        guard let members else { return property }
        let title = name.prefix(1).uppercased() + name.dropFirst()
        let isOrdered = bare == "Foundation.NSOrderedSet"
        let copy =
            isOrdered
            ? "Foundation.NSMutableOrderedSet(array: self.\(name)?.array ?? [])"
            : "Foundation.NSMutableSet(set: (self.\(name) as? Set<AnyHashable>) ?? [])"
        let methods = [("addTo", "add"), ("removeFrom", "remove")].map { verb, change in
            """

                public func \(verb)\(title)(_ value: \(members)) {
                    let all = \(copy)
                    all.\(change)(value)
                    self.\(name) = all
                }
            """
        }
        return property + methods.joined()
    }
}
