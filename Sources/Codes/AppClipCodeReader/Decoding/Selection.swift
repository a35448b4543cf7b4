// SPDX-License-Identifier: Apache-2.0

/// Selection of a value by its rank: Hoare's quickselect (1961).
enum Selection {
    /// Returns the value that would be at `rank` if the first `count` values were sorted, 0 for the
    /// smallest; reorders the values.
    ///
    /// - Complexity: O(`count`) on average.
    static func smallest(_ values: inout [128 of Float], count: Int, rank: Int) -> Float {
        var low = 0
        var high = count - 1
        while low < high {
            let pivot = values[(low + high) / 2]
            var left = low
            var right = high
            while left <= right {
                while values[left] < pivot { left += 1 }
                while values[right] > pivot { right -= 1 }
                if left <= right {
                    values.swapAt(left, right)
                    left += 1
                    right -= 1
                }
            }
            if rank <= right {
                high = right
            } else if rank >= left {
                low = left
            } else {
                break
            }
        }
        return values[rank]
    }
}
