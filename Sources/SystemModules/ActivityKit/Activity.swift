#if !hasFeature(Embedded)
import AppClip
import Foundation

/// A Live Activity of the clip or app (rules E-54 to E-58).
///
/// It is kept by the system that runs the code, which is asked at once.
public final class Activity<Attributes: ActivityAttributes>: Identifiable {
    /// What changes while the activity goes on.
    public typealias ContentState = Attributes.ContentState

    /// The name by which the system knows it.
    public let id: String

    /// What never changes.
    public let attributes: Attributes

    /// What it shows, or showed last.
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

    /// Whether it goes on.
    public var activityState: ActivityState {
        RunningSystem.current.activities.contains { $0.identifier == id } ? .active : .ended
    }

    /// The activities of this kind that go on, oldest first.
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

    /// Begins an activity.
    ///
    /// - Parameters:
    ///   - attributes: What never changes.
    ///   - content: What it shows first. Both together may have 4096 bytes as JSON.
    ///   - pushType: How a server could update it; systems here take no pushes for activities, so that
    ///     anything but `nil` is refused.
    /// - Returns: The activity.
    /// - Throws: ``ActivityAuthorizationError``, or the error of an encoding that failed.
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
        let kept = SystemActivityContent(
            kind: kind,
            attributes: [UInt8](fixed),
            state: [UInt8](state)
        )
        do {
            let identifier = try RunningSystem.current.beginActivity(kept)
            return Activity(identifier, attributes, content)
        } catch {
            throw ActivityAuthorizationError(error)
        }
    }

    /// Begins an activity; the older spelling.
    ///
    /// - Throws: ``ActivityAuthorizationError``, or the error of an encoding that failed.
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

    /// Changes what it shows; an activity that has ended, or a state that cannot be encoded, changes
    /// nothing.
    public func update(_ content: ActivityContent<ContentState>) async {
        guard let state = try? JSONEncoder().encode(content.state) else { return }
        if RunningSystem.current.updateActivity(id, state: [UInt8](state)) {
            self.content = content
        }
    }

    /// Changes what it shows; the older spelling.
    public func update(using contentState: ContentState) async {
        await update(ActivityContent(state: contentState, staleDate: nil))
    }

    /// Ends it.
    ///
    /// - Parameters:
    ///   - content: What it shows last; `nil` leaves what it shows.
    ///   - dismissalPolicy: When it leaves the screen; systems here show nothing after the end.
    public func end(
        _ content: ActivityContent<ContentState>?,
        dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        let state = content.flatMap { try? JSONEncoder().encode($0.state) }
        let hasEnded = RunningSystem.current.endActivity(id, state: state.map { [UInt8]($0) })
        if hasEnded, let content { self.content = content }
    }

    /// Ends it; the older spelling.
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
#endif
