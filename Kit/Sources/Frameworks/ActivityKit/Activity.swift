// SPDX-License-Identifier: Apache-2.0

import AppClip
import Foundation

/// A Live Activity of the clip or app (rules E-54 to E-58), on the system that runs the code.
public final class Activity<Attributes: ActivityAttributes>: Identifiable {
    /// The dynamic content of the activity.
    public typealias ContentState = Attributes.ContentState

    /// The identifier of the activity.
    public let id: String

    /// The static attributes.
    public let attributes: Attributes

    /// The current or final content.
    public private(set) var content: ActivityContent<ContentState>

    private init(
        _ id: String,
        _ attributes: Attributes,
        _ content: ActivityContent<ContentState>
    ) {
        self.id = id
        self.attributes = attributes
        self.content = content
    }

    /// The state of the activity: active, or ended.
    public var activityState: ActivityState {
        RunningSystem.current.activities.contains { $0.identifier == id } ? .active : .ended
    }

    /// The active activities with these attributes, oldest first.
    public static var activities: [Activity<Attributes>] {
        RunningSystem.current.activities.compactMap { identifier, content in
            guard content.kind == kind,
                let attributes = try? JSONDecoder().decode(
                    Attributes.self,
                    from: Data(content.attributes)
                ),
                let state = try? JSONDecoder().decode(
                    ContentState.self,
                    from: Data(content.state)
                )
            else { return nil }
            return Activity(
                identifier,
                attributes,
                ActivityContent(state: state, staleDate: nil)
            )
        }
    }

    private static var kind: String { String(describing: Attributes.self) }

    // MARK: Life

    /// Starts an activity.
    ///
    /// - Parameters:
    ///   - attributes: The static attributes.
    ///   - content: The initial content. Attributes and content are at most 4096 bytes of JSON together.
    ///   - pushType: How a server updates the activity. Push updates are not supported here: anything but
    ///     `nil` is an error.
    /// - Returns: The activity.
    /// - Throws: ``ActivityAuthorizationError``, or an encoding error.
    public static func request(
        attributes: Attributes,
        content: ActivityContent<ContentState>,
        pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        if pushType != nil { throw ActivityAuthorizationError.unsupported }
        let fixed = try JSONEncoder().encode(attributes)
        let state = try JSONEncoder().encode(content.state)
        guard fixed.count + state.count <= largestSize else {
            throw ActivityAuthorizationError.attributesTooLarge
        }
        let stored = SystemActivityContent(
            kind: kind,
            attributes: [UInt8](fixed),
            state: [UInt8](state)
        )
        do {
            let identifier = try RunningSystem.current.beginActivity(stored)
            return Activity(identifier, attributes, content)
        } catch {
            throw ActivityAuthorizationError(error)
        }
    }

    /// Starts an activity; the older form.
    ///
    /// - Throws: ``ActivityAuthorizationError``, or an encoding error.
    public static func request(
        attributes: Attributes,
        contentState: ContentState,
        pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        try request(
            attributes: attributes,
            content: ActivityContent(state: contentState, staleDate: nil),
            pushType: pushType
        )
    }

    private static var largestSize: Int { 4096 }

    /// Updates the content.
    ///
    /// This does nothing if the activity has ended, or the state cannot be encoded.
    public func update(_ content: ActivityContent<ContentState>) async {
        guard let state = try? JSONEncoder().encode(content.state) else { return }
        if RunningSystem.current.updateActivity(id, state: [UInt8](state)) {
            self.content = content
        }
    }

    /// Updates the content; the older form.
    public func update(using contentState: ContentState) async {
        await update(ActivityContent(state: contentState, staleDate: nil))
    }

    /// Ends the activity.
    ///
    /// - Parameters:
    ///   - content: The final content; `nil` leaves the content unchanged.
    ///   - dismissalPolicy: The time at which the activity leaves the screen; ignored here.
    public func end(
        _ content: ActivityContent<ContentState>?,
        dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        let state = content.flatMap { try? JSONEncoder().encode($0.state) }
        let hasEnded = RunningSystem.current.endActivity(id, state: state.map { [UInt8]($0) })
        if hasEnded, let content { self.content = content }
    }

    /// Ends the activity; the older form.
    public func end(
        using contentState: ContentState? = nil,
        dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        await end(
            contentState.map { ActivityContent(state: $0, staleDate: nil) },
            dismissalPolicy: dismissalPolicy
        )
    }
}
