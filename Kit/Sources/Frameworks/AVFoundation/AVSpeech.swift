// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
// The names are Apple's own, and mean what they mean there.

public import Foundation

open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    // SAFETY: it is immutable.
    public let language: String
    public init?(language: String?) { self.language = language ?? Self.currentLanguageCode() }
    open class func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }
    /// The voices of the phone, of which there are none.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    // SAFETY: it is set up before it is spoken.
    public let speechString: String
    open var voice: AVSpeechSynthesisVoice?
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    open var pitchMultiplier: Float = 1
    open var volume: Float = 1
    open var preUtteranceDelay: TimeInterval = 0
    open var postUtteranceDelay: TimeInterval = 0
    public init(string: String) { speechString = string }
}

public enum AVSpeechBoundary: Int, Sendable {
    case immediate
    case word
}

/// A speech synthesizer: AVFoundation's `AVSpeechSynthesizer`.
///
/// It is silent. Fifteen characters take one second at the default rate; the delegate is called at the start and at the
/// end.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    // SAFETY: it is used on the main thread, where the delegate is called.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    private var queue: [AVSpeechUtterance] = []
    open private(set) var isPaused = false
    open var isSpeaking: Bool { !queue.isEmpty }

    open func speak(_ utterance: AVSpeechUtterance) {
        queue.append(utterance)
        if queue.count == 1 { begin() }
    }
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard let current = queue.first else { return false }
        queue = []
        delegate?.speechSynthesizer(self, didCancel: current)
        return true
    }
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard isSpeaking, !isPaused else { return false }
        isPaused = true
        return true
    }
    @discardableResult
    open func continueSpeaking() -> Bool {
        guard isPaused else { return false }
        isPaused = false
        begin()
        return true
    }

    private func begin() {
        guard let current = queue.first else { return }
        delegate?.speechSynthesizer(self, didStart: current)
        let speed = 15 * Double(max(0.1, current.rate / AVSpeechUtteranceDefaultSpeechRate))
        let time = Double(current.speechString.count) / speed
        DispatchQueue.main.asyncAfter(deadline: .now() + time) { [weak self] in
            guard let self, queue.first === current, !isPaused else { return }
            queue.removeFirst()
            delegate?.speechSynthesizer(self, didFinish: current)
            begin()
        }
    }
}

public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer,
        didStart utterance: AVSpeechUtterance
    )
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer,
        didFinish utterance: AVSpeechUtterance
    )
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer,
        didCancel utterance: AVSpeechUtterance
    )
}
extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer,
        didStart utterance: AVSpeechUtterance
    ) {}
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer,
        didFinish utterance: AVSpeechUtterance
    ) {}
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer,
        didCancel utterance: AVSpeechUtterance
    ) {}
}
