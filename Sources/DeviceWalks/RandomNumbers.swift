/// Numbers that look random and are the same for the same seed on every machine (SplitMix64).
public struct RandomNumbers: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Numbers of a seed.
    public init(seed: UInt64) { state = seed }

    /// The next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var number = state
        number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
        return number ^ (number >> 31)
    }

    /// A number of `0..<bound`; `bound` is above 0.
    mutating func number(below bound: Int) -> Int { Int(next() >> 33) % bound }

    mutating func isTrue() -> Bool { next() & 1 == 1 }

    /// An element of what is not empty.
    mutating func one<Element>(of elements: [Element]) -> Element {
        elements[number(below: elements.count)]
    }
}
