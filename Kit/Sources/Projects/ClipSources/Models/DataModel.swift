// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// A data model of Core Data, as Xcode's editor writes it in the file `contents` of an `.xcdatamodel`.
public struct DataModel: Sendable, Hashable {
    /// The origin of an entity's class.
    public enum Generation: String, Sendable, Hashable {
        /// The build generates the class.
        case `class`
        /// The build generates the properties of a class that a source declares.
        case category
        /// The sources declare the class and its properties.
        case manual
    }

    /// An entity of the model.
    public struct Entity: Sendable, Hashable {
        /// The name of the class.
        public let name: String
        /// The name of the entity that it inherits from.
        public let parent: String?
        /// The origin of its class.
        public let generation: Generation
        /// Its properties in the order of the file.
        public let properties: [Property]
    }

    /// An attribute or a relationship.
    public struct Property: Sendable, Hashable {
        /// The name of the attribute or relationship.
        public let name: String
        /// The type in Swift, with its `?`.
        public let type: String
        /// An expression for the initial value; `nil` if that is `nil`.
        public let initial: String?
        /// The class of the members of a to-many relationship.
        public let members: String?
    }

    /// The entities in the order of the file.
    public let entities: [Entity]

    /// Reads the file `contents`.
    ///
    /// - Throws: `XMLError` if it is not XML.
    public init(contents bytes: [UInt8]) throws(XMLError) {
        let root = try XMLElement(bytes)
        entities = root.children("entity").compactMap(Entity.init)
    }
}

extension DataModel.Entity {
    fileprivate init?(_ element: XMLElement) {
        let given = element["representedClassName"] ?? element["name"]
        guard let name = given?.split(separator: ".").last.map(String.init), name.isSwiftName else {
            return nil
        }
        self.name = name
        parent = element["parentEntity"].flatMap { $0.isSwiftName ? $0 : nil }
        generation = DataModel.Generation(rawValue: element["codeGenerationType"] ?? "") ?? .manual
        properties = element.children.compactMap(DataModel.Property.init)
    }
}

extension DataModel.Property {
    /// The types of attributes: with a scalar, without one, and the scalar's first value.
    private static let types: [String: (scalar: String?, object: String)] = [
        "Integer 16": ("Int16", "Foundation.NSNumber"),
        "Integer 32": ("Int32", "Foundation.NSNumber"),
        "Integer 64": ("Int64", "Foundation.NSNumber"),
        "Double": ("Double", "Foundation.NSNumber"),
        "Float": ("Float", "Foundation.NSNumber"),
        "Boolean": ("Bool", "Foundation.NSNumber"),
        "Decimal": (nil, "Foundation.NSDecimalNumber"),
        "String": (nil, "String"),
        "Date": (nil, "Foundation.Date"),
        "Binary": (nil, "Foundation.Data"),
        "UUID": (nil, "Foundation.UUID"),
        "URI": (nil, "Foundation.URL"),
        "Transformable": (nil, "Foundation.NSObject"),
    ]

    fileprivate init?(_ element: XMLElement) {
        guard let name = element["name"], name.isSwiftName else { return nil }
        self.name = name
        switch element.name {
        case "attribute":
            guard let kind = Self.types[element["attributeType"] ?? ""] else { return nil }
            members = nil
            let value = element["defaultValueString"]
            if let scalar = kind.scalar, element["usesScalarValueType"] != "NO" {
                type = scalar
                initial =
                    scalar == "Bool"
                    ? (value == "YES" ? "true" : "false")
                    : "\(scalar)(\(value.flatMap(Double.init) ?? 0))"
            } else {
                let custom = element["customClassName"].flatMap { $0.isSwiftType ? $0 : nil }
                type = (custom ?? kind.object) + "?"
                initial =
                    kind.object == "String" && value != nil
                    ? value.map { $0.debugDescription } : nil
            }
        case "relationship":
            let other = element["destinationEntity"] ?? ""
            guard other.isSwiftName else { return nil }
            initial = nil
            if element["toMany"] == "YES" {
                members = other
                type =
                    element["ordered"] == "YES"
                    ? "Foundation.NSOrderedSet?" : "Foundation.NSSet?"
            } else {
                members = nil
                type = other + "?"
            }
        default: return nil
        }
    }
}

extension String {
    fileprivate var isSwiftName: Bool {
        guard let first = unicodeScalars.first else { return false }
        return (first.properties.isXIDStart || first == "_")
            && unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
    }

    /// Whether it is a name, or one with arguments such as `[String]`: what a type can be written with.
    fileprivate var isSwiftType: Bool {
        !isEmpty
            && unicodeScalars.allSatisfy {
                $0.properties.isXIDContinue || ".<>[]: ,?".unicodeScalars.contains($0)
            }
    }
}
