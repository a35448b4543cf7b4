// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ClipSources

struct DataModelTests {
    private static let contents = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" sourceLanguage="Swift">
            <entity name="Item" representedClassName="Item" codeGenerationType="class">
                <attribute name="timestamp" optional="YES" attributeType="Date"/>
                <attribute name="count" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
                <attribute name="isDone" attributeType="Boolean" usesScalarValueType="YES"/>
                <attribute name="odd name" attributeType="String"/>
                <relationship name="tags" toMany="YES" destinationEntity="Tag"/>
                <relationship name="owner" maxCount="1" destinationEntity="Person"/>
            </entity>
            <entity name="Tag" representedClassName=".Tag" codeGenerationType="category">
                <attribute name="name" optional="YES" attributeType="String"/>
            </entity>
            <entity name="Person" representedClassName="Person"/>
            <entity name="{ evil() }" representedClassName="{ evil() }" codeGenerationType="class"/>
        </model>
        """

    @Test func readsEntities() throws {
        let model = try DataModel(contents: Array(Self.contents.utf8))
        #expect(model.entities.map(\.name) == ["Item", "Tag", "Person"])
        #expect(model.entities.map(\.generation) == [.class, .category, .manual])
        #expect(
            model.entities[0].properties.map(\.type)
                == ["Foundation.Date?", "Int16", "Bool", "Foundation.NSSet?", "Person?"]
        )
    }

    @Test func writesClasses() throws {
        let source = try DataModel(contents: Array(Self.contents.utf8)).source
        for part in [
            "nonisolated public class Item: CoreData.NSManagedObject",
            "[\"count\": Int16(3.0), \"isDone\": false]",
            "get { value(forKey: \"timestamp\") as? Foundation.Date }",
            "get { value(forKey: \"count\") as? Int16 ?? Int16(3.0) }",
            "public func addToTags(_ value: Tag)", "public func removeFromTags(_ value: Tag)",
            "nonisolated extension Tag {", "extension Item: Swift.Identifiable {}",
        ] { #expect(source.contains(part), "\(part)") }
        for part in ["class Tag", "Person:", "evil", "odd name"] {
            #expect(!source.contains(part), "\(part)")
        }
    }

    @Test(arguments: ["", "<model", "not XML"])
    func refusesOthers(text: String) {
        #expect(throws: (any Error).self) { try DataModel(contents: Array(text.utf8)) }
    }
}
