// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FindingReports

/// Logs in SARIF 2.1.0.
@Suite struct SARIFLogTests {
    // § 3.30: columns are counted in characters.
    @Test func aFindingHasALocation() throws {
        let log = SARIFLog([sampleFindings(line: "ü<key>", column: 3)])
        let run = try #require(log.runs.first)
        let result = try #require(run.results.first)
        let physical = try #require(result.locations.first?.physicalLocation)
        #expect(physical.artifactLocation.uri == "Clip/Info.plist")
        #expect(physical.region?.startLine == 2)
        #expect(physical.region?.startColumn == 2)
        #expect(result.level == "error")
        #expect(run.tool.driver.rules.map(\.id) == ["C302"])
        #expect(run.tool.driver.rules[result.ruleIndex].defaultConfiguration?.level == "error")
        #expect(result.partialFingerprints?["morsel/v1"] != nil)
    }

    @Test func aDoubtIsANote() {
        let log = SARIFLog([sampleFindings(isCertain: false)])
        #expect(log.runs.first?.results.first?.level == "note")
    }

    // A file in an archive has no address of its own.
    @Test func anArchiveIsTheLocation() throws {
        let log = SARIFLog([sampleFindings(isPacked: true)])
        let location = try #require(log.runs.first?.results.first?.locations.first)
        #expect(location.physicalLocation.artifactLocation.uri == "Fruta.ipa")
        #expect(location.physicalLocation.region == nil)
        #expect(location.logicalLocations?.map(\.fullyQualifiedName) == ["Clip/Info.plist"])
    }

    @Test func theLogNamesItsFormat() throws {
        let data = try JSONEncoder().encode(SARIFLog([] as [ReportedFindings]))
        let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(json["version"] as? String == "2.1.0")
        #expect(json["$schema"] is String)
    }

    @Test(arguments: [("-", "stdin"), ("a b:c", "a%20b%3Ac"), ("a/b", "a/b")])
    func associationFiles(_ file: String, uri: String) throws {
        let report = AssociationFindingReport(file: file, bytes: Array("{ \"ü\": }".utf8))
        #expect(report.findings.map(\.id) == ["json"])
        // Columns are characters here, too.
        #expect(report.findings.first?.column == 8)
        let log = SARIFLog([report])
        let location = try #require(log.runs.first?.results.first?.locations.first)
        #expect(location.physicalLocation.artifactLocation.uri == uri)
        #expect(location.physicalLocation.region?.startColumn == 8)
    }
}
