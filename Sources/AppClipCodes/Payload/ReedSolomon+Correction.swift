extension ReedSolomon {
    /// Repairs a block of data and parity symbols.
    ///
    /// Any *e* wrong symbols and *s* erased ones are repaired where 2*e* + *s* is at most the
    /// number of parity symbols. Beyond that a block may be repaired to a wrong one; who calls
    /// has to check the result by other evidence.
    ///
    /// The way is that of Berlekamp and Massey with erasures, then Chien's search and Forney's
    /// formula.
    ///
    /// - Parameters:
    ///   - block: Data, then parity; at most 255 symbols.
    ///   - erasures: Places in the block whose symbols are not known.
    /// - Returns: How many symbols were changed, or `nil` if the block cannot be repaired; it is
    ///   then as it was.
    func repair(_ block: inout [UInt8], erasures: [Int] = []) -> Int? {
        guard erasures.count <= parityCount else { return nil }
        let syndromes = syndromes(of: block)
        guard syndromes.contains(where: { $0 != 0 }) else { return 0 }
        let locator = errorLocator(syndromes, erasures.map { locatorElement(of: $0, in: block) })
        let degree = locator.lastIndex { $0 != 0 } ?? 0

        // The places whose inverse is a root of the locator.
        let places = block.indices.filter { place in
            GaloisField.evaluate(locator, at: inverseLocator(of: place, in: block)) == 0
        }
        guard places.count == degree else { return nil }

        // The evaluator: syndromes × locator, modulo x^parityCount.
        var evaluator = [UInt8](repeating: 0, count: parityCount)
        for (power, syndrome) in syndromes.enumerated() {
            for (index, coefficient) in locator.enumerated() where power + index < parityCount {
                evaluator[power + index] ^= GaloisField.multiply(syndrome, coefficient)
            }
        }
        // The formal derivative: odd powers, one lower.
        let derivative = locator.indices.dropFirst().map { index in
            index % 2 == 1 ? locator[index] : 0
        }
        var repaired = block
        for place in places {
            let inverse = inverseLocator(of: place, in: block)
            let slope = GaloisField.evaluate(derivative, at: inverse)
            guard slope != 0 else { return nil }
            repaired[place] ^= GaloisField.divide(
                GaloisField.evaluate(evaluator, at: inverse),
                by: slope
            )
        }
        guard self.syndromes(of: repaired).allSatisfy({ $0 == 0 }) else { return nil }
        defer { block = repaired }
        return block.indices.count { block[$0] != repaired[$0] }
    }

    /// The values of the block at the roots of the code; all zero for a block without a fault.
    private func syndromes(of block: [UInt8]) -> [UInt8] {
        (1...parityCount).map { root in
            block.reduce(0) { GaloisField.multiply($0, GaloisField.power(root)) ^ $1 }
        }
    }

    private func locatorElement(of place: Int, in block: [UInt8]) -> UInt8 {
        GaloisField.power(block.count - 1 - place)
    }

    private func inverseLocator(of place: Int, in block: [UInt8]) -> UInt8 {
        GaloisField.power(place + 1 - block.count)
    }

    /// The polynomial, constant coefficient first, whose roots are the inverse places at fault.
    private func errorLocator(_ syndromes: [UInt8], _ erasures: [UInt8]) -> [UInt8] {
        var locator = [UInt8](repeating: 0, count: parityCount + 1)
        locator[0] = 1
        for element in erasures {
            for index in stride(from: parityCount, to: 0, by: -1) {
                locator[index] ^= GaloisField.multiply(locator[index - 1], element)
            }
        }
        var previous = locator
        var length = erasures.count
        for step in erasures.count..<parityCount {
            var discrepancy: UInt8 = 0
            for index in 0...step {
                discrepancy ^= GaloisField.multiply(locator[index], syndromes[step - index])
            }
            let shifted = [0] + previous.dropLast()
            guard discrepancy != 0 else {
                previous = shifted
                continue
            }
            let next = locator.indices.map { index in
                locator[index] ^ GaloisField.multiply(discrepancy, shifted[index])
            }
            if 2 * length <= step + erasures.count {
                length = step + 1 + erasures.count - length
                previous = locator.map { GaloisField.divide($0, by: discrepancy) }
            } else {
                previous = shifted
            }
            locator = next
        }
        return locator
    }
}
