import Testing

@testable import Typeset

@Suite struct PluralRulesTests {
  @Test(arguments: [
    ("en", "1", "one"), ("en", "2", "other"), ("en", "1.0", "other"), ("ar-EG", "0", "zero"), ("ar", "1", "one"),
    ("ar", "2", "two"), ("ar", "3", "few"), ("ar", "11", "many"), ("ar", "100", "other"), ("ar", "1.5", "other"),
    ("he", "2", "two"), ("fa", "0", "one"), ("fa", "0.5", "one"), ("hi", "0", "one"), ("ja", "1", "other"),
    ("pl", "22", "few"), ("pl", "12", "many"), ("en", "-1", "one"),
  ])
  func numbersHaveACategory(locale: String, number: String, expected: String) throws {
    let rules = try #require(PluralRules.of(locale))
    #expect(rules.category(of: try DecimalNumber.read(number).get()).rawValue == expected)
  }

  @Test(arguments: [
    ("ar", "zero one two few many other"), ("en", "one other"), ("th", "other"), ("fa", "one other"), ("nqo", "other"),
    ("ff-Adlm", "one other"), ("de", "one other"),
  ])
  func languagesHaveCategories(locale: String, expected: String) throws {
    let rules = try #require(PluralRules.of(locale))
    #expect(rules.categories.map(\.rawValue).joined(separator: " ") == expected)
  }

  @Test func ordinalsHaveTheirOwn() throws {
    let rules = try #require(PluralRules.of("en", .ordinal))
    #expect(rules.category(of: DecimalNumber(3)) == .few)
    #expect(rules.category(of: DecimalNumber(13)) == .other)
  }
}
