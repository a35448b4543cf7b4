// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import HTTPExchange
import HTTPTypes
import MorselRegistry

extension PageContext {
    /// Returns the page that the path stands for.
    ///
    /// - Throws: ``PageError``, or an error of the registry.
    func page() async throws -> Response {
        switch (folder, path.count, isChange) {
        case ("", 0, false): try await OverviewPage.response(in: self)
        case ("explain", 1, false): try await Explanation.response(in: self)
        case ("experiences", _, _): try await experiencePage()
        case ("images", 2, false): try await storedImage()
        case ("clips", 1, false): try await ClipsPage.response(in: self)
        case ("clips", 3, _): try await DefaultExperiencePage.response(in: self)
        case ("builds", 1, false): try await BuildsPage.response(in: self)
        case ("builds", 1, true): try await NativeRegistration.response(in: self)
        case ("builds", 2, true): try await BuildsPage.setStage(in: self)
        case ("test-invocations", 1, _): try await TestInvocationsPage.response(in: self)
        case ("phone", 1, false): try PhonePage.response(in: self)
        case ("phone", 2, false): try PhonePage.fragmentResponse(in: self)
        case ("codes", 1, false): try await CodesPage.response(in: self)
        case ("codes", 1, true): try await CodesPage.download(in: self)
        case ("codes", 2, false): try await CodesPage.preview(in: self)
        case ("log", 1, false): try await LogPage.response(in: self)
        case ("log", 2, true): try await LogPage.undo(in: self)
        case ("keys", 1, _): try await KeysPage.response(in: self)
        case ("people", 1, _): try await PeoplePage.response(in: self)
        case ("account", 1, _): try await AccountPage.response(in: self)
        case ("sign-out", 1, true): try await signOut()
        default: throw PageError.missing
        }
    }

    private func experiencePage() async throws -> Response {
        switch (path.count, isChange) {
        case (1, false): try await ExperiencesPage.response(in: self)
        case (2, false): try await ExperiencePage.response(in: self)
        case (2, true): try await ExperiencePage.change(in: self)
        default: throw PageError.missing
        }
    }

    private func signOut() async throws -> Response {
        try await console.access.signOut(visitor, everywhere: false, at: now)
        return .redirect(to: "/console/sign-in", cookie: console.cookie(nil))
    }

    /// Returns an image of the registry, which may not be on any card yet.
    private func storedImage() async throws -> Response {
        guard let digest = Digest(path[1]) else { throw PageError.missing }
        let found = try await registry.read { store -> (type: String, bytes: [UInt8])? in
            guard let image = try store.image(digest), let bytes = try store.bytes(of: digest)
            else { return nil }
            return (image.format == .jpeg ? "image/jpeg" : "image/png", bytes)
        }
        guard let found else { throw PageError.missing }
        var response = Response(contentType: found.type, found.bytes)
        // With an entity tag, caches revalidate it each time: only signed-in browsers may have it.
        response.headerFields[.eTag] = "\"\(digest.text.suffix(32))\""
        return response
    }

    /// Throws ``PageError/notAllowed`` if the person may only read.
    func requireEditor() throws(PageError) {
        guard visitor.may(.editor) else { throw .notAllowed }
    }
}
