// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipDevice

extension ProgramSystem {
    var areActivitiesEnabled: Bool {
        guard case .clip(let clip) = caller else { return true }
        let device = shared.device
        return ClipFunction.liveActivities.isAvailable(on: device.state.system)
            && device.state.cachedClips[clip]?.traits.hasLiveActivities ?? false
    }

    func beginActivity(
        _ content: SystemActivityContent
    ) throws(SystemActivityError) -> String {
        guard isInForeground else { throw .notVisible }
        let name = shared.withActivities { activities in
            activities.count += 1
            return "activity-\(activities.count)"
        }
        if let reason = call(.beginActivity(name)).refusal {
            if case .functionNeedsNewerSystem = reason.code { throw .unsupported }
            throw .unentitled
        }
        shared.withActivities { $0.byName[name] = content }
        return name
    }

    func updateActivity(_ identifier: String, state: [UInt8]) -> Bool {
        guard isShown(identifier) else { return false }
        shared.withActivities { $0.byName[identifier]?.state = state }
        return true
    }

    func endActivity(_ identifier: String, state: [UInt8]?) -> Bool {
        guard isShown(identifier) else { return false }
        if let state { _ = updateActivity(identifier, state: state) }
        call(.endActivity(identifier))
        return true
    }

    var activities: [(identifier: String, content: SystemActivityContent)] {
        let shown = names
        return shared.withActivities { activities in
            shown.compactMap { name in
                activities.byName[name].map { (identifier: name, content: $0) }
            }
        }
    }

    private func isShown(_ identifier: String) -> Bool { names.contains(identifier) }

    // The visible activities of the clip, oldest first.
    private var names: [String] {
        guard case .clip(let clip) = caller else { return [] }
        let names = shared.device.clips[clip]?.activities ?? []
        return names.sorted { one, other in
            one.utf8.count == other.utf8.count ? one < other : one.utf8.count < other.utf8.count
        }
    }
}
