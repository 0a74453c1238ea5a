import Testing

@testable import Typeset

@Suite struct VocabularyTests {
  @Test func everyElementIsDeclaredAndHasAPlace() {
    for name in ElementName.allCases {
      #expect(name.declaration.name == name)
      if name != .document { #expect(!Vocabulary.parents(of: name).isEmpty, "\(name) has no place") }
    }
  }

  @Test func everyAttributeDoesSomethingSomewhere() {
    for attribute in AttributeName.allCases {
      let owners = ElementName.allCases.filter { name in
        [nil, .overlay, .icon, .screen].contains { name.declaration(in: $0).attribute(attribute, in: $0) != nil }
      }
      #expect(!owners.isEmpty, "\(attribute) does nothing anywhere")
    }
  }

  @Test func everyWordIsReadAsItsCase() {
    for style in TextStyleName.allCases {
      #expect(style.attributeValue.flatMap(TextStyleName.init) == style)
    }
    #expect(MarkupWords.standard.numerals.dropFirst().allSatisfy { Numerals.isKnown($0) })
  }

  @Test(arguments: [
    ("<player color=\"red\"/>", "color", "use tint for the colour of a control"),
    ("<slider align=\"end\"/>", "align", "remove it; <slider> has no text"),
    ("<column underline=\"yes\"/>", "underline", "put it on the texts inside <column>"),
    ("<column key=\"title\"/>", "key", "put it on the texts inside <column>"),
    ("<p><b padding=\"4\">x</b></p>", "padding", "put it on the block around the text"),
    ("<p spacing=\"4\">x</p>", "spacing", "remove it; <p> spaces its contents itself"),
    ("<p enabled=\"no\">x</p>", "enabled", "only controls, and containers of controls, can be disabled"),
    ("<p ticks=\"2\">x</p>", "ticks", "use it on <slider>"),
    ("<icon name=\"star\"><badge value=\"3\"/></icon>", "value", nil),
  ])
  func anAttributeThatDoesNothingIsAnError(markup: String, attribute: String, hint: String?) {
    let diagnostics = readDocument(page(markup)).diagnostics
    #expect(diagnostics.count == 1 && diagnostics.first?.code == "unknown-attribute")
    #expect(diagnostics.first?.message.contains("attribute \"\(attribute)\" does nothing on <") == true)
    if let hint { #expect(diagnostics.first?.hints == [hint]) }
  }

  @Test func noHintLeadsIntoASecondError() {
    let hint = readDocument(page("<text-field>Message</text-field>")).diagnostics.first?.hints.first
    #expect(hint == "add it, as in placeholder=\"…\"")
    #expect(readDocument(page("<text-field placeholder=\"Message\"/>")).diagnostics.isEmpty)
  }

  @Test(arguments: ["audio", "scroll"])
  func namesOfLaterIssuesAreUnknown(_ name: String) {
    #expect(readDocument(page("<p>x</p><\(name)/>")).diagnostics.map(\.code) == ["unknown-element"])
  }

  @Test(arguments: ["kind", "justify"])
  func attributesOfLaterIssuesAreUnknown(_ name: String) {
    #expect(readDocument(page("<p \(name)=\"x\">x</p>")).diagnostics.map(\.code) == ["unknown-attribute"])
  }

  @Test func namesOfLaterIssuesThatAreWordsOfThisOneAreWhereTheyBelong() {
    #expect(readDocument(page("<p tint=\"label\" color=\"fill\"/>")).diagnostics.isEmpty)
  }

  @Test(arguments: [
    "id=\"é-1.x\"", "lang=\"zh-Hant-TW\"", "dir=\"auto\"", "align=\"end\"", "style=\"large-title\"", "size=\"0.5\"",
    "weight=\"350\"", "weight=\"semibold\"", "font=\"Noto Sans\"", "italic=\"yes\"", "caps=\"all\"", "wrap=\"none\"",
    "lines=\"0\"", "truncate=\"middle\"", "color=\"secondary-grouped-background\"", "background=\"#11223344\"",
    "tint=\"gray6\"", "width=\"fill\"", "min-width=\"0\"", "max-height=\"fill\"", "grow=\"1.5\"", "padding=\"0\"",
    "padding-start=\"12.25\"", "spacing=\"7\"", "radius=\"4\"", "border=\"separator\"", "border-width=\"0.5\"",
    "balance=\"off\"", "numerals=\"tibt\"", "numerals=\"auto\"", "xml:space=\"preserve\"", "data-x=\"anything\"",
  ])
  func aParagraphOrAColumnTakesTheCommonAttributes(_ attribute: String) {
    let element = attribute.hasPrefix("spacing") ? "column" : "p"
    let (document, diagnostics) = readDocument(page("<\(element) \(attribute)/>"))
    #expect(document != nil, "\(diagnostics.map(\.message))")
  }

  @Test(arguments: [
    "-1", "+1", "1e3", "1.", ".5", "inf", "nan", "0x10", "", " 1", "1 ", "1,5", "١٢", "100001", "--1", "1.2.3",
  ])
  func aLengthIsAPlainDecimal(_ value: String) {
    #expect(readDocument(page("<p padding=\"\(value)\">x</p>")).diagnostics.map(\.code) == ["value"])
  }

  @Test(arguments: ["0", "0.0", "-4"])
  func sizesAreMoreThanNothing(_ value: String) {
    for attribute in ["size", "width", "height", "max-width"] {
      #expect(readDocument(page("<p \(attribute)=\"\(value)\">x</p>")).diagnostics.map(\.code) == ["value"])
    }
  }

  @Test func justificationCitesItsRule() throws {
    let diagnostic = try #require(readDocument(page("<p align=\"justify\">x</p>")).diagnostics.first)
    #expect(diagnostic.message.contains("R145") && diagnostic.brief == "1:37 justification")
  }

  @Test func wordsOfNeighboursHaveHints() {
    let pairs = [("div", "column"), ("hstack", "row"), ("hr", "divider"), ("colum", "column"), ("buton", "button")]
    for (word, meant) in pairs {
      #expect(readDocument(page("<\(word)/>")).diagnostics.first?.hints.first == "did you mean <\(meant)>?")
    }
  }

  @Test func leftAndRightAreStartAndEnd() {
    for (name, meant) in [("padding-left", "padding-start"), ("margin-right", "padding-end")] {
      let hints = readDocument(page("<p \(name)=\"1\"/>")).diagnostics.first?.hints
      #expect(hints?.first == "did you mean \(meant)?")
    }
  }
}
