// SPDX-License-Identifier: Apache-2.0

internal import AppClipCodeTables

/// Numbers that start as zero and that threads may read and write at the same time.
///
/// Each is read and written atomically, and no order among them is promised: that is enough where all
/// threads write the same number in a place.
@safe struct CodeWordTable: ~Copyable, @unchecked Sendable {
    // As long as the table, and nobody else's.
    private let words: UnsafeMutablePointer<UInt32>

    let count: Int

    /// Makes a table of zeros.
    ///
    /// - Complexity: O(1), where the system gives out memory that is zero already.
    init(count: Int) {
        self.count = count
        #if arch(wasm32)
        unsafe words = .allocate(capacity: count)
        unsafe words.initialize(repeating: 0, count: count)
        #else
        guard let memory = unsafe code_words_allocate(count) else {
            preconditionFailure("no memory for a table of \(count) code words")
        }
        unsafe words = memory
        #endif
    }

    deinit {
        #if arch(wasm32)
        unsafe words.deallocate()
        #else
        unsafe code_words_free(words)
        #endif
    }

    subscript(place: Int) -> UInt32 {
        get {
            precondition(UInt(bitPattern: place) < UInt(bitPattern: count), "a place in the table")
            // The place was checked.
            return unsafe code_word_load(words + place)
        }
        nonmutating set {
            precondition(UInt(bitPattern: place) < UInt(bitPattern: count), "a place in the table")
            // The place was checked.
            unsafe code_word_store(words + place, newValue)
        }
    }
}
