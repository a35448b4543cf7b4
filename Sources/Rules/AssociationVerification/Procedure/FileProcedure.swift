// SPDX-License-Identifier: Apache-2.0

/// The procedure by which the system finds a site's file, as a state machine that issues requests
/// and takes their results (feature B3).
///
/// The first requests are those of the cache that devices use; they decide. It requests the path in
/// `.well-known`, and then, after an error status, the old path. A redirect ends the search, and so
/// does a site that cannot be reached. Then the other user agents request the path where the file
/// was found, and their results are compared (rule B-12).
///
/// ```swift
/// var procedure = FileProcedure()
/// while let request = procedure.request {
///     procedure.take(await fetch(request))
/// }
/// let check = procedure.check
/// ```
public struct FileProcedure: Sendable {
    /// A request for the file.
    public struct Request: Sendable, Hashable {
        /// The requested path.
        public let place: FilePlace

        /// The user agent of the request.
        public let agent: UserAgent
    }

    /// The next request, or `nil` at the end.
    public private(set) var request: Request?

    private var visits: [Visit] = []
    private var others: ArraySlice<UserAgent>

    /// Creates a search for the file.
    ///
    /// - Parameter others: The user agents that are compared with the cache.
    public init(comparing others: [UserAgent] = [.device, .visitor]) {
        self.others = others[...]
        request = Request(place: .wellKnown, agent: .associationBot)
    }

    /// Takes the result of ``request``, and advances to the next request.
    ///
    /// - Parameter result: The site's response, or the reason there is none; ignored without a
    ///   request.
    public mutating func take(_ result: Result<SiteAnswer, ExchangeError>) {
        guard let request else { return }
        let visit = Visit(place: request.place, agent: request.agent, result: result)
        visits.append(visit)
        if request.agent == .associationBot, request.place == .wellKnown,
            case .failed(.status) = visit.outcome
        {
            self.request = Request(place: .root, agent: .associationBot)
            return
        }
        let deciding = check.deciding
        guard deciding?.outcome.fault?.dependsOnAgent != false, let next = others.popFirst() else {
            self.request = nil
            return
        }
        self.request = Request(place: deciding?.place ?? .wellKnown, agent: next)
    }

    /// The requests made so far, with their results.
    public var check: FileCheck { FileCheck(visits: visits) }
}
