// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// An object of a project file.
struct GraphObject: Sendable {
    /// The id in the file: opaque, although Xcode writes 24 hexadecimal digits.
    let id: String
    let value: PropertyList
    /// The offset of the id.
    let offset: Int

    var isa: String { text("isa") ?? "" }

    func text(_ name: String) -> String? { value[name]?.settingText }

    /// Returns the strings of an array; a single string is an array of one.
    func texts(_ name: String) -> [String] {
        guard let value = value[name] else { return [] }
        if let array = value.array { return array.compactMap(\.settingText) }
        return value.settingText.map { [$0] } ?? []
    }

    /// The platforms that an entry is for; empty for all.
    var platforms: [String] {
        let several = texts("platformFilters")
        return several.isEmpty ? texts("platformFilter") : several
    }
}

/// The objects of a project file, by their ids.
///
/// An id can occur twice after a bad merge; like Xcode, the graph keeps the last object. An id without an object is
/// ignored.
struct ObjectGraph: Sendable {
    let file: GraphFile
    let objects: [String: GraphObject]
    /// The `PBXProject` object.
    let root: GraphObject
    let duplicates: [GraphObject]
    let objectVersion: Int?

    /// Reads the objects of a property list; `nil` if it is not that of a project.
    init?(_ list: PropertyList, in file: GraphFile) {
        guard let members = list["objects"]?.members else { return nil }
        var objects: [String: GraphObject] = [:]
        objects.reserveCapacity(members.count)
        var duplicates: [GraphObject] = []
        for member in members where member.value.members != nil {
            let object = GraphObject(id: member.name, value: member.value, offset: member.offset)
            if objects.updateValue(object, forKey: member.name) != nil { duplicates.append(object) }
        }
        let named = list["rootObject"]?.settingText.flatMap { objects[$0] }
        let isProject: (GraphObject) -> Bool = { $0.isa == "PBXProject" }
        guard
            let root = named.flatMap({ isProject($0) ? $0 : nil })
                ?? objects.values.filter(isProject).min(by: { $0.offset < $1.offset })
        else { return nil }
        self.file = file
        self.objects = objects
        self.root = root
        self.duplicates = duplicates
        objectVersion = list["objectVersion"]?.settingText.flatMap { Int($0) }
    }

    subscript(id: String?) -> GraphObject? { id.flatMap { objects[$0] } }

    /// Returns the objects whose ids are in an array, without those that do not exist.
    func all(_ name: String, of object: GraphObject) -> [GraphObject] {
        object.texts(name).compactMap { objects[$0] }
    }

    func place(of object: GraphObject) -> Place { file.place(of: object.offset) }
}
