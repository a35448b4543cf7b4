// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import Testing

struct TokenBucketTests {
    private let start = Duration.seconds(1_000)

    private func bucket(_ capacity: Int, _ interval: Duration) -> TokenBucket {
        TokenBucket(capacity: capacity, interval: interval, at: start)
    }

    /// Returns the number of tokens that can be taken at a time, at most 1,000.
    private func takeAll(_ bucket: inout TokenBucket, at now: Duration) -> Int {
        var count = 0
        while count < 1_000, bucket.take(at: now) { count += 1 }
        return count
    }

    @Test(arguments: [0, 1, 3, 40])
    func asManyAsTheCapacityComeAtOnce(_ capacity: Int) {
        var bucket = bucket(capacity, .seconds(1))
        #expect(takeAll(&bucket, at: start) == capacity)
        #expect(bucket.missing(at: start) == Double(capacity))
    }

    @Test func tokensAreAddedOneByOne() {
        var bucket = bucket(3, .seconds(6))
        #expect(takeAll(&bucket, at: start) == 3)
        #expect(bucket.wait(at: start) == .seconds(6))
        #expect(bucket.wait(at: start + .seconds(4)) == .seconds(2))
        #expect(takeAll(&bucket, at: start + .milliseconds(5_999)) == 0)
        #expect(takeAll(&bucket, at: start + .seconds(6)) == 1)
        #expect(takeAll(&bucket, at: start + .seconds(18)) == 2)
    }

    @Test func longWaitsFillItOnceOnly() {
        var bucket = bucket(3, .seconds(6))
        #expect(takeAll(&bucket, at: start) == 3)
        let later = start + .seconds(Int64.max / 2)
        #expect(bucket.isFull(at: later))
        #expect(takeAll(&bucket, at: later) == 3)
    }

    /// Ten tenths of a token are a whole one: with binary fractions, they are a little less.
    @Test(arguments: [3, 6, 7, 10, 49, 600])
    func partsOfAnIntervalAddUp(_ parts: Int) {
        var bucket = bucket(2, .seconds(parts))
        #expect(takeAll(&bucket, at: start) == 2)
        for part in 1...parts {
            // Counted anew each second; there is never a second token.
            bucket.putBack(at: start + .seconds(part))
            #expect(takeAll(&bucket, at: start + .seconds(part)) == (part < parts ? 1 : 2))
        }
    }

    /// Over a long time, as many are taken as the rate allows, whenever they are tried.
    @Test(arguments: [1, 7, 100, 333])
    func theRateHolds(_ milliseconds: Int) {
        var bucket = bucket(5, .milliseconds(100))
        var count = 0
        for time in stride(from: 0, through: 100_000, by: milliseconds) {
            count += takeAll(&bucket, at: start + .milliseconds(time))
        }
        #expect((1_003...1_005).contains(count))
    }

    @Test func earlierTimesAddNothing() {
        var bucket = bucket(2, .seconds(1))
        #expect(takeAll(&bucket, at: start) == 2)
        #expect(takeAll(&bucket, at: start + .seconds(1)) == 1)
        #expect(takeAll(&bucket, at: start - .seconds(60)) == 0)
        #expect(bucket.time == start + .seconds(1))
        #expect(takeAll(&bucket, at: start + .seconds(1)) == 0)
        #expect(takeAll(&bucket, at: start + .seconds(2)) == 1)
    }

    @Test func aTokenIsPutBack() {
        var bucket = bucket(2, .seconds(1))
        #expect(takeAll(&bucket, at: start) == 2)
        bucket.putBack(at: start)
        #expect(bucket.missing(at: start) == 1)
        #expect(takeAll(&bucket, at: start) == 1)
        for _ in 0..<5 { bucket.putBack(at: start) }
        #expect(bucket.isFull(at: start))
        #expect(takeAll(&bucket, at: start) == 2)
    }

    @Test func aRefusedEventChangesNothing() {
        var bucket = bucket(1, .seconds(10))
        #expect(takeAll(&bucket, at: start) == 1)
        let before = bucket
        let isTaken = bucket.take(at: start + .seconds(5))
        #expect(!isTaken && bucket == before)
        #expect(bucket.missing(at: start + .seconds(5)) == 0.5)
    }
}
