// SPDX-License-Identifier: Apache-2.0

extension SystemWord {
    /// Returns the title in a language, such as `de` or `pt-BR`; in English for an unknown one.
    func word(in language: String) -> String {
        let code = language.split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? language
        let words = Self.translations[language] ?? Self.translations[code]
        return words?[rawValue] ?? english
    }

    // Cancel, Done, Edit, Search.
    private static let translations: [String: [String]] = [
        "ar": ["إلغاء", "تم", "تعديل", "بحث"],
        "ca": ["Cancel·lar", "Fet", "Editar", "Cercar"],
        "cs": ["Zrušit", "Hotovo", "Upravit", "Hledat"],
        "da": ["Annuller", "Færdig", "Rediger", "Søg"],
        "de": ["Abbrechen", "Fertig", "Bearbeiten", "Suchen"],
        "el": ["Ακύρωση", "Τέλος", "Επεξεργασία", "Αναζήτηση"],
        "es": ["Cancelar", "Listo", "Editar", "Buscar"],
        "fi": ["Kumoa", "Valmis", "Muokkaa", "Etsi"],
        "fr": ["Annuler", "OK", "Modifier", "Rechercher"],
        "he": ["ביטול", "סיום", "עריכה", "חיפוש"],
        "hi": ["रद्द करें", "पूर्ण", "संपादित करें", "खोजें"],
        "hu": ["Mégsem", "Kész", "Szerkesztés", "Keresés"],
        "id": ["Batal", "Selesai", "Edit", "Cari"],
        "it": ["Annulla", "Fine", "Modifica", "Cerca"],
        "ja": ["キャンセル", "完了", "編集", "検索"],
        "ko": ["취소", "완료", "편집", "검색"],
        "nb": ["Avbryt", "Ferdig", "Rediger", "Søk"],
        "nl": ["Annuleer", "Gereed", "Wijzig", "Zoek"],
        "pl": ["Anuluj", "Gotowe", "Edycja", "Szukaj"],
        "pt": ["Cancelar", "OK", "Editar", "Buscar"],
        "pt-PT": ["Cancelar", "OK", "Editar", "Pesquisar"],
        "ro": ["Anulați", "OK", "Editați", "Căutați"],
        "ru": ["Отменить", "Готово", "Править", "Поиск"],
        "sv": ["Avbryt", "Klar", "Redigera", "Sök"],
        "th": ["ยกเลิก", "เสร็จสิ้น", "แก้ไข", "ค้นหา"],
        "tr": ["Vazgeç", "Bitti", "Düzenle", "Ara"],
        "uk": ["Скасувати", "Готово", "Редагувати", "Пошук"],
        "vi": ["Hủy", "Xong", "Sửa", "Tìm kiếm"],
        "zh": ["取消", "完成", "编辑", "搜索"],
        "zh-HK": ["取消", "完成", "編輯", "搜尋"],
        "zh-Hant": ["取消", "完成", "編輯", "搜尋"],
        "zh-TW": ["取消", "完成", "編輯", "搜尋"],
    ]
}
