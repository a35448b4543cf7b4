// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import AppSiteAssociation
import AssociationVerification
import HTTPTypes
import MorselWording
import Mustache
import SiteDiagnosis

/// The page with a form for a URL, and its diagnosis (feature D9).
struct DiagnosisPage {
    /// The text in the form's field.
    let text: String
    let content: Content

    /// The content of the page besides the form.
    enum Content {
        /// No further content.
        case form
        /// A sentence that explains why the text is not an invocation URL.
        case invalidURL(String)
        /// A note that the client has to wait.
        case busy
        /// The result of a diagnosis.
        case result(DiagnosisResult)
    }

    var response: SiteResponse {
        var response = SiteResponse.html(
            PageTemplates.diagnosis.render(Model(self)),
            status: status,
            policy: .form
        )
        if case .busy = content { response.retryAfter = 10 }
        return response
    }

    private var status: HTTPResponse.Status {
        switch content {
        case .form, .result: .ok
        case .invalidURL: .badRequest
        case .busy: .tooManyRequests
        }
    }

    /// The values of the template.
    private struct Model {
        let language = "en"
        let title = "Diagnose a URL"
        let text: String
        var message: String?
        var verdict: String?
        var mark = ""
        var checks: [Line] = []
        var redirects: [Line] = []
        var findings: [Line] = []
        var columns: [Column] = []
        // Templates read only stored properties.
        var hasColumns = false
        var hasFindings = false
        var isHosted = false

        init(_ page: DiagnosisPage) {
            text = page.text
            switch page.content {
            case .form: break
            case .invalidURL(let sentence): message = sentence
            case .busy: message = "Too many requests. Try again in a few seconds."
            case .result(let result): show(result)
            }
        }

        private mutating func show(_ result: DiagnosisResult) {
            let diagnosis = result.diagnosis
            verdict =
                diagnosis.isGood
                ? "No problems found that prevent the App Clip from launching."
                : "A problem prevents the App Clip from launching."
            mark = diagnosis.isGood ? "good" : "bad"
            checks = diagnosis.entries.map { Line($0) }
            redirects = diagnosis.redirects.map { finding in
                Line(title: finding.rule.text, sentence: finding.sentence, mark: "bad")
            }
            findings = (result.check?.findings ?? []).map { finding in
                Line(title: "", sentence: finding.sentence, mark: finding.isError ? "bad" : "warn")
            }
            isHosted = result.isHosted
            columns = [("Cache Status", result.cache), ("Debug Status", result.debug)]
                .compactMap { title, view in view.map { Column(title, $0) } }
            hasColumns = !columns.isEmpty
            hasFindings = !findings.isEmpty
        }
    }

    /// A check or a finding.
    private struct Line {
        let title: String
        let sentence: String
        let mark: String
        var chip = ""
        var help: String?

        init(title: String, sentence: String, mark: String) {
            self.title = title
            self.sentence = sentence
            self.mark = mark
        }

        init(_ entry: Diagnosis.Entry) {
            title = entry.check.title
            sentence = entry.verdict.cause.sentence
            switch entry.verdict {
            case .passed: (mark, chip) = ("good", "Passed")
            case .advised: (mark, chip) = ("warn", "Recommended")
            case .failed: (mark, chip) = ("bad", "Failed")
            case .unknown: (mark, chip) = ("open", "Unknown")
            }
            if case .passed = entry.verdict {} else { help = entry.check.help }
        }
    }

    /// A column in the status table of a domain.
    private struct Column {
        let title: String
        let status: String
        let mark: String
        let time: String

        init(_ title: String, _ view: DomainView) {
            self.title = title
            status = view.error?.rawValue ?? "Valid"
            mark = view.isValid ? "good" : "bad"
            time = view.lastUpdated.map { HTTPDate.text(of: $0) } ?? "never"
        }
    }
}
