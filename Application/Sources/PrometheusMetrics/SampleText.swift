// SPDX-License-Identifier: Apache-2.0

extension Double {
    /// A value as Go's `ParseFloat` reads it, which the exposition format requires.
    var sampleText: String {
        if isNaN { return "NaN" }
        if isInfinite { return self < 0 ? "-Inf" : "+Inf" }
        // 2⁵³: whole numbers up to there are written as such.
        if magnitude < 9_007_199_254_740_992, self == rounded() { return "\(Int64(self))" }
        return "\(self)"
    }
}
