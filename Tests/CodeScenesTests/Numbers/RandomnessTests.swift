import CodeScenes
import Testing

@Suite("Randomness of scenes")
struct RandomnessTests {
    @Test("equal seeds give equal sequences, others give others")
    func seeds() {
        var first = SeededRandomness(seed: 7)
        var second = SeededRandomness(seed: 7)
        var third = SeededRandomness(seed: 8)
        let numbers = (0..<100).map { _ in first.next() }
        #expect(numbers == (0..<100).map { _ in second.next() })
        #expect(numbers != (0..<100).map { _ in third.next() })
    }
}
