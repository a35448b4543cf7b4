// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipLint

@testable import FindingReports

/// Findings in a file in memory, in a folder that the current one is in.
func sampleFindings(
    line: String = "<key>a</key>",
    column: Int = 6,
    isPacked: Bool = false,
    isCertain: Bool = true
) -> ReportedFindings {
    let files = MemoryFiles(texts: ["Clip/Info.plist": "<dict>\n\(line)\n</dict>\n"])
    let place = Place(
        file: "Clip/Info.plist",
        position: TextPosition(line: 2, column: column)
    )
    return ReportedFindings(
        LintResult(of: [
            LintFinding(
                .parentIDMissing,
                target: "Clip",
                at: place,
                certainty: isCertain ? .certain : .unsure(.settings)
            )
        ]),
        in: ReportedFiles(
            argument: isPacked ? "Fruta.ipa" : ".",
            files: files,
            isPacked: isPacked,
            prefix: isPacked ? "Fruta.ipa/" : "",
            here: ["home", "Fruta"]
        )
    )
}
