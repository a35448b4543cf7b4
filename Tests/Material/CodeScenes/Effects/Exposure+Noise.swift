// SPDX-License-Identifier: Apache-2.0

import SeededRandom

extension Exposure {
    mutating func addNoise(sigma: Double, using randomness: inout SplitMix64) {
        guard sigma > 0 else { return }
        // The sensor has no values beyond black and white, before and after the noise.
        clip()
        for channel in 0..<3 {
            var place = 0
            while place < width * height {
                let (one, other) = randomness.normalPair()
                planes[channel][place] += Float(sigma * one)
                if place + 1 < width * height {
                    planes[channel][place + 1] += Float(sigma * other)
                }
                place += 2
            }
        }
        for channel in 0..<3 {
            for place in 0..<width * height {
                let most = isClear ? planes[3][place] : 255
                planes[channel][place] = min(most, max(0, planes[channel][place]))
            }
        }
    }
}
