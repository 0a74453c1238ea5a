import Testing

@testable import Typeset

/// The forms of Qt's texts that vary by number.
@Suite struct QtFormsTests {
  @Test(arguments: [
    ("en", 2, "one 0, other 1"), ("de", 2, "one 0, other 1"), ("ja", 1, "other 0"), ("hu", 1, "other 0"),
    ("fr", 2, "one 0, many 1, other 1"), ("pt", 2, "one 0, many 1, other 1"), ("es", 2, "one 0, many 1, other 1"),
    ("ru", 3, "one 0, few 1, many 2, other 2"), ("pl", 3, "one 0, few 1, many 2, other 2"),
    ("cs", 3, "one 0, few 1, many 2, other 2"), ("sk", 3, "one 0, few 1, many 2, other 2"),
    ("lt", 3, "one 0, few 1, many 2, other 2"), ("ro", 3, "one 0, few 1, other 2"), ("mk", 3, "one 0, other 2"),
    ("sl", 4, "one 0, two 1, few 2, other 3"), ("lv", 3, "zero 1, one 0, other 1"),
    ("ar", 6, "zero 0, one 1, two 2, few 3, many 4, other 5"), ("he", 2, "one 0, two 1, other 1"),
    ("cy", 5, "zero 0, one 1, two 2, few 2, many 3, other 4"), ("ga", 3, "one 0, two 1, few 2, many 2, other 2"),
    ("gd", 4, "one 0, two 1, few 2, other 3"), ("tr", 2, "one 0, other 1"), ("sl", 3, "one 0, two 1, other 2"),
  ]) func eachCategoryHasTheFormOfItsNumbers(language: String, count: Int, forms: String) {
    let found = QtForms.forms(of: language, count: count, PluralRules.of(language))
    let words = PluralCategory.allCases.compactMap { category in found[category].map { "\(category) \($0)" } }
    // Newer data of CLDR has more categories in some languages, for large numbers or in Hebrew.
    let expected = forms.split(separator: ", ").map(String.init)
    #expect(
      expected.filter { !words.contains($0) }.allSatisfy { $0.hasPrefix("many") || $0.hasPrefix("two") }, "\(words)")
    #expect(found.values.allSatisfy { (0..<count).contains($0) })
  }

  @Test func aTextInItsOwnLanguageNeedsNoFile() throws {
    let text =
      "<TS language=\"de\"><context><name>M</name><message><source>Cancel</source><translation>Abbrechen</translation>"
      + "</message><message id=\"my.id\"><source>By id, 5%</source><translation/></message></context></TS>"
    let set = CatalogSet([try QtReader.read(Array(text.utf8), name: "a_de.ts", path: "/a_de.ts")])
    func shown(_ key: String, _ locale: String) -> String? {
      let answer = set.answer(for: key, locale: locale, developmentLanguage: "en")
      return answer.map { "\($0.message.shown()) \($0.language)\($0.isMissing ? " missing" : "")" }
    }
    #expect(shown("my.id", "en-US") == "By id, 5% en" && shown("Cancel", "en") == "Cancel en")
    #expect(shown("Cancel", "de") == "Abbrechen de" && shown("my.id", "de") == "By id, 5% en missing")
  }
}
