// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// One object of a project file.
struct GraphObject: Sendable {
    /// Its name in the file: opaque, although Xcode writes 24 hexadecimal digits.
    let id: String
    let value: PropertyList
    /// Where the id stands.
    let offset: Int

    var isa: String { text("isa") ?? "" }

    func text(_ name: String) -> String? { value[name]?.settingText }

    /// The texts of an array; a single text is an array of one.
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
/// An id may be used twice after a merge that went wrong; like Xcode, the graph keeps the last one. An id
/// that leads to no object leads nowhere, and that is all.
struct ObjectGraph: Sendable {
    let file: GraphFile
    let objects: [String: GraphObject]
    /// The `PBXProject`.
    let root: GraphObject
    let duplicates: [GraphObject]
    let objectVersion: Int?

    /// The objects of a property list; `nil` if it is not a project's.
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

    /// The objects that an array names, without those that are not there.
    func all(_ name: String, of object: GraphObject) -> [GraphObject] {
        object.texts(name).compactMap { objects[$0] }
    }

    func place(of object: GraphObject) -> Place { file.place(of: object.offset) }
}
