extension PathData {
    /// What is wrong with path data, and where.
    public struct ParsingError: Error, Sendable, Hashable {
        /// The rule that is broken.
        public let code: Code
        /// The offset of the first byte at fault.
        public let offset: Int

        init(_ code: Code, at offset: Int) {
            self.code = code
            self.offset = offset
        }
    }

    /// The rules that path data can break.
    @nonexhaustive
    public enum Code: Sendable, Hashable {
        /// More bytes than `maximumByteCount`.
        case tooLong
        /// The first command is neither `M` nor `m`.
        case firstCommandNotMove
        /// A byte that begins no command, where one has to stand.
        case commandExpected
        /// A command wants another number.
        case numberExpected
        /// An arc's flag is neither `0` nor `1`.
        case flagExpected
        /// A number is larger than a thousand million, either way.
        case numberOutOfRange
    }
}
