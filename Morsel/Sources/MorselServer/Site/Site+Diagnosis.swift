internal import AppClipTypes
internal import AssociationVerification
internal import HTTPTypes
internal import MorselFetch
internal import MorselWording

extension Site {
    /// This site, with answers for `/diagnose`.
    func diagnosing(with checker: DomainChecker) -> Site {
        let diagnoser = diagnoser(with: checker)
        var site = self
        site.desk = DiagnosisDesk(now: now) { try await diagnoser.diagnose($0) }
        return site
    }

    /// What diagnoses URLs, with this site's own pages for hosts of ours.
    func diagnoser(with checker: DomainChecker) -> Diagnoser {
        Diagnoser(
            registry: registry,
            snapshots: snapshots,
            linkHosts: configuration.linkHosts,
            checker: checker,
            now: now,
            ownPage: { [self] url in
                let question = Question(
                    host: RequestedHost(authority: url.host.text),
                    path: url.path.isEmpty ? "/" : url.path,
                    query: url.query,
                    value: { _ in nil },
                    languages: []
                )
                let answer = try await invocationPage(url.host, question)
                guard answer.status == .ok else {
                    return .failure(.status(Int(answer.status.code)))
                }
                return .success(answer.bytes)
            }
        )
    }

    /// The page of `/diagnose`: a form, and what was found about its URL.
    func diagnosisPage(_ question: Question) async throws -> Answer {
        guard let desk, let text = question.value("url"), !text.isEmpty else {
            return DiagnosisPage(text: "", content: .form).answer
        }
        let url: InvocationURL
        do throws(InvocationURL.ParsingError) {
            url = try InvocationURL(text)
        } catch {
            return DiagnosisPage(text: text, content: .fault(error.sentence)).answer
        }
        do {
            let result = try await desk.result(for: url, client: question.client)
            return DiagnosisPage(text: text, content: .result(result)).answer
        } catch is DiagnosisDesk.Refused {
            return DiagnosisPage(text: text, content: .busy).answer
        }
    }
}
