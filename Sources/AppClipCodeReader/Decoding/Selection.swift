/// Picking a value by its rank.
enum Selection {
    /// The value that `rank` of the first `count` values are not above, 0 for the smallest.
    ///
    /// The values are left in another order.
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
