import AppClipCodes
import CodeScenes
import Testing

@testable import AppClipCodeReader

/// A11, A-31: the picture in the middle of a code.
@Suite("Picture in the middle (A11, A-31)")
struct CenterPictureTests {
    @Test("is not made out where there is none")
    func nothing() {
        let count = CenterPicture.side * CenterPicture.side
        var random = SeededRandomness(seed: 41)
        for ink: Float in [0, 0.5, 1, .nan] {
            let picture = CenterPicture(ink: [Float](repeating: ink, count: count))
            #expect(picture.kind(thirdInk: 0.5) == nil)
        }
        for _ in 0..<20 {
            let ink = (0..<count).map { _ in Float.random(in: 0...1, using: &random) }
            #expect(CenterPicture(ink: ink).kind(thirdInk: 0.5) == nil)
        }
    }
}
