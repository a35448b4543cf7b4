// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
package import AppSiteAssociation
import MorselWording
import Terminal

/// The tags of a page and their findings, as `--json` prints them.
package struct PageReport: Encodable {
    var file: String
    var clip: String?
    var appID: String?
    var display: String?
    var argument: String?
    var images: [String]
    var findings: [Finding]

    /// The tag and the findings, for people.
    package private(set) var lines: [String]

    private enum CodingKeys: String, CodingKey {
        case file, clip, appID, display, argument, images, findings
    }

    /// A finding about a tag, with its line.
    struct Finding: Encodable {
        var id: String
        var severity: String
        var message: String
        /// The line, from 1 on; 0 if there is no tag.
        var line: Int
        var rule: String?
    }

    /// Creates the report of a page.
    package init(_ file: String, _ tags: PageTags, _ findings: [PageTags.Finding]) {
        self.file = file
        clip = tags.banner?.clipBundle
        appID = tags.banner?.app
        display = tags.banner?.display
        argument = tags.banner?.argument
        images = tags.images.compactMap(\.content)
        self.findings = findings.map { finding in
            Finding(
                id: finding.code.rawValue,
                severity: finding.code.severity.rawValue,
                message: finding.sentence,
                line: finding.line,
                rule: finding.code.rule?.text
            )
        }
        lines = tags.banner.map { [$0.content] } ?? []
        lines += findings.map { finding in
            let place = finding.line > 0 ? ":\(finding.line)" : ""
            let rule = finding.code.rule.map { " \($0)" } ?? ""
            return "\(InputFile.name(file))\(place): \(finding.code.severity.rawValue): "
                + "\(finding.sentence) [\(finding.code.rawValue)\(rule)]"
        }
        lines = lines.map(VisibleText.oneLine)
    }
}
