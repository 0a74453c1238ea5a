import Testing

@testable import Typeset

/// What another ICU decided is named as its decision.
@Suite struct LibraryDecisionTests {
  private static let joined = "Regenbogen Morgensonnenlicht"
  private static let parted = "Regenbogen Morgen<wbr/>sonnenlicht"

  /// The findings on a document whose text was another under another ICU, or under the same.
  private func findings(
    from old: String, to new: String, locale: String = "en", icu: String? = "1.0"
  ) throws -> String {
    let sample = try VerifySample(old)
    if let icu {
      let baseline = try sample.read("B/a-\(locale)-l.baseline")
      let edited = baseline.replacing("\"icu\":\"\(UnicodeVersion.icu)\"", with: "\"icu\":\"\(icu)\"")
      try #require(edited != baseline)
      try sample.write(edited, to: "B/a-\(locale)-l.baseline")
    }
    try sample.write(VerifySample.document(new), to: "a.xml")
    return String(decoding: try sample.run("--locales", locale).output, as: UTF8.self)
  }

  @Test func aDifferentLineBreakIsALibraryDecision() throws {
    let later = try findings(from: Self.joined, to: Self.parted)
    #expect(
      later.contains("its lines break differently; ICU \(UnicodeVersion.icu) breaks after \"Morgen\"; ICU 1.0 did not"))
    let earlier = try findings(from: Self.parted, to: Self.joined)
    #expect(
      earlier.contains(
        "its lines break differently; ICU 1.0 broke after \"Morgen\"; ICU \(UnicodeVersion.icu) does not"))
  }

  @Test func aDateOfAnotherTextMayBeTheLibrarys() throws {
    let words = "; ICU \(UnicodeVersion.icu) may format dates and numbers differently from ICU 1.0"
    let (old, new) = ("<date format=\"yMMMM\">2026-03-05</date>", "<date format=\"yMMMMd\">2026-03-05</date>")
    #expect(try findings(from: old, to: new, locale: "ar").contains(words))
    #expect(try !findings(from: "5 März", to: "6 März", locale: "ar").contains(words), "the author wrote it")
  }

  @Test func changesWithTheSameICUAreNotLibraryDecisions() throws {
    #expect(try !findings(from: "Regenbogen", to: "Regentonne").contains("; ICU"))
    let unchanged = try findings(from: Self.joined, to: Self.parted, icu: nil)
    #expect(unchanged.contains("its lines break differently"))
    #expect(!unchanged.contains("ICU"))
  }
}
