import Foundation
import Testing

@testable import Typeset

@Suite struct ExplainCommandTests {
  @Test func aLocaleIsExplainedAsText() throws {
    let result = try CommandRun().run("explain", "ar-EG", "-1234567.89")
    #expect(result.status == 0 && result.errors.isEmpty)
    let text = String(decoding: result.output, as: UTF8.self)
    #expect(text.contains("<ALM>-١٬٢٣٤٬٥٦٧٫٨٩"))
    #expect(text.hasPrefix("locale"))
  }

  @Test func aLocaleIsExplainedAsJSON() throws {
    let result = try CommandRun().run("explain", "fa-IR", "3", "-f", "json", "--numerals", "latn")
    let object = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
    #expect(object["rules"] as? [String] == ["R011"])
    #expect(object["locale"] as? String == "fa-IR")
  }

  @Test func nothingOfTheMachineShows() throws {
    let command = try CommandRun()
    let plain = try command.run("explain", "ar-EG", "5").output
    let surroundings = ["LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo", "LANG": "th_TH"]
    #expect(try command.run("explain", "ar-EG", "5", environment: surroundings).output == plain)
  }

  @Test(arguments: [
    ("explain", ""), ("explain zz", "BCP 47"), ("explain en_US", "'en-US'"), ("explain egnlish", "'en'"),
    ("explain en 1,5", "a decimal point"), ("explain en 1e999", "exponent"), ("explain en NaN", "plain decimal"),
    ("explain en 1 2", "unexpected argument '2'"), ("explain en --nope", "--nope"),
    ("explain en --numerals arb", "'arab'"),
    ("explain en-u-nu-arb", "arb"), ("explain en-u-ca-persan", "persan"), ("explain en -f xml", ""),
    ("render a.xml --format-locale arabik", "'ar'"), ("render a.xml --numerals hebr", "latn"),
    ("render a.xml --format-locale fa-u-ca-foo", "foo"), ("render a.xml --locale ar_EG", "'ar-EG'"),
  ])
  func wrongUsageIsRefusedWithWhatWasMeant(arguments: String, hint: String) throws {
    let command = try CommandRun(["a.xml": "<document lang=\"en\"><page><p>1</p></page></document>"])
    let result = try command.run(arguments.split(separator: " ").map(String.init))
    #expect(result.status == 64, "\(result.errors)")
    #expect(result.errors.contains(hint) || hint.isEmpty, "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(command.files == ["a.xml"])
  }
}
