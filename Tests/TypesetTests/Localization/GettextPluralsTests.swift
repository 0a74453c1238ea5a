import Testing

@testable import Typeset

/// Rules of gettext's for plural forms.
@Suite struct GettextPluralsTests {
  /// The value of an expression for a number.
  private func value(_ expression: String, at number: Int = 7) -> Int? {
    GettextExpression(expression)?.value(at: number)
  }

  @Test func operatorsHaveThePrecedencesOfC() {
    #expect(value("1 + 2 * n % 4") == 3 && value("(1+2)*n") == 21 && value("10 - 3 - 2") == 5)
    #expect(value("n > 3 && n < 9 || 0") == 1 && value("1 || 1 && 0") == 1 && value("!n == 0") == 1)
    #expect(value("n<=6 ? 1 : n>=7 ? 2 : 3") == 2 && value("n==7?n!=7?4:5:6") == 5 && value("!!n") == 1)
    #expect(value("0 && 1/0") == 0 && value("1 || 1/0") == 1 && value("n ? 1 : 1/0") == 1)
  }

  @Test(arguments: [
    "1/0", "n%0", "9223372036854775807 + n", "9223372036854775807 * 2", "(0-9223372036854775807-1)/(0-1)",
    "(0-9223372036854775807-1)%(0-1)", "0-9223372036854775807-9",
  ])
  func whatCannotBeCalculatedHasNoValue(expression: String) throws {
    #expect(try #require(GettextExpression(expression)).value(at: 7) == nil)
  }

  @Test(arguments: [
    "", "n n", "(n", "n)", "n ?", "n ? 1", "n = 1", "m", "n & 1", "-1", "99999999999999999999", "1 +", "n == == 1",
    String(repeating: "(", count: 5000), String(repeating: "!", count: 1999) + "n",
    String(repeating: "n?", count: 900) + "n", String(repeating: "1+", count: 5000) + "1",
  ])
  func whatIsNotAnExpressionIsRefused(expression: String) { #expect(GettextExpression(expression) == nil) }

  @Test func aLongSumIsCalculated() {
    #expect(value(String(repeating: "1+", count: 900) + "n") == 907)
  }

  @Test(arguments: [
    "nplurals=0; plural=0", "nplurals=11; plural=0", "nplurals=x; plural=0", "plural=0", "nplurals=2", "", "=;=;",
    "nplurals=2; plural=", "nplurals=-1; plural=0",
  ])
  func whatIsNotARuleIsRefused(field: String) { #expect(GettextPlurals(field) == nil) }

  @Test func aFormBeyondTheLastIsNone() throws {
    let rule = try #require(GettextPlurals(" nplurals = 2 ;\tplural\t=\tn ; "))
    #expect(rule.form(of: 1) == 1 && rule.form(of: 2) == nil)
  }
}
