// SPDX-License-Identifier: Apache-2.0

import AppClip
import ClipState

/// An animation that the clip itself draws step by step, for changes that the page cannot animate.
final class Playback: CompositeNode {
    private let animation: Animation
    private let step: (Double) -> Void
    private let began = ContinuousClock.now
    private var task: Task<Void, Never>?

    // step: receives the progress of the animation; 1 at the end.
    init(_ animation: Animation, _ environment: ViewEnvironment, _ step: @escaping (Double) -> Void)
    {
        self.animation = animation
        self.step = step
        super.init(environment, depth: 0)
        child = EmptyNode()
        let metronome = PlaybackTicker(self)
        task = Task { @MainActor in
            while !Task.isCancelled, metronome.tick() {
                try? await Task.sleep(nanoseconds: 33_000_000)
            }
        }
    }

    // The current progress of the animation.
    var fraction: Double { animation.fraction(after: seconds) }

    var isOver: Bool {
        guard let duration = animation.wholeDuration else { return false }
        return seconds >= duration
    }

    private var seconds: Double {
        let passed = (ContinuousClock.now - began).components
        return Double(passed.seconds) + Double(passed.attoseconds) / 1e18
    }

    override func refresh() {
        isDirty = false
        step(fraction)
    }

    package override func unmount() {
        task?.cancel()
        super.unmount()
    }
}

// SAFETY: nodes take invalidations from any thread.
private final class PlaybackTicker: @unchecked Sendable {
    private weak var playback: Playback?

    init(_ playback: Playback) {
        self.playback = playback
    }

    // Returns whether the animation is still running.
    func tick() -> Bool {
        guard let playback else { return false }
        let isOver = playback.isOver
        playback.invalidate()
        return !isOver
    }
}
