// SPDX-License-Identifier: Apache-2.0

/// The four kinds of experience and link that the support matrix distinguishes (page *Configuring
/// App Clip experiences*).
public enum ExperienceKind: String, Sendable, Hashable, CaseIterable {
    /// The default experience, by the link that the store generates for it.
    case defaultLink = "default-link"
    /// The default experience, by a page of a website that is associated with the clip.
    case associatedWebsite = "associated-website"
    /// The demo link that the store generates.
    case demoLink = "demo-link"
    /// An advanced experience with a registered URL.
    case advanced
}
