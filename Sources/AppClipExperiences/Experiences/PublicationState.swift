/// How far an experience has come.
public enum PublicationState: String, Sendable, Hashable, CaseIterable {
    /// Written down, and seen by its owner alone.
    case draft
    /// In force.
    case published
    /// Taken out of force. Experiences are never deleted, so that a printed code has an answer.
    case deactivated
}
