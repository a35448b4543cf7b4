// SPDX-License-Identifier: Apache-2.0

/// The plural forms of whole numbers, by the Unicode CLDR's rules for the App Store's languages.
enum PluralRule {
    static func form(of number: Int64, in language: String) -> String {
        let count = number.magnitude
        let (ones, tens) = (count % 10, count % 100)
        switch language.split(separator: "-").first.map(String.init) ?? language {
        case "ja", "ko", "zh", "th", "vi", "id", "ms": return "other"
        case "fr", "pt", "hi", "bn", "gu", "kn", "fa": return count <= 1 ? "one" : "other"
        case "ru", "uk":
            if ones == 1 && tens != 11 { return "one" }
            return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
        case "hr", "sr", "bs":
            if ones == 1 && tens != 11 { return "one" }
            return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "other"
        case "pl":
            if count == 1 { return "one" }
            return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
        case "cs", "sk": return count == 1 ? "one" : (2...4).contains(count) ? "few" : "other"
        case "ro":
            return count == 1 ? "one" : count == 0 || (1...19).contains(tens) ? "few" : "other"
        case "sl":
            return tens == 1 ? "one" : tens == 2 ? "two" : tens == 3 || tens == 4 ? "few" : "other"
        case "he": return count == 1 ? "one" : count == 2 ? "two" : "other"
        case "lt":
            if (11...19).contains(tens) || ones == 0 { return "other" }
            return ones == 1 ? "one" : "few"
        case "lv":
            if ones == 0 || (11...19).contains(tens) { return "zero" }
            return ones == 1 ? "one" : "other"
        case "ar":
            switch count {
            case 0: return "zero"
            case 1: return "one"
            case 2: return "two"
            default: return (3...10).contains(tens) ? "few" : tens >= 11 ? "many" : "other"
            }
        default: return count == 1 ? "one" : "other"
        }
    }
}
