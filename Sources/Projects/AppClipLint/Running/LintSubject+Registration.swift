// SPDX-License-Identifier: Apache-2.0

extension LintSubject {
    /// A host or an experience that is registered for a clip, or that a scenario uses for it.
    public struct Registration: Sendable, Hashable {
        /// The clip's bundle identifier.
        public let clip: String

        /// The host of the experience or the scenario.
        public let host: String

        /// The URL of an experience; `nil` for a domain of a scenario.
        public let url: String?

        /// The origin of the registration, as the start of a sentence.
        public let origin: String

        /// Creates a registration.
        public init(clip: String, host: String, url: String?, origin: String) {
            self.clip = clip
            self.host = host
            self.url = url
            self.origin = origin
        }
    }
}
