// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipDevice

extension ProgramSystem {
    func credentialState(ofUser user: String) -> SystemCredentialState {
        switch shared.device.credentialState(of: user, for: caller) {
        case .authorized: .authorized
        case .revoked: .revoked
        case .notFound: .notFound
        }
    }

    func signIn(
        _ request: SystemSignInRequest
    ) throws(SystemSignInError) -> SystemCredential {
        guard isInForeground else { throw .notInteractive }
        guard var credential = shared.person.account else { throw .canceled }
        if let user = request.user, user != credential.user { throw .failed }
        // Name and email address are provided at the first sign-in only.
        let isFirst = credentialState(ofUser: credential.user) == .notFound
        if !isFirst || !request.wantsFullName {
            credential.givenName = nil
            credential.familyName = nil
        }
        if !isFirst || !request.wantsEmail { credential.email = nil }
        call(.signIn(user: credential.user))
        return credential
    }
}
