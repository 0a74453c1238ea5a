import Testing

@testable import Typeset
@testable import TypesetReview

/// Labels of charts from catalogs: a list in one key, or a key for each.
@Suite struct ChartLabelTests {
  private static let catalog = #"""
    {"sourceLanguage": "en", "strings": {
      "days": {"localizations": {"en": {"stringUnit": {"value": "Mon, Tue, Wed"}}, "ar": {"stringUnit": {"value": "الاثنين، الثلاثاء، الأربعاء"}}, "ja": {"stringUnit": {"value": "月、火、水"}}, "he": {"stringUnit": {"value": "שני, שלישי"}}}},
      "mon": {"localizations": {"ar": {"stringUnit": {"value": "الاثنين"}}, "en": {"stringUnit": {"value": "Monday, early"}}}},
      "tue": {"localizations": {"en": {"stringUnit": {"value": "Tuesday"}}}},
      "alt": {"localizations": {"en": {"stringUnit": {"value": "Visits"}}}},
      "Mon": {"localizations": {"ar": {"stringUnit": {"value": "الاثنين"}}}}}}
    """#

  private func sample(
    _ attributes: String, _ locale: String = "en", root: String = "", options: LayoutOptions = LayoutOptions()
  ) throws -> LayoutSample {
    var result: LayoutSample?
    try CatalogSample.withFolder { folder in
      try CatalogSample.write(Self.catalog.utf8, to: folder + "/c.xcstrings")
      var options = options
      options.locale = locale
      result = try LayoutSample(
        """
        <document lang="en" \(root)><head><catalog src="c.xcstrings"/></head>
        <canvas width="360"><chart id="x" values="1,2,3" label="Visits" \(attributes)/></canvas></document>
        """, folder: folder, options: options)
    }
    return result!
  }

  private func labels(_ sample: LayoutSample) -> [String] { (1...4).flatMap { sample.texts(of: "x/label\($0)") } }

  @Test(arguments: ["bar", "line", "area", "pie", "ring"]) func aListIsPartedAtTheCommasOfItsLanguage(kind: String)
    throws
  {
    let chart = "kind=\"\(kind)\" labels=\"1,2,3\" labels-key=\"days\""
    #expect(try labels(sample(chart)) == ["Mon", "Tue", "Wed"])
    let arabic = try sample(chart, "ar-EG")
    #expect(labels(arabic) == ["الاثنين", "الثلاثاء", "الأربعاء"] && arabic.codes == [])
    #expect(try arabic.element("x/label1").language == "ar" && arabic.element("x/label1").direction == .rightToLeft)
    #expect(try arabic.element("x").source.texts.map(\.attribute) == ["labels"])
    #expect(try labels(sample(chart, "ja")) == ["月", "火", "水"])
  }

  @Test func eachLabelHasAKeyOfItsOwn() throws {
    let chart = "labels=\"Mon,Tue,Wed\" labels-key=\"mon, tue, \""
    let english = try sample(chart)
    #expect(labels(english) == ["Monday, early", "Tuesday", "Wed"] && english.codes == [])
    let arabic = try sample(chart, "ar")
    #expect(labels(arabic) == ["الاثنين", "Tuesday", "Wed"] && arabic.codes == ["missing-translation"])
    let parts = try (1...3).map { try arabic.element("x/label\($0)") }
    #expect(parts.map { $0.source.texts.first?.key } == ["mon", "tue", nil])
    #expect(parts.map { $0.source.texts.first?.state } == [.translated, .missing, nil])
    #expect(parts.map(\.direction) == [.rightToLeft, .leftToRight, .leftToRight])
  }

  @Test func aMissingKeyLeavesTheLabelsAndIsReported() throws {
    let list = try sample("labels=\"a,b,c\" labels-key=\"dayz\"")
    #expect(labels(list) == ["a", "b", "c"] && list.codes == ["missing-key"])
    #expect(list.diagnostics[0].hints == ["did you mean \"days\"?"])
    let each = try sample("labels=\"a,b,c\" labels-key=\"mon,tues,days\"")
    #expect(each.codes == ["missing-key"] && labels(each)[1] == "b")
    #expect(try sample("labels-key=\"nothing.here\"").codes.contains("missing-key"))
  }

  @Test func listsOfAnotherLengthAreReported() throws {
    let hebrew = try sample("labels=\"a,b,c\" labels-key=\"days\"", "he")
    #expect(hebrew.diagnostics.map(\.message) == ["the text of \"days\" in he has 2 labels for 3 values"])
    #expect(labels(hebrew) == ["שני", "שלישי"] && hebrew.diagnostics.allSatisfy { $0.severity == .warning })
    let keys = try sample("labels-key=\"mon,tue\"")
    #expect(keys.diagnostics.map(\.message) == ["the chart has 2 keys for labels and 3 values"])
  }

  @Test func contentsAreKeysWhereTheDocumentSaysSo() throws {
    let arabic = try sample("labels=\"Mon, Tue, 2026\"", "ar", root: "localize=\"content\"")
    #expect(labels(arabic) == ["الاثنين", "Tue", "2026"])
  }

  @Test func pseudolanguagesChangeEachLabel() throws {
    let bounded = try sample("labels=\"a, b, c\"", options: .with { $0.pseudolanguage = .bounded })
    #expect(labels(bounded).allSatisfy { $0.contains("[") } && labels(bounded).count == 3)
    let fixed = try sample("labels=\"a, b, c\" translate=\"no\"", options: .with { $0.pseudolanguage = .bounded })
    #expect(labels(fixed) == ["a", "b", "c"])
    let unkeyed = try sample("labels=\"a, b, c\"", options: .with { $0.pseudolanguage = .unlocalized })
    #expect(labels(unkeyed) == ["A", "B", "C"])
  }

  @Test func theLanguageOfTheDescriptionIsNotThatOfTheLabels() throws {
    let arabic = try sample("labels=\"a,b,c\" labels-key=\"days\" alt-key=\"alt\"", "ar")
    #expect(try arabic.element("x/label1").direction == .rightToLeft && arabic.element("x").labelLanguage != "ar")
  }

  @Test func reviewsOfTextsKnowEveryLabel() throws {
    func texts(_ attributes: String) throws -> [PageText] {
      let sample = try sample(attributes, options: .with { $0.measuresTexts = true })
      let page = CheckedPage(sample.frames[0], options: .with { $0.measuresTexts = true })
      return page.texts.filter { $0.attribute != "label" }
    }
    let list = try texts("labels-key=\"days\"")
    #expect(list.map(\.text) == ["Mon, Tue, Wed"] && list.map(\.origin?.key) == ["days"] && list[0].measured != nil)
    let each = try texts("labels=\"a,b,c\" labels-key=\"mon,tue,\"")
    #expect(each.map(\.text) == ["Monday, early", "Tuesday"] && each.map(\.origin?.key) == ["mon", "tue"])
    #expect(each.map(\.part) == [1, 2])
    let unkeyed = try texts("labels=\"a,b,c\"")
    #expect(unkeyed.map(\.text) == ["a,b,c"] && unkeyed.map(\.attribute) == ["labels"] && unkeyed[0].origin == nil)
    #expect(try texts("labels=\"1,2,3\"").isEmpty)
  }
}
