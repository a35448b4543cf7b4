/// Matching of patterns with alternatives, all of which are followed at once.
///
/// A pattern is gone through from left to right, with the set of the places of the text to which it
/// fits so far. That takes one step for each element, however many ways there are.
///
/// In the pattern of a path, slashes count by where they stand once values are in the place of
/// variables (rule 3 of matching): a pattern need not begin with one, those at its end do not count,
/// and `/*` at its end also fits its parent. So there are places beyond those of the text, too: see
/// ``RowProgress``.
extension PatternTable {
    /// The most steps that all rows of a file may need for a text before bits are made of it.
    static let mostSteps = 1 << 20

    /// Whether a row of elements fits a whole text.
    ///
    /// - Parameters:
    ///   - row: The elements.
    ///   - isPath: Whether they are the pattern of a path.
    ///   - text: The bytes in which the text stands.
    ///   - range: The place of the text.
    ///   - bits: What is known of texts of this decision; nothing, unless the file is hostile.
    /// - Returns: Whether it fits.
    func fits(
        _ row: Range<Int>,
        isPath: Bool,
        _ text: Span<UInt8>,
        _ range: Range<Int>,
        _ bits: inout [Range<Int>: TextBits]
    ) -> Bool {
        if choiceCost * (range.count + 1) > Self.mostSteps {
            let known = bits[range] ?? TextBits(text, range)
            bits[range] = known
            return fits(row, RowProgress(BitPlaces(known), isPath: isPath), text, range)
        }
        // Nearly all texts are so short that their places fit a word.
        return range.count < ShortPlaces.capacity
            ? fits(row, RowProgress(ShortPlaces(), isPath: isPath), text, range)
            : fits(row, RowProgress(LongPlaces(), isPath: isPath), text, range)
    }

    @inline(never)
    private func fits<Places: PlaceSet>(
        _ row: Range<Int>,
        _ start: RowProgress<Places>,
        _ text: Span<UInt8>,
        _ range: Range<Int>
    ) -> Bool {
        var progress = start
        var rest = row
        // Most rows begin with bytes that stand in the text as a whole.
        if case .literal(let literal) = elements.span[row.lowerBound] {
            if literal.count <= range.count, hasLiteral(literal, text, at: range.lowerBound) {
                progress = RowProgress(nowhere: start.places.none, isPath: start.isPath)
                progress.places.insert(literal.count)
                rest = (row.lowerBound + 1)..<row.upperBound
            } else if !start.isPath {
                return false
            }
        }
        for index in rest {
            guard !progress.isNowhere else { return false }
            let next = index + 1 < row.upperBound ? heads[index + 1] : 0..<0
            progress = advance(progress, over: index, next, text, range)
        }
        return progress.reachesEnd(of: range)
    }

    /// How far a pattern fits with one more element.
    ///
    /// Places behind a word at which the `next` bytes do not stand can be left out: looking for them
    /// first is quicker than looking up the word.
    private func advance<Places: PlaceSet>(
        _ progress: RowProgress<Places>,
        over index: Int,
        _ next: Range<Int>,
        _ text: Span<UInt8>,
        _ range: Range<Int>
    ) -> RowProgress<Places> {
        var ends = RowProgress(nowhere: progress.places.none, isPath: progress.isPath)
        let element = elements.span[index]
        let head = heads.span[index]
        let places = progress.places(before: element, text, range)
        switch element {
        case .literal(let literal):
            ends.places = places.after(literal, in: self, text, range)
            guard progress.isPath else { break }
            let solid = head.count
            guard solid < literal.count else { break }
            ends.tail = progress.tail.afterSlashes(isAlone: solid == 0)
            // What stands before the slashes reaches to the end of the text.
            let place = range.count - solid
            if place >= 0, places.contains(place),
                hasLiteral(head, text, at: range.lowerBound + place)
            {
                ends.tail.insert(.slashes)
            }
        case .anyCharacter:
            ends.places = places.afterCharacter(text, range)
        case .character(let set):
            ends.places = places.after(set, text, range)
        case .anyRun:
            if let first = places.first(from: 0) { ends.places.insert(first...range.count) }
            ends.tail = progress.tail.afterRun
        case .choice(let index):
            let choice = choices.span[index]
            ends.places = places.afterWords(of: choice, next, in: self, text, range)
            if choice.isOptional { ends.formUnion(progress) }
            for alternative in choice.alternatives {
                // Values hold no variables, so that this goes one level down and no further.
                var inside = progress
                for index in alternatives[alternative] {
                    inside = advance(inside, over: index, 0..<0, text, range)
                }
                ends.formUnion(inside)
            }
        }
        return ends
    }

    /// How many bytes of a literal stand before the slashes at its end.
    func solidCount(of literal: Range<Int>) -> Int {
        let bytes = self.bytes.span
        var count = literal.count
        while count > 0, bytes[literal.lowerBound + count - 1] == 0x2F { count -= 1 }
        return count
    }
}
