// SPDX-License-Identifier: Apache-2.0

import AVFoundation
import Foundation
import Testing

struct SoundTests {
    /// Returns a WAV file of a duration, with 8,000 bytes a second.
    private static func wave(seconds: Double) -> Data {
        func number(_ value: Int) -> [UInt8] {
            (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        let count = Int(seconds * 8_000)
        let format: [UInt8] = [1, 0, 1, 0] + number(8_000) + number(8_000) + [1, 0, 8, 0]
        let parts =
            Array("WAVEfmt ".utf8) + number(16) + format + Array("data".utf8)
            + number(count) + Array(repeating: 128, count: count)
        return Data(Array("RIFF".utf8) + number(parts.count) + parts)
    }

    @Test func knowsTheLengthOfWaves() throws {
        #expect(try AVAudioPlayer(data: Self.wave(seconds: 2.5)).duration == 2.5)
        #expect(try AVAudioPlayer(data: Data("RIFF".utf8)).duration == 1)
        #expect(throws: (any Error).self) {
            try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere.mp3"))
        }
    }

    private final class Listener: NSObject, AVAudioPlayerDelegate {
        let end: () -> Void
        init(end: @escaping () -> Void) { self.end = end }
        func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { end() }
    }

    @Test func endsWhenItIsOver() async throws {
        let player = try AVAudioPlayer(data: Self.wave(seconds: 0.05))
        nonisolated(unsafe) var listener: Listener?
        await withCheckedContinuation { (end: CheckedContinuation<Void, Never>) in
            unsafe listener = Listener { end.resume() }
            player.delegate = unsafe listener
            DispatchQueue.main.async {
                player.play()
                #expect(player.isPlaying)
            }
        }
        #expect(!player.isPlaying)
        unsafe listener = nil
    }

    @Test func countsTime() {
        let time = CMTime(value: 3, timescale: 2)
        #expect(time.seconds == 1.5)
        #expect((time + CMTime(seconds: 0.5, preferredTimescale: 600)).seconds == 2)
        #expect(CMTime.zero < time)
        #expect(!CMTime.invalid.isValid)
        #expect(CMTime(seconds: .infinity, preferredTimescale: 1) == .invalid)
    }

    @Test func fitsRectangles() {
        let rect = AVMakeRect(
            aspectRatio: CGSize(width: 2, height: 1),
            insideRect: CGRect(x: 0, y: 0, width: 100, height: 100)
        )
        #expect(rect == CGRect(x: 0, y: 25, width: 100, height: 50))
    }
}
