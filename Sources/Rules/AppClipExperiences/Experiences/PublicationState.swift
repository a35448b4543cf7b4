// SPDX-License-Identifier: Apache-2.0

/// The publication state of an experience.
public enum PublicationState: String, Sendable, Hashable, CaseIterable {
    /// Saved, and visible only to its owner.
    case draft
    /// Active.
    case published
    /// No longer active. Experiences are never deleted, so that a printed code still resolves.
    case deactivated
}
