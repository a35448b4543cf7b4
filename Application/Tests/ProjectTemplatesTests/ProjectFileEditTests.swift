// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ProjectTemplates

/// Edits of a `project.pbxproj` as text.
@Suite struct ProjectFileEditTests {
    private static let text = """
        // !$*UTF8*$!
        {
        \tobjects = {

        /* Begin PBXGroup section */
        \t\tA1 /* Main */ = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \t\t\t\tA2 /* Products */
        \t\t\t);
        \t\t};
        \t\tA2 = {isa = PBXGroup; };
        /* End PBXGroup section */
        \t};
        \trootObject = A1;
        }

        """

    private static func edit(_ text: String = text) throws -> ProjectFileEdit {
        try ProjectFileEdit(Array(text.utf8))
    }

    private static func result(_ edit: ProjectFileEdit) throws -> String {
        String(decoding: try edit.result(), as: UTF8.self)
    }

    @Test func nothingChangesWithoutEdits() throws {
        let edit = try Self.edit()
        #expect(edit.root == "A1")
        #expect(edit.ids(of: "PBXGroup") == ["A1", "A2"])
        #expect(try Self.result(edit) == Self.text)
    }

    // An object goes to the end of its section, and an element after the last one, which gets a comma.
    @Test func additionsKeepAllOtherBytes() throws {
        var edit = try Self.edit()
        let id = edit.newID("clip")
        edit.add("\t\t\(id) = {isa = PBXGroup; };", kind: "PBXGroup")
        try edit.append(id, to: "children", of: "A1")
        let expected = Self.text
            .replacing("/* Products */\n", with: "/* Products */,\n\t\t\t\t\(id),\n")
            .replacing("/* End", with: "\t\t\(id) = {isa = PBXGroup; };\n/* End")
        #expect(try Self.result(edit) == expected)
    }

    // The same name gives the same id in the same project, and never one that is in use.
    @Test func idsAreReproducible() throws {
        var (one, other) = (try Self.edit(), try Self.edit())
        let id = one.newID("clip")
        #expect(other.newID("clip") == id)
        #expect(other.newID("clip") != id)
        #expect(id.utf8.count == 24)
    }

    @Test(arguments: [
        ("{ broken", "cannot be read"),
        ("<plist><dict/></plist>", "text form"),
        ("{ objects = { A = {}; A = {}; }; }", "same identifier"),
        ("{ rootObject = A; }", "no objects"),
    ])
    func otherFilesAreRefused(_ text: String, reason: String) {
        let error = #expect(throws: ProjectFileEdit.EditError.self) { try Self.edit(text) }
        #expect(error?.reason.contains(reason) == true)
    }

    // An object on one line, an object that is missing, and a value that is not an array.
    @Test(arguments: [("children", "A2"), ("children", "A3"), ("isa", "A1")])
    func otherFormsAreRefused(_ name: String, id: String) throws {
        var edit = try Self.edit()
        #expect(throws: ProjectFileEdit.EditError.self) {
            try edit.append("A9", to: name, of: id)
        }
        #expect(try Self.result(edit) == Self.text)
    }
}
