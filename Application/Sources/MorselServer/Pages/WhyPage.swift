// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import AppClipTypes
import HTTPTypes
import MorselRegistry
import MorselWording
import Mustache

/// The page with the reasons for a decision, each with its rule.
struct WhyPage {
    private struct Line {
        let sentence: String
        let rule: String
        let mark: String
    }

    private let language = "en"
    private let title: String
    private let url: String
    private let reasons: [Line]

    /// Creates the page with the reasons for a decision.
    init(_ decision: VisitorDecision) {
        title =
            decision.card == nil ? "Why there is no App Clip here" : "Why this App Clip is offered"
        url = decision.url.text
        let refusal = decision.decision.refusal
        var reasons = decision.decision.reasons.map { reason in
            Line(
                sentence: reason.sentence,
                rule: reason.rule.text,
                mark: reason == refusal ? "bad" : "good"
            )
        }
        if refusal == nil, decision.card == nil {
            let sentence = "The clip has no build that runs in a browser."
            reasons.append(Line(sentence: sentence, rule: "", mark: "bad"))
        }
        self.reasons = reasons
    }

    /// Creates the page of a problem that occurred before any decision.
    init(url: String, problem: String) {
        title = "Why there is no App Clip here"
        self.url = url
        reasons = [Line(sentence: problem, rule: "", mark: "bad")]
    }

    func response(_ status: HTTPResponse.Status) -> SiteResponse {
        .html(PageTemplates.why.render(self), status: status)
    }
}
