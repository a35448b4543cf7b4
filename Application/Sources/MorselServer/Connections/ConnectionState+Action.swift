// SPDX-License-Identifier: Apache-2.0

extension ConnectionState {
    /// An action that a connection performs after an event.
    enum Action {
        /// Read bytes from the client.
        case read
        /// Pass what was written to the system.
        case flush
        /// Check the deadline after ``ServedSite/checkInterval``.
        case scheduleCheck
        /// Determine whether the sender of a request is known, and report it with ``admitted(isKnown:at:)``.
        case checkSender(BodyAdmission)
        /// Send the interim response that the client waits for before it sends the body.
        case sendContinue
        /// Answer a request, and report the response with ``responseReady(_:isNearlyFull:at:)``, or that
        /// there were too many requests with ``tooManyRequests(at:)``.
        case answer(Exchange)
        /// Write a response at once, and report it with ``responseSent(_:isWhole:at:)``.
        case write(ReadyResponse, isLast: Bool)
        /// Write a response in slices, and report each with ``sliceSent(at:)``, and the end with
        /// ``responseSent(_:isWhole:at:)``.
        case writeSlices(ReadyResponse, isLast: Bool)
        /// End a response; after the last one, ignore all further parts, and report its end
        /// with ``lastResponseSent(at:)``.
        case end(SentResponse, isLast: Bool)
        /// Send the reason a request is not answered, as the last response; the rest is as with ``end(_:isLast:)``.
        case refuse(Refusal)
        /// Tell the client that nothing follows, and read what it still sends.
        case closeOutput
        /// Close the connection.
        case close
    }
}
