// SPDX-License-Identifier: Apache-2.0

import ClipCombine

/// The failure of a publisher in a diagram.
enum BrokenError: Error {
    case broken
}

/// Draws the output of publishers, with a character for each frame.
///
/// `-` stands for nothing, a letter for a value, `|` for completion, `#` for an error; events in the same frame are in
/// parentheses.
enum Marbles {
    typealias Values = AnyPublisher<String, BrokenError>

    /// Returns a publisher with the output of a diagram.
    static func publisher(_ diagram: String, on scheduler: VirtualScheduler) -> Values {
        let subject = PassthroughSubject<String, BrokenError>()
        for (frame, events) in frames(diagram).enumerated() {
            for event in events {
                scheduler.schedule(after: .init(offset: .seconds(frame))) {
                    switch event {
                    case "|": subject.send(completion: .finished)
                    case "#": subject.send(completion: .failure(.broken))
                    default: subject.send(String(event))
                    }
                }
            }
        }
        return subject.eraseToAnyPublisher()
    }

    /// Draws the output of a publisher over a number of frames.
    static func draw(
        _ publisher: Values,
        frames count: Int,
        on scheduler: VirtualScheduler
    ) -> String {
        var drawn = Array(repeating: "", count: count)
        let subscription = publisher.sink(
            receiveCompletion: {
                if case .finished = $0 {
                    drawn[scheduler.frame] += "|"
                } else {
                    drawn[scheduler.frame] += "#"
                }
            },
            receiveValue: { drawn[scheduler.frame] += $0 }
        )
        scheduler.run(untilFrame: count - 1)
        subscription.cancel()
        return drawn.map { $0.isEmpty ? "-" : $0.count == 1 ? $0 : "(\($0))" }.joined()
    }

    private static func frames(_ diagram: String) -> [[Character]] {
        var frames: [[Character]] = []
        var group: [Character]?
        for character in diagram {
            switch character {
            case "(": group = []
            case ")":
                frames.append(group ?? [])
                group = nil
            case _ where group != nil: group?.append(character)
            case "-": frames.append([])
            default: frames.append([character])
            }
        }
        return frames
    }
}
