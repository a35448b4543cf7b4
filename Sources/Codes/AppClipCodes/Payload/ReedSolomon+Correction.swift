// SPDX-License-Identifier: Apache-2.0

extension ReedSolomon {
    /// The correction of a block: at most four symbols, and the value that is added to each.
    package struct Correction: Sendable {
        /// The places in the block; the first `count` of them are valid.
        package private(set) var places: [4 of Int] = .init(repeating: 0)

        /// The values that are combined with the symbols at these places by exclusive or; not zero,
        /// except at an erasure.
        package private(set) var values: [4 of UInt8] = .init(repeating: 0)

        /// The number of places.
        package private(set) var count = 0

        fileprivate mutating func append(_ value: UInt8, at place: Int) {
            places[count] = place
            values[count] = value
            count += 1
        }
    }

    /// Places whose symbols are not known: at most four.
    package struct Erasures: Sendable {
        fileprivate private(set) var places: [4 of Int] = .init(repeating: 0)

        /// The number of erasures.
        package private(set) var count = 0

        /// Creates an empty set of erasures.
        package init() {}

        /// Adds a place that is not in the set yet; at most four can be added.
        package mutating func insert(_ place: Int) {
            places[count] = place
            count += 1
        }
    }

    /// Repairs a block of data and parity symbols.
    ///
    /// Any *e* wrong symbols and *s* erased ones are repaired if 2*e* + *s* is at most the number
    /// of parity symbols. Beyond that a block may be repaired to a wrong one; the caller has to
    /// check the result by other evidence.
    ///
    /// - Parameters:
    ///   - block: Data, then parity; at most 255 symbols.
    ///   - erasures: Places in the block whose symbols are not known.
    /// - Returns: The number of symbols that were changed, or `nil` if the block cannot be
    ///   repaired; it is then unchanged.
    func repair(_ block: inout [UInt8], erasures: [Int] = []) -> Int? {
        guard erasures.count <= parityCount else { return nil }
        var places = Erasures()
        for place in erasures { places.insert(place) }
        let found = correction(
            of: syndromes(of: block.span),
            blockCount: block.count,
            erasures: places
        )
        guard let found else { return nil }
        var changed = 0
        for index in 0..<found.count where found.values[index] != 0 {
            block[found.places[index]] ^= found.values[index]
            changed += 1
        }
        return changed
    }

    /// Returns the values of a block at the roots of the code, the value at α in the lowest byte.
    ///
    /// All values are zero for a block without errors.
    package func syndromes(of block: Span<UInt8>) -> UInt32 {
        var packed: UInt32 = 0
        for root in 1...parityCount {
            let element = GaloisField.power(root)
            var value: UInt8 = 0
            for place in block.indices {
                value = GaloisField.multiply(value, element) ^ block[place]
            }
            packed |= UInt32(value) << UInt32(8 * (root - 1))
        }
        return packed
    }

    /// Returns the change of a block's syndromes that results when `value` is combined with the
    /// symbol at a place by exclusive or.
    package func syndromes(of value: UInt8, at place: Int, blockCount: Int) -> UInt32 {
        let element = GaloisField.power(blockCount - 1 - place)
        var packed: UInt32 = 0
        var term = value
        for root in 0..<parityCount {
            term = GaloisField.multiply(term, element)
            packed |= UInt32(term) << UInt32(8 * root)
        }
        return packed
    }

    /// Returns the modified syndromes, from which the effect of the erasures has been removed.
    ///
    /// They are in the bytes from the number of erasures on.
    ///
    /// The result is linear: the exclusive or of two syndromes gives the exclusive or of their
    /// results.
    package func modified(_ syndromes: UInt32, by erasures: Erasures, blockCount: Int) -> UInt32 {
        let product = product(
            unpacked(syndromes),
            locator(of: erasures, blockCount: blockCount)
        )
        var packed: UInt32 = 0
        for index in 0..<parityCount { packed |= UInt32(product[index]) << UInt32(8 * index) }
        return packed
    }

    /// Whether a quick test shows that a block cannot be repaired.
    ///
    /// The test does not cover blocks with two errors.
    package func isHopeless(modified: UInt32, erasureCount: Int, blockCount: Int) -> Bool {
        let rest = modified >> UInt32(8 * erasureCount)
        let count = parityCount - erasureCount
        guard count > 0, rest != 0, count < 4 else { return false }
        let first = UInt8(truncatingIfNeeded: rest)
        guard count > 1, first != 0 else { return true }
        // One error; its place is the ratio of any two neighbours.
        let second = UInt8(truncatingIfNeeded: rest >> 8)
        guard second != 0 else { return true }
        let element = GaloisField.divide(second, by: first)
        if GaloisField.exponent(of: element) >= blockCount { return true }
        guard count == 3 else { return false }
        return GaloisField.multiply(second, element) != UInt8(truncatingIfNeeded: rest >> 16)
    }

    private func unpacked(_ syndromes: UInt32) -> [4 of UInt8] {
        var syndrome: [4 of UInt8] = .init(repeating: 0)
        for index in 0..<parityCount {
            syndrome[index] = UInt8(truncatingIfNeeded: syndromes >> UInt32(8 * index))
        }
        return syndrome
    }

    /// Returns the polynomial, constant coefficient first, whose roots are the inverses of the
    /// places.
    private func locator(of erasures: Erasures, blockCount: Int) -> [5 of UInt8] {
        var locator: [5 of UInt8] = .init(repeating: 0)
        locator[0] = 1
        for index in 0..<erasures.count {
            let element = GaloisField.power(blockCount - 1 - erasures.places[index])
            for power in stride(from: index + 1, to: 0, by: -1) {
                locator[power] ^= GaloisField.multiply(locator[power - 1], element)
            }
        }
        return locator
    }

    /// Finds the changes that repair a block with the given syndromes.
    ///
    /// With at most four parity symbols there are at most two errors, whose locator is solved for
    /// directly; the values follow by Forney's formula.
    ///
    /// - Returns: The places, including those of the erasures, or `nil` if the parity does not
    ///   suffice for a correction.
    /// - Complexity: O(`blockCount`), without an allocation.
    package func correction(
        of syndromes: UInt32,
        blockCount: Int,
        erasures: Erasures = Erasures()
    ) -> Correction? {
        if syndromes == 0 { return Correction() }
        let syndrome = unpacked(syndromes)
        var locator = locator(of: erasures, blockCount: blockCount)
        let modified = product(syndrome, locator)
        guard let errors = errorLocator(modified, from: erasures.count) else { return nil }
        let degree = erasures.count + errors.degree
        // Times the locator of the errors, the highest power first.
        for power in stride(from: degree, to: 0, by: -1) {
            locator[power] ^= GaloisField.multiply(locator[power - 1], errors.first)
            if power > 1 {
                locator[power] ^= GaloisField.multiply(locator[power - 2], errors.second)
            }
        }

        let evaluator = product(syndrome, locator)
        var correction = Correction()
        for place in 0..<blockCount {
            let inverse = GaloisField.power(place + 1 - blockCount)
            var value: UInt8 = 0
            for power in stride(from: degree, through: 0, by: -1) {
                value = GaloisField.multiply(value, inverse) ^ locator[power]
            }
            guard value == 0 else { continue }
            guard correction.count < degree else { return nil }
            // The formal derivative: odd powers, one lower.
            let square = GaloisField.multiply(inverse, inverse)
            let slope = locator[1] ^ GaloisField.multiply(locator[3], square)
            guard slope != 0 else { return nil }
            var numerator: UInt8 = 0
            for power in stride(from: 3, through: 0, by: -1) {
                numerator = GaloisField.multiply(numerator, inverse) ^ evaluator[power]
            }
            correction.append(GaloisField.divide(numerator, by: slope), at: place)
        }
        return correction.count == degree ? correction : nil
    }

    /// Returns syndromes × locator, modulo x^`parityCount`.
    private func product(_ syndrome: [4 of UInt8], _ locator: [5 of UInt8]) -> [4 of UInt8] {
        var product: [4 of UInt8] = .init(repeating: 0)
        for power in 0..<parityCount {
            for index in 0...power {
                product[power] ^= GaloisField.multiply(locator[index], syndrome[power - index])
            }
        }
        return product
    }

    /// The locator of the errors other than the erasures, 1 + `first` x + `second` x².
    private struct ErrorLocator {
        var degree = 0
        var first: UInt8 = 0
        var second: UInt8 = 0
    }

    /// Solves for the fewest errors that explain the modified syndromes from `start` on.
    private func errorLocator(_ modified: [4 of UInt8], from start: Int) -> ErrorLocator? {
        guard (start..<parityCount).contains(where: { modified[$0] != 0 }) else {
            return ErrorLocator()
        }
        guard parityCount - start >= 2 else { return nil }
        if modified[start] != 0 {
            let element = GaloisField.divide(modified[start + 1], by: modified[start])
            let isOne = (start + 1..<parityCount).allSatisfy { index in
                modified[index] == GaloisField.multiply(element, modified[index - 1])
            }
            if isOne { return element == 0 ? nil : ErrorLocator(degree: 1, first: element) }
        }
        guard parityCount - start == 4 else { return nil }
        // Two errors: two linear equations.
        func cross(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> UInt8 {
            GaloisField.multiply(modified[a], modified[b])
                ^ GaloisField.multiply(modified[c], modified[d])
        }
        let determinant = cross(0, 2, 1, 1)
        guard determinant != 0 else { return nil }
        let second = GaloisField.divide(cross(1, 3, 2, 2), by: determinant)
        guard second != 0 else { return nil }
        return ErrorLocator(
            degree: 2,
            first: GaloisField.divide(cross(0, 3, 1, 2), by: determinant),
            second: second
        )
    }
}
