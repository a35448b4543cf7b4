// SPDX-License-Identifier: Apache-2.0

import AppClipCodeTables

/// Numbers that are initially zero and that threads may read and write at the same time.
///
/// Each number is read and written atomically, without a guaranteed order among them: that is
/// enough if all threads write the same number to a place.
@safe struct CodeWordTable: ~Copyable, @unchecked Sendable {
    // As long as the table, and owned by it.
    private let words: UnsafeMutablePointer<UInt32>

    let count: Int

    /// Creates a table of zeros.
    ///
    /// - Complexity: O(1), if the system provides memory that is already zero.
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
