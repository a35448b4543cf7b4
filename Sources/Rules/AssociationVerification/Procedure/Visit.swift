// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
public import AppSiteAssociation

/// One request for a site's file, and its result.
public struct Visit: Sendable, Hashable {
    /// The requested path.
    public let place: FilePlace

    /// The user agent of the request.
    public let agent: UserAgent

    /// The result of the request.
    public let outcome: Outcome

    /// The result of a request.
    public enum Outcome: Sendable, Hashable {
        /// A file was found.
        case found(Found)
        /// There is no usable file.
        case failed(FileError)
    }

    /// A file that was found.
    public struct Found: Sendable, Hashable {
        /// The parsed file.
        public let site: SiteAssociation

        /// The bytes of the file.
        public let bytes: [UInt8]

        /// The media type of the file.
        public let mediaType: String?
    }

    init(place: FilePlace, agent: UserAgent, result: Result<SiteAnswer, ExchangeError>) {
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

    /// Whether a file looks like a signed message: a sequence in DER whose length takes more than
    /// one byte (RFC 5652).
    private static func isSigned(_ bytes: [UInt8]) -> Bool {
        bytes.count > 1 && bytes[0] == 0x30 && bytes[1] >= 0x80
    }
}

extension Visit.Outcome {
    /// The file, or `nil` if there is none.
    public var found: Visit.Found? {
        if case .found(let found) = self { return found }
        return nil
    }

    /// The reason there is no file, or `nil` if there is one.
    public var fault: FileError? {
        if case .failed(let fault) = self { return fault }
        return nil
    }
}
