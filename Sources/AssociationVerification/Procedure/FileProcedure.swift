/// The system's way to a site's file, as a machine that asks for requests and takes what came of
/// them (feature B3).
///
/// The cache that devices ask is the first to ask: its answer decides. It looks in `.well-known`,
/// and then, if the site answered that there is nothing, in the old place. A redirect is an answer
/// that ends the search, and a site that cannot be reached is not asked a second time. Then the
/// others ask at the place where the file was, and what they get is compared (rule B-12).
///
/// ```swift
/// var procedure = FileProcedure()
/// while let request = procedure.request {
///     procedure.take(await fetch(request))
/// }
/// let check = procedure.check
/// ```
public struct FileProcedure: Sendable {
    /// What to ask for.
    public struct Request: Sendable, Hashable {
        /// Where.
        public let place: FilePlace

        /// As whom.
        public let agent: UserAgent
    }

    /// What to ask for next, or `nil` at the end.
    public private(set) var request: Request?

    private var visits: [Visit] = []
    private var others: ArraySlice<UserAgent>

    /// Begins.
    ///
    /// - Parameter others: Who asks after the cache, to compare.
    public init(comparing others: [UserAgent] = [.device, .visitor]) {
        self.others = others[...]
        request = Request(place: .wellKnown, agent: .associationBot)
    }

    /// Takes what came of ``request``, and moves on.
    ///
    /// - Parameter result: The site's answer, or why there is none. Without a request it is left out.
    public mutating func take(_ result: Result<SiteAnswer, ExchangeFault>) {
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

    /// What the visits so far show.
    public var check: FileCheck { FileCheck(visits: visits) }
}
