// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipDevice
import Synchronization

extension ProgramSystem {
    func showOverlay(
        _ overlay: SystemOverlay,
        report: @escaping @Sendable (SystemOverlayEvent) -> Void
    ) {
        let isShown = showOverlay(overlay)
        overlayReport.withLock { $0 = isShown ? report : nil }
        report(isShown ? .appeared : .failedToLoad)
    }

    // Shows the overlay, and returns whether it is then on the screen.
    func showOverlay(_ overlay: SystemOverlay) -> Bool {
        call(.showOverlay)
        return isInForeground && shared.device.screen.isOverlayShown
    }

    func dismissOverlay() {
        call(.dismissOverlay)
        let report = overlayReport.withLock { report in
            defer { report = nil }
            return report
        }
        report?(.dismissed)
    }
}
