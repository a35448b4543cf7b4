// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipTypes
import MorselRegistry
import MorselWording
import SiteDiagnosis

/// The route `/diagnose`: a form, and the diagnosis of its URL.
struct DiagnosisRoutes: Sendable {
    let diagnoser: Diagnoser
    private let cache = DiagnosisCache()

    init(diagnoser: Diagnoser) { self.diagnoser = diagnoser }

    /// Returns the diagnosis of a URL, or the form in which one is entered.
    func page(for request: SiteRequest) async throws -> SiteResponse {
        try await page(of: request.queryItem("url") ?? "", client: request.client).response
    }

    private func page(of text: String, client: String) async throws -> DiagnosisPage {
        if text.isEmpty { return DiagnosisPage(text: "", content: .form) }
        let url: InvocationURL
        do throws(InvocationURL.ParsingError) {
            url = try InvocationURL(text)
        } catch {
            return DiagnosisPage(text: text, content: .invalidURL(error.sentence))
        }
        do {
            let now = Timestamp.now
            let result = try await cache.result(for: url, client: client, at: now) {
                try await diagnoser.diagnose(url, at: now)
            }
            return DiagnosisPage(text: text, content: .result(result))
        } catch is DiagnosisCache.TooManyRequestsError {
            return DiagnosisPage(text: text, content: .busy)
        }
    }
}
