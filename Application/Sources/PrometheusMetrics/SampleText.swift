// SPDX-License-Identifier: Apache-2.0

extension Double {
    /// The value in a form that Go's `ParseFloat` accepts, as the exposition format requires.
    var sampleText: String {
        if isNaN { return "NaN" }
        if isInfinite { return self < 0 ? "-Inf" : "+Inf" }
        // 2⁵³: whole numbers up to this one are written without a fraction.
        if magnitude < 9_007_199_254_740_992, self == rounded() { return "\(Int64(self))" }
        return "\(self)"
    }
}
