import Testing

@testable import Typeset
@testable import TypesetReview

/// Text survives every text size.
@Suite struct R134DynamicTypeCheckTests {
  private func findings(_ body: String, _ axes: [VariantAxis: String] = [:], scroll: Bool = false) throws -> [Finding] {
    try CheckSample(
      "<screen title=\"Harbours\" scroll=\"\(scroll ? "yes" : "no")\"><status-bar/>\(body)</screen>", axes
    ).findings(of: 134)
  }

  @Test func aCutIsWrongUnlessItsAuthorAsksForIt() throws {
    let words = "Boats leave the harbour every hour on the hour, on Sundays every two hours"
    #expect(try findings("<nav-bar><label id=\"t\">\(words)</label></nav-bar>").map(\.fault.level) == [.error])
    #expect(try findings("<nav-bar><label id=\"t\">Boats</label></nav-bar>").isEmpty)
    #expect(try findings("<p lines=\"1\">\(words)</p>").isEmpty)
    #expect(try findings("<p lines=\"1\" truncate=\"middle\">\(words)</p>").isEmpty)
  }

  /// Half of the screen is 187.5 points.
  @Test(arguments: [(120, CheckLevel.error), (186, .error), (200, .advice)])
  func aBrokenWordIsAdviceInAWideColumn(width: Int, level: CheckLevel) throws {
    let word = "Donaudampfschifffahrtsgesellschaftskapitänsmütze"
    let found = try findings("<p id=\"w\" hyphens=\"none\" width=\"\(width)\">\(word)</p>")
    #expect(found.map(\.fault.level) == [level])
    #expect(found.map(\.fault.element) == ["w"])
    #expect(try findings("<p width=\"\(width)\">Donau\u{AD}dampf\u{AD}schiff</p>").isEmpty)
  }

  @Test func contentsThatAreTooHighAreOneFindingWhereTheirSizeIsTheReason() throws {
    let body = String(repeating: "<p>Boats leave every hour.</p>", count: 16)
    #expect(try findings(body, [.textSize: "l"]).isEmpty)
    let large = try findings(body, [.textSize: "ax5"])
    #expect(large.map(\.fault.aspect) == ["overflow"] && large[0].fault.level == .error)
    #expect(try findings(body, [.textSize: "l,ax5"], scroll: true).isEmpty)
  }

  /// At the usual size too, the text size is not the reason.
  @Test func whatIsHiddenAtTheUsualSizeIsReportedThere() throws {
    let body = "<column spacing=\"0\"><p height=\"HEIGHT\">Boats.</p><p>Tickets</p></column>"
    func findings(_ height: Int, _ sizes: String) throws -> [String] {
      let screen = "<screen title=\"a\"><status-bar/>\(body.replacing("HEIGHT", with: "\(height)"))</screen>"
      return try CheckSample(screen, [.textSize: sizes]).findings.map { "\($0.fault.rule) \($0.fault.aspect)" }
        .filter { !$0.hasPrefix("R126") }
    }
    #expect(try findings(10, "l,ax5") == ["R087 overlap"])
    #expect(try findings(10, "ax5") == ["R134 overlap"])
    #expect(try findings(22, "l,ax5") == ["R134 overlap"])
    #expect(try findings(62, "l,ax5").isEmpty)
  }

  /// The font box of a text at the end of a screen that scrolls ends below it, its letters do not.
  @Test(arguments: ["he", "en", "ar", "th"]) func lettersCountAndNotTheirBoxes(locale: String) throws {
    let row = "<row><previous>\(locale == "he" ? "הקודם" : "Back")</previous><spacer/><next>Next</next></row>"
    let axes: [VariantAxis: String] = [.locale: locale, .textSize: "ax3,ax5", .device: "iphone-se"]
    #expect(try findings("<h1>Knots</h1>\(row)", axes, scroll: true).isEmpty)
  }

  @Test func aBrokenWordIsNamedAsAWhole() throws {
    let text = "<p id=\"w\" hyphens=\"none\" width=\"120\">Die Donaudampfschifffahrt, ja</p>"
    let fault = try #require(try findings(text).first?.fault)
    #expect(fault.message == "a word is broken: \"Donaudampfschifffahrt,\"")
    let width = try #require(fault.required.flatMap { Double($0.split(separator: " ")[0]) })
    #expect((180...200).contains(width) && fault.measured != fault.required)
    let arabic = try findings("<p lang=\"ar\" width=\"40\">في المستقبليات</p>")
    #expect(arabic.map(\.fault.message) == ["a word is broken: \"المستقبليات\""])
  }

  @Test func addressesCannotBeDividedInABetterPlace() throws {
    let email = "<p><email>a.very.long.name@harbour-of-genova.example.org</email></p>"
    #expect(try findings(email, [.textSize: "ax5"], scroll: true).isEmpty)
  }

  @Test func aChartAndATableAreOneElement() throws {
    let chart = "<chart width=\"120\" values=\"3,5,2\" labels=\"January,February,March\" label=\"Visits\"/>"
    let found = try findings(chart, [.textSize: "ax5"], scroll: true)
    #expect(found.count <= 2 && found.allSatisfy { $0.fault.element.hasSuffix("chart1") })
    #expect(found.allSatisfy { $0.fault.remedy.contains("chart") })
    let rows = (1...3).map { "<tr><td width=\"60\">Donaudampfschifffahrt\($0)</td><td>1</td></tr>" }.joined()
    #expect(try findings("<table id=\"t\">\(rows)</table>").map(\.fault.element).allSatisfy { $0 == "t" })
  }

  @Test(arguments: ["ltr", "rtl"]) func textsLieOverEachOtherOnlyOnPurpose(direction: String) throws {
    let texts = "<p id=\"a\" height=\"20\">Boats leave every hour on the hour.</p><p id=\"b\">Tickets</p>"
    let axes: [VariantAxis: String] = [.textSize: "l,ax5", .direction: direction]
    let found = try CheckSample("<screen title=\"Harbours\"><column spacing=\"0\">\(texts)</column></screen>", axes)
      .findings.filter { $0.fault.aspect == "overlap" }
    #expect(found.map(\.fault.element) == ["b"])
    #expect(found.map(\.fault.aspect) == ["overlap"])
    #expect(found.first?.fault.required == "0 pt")
    let overlay = "<overlay><p anchor=\"top center\">Boats</p><p>Tickets</p></overlay>"
    #expect(try findings(overlay.replacing("<overlay", with: "<overlay height=\"300\""), axes).isEmpty)
  }
}
