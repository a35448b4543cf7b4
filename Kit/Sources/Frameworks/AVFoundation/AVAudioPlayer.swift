// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
// The names are Apple's own, and mean what they mean there.

public import Foundation

/// A player of a sound: AVFoundation's `AVAudioPlayer`.
///
/// It is silent, but its time advances as if it played. Only the durations of WAV files are known; any other sound
/// lasts one second.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    // SAFETY: it is used on the main thread, where the delegate is called, as Apple's is.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    open var volume: Float = 1
    open var pan: Float = 0
    open var rate: Float = 1
    open var enableRate = false
    open var isMeteringEnabled = false
    open var numberOfLoops = 0
    open var numberOfChannels: Int { 2 }
    public let url: URL?
    public let data: Data?
    public let duration: TimeInterval
    private var position: TimeInterval = 0
    private var start: Date?
    private var turn = 0

    public init(contentsOf url: URL) throws {
        let data = try Data(contentsOf: url)
        self.url = url
        self.data = nil
        duration = WaveLength.seconds(of: data) ?? 1
    }
    public convenience init(contentsOf url: URL, fileTypeHint: String?) throws {
        try self.init(contentsOf: url)
    }
    public init(data: Data) throws {
        url = nil
        self.data = data
        duration = WaveLength.seconds(of: data) ?? 1
    }
    public convenience init(data: Data, fileTypeHint: String?) throws { try self.init(data: data) }

    open var isPlaying: Bool { start != nil }
    open var currentTime: TimeInterval {
        get {
            let played = start.map { Date().timeIntervalSince($0) } ?? 0
            return duration > 0 ? (position + played).truncatingRemainder(dividingBy: duration) : 0
        }
        set {
            position = min(max(0, newValue), duration)
            if isPlaying { play() }
        }
    }

    @discardableResult
    open func prepareToPlay() -> Bool { true }
    @discardableResult
    open func play() -> Bool {
        start = Date()
        turn += 1
        guard numberOfLoops >= 0 else { return true }
        let (turn, left) = (turn, duration * Double(numberOfLoops + 1) - position)
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0, left)) { [weak self] in
            guard let self, isPlaying, turn == self.turn else { return }
            stop()
            position = 0
            delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
        }
        return true
    }
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool { play() }
    open func pause() {
        position = currentTime
        start = nil
    }
    open func stop() { pause() }
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
        self.volume = volume
    }
    open func updateMeters() {}
    open func averagePower(forChannel channel: Int) -> Float { -160 }
    open func peakPower(forChannel channel: Int) -> Float { -160 }
}

public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

enum WaveLength {
    /// Returns the duration of a WAV file, its bytes of sound divided by its bytes per second; `nil` for any other
    /// data.
    static func seconds(of data: Data) -> TimeInterval? {
        let bytes = [UInt8](data.prefix(1 << 16))
        guard bytes.count > 12, bytes.starts(with: Array("RIFF".utf8)),
            bytes[8..<12].elementsEqual("WAVE".utf8)
        else { return nil }
        func number(at place: Int) -> Int? {
            guard place + 4 <= bytes.count else { return nil }
            return (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
        }
        var place = 12
        var rate: Int?
        while let size = number(at: place + 4) {
            if bytes[place..<place + 4].elementsEqual("fmt ".utf8) {
                rate = number(at: place + 16)
            } else if bytes[place..<place + 4].elementsEqual("data".utf8), let rate, rate > 0 {
                return Double(size) / Double(rate)
            }
            place += 8 + size + size % 2
            guard place + 8 <= bytes.count else { break }
        }
        return nil
    }
}
