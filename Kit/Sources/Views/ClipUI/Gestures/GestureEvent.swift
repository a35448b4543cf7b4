// SPDX-License-Identifier: Apache-2.0

// An event of a gesture that the page recognizes, with the text "index phase numbers…". `gestures.js` writes it.
struct GestureEvent {
    enum Phase { case changed, ended, cancelled }

    // The index of the gesture in the list of its view.
    let index: Int
    let phase: Phase
    // The numbers of the kind of gesture: such as locations in points, a ratio or degrees.
    private let numbers: [Double]

    // Parses an event; nil if the index is not in 0..<256 or there is no phase.
    @inline(never)
    init?(_ text: String) {
        let numbers = ClipUI.numbers(in: text)
        guard numbers.count >= 2, numbers[0] >= 0, numbers[0] < 256 else { return nil }
        index = Int(numbers[0])
        phase = numbers[1] == 1 ? .changed : numbers[1] == 2 ? .ended : .cancelled
        self.numbers = Array(numbers.dropFirst(2))
    }

    // Returns a number, or 0 if there are fewer.
    func number(at index: Int) -> Double { index < numbers.count ? numbers[index] : 0 }

    // Returns the point whose x is the number at an index, and whose y is the next number.
    func point(at index: Int) -> CGPoint {
        CGPoint(x: CGFloat(number(at: index)), y: CGFloat(number(at: index + 1)))
    }
}
