// SPDX-License-Identifier: Apache-2.0

package import AppClipTypes
package import AssociationVerification

/// The diagnosis of a URL, and what it was judged from.
package struct DiagnosisResult: Sendable {
    /// The URL.
    package let url: InvocationURL

    /// The checks.
    package let diagnosis: Diagnosis

    /// Whether the registry serves the host.
    package let isHosted: Bool

    /// What the site answered to each user agent; `nil` where the registry serves the host.
    package let check: FileCheck?

    /// The column "Cache Status"; `nil` where nothing is stored.
    package let cache: DomainView?

    /// The column "Debug Status"; `nil` where the registry serves the host.
    package let debug: DomainView?

    /// A diagnosis.
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
