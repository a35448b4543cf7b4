#if !hasFeature(Embedded)
public import Foundation

/// What a kind of Live Activity shows.
///
/// What never changes are properties of the type itself; what changes is its `ContentState`.
public protocol ActivityAttributes: Codable {
    /// What changes while the activity goes on.
    associatedtype ContentState: Codable & Hashable
}

/// What a Live Activity shows at a time.
public struct ActivityContent<State: Codable & Hashable> {
    /// What changes.
    public var state: State

    /// When it counts as old; systems here keep no account of it.
    public var staleDate: Date?

    /// How it stands to others; systems here keep no account of it.
    public var relevanceScore: Double

    /// A content.
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }
}

extension ActivityContent: Sendable where State: Sendable {}
#endif
