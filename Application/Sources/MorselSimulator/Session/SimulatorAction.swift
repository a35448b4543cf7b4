// SPDX-License-Identifier: Apache-2.0

public import AppClipDevice
public import AppClipTypes

/// What a person does with a simulator, or a page for them.
public enum SimulatorAction: Sendable {
    /// Scans, taps or opens a text, which should be an invocation URL.
    case invoke(String, from: InvocationSource)
    /// Does something with the card.
    case card(Event.CardAction)
    /// Goes to the Home Screen, or out of Safari.
    case leave
    /// Comes back to the clip.
    case comeBack(Event.ReturnSource)
    /// Opens the full app.
    case openApp
    /// Installs the full app.
    case installApp
    /// Removes the full app.
    case removeApp
    /// Lets the system delete the clip.
    case deleteClip
    /// Opens the store page of the full app.
    case openStore(Event.StoreSource)
    /// Puts the offer of the full app away.
    case closeOverlay
    /// Answers the question on the screen.
    case answer(Bool)
    /// Lets time pass.
    case wait(seconds: Int64)
    /// Changes a setting of the phone.
    case change(Setting)
    /// Holds the phone at the place of the code, or far from it.
    case setAtPlace(Bool)
    /// A server sends a notification to the clip.
    case push(title: String)
    /// Starts the program in the foreground again.
    case restart
    /// Starts again with a new phone.
    case reset
    /// Plays the next step of the scenario that is open.
    case nextStep
}

/// Why something cannot be done now, as a sentence for people.
public struct ActionRefusal: Error, Sendable, Hashable {
    /// The sentence.
    public let sentence: String

    init(_ sentence: String) {
        self.sentence = sentence
    }
}
