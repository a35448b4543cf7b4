// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipTypes

// Time: everything that is due happens at its own time, in order.

extension Device {
    /// An event that is due at a time.
    fileprivate enum Due {
        case launchBannerEnd
        case notification(AppIdentifier)
        case locationEnd(AppIdentifier)
        case removal(AppIdentifier)

        /// The order of events that are due at the same time.
        ///
        /// A notification that is due in the same second comes before the removal of its clip.
        var rank: Int {
            switch self {
            case .launchBannerEnd: 0
            case .notification: 1
            case .locationEnd: 2
            case .removal: 3
            }
        }

        var clip: AppIdentifier? {
            switch self {
            case .launchBannerEnd: nil
            case .notification(let clip), .locationEnd(let clip), .removal(let clip): clip
            }
        }
    }

    mutating func advance(to time: Timestamp, _ effects: inout [Effect]) {
        while let (moment, due) = nextDue(by: time) {
            now = max(now, moment)
            switch due {
            case .launchBannerEnd: hideLaunchBanner(&effects)
            case .notification(let clip): deliverScheduled(of: clip, &effects)
            case .locationEnd(let clip):
                clips[clip]?.locationEnd = nil
                effects.append(.resetLocation(clip))
            case .removal(let clip): removeClip(clip, because: .disuse, &effects)
            }
        }
        now = time
    }

    private func nextDue(by time: Timestamp) -> (Timestamp, Due)? {
        var first: (time: Timestamp, due: Due)?
        func consider(_ moment: Timestamp, _ due: Due) {
            guard moment <= time else { return }
            if let found = first {
                if found.time < moment { return }
                if found.time == moment, found.due.comes(before: due) { return }
            }
            first = (moment, due)
        }
        if let end = screen.launchBannerEnd { consider(end, .launchBannerEnd) }
        for (clip, installed) in clips {
            if let next = installed.scheduled.first { consider(next.time, .notification(clip)) }
            if let end = installed.locationEnd { consider(end, .locationEnd(clip)) }
            // A clip in the foreground is in use.
            if !isInForeground(clip) {
                consider(installed.lastUse + settings.retention, .removal(clip))
            }
        }
        return first
    }

    func isInForeground(_ clip: AppIdentifier) -> Bool {
        if case .clip(clip, _) = screen.foreground { true } else { false }
    }

    mutating func hideLaunchBanner(_ effects: inout [Effect]) {
        guard screen.launchBannerEnd != nil else { return }
        screen.launchBannerEnd = nil
        effects.append(.hideLaunchBanner)
    }
}

extension Device.Due {
    // Dictionaries are unordered, so this order has to be total.
    fileprivate func comes(before other: Self) -> Bool {
        guard rank == other.rank else { return rank < other.rank }
        guard let clip, let otherClip = other.clip else { return true }
        return clip < otherClip
    }
}
