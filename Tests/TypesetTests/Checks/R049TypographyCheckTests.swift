import Testing

@testable import Typeset

@Suite struct R049TypographyCheckTests {
  private func messages(_ language: String, _ texts: String...) throws -> [String] {
    let entries = texts.enumerated().map {
      CatalogFaults.entry(
        "key\($0.offset)", ["en": "Text \($0.offset)", language: $0.element.replacing("\"", with: #"\""#)])
    }
    return try CatalogFaults(entries.joined(separator: ", "), of: 49).faults
      .filter { ["quotes", "dashes", "apostrophes"].contains($0.aspect.prefix { $0 != " " }) }.map(\.message)
  }

  @Test func straightQuotesOfASentenceAreFound() throws {
    #expect(
      try messages("de", "Soll der Ordner \"Fotos\" gelöscht werden?", "Der Ordner \"Karten\" ist leer geblieben.")
        == [#"2 texts in de have straight quotes: "key0" and "key1""#])
    #expect(try messages("de", "\"%@\" löschen").isEmpty)
  }

  @Test func straightQuotesBesideOwnOnesAreFound() throws {
    #expect(
      try messages("de", "„%@“ löschen", "\"%@\" umbenennen") == [#"1 text in de has straight quotes: "key1""#])
    #expect(try messages("ja", "「写真」を削除", "\"写真\"を追加") == [#"1 text in ja has straight quotes: "key1""#])
  }

  @Test func sentencesOfAllLanguagesAreOneFinding() throws {
    let entry = CatalogFaults.entry(
      "x", ["en": "Text", "de": #"Der Ordner \"Karten\" ist leer."#, "sv": #"Mappen \"Kartor\" är nu tom."#])
    let found = try CatalogFaults(entry, of: 49).faults.filter { $0.aspect == "quotes" }
    #expect(found.map(\.message) == [#"2 texts in de and sv have straight quotes: "x""#])
    #expect(found.first?.languages == ["de", "sv"])
  }

  @Test func codeInchesAndHebrewAreLeftAlone() throws {
    #expect(
      try messages("de", "„%@“", "Schreiben Sie bitte `class=\"a\"` dazu.", "Ein Schirm mit 27\" oder 32\"").isEmpty)
    #expect(try messages("de", "„%@“", "<a href=\"x\">hier</a> lesen Sie bitte mehr.").isEmpty)
    #expect(try messages("he", "האם למחוק את התיקייה \"תמונות\" עכשיו?").isEmpty)
  }

  @Test func hyphensForDashesAreFoundWhereOthersHaveDashes() throws {
    #expect(
      try messages("de", "Montag – ganztags", "Freitag - ganztags") == [#"1 text in de has hyphens for dashes: "key1""#]
    )
    #expect(try messages("de", "Freitag - ganztags", "Mo-Fr", "5 - 3").isEmpty)
    #expect(
      try messages("de", "Im Sommer jede Stunde - sonst jeden Tag.") == [
        #"1 text in de has hyphens for dashes: "key0""#
      ])
  }

  @Test func apostrophesFollowTheOthersOfTheLanguage() throws {
    #expect(
      try messages("fr", "L’île", "L’hôtel", "L'eau") == [#"1 text in fr has straight apostrophes: "key2""#])
    #expect(try messages("fr", "L'île", "L'hôtel", "L’eau").isEmpty)
  }
}
