// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
// The names are Apple's own, and mean what they mean there.

@_exported public import AVFoundation
public import SwiftUI

/// A video with playback controls: AVKit's `VideoPlayer`.
///
/// Videos are not loaded: the frame is black, with a play button.
nonisolated public struct VideoPlayer<VideoOverlay: View>: View {
    private let player: AVPlayer?
    private let overlay: VideoOverlay

    public init(
        player: AVPlayer?,
        @ViewBuilder videoOverlay: () -> VideoOverlay
    ) {
        self.player = player
        overlay = videoOverlay()
    }
    public init(player: AVPlayer?) where VideoOverlay == EmptyView {
        self.player = player
        overlay = EmptyView()
    }

    @MainActor
    public var body: some View {
        ZStack {
            Color.black
            overlay
            if let player { VideoButton(player: player) }
        }
    }
}

private struct VideoButton: View {
    let player: AVPlayer
    @State private var isPlaying = false

    var body: some View {
        Button {
            isPlaying ? player.pause() : player.play()
            isPlaying.toggle()
        } label: {
            Image(systemName: isPlaying ? "pause.fill" : "play.fill")
                .font(.title)
                .foregroundStyle(.white)
                .padding()
                .background(.white.opacity(0.2), in: Circle())
        }
        .accessibilityLabel(isPlaying ? "Pause" : "Play")
        .onAppear { isPlaying = player.rate != 0 }
    }
}

/// A view controller that plays a video: AVKit's `AVPlayerViewController`, a placeholder with the video's URL.
@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer?
    open var showsPlaybackControls = true
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var allowsPictureInPicturePlayback = true
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open var contentOverlayView: UIView? { nil }
}
