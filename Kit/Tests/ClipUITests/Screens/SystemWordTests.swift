// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ClipUI

struct SystemWordTests {
    @Test(arguments: [
        ("de", "Abbrechen"), ("de-AT", "Abbrechen"), ("pt_BR", "Cancelar"), ("zh-TW", "取消"),
        ("en-GB", "Cancel"), ("tlh", "Cancel"), ("", "Cancel"),
    ])
    func buttonsOfTheSystemAreInTheLanguage(_ language: String, _ word: String) {
        #expect(SystemWord.cancel.word(in: language) == word)
    }

    @Test func portugueseSearchesInTwoWays() {
        #expect(SystemWord.search.word(in: "pt-BR") == "Buscar")
        #expect(SystemWord.search.word(in: "pt-PT") == "Pesquisar")
        #expect(SystemWord.done.word(in: "ja") == "完了")
    }
}
