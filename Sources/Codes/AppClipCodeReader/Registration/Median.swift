// SPDX-License-Identifier: Apache-2.0

extension MutableCollection where Self: RandomAccessCollection, Element == Float, Index == Int {
    /// Returns the element in the middle, the upper one of two; reorders the elements.
    ///
    /// There must be at least one element, and none may be NaN.
    ///
    /// - Complexity: O(*n*) on average.
    mutating func median() -> Float { element(ofRank: count / 2) }

    /// Returns the element that would be at `rank` if the elements were sorted; reorders them.
    ///
    /// It uses Hoare's quickselect (1961).
    ///
    /// - Complexity: O(*n*) on average.
    mutating func element(ofRank rank: Int) -> Float {
        var low = startIndex
        var high = endIndex - 1
        let place = startIndex + rank
        while low < high {
            let pivot = self[low + (high - low) / 2]
            var i = low
            var j = high
            while i <= j {
                while self[i] < pivot { i += 1 }
                while self[j] > pivot { j -= 1 }
                if i <= j {
                    swapAt(i, j)
                    i += 1
                    j -= 1
                }
            }
            if place <= j { high = j } else if place >= i { low = i } else { break }
        }
        return self[place]
    }
}
