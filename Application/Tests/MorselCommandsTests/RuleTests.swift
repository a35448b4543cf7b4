// SPDX-License-Identifier: Apache-2.0

import TestPrograms
import Testing

struct RuleTests {
    @Test func printsWhatRulesSay() throws {
        let run = try BuiltPrograms.run("morsel", ["rule", "d-05", "O-16", "A7"])
        #expect(run.status == 0, "\(run.errorOutput)")
        let lines = run.text.split(separator: "\n")
        #expect(
            lines.first
                == "D-05  In Messages a clip starts from a link in the text of a message only."
        )
        #expect(lines.contains { $0.hasPrefix("      Source: configuring-the-launch-experience") })
        #expect(lines.contains { $0.hasPrefix("O-16  ") })
        #expect(lines.contains { $0.hasPrefix("A7  ") })
    }

    @Test func printsRulesAsJSON() throws {
        let run = try BuiltPrograms.run("morsel", ["rule", "C-34", "--json"])
        let rule = try #require(objects(run).first)
        #expect(rule["id"] as? String == "C-34")
        #expect((rule["sentence"] as? String)?.isEmpty == false)
        let source = "configuring-the-launch-experience-of-your-app-clip"
        #expect(rule["sources"] as? [String] == [source])
    }

    @Test func printsAllRules() throws {
        let run = try BuiltPrograms.run("morsel", ["rule", "--json"])
        let ids = try objects(run).compactMap { $0["id"] as? String }
        #expect(run.status == 0 && ids.count > 500 && Set(ids).count == ids.count)
        #expect(Set(ids).isSuperset(of: ["A-01", "A7", "D-05", "O-16", "X-17"]))
    }

    @Test func refusesUnknownRules() throws {
        let run = try BuiltPrograms.run("morsel", ["rule", "D-10", "D-99"])
        #expect(run.status == 64)
        #expect(
            run.errorOutput
                == "Error: rule: there is no rule 'D-99'; 'morsel rule' lists all, such as D-10.\n"
        )
        #expect(run.text.isEmpty)
    }
}
