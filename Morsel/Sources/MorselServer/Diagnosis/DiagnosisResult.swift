package import AppClipDevice
package import AppClipTypes
package import AssociationVerification

/// What was found about a URL, and when.
package struct DiagnosisResult: Sendable {
    /// The URL.
    package let url: InvocationURL

    /// The checks.
    package let diagnosis: Diagnosis

    /// When it was found out.
    package let time: Timestamp

    /// Whether this server serves the host itself.
    package let isHosted: Bool

    /// What the site gave to whom; `nil` where this server is the site.
    package let check: FileCheck?

    /// The column "Cache Status"; `nil` where nothing is kept.
    package let cache: DomainView?

    /// The column "Debug Status"; `nil` where this server is the site.
    package let debug: DomainView?
}
