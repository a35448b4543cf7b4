internal import AppClipTypes
internal import AppSiteAssociation
internal import AssociationVerification
internal import HTTPTypes
internal import MorselWording
internal import Mustache

/// The page that asks for a URL and tells what was found about it (feature D9).
struct DiagnosisPage {
    /// What stands in the field.
    let text: String
    let content: Content

    /// What is told.
    enum Content {
        /// Nothing was asked.
        case form
        /// The text is no URL that can be asked about.
        case fault(String)
        /// Too much was asked.
        case busy
        /// What was found.
        case result(DiagnosisResult)
    }

    var answer: Answer {
        var answer = Answer(
            status,
            contentType: "text/html; charset=utf-8",
            bytes: Array(PageTemplates.diagnosis.render(Model(self)).utf8)
        )
        answer.policy = .form
        if case .busy = content { answer.retryAfter = 10 }
        return answer
    }

    private var status: HTTPResponse.Status {
        switch content {
        case .form, .result: .ok
        case .fault: .badRequest
        case .busy: .tooManyRequests
        }
    }

    /// What the template shows.
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
        // Templates see stored properties only.
        var hasColumns = false
        var hasFindings = false
        var isHosted = false

        init(_ page: DiagnosisPage) {
            text = page.text
            switch page.content {
            case .form: break
            case .fault(let sentence): message = sentence
            case .busy: message = "Too many URLs are being asked about. Try again in a moment."
            case .result(let result): show(result)
            }
        }

        private mutating func show(_ result: DiagnosisResult) {
            let diagnosis = result.diagnosis
            verdict =
                diagnosis.isGood
                ? "Nothing was found that keeps the clip from starting."
                : "Something keeps the clip from starting."
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

    /// One check or finding.
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
            case .unknown: (mark, chip) = ("open", "Not known here")
            }
            if case .passed = entry.verdict {} else { help = entry.check.help }
        }
    }

    /// A column of the status of a domain.
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
