// SPDX-License-Identifier: Apache-2.0

package import AppClipTypes
package import AssociationVerification

/// The diagnosis of a URL, and the facts that it is based on.
package struct DiagnosisResult: Sendable {
    /// The invocation URL.
    package let url: InvocationURL

    /// The checks.
    package let diagnosis: Diagnosis

    /// Whether the registry serves the host.
    package let isHosted: Bool

    /// The site's answers to each user agent; `nil` if the registry serves the host.
    package let check: FileCheck?

    /// The column "Cache Status"; `nil` if nothing is stored.
    package let cache: DomainView?

    /// The column "Debug Status"; `nil` if the registry serves the host.
    package let debug: DomainView?

    /// Creates a result.
    package init(
        url: InvocationURL,
        diagnosis: Diagnosis,
        isHosted: Bool,
        check: FileCheck?,
        cache: DomainView?,
        debug: DomainView?
    ) {
        self.url = url
        self.diagnosis = diagnosis
        self.isHosted = isHosted
        self.check = check
        self.cache = cache
        self.debug = debug
    }
}
