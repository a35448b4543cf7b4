// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The attributes of a Live Activity.
///
/// Static attributes are properties of the type itself; the dynamic content is its `ContentState`.
public protocol ActivityAttributes: Codable {
    /// The dynamic content of the activity.
    associatedtype ContentState: Codable & Hashable
}

/// The dynamic content of a Live Activity.
public struct ActivityContent<State: Codable & Hashable> {
    /// The values that the activity shows.
    public var state: State

    /// The date after which the content is stale; ignored here.
    public var staleDate: Date?

    /// The priority among the app's activities; ignored here.
    public var relevanceScore: Double

    /// Creates content.
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }
}

extension ActivityContent: Sendable where State: Sendable {}
