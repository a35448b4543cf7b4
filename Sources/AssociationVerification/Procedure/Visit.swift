public import AppSiteAssociation

/// One request for a site's file, and what came of it.
public struct Visit: Sendable, Hashable {
    /// Where the file was looked for.
    public let place: FilePlace

    /// Who asked.
    public let agent: UserAgent

    /// What came of it.
    public let outcome: Outcome

    /// What came of a request.
    public enum Outcome: Sendable, Hashable {
        /// The file was there.
        case found(Found)
        /// It was not.
        case failed(FileFault)
    }

    /// A file that was found.
    public struct Found: Sendable, Hashable {
        /// What the file says.
        public let site: SiteAssociation

        /// The bytes of the file.
        public let bytes: [UInt8]

        /// The type that it was sent with.
        public let mediaType: String?
    }

    init(place: FilePlace, agent: UserAgent, result: Result<SiteAnswer, ExchangeFault>) {
        self.place = place
        self.agent = agent
        switch result {
        case .failure(let fault): outcome = .failed(.exchange(fault))
        case .success(let answer): outcome = Self.judge(answer)
        }
    }

    private static func judge(_ answer: SiteAnswer) -> Outcome {
        if let redirect = answer.redirect {
            return .failed(.redirect(redirect, status: answer.status))
        }
        guard answer.status == 200 else { return .failed(.status(answer.status)) }
        do throws(JSONError) {
            let site = try SiteAssociation(json: answer.body)
            return .found(Found(site: site, bytes: answer.body, mediaType: answer.mediaType))
        } catch {
            return .failed(isSigned(answer.body) ? .brokenSignature : .notJSON(error))
        }
    }

    /// Whether a file looks like a signed message: a sequence in DER whose length takes more bytes
    /// than one (RFC 5652).
    private static func isSigned(_ bytes: [UInt8]) -> Bool {
        bytes.count > 1 && bytes[0] == 0x30 && bytes[1] >= 0x80
    }
}

extension Visit.Outcome {
    /// What was found, if anything was.
    public var found: Visit.Found? {
        if case .found(let found) = self { return found }
        return nil
    }

    /// What was in the way, if anything was.
    public var fault: FileFault? {
        if case .failed(let fault) = self { return fault }
        return nil
    }
}
