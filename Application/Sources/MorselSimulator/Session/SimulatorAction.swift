// SPDX-License-Identifier: Apache-2.0

public import AppClipDevice
public import AppClipTypes

/// An action of a person on a simulator, or of a page on their behalf.
public enum SimulatorAction: Sendable {
    /// Scans, taps or opens a text, which should be an invocation URL.
    case invoke(String, from: InvocationSource)
    /// Performs an action on the card.
    case card(Event.CardAction)
    /// Goes to the Home Screen, or out of Safari.
    case leave
    /// Returns to the clip.
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
    /// Dismisses the offer of the full app.
    case closeOverlay
    /// Answers the question on the screen.
    case answer(Bool)
    /// Lets time pass.
    case wait(seconds: Int64)
    /// Changes a setting of the phone.
    case change(Setting)
    /// Moves the phone to the place of the code, or far from it.
    case setAtPlace(Bool)
    /// Sends a notification to the clip, as its server would.
    case push(title: String)
    /// Starts the program in the foreground again.
    case restart
    /// Starts again with a new phone.
    case reset
    /// Plays the next step of the scenario that is open.
    case nextStep
}

/// The reason an action is not possible now.
public struct ActionError: Error, Sendable, Hashable {
    /// The reason, as a sentence for people.
    public let sentence: String

    init(_ sentence: String) {
        self.sentence = sentence
    }
}
