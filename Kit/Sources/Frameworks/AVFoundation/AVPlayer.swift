// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
// The names are Apple's own, and mean what they mean there.

public import CoreGraphics
public import Foundation
public import UIKit

/// A video or sound, by its URL: AVFoundation's `AVURLAsset`.
open class AVAsset: NSObject, @unchecked Sendable {
    // SAFETY: it is immutable.
    open var duration: CMTime { .indefinite }
    public convenience init(url: URL) { self.init() }
    fileprivate override init() {}
}
open class AVURLAsset: AVAsset, @unchecked Sendable {
    public let url: URL
    public init(url: URL, options: [String: Any]? = nil) {
        self.url = url
        super.init()
    }
    public convenience init(url: URL) { self.init(url: url, options: nil) }
}

/// The playback state of a video: AVFoundation's `AVPlayerItem`.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    // SAFETY: it is used on the main thread, as its documentation requires.
    public enum Status: Int, Sendable {
        case unknown
        case readyToPlay
        case failed
    }
    public let asset: AVAsset
    public init(asset: AVAsset) { self.asset = asset }
    public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

    open var status: Status { .unknown }
    open var error: (any Error)? { nil }
    open var duration: CMTime { asset.duration }
    open func currentTime() -> CMTime { .zero }
}
extension Notification.Name {
    public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
        "AVPlayerItemDidPlayToEndTimeNotification"
    )
    public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification"
    )
}

/// A player of videos: AVFoundation's `AVPlayer`, which stores its settings; nothing is loaded.
open class AVPlayer: NSObject, @unchecked Sendable {
    // SAFETY: it is used on the main thread, as its documentation requires.
    public enum TimeControlStatus: Int, Sendable {
        case paused
        case waitingToPlayAtSpecifiedRate
        case playing
    }
    public enum ActionAtItemEnd: Int, Sendable {
        case advance
        case pause
        case none
    }
    open private(set) var currentItem: AVPlayerItem?
    open var rate: Float = 0
    open var volume: Float = 1
    open var isMuted = false
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var automaticallyWaitsToMinimizeStalling = true
    open var allowsExternalPlayback = true
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var timeControlStatus: TimeControlStatus {
        rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate
    }
    open var status: AVPlayerItem.Status { .unknown }
    private var position = CMTime.zero

    public override init() {}
    public init(url: URL) { currentItem = AVPlayerItem(url: url) }
    public init(playerItem item: AVPlayerItem?) { currentItem = item }

    open func play() { rate = 1 }
    open func pause() { rate = 0 }
    open func playImmediately(atRate rate: Float) { self.rate = rate }
    open func replaceCurrentItem(with item: AVPlayerItem?) {
        currentItem = item
        position = .zero
    }
    open func currentTime() -> CMTime { position }
    open func seek(to time: CMTime) { position = time }
    open func seek(
        to time: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        position = time
        DispatchQueue.main.async { completionHandler(true) }
    }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
        position = time
    }
    /// Observes the time during playback; the block is never called, since nothing plays.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime,
        queue: DispatchQueue?,
        using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { NSObject() }
    open func removeTimeObserver(_ observer: Any) {}
}

open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    private var queued: [AVPlayerItem]
    public init(items: [AVPlayerItem]) {
        queued = items
        super.init(playerItem: items.first)
    }
    public convenience override init() { self.init(items: []) }
    open func items() -> [AVPlayerItem] { queued }
    open func insert(_ item: AVPlayerItem, after other: AVPlayerItem?) {
        let place = other.flatMap { other in queued.firstIndex { $0 === other } }
        queued.insert(item, at: place.map { $0 + 1 } ?? queued.count)
        if currentItem == nil { replaceCurrentItem(with: item) }
    }
    open func advanceToNextItem() {
        if !queued.isEmpty { queued.removeFirst() }
        replaceCurrentItem(with: queued.first)
    }
    open func removeAllItems() {
        queued = []
        replaceCurrentItem(with: nil)
    }
}
open class AVPlayerLooper: NSObject {
    public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {
        player.replaceCurrentItem(with: templateItem)
    }
    open func disableLooping() {}
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
    public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
}
/// A layer that shows a video: AVFoundation's `AVPlayerLayer`, a placeholder.
open class AVPlayerLayer: CALayer {
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    public override init() {}
    public init(player: AVPlayer?) { self.player = player }
}

/// Returns the largest rectangle of an aspect ratio that fits within a rectangle.
public func AVMakeRect(aspectRatio: CGSize, insideRect bounds: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return bounds }
    let scale = min(bounds.width / aspectRatio.width, bounds.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: bounds.midX - size.width / 2,
        y: bounds.midY - size.height / 2,
        width: size.width,
        height: size.height
    )
}
