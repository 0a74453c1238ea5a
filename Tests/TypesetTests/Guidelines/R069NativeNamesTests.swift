import Testing

@testable import Typeset

@Suite struct R069NativeNamesTests {
  @Test func aLongProductNameDoesNotTurnALabelRound() throws {
    let sample = try LayoutSample.canvas(
      "<label id=\"l\">Lighthouse Studio Professional لنظام Unix</label>", lang: "ar", "width=\"420\"")
    #expect(try sample.element("l").direction == .rightToLeft)
    #expect(sample.seen("l") == "Unix " + reversed("لنظام") + " Lighthouse Studio Professional")
  }

  @Test func theNameIsInLatinAndIsExtractedUnchanged() throws {
    let sample = try LayoutSample.canvas("<p id=\"p\">افتح الملف في Lantern Notes 2.</p>", lang: "ar", "width=\"420\"")
    #expect(sample.texts(of: "p") == ["افتح الملف في Lantern Notes 2."])
    #expect(sample.runs(of: "p").contains { $0.script == "Latn" && $0.direction == .leftToRight })
    #expect(sample.seen("p").contains("Lantern Notes"))
  }

  @Test func aTextOfNamesAloneRunsAsTheyDo() throws {
    let sample = try LayoutSample.canvas("<label id=\"l\">Lantern Notes (2)</label>", lang: "he")
    #expect(try sample.element("l").direction == .leftToRight)
    #expect(sample.seen("l") == "Lantern Notes (2)")
    #expect(try sample.element("l").alignment == .right)
  }

  @Test func whatIsNotTranslatedKeepsItsName() throws {
    let sample = try LayoutSample(
      """
      <document lang="ar" localize="content"><canvas width="420"><label id="a" translate="no">Lantern Notes</label>
      <p id="b">افتح <span translate="no">Lantern Notes</span> الآن</p></canvas></document>
      """, options: LayoutOptions(locale: "ar"))
    #expect(sample.seen("a") == "Lantern Notes" && sample.diagnostics.isEmpty)
    #expect(sample.seen("b").contains("Lantern Notes"))
    #expect(try sample.element("b").direction == .rightToLeft)
  }

  @Test(arguments: [("ar", "هو"), ("he", "זה"), ("fa", "این")])
  func whatIsNotTranslatedIsSetApart(lang: String, word: String) throws {
    let sample = try LayoutSample.canvas(
      "<p id=\"a\">\(word) <span translate=\"no\">C++</span></p><p id=\"b\">\(word) <span>C++</span></p>"
        + "<p id=\"c\">\(word) <span translate=\"no\" lang=\"en\">[1]</span></p>", lang: lang)
    #expect(sample.seen("a").hasPrefix("C++ "))
    #expect(sample.seen("b").hasPrefix("++C "))
    #expect(sample.runs(of: "a").map(\.appearance.language).contains("und"))
    #expect(sample.runs(of: "c").map(\.appearance.language).contains("en"))
  }

  @Test(arguments: ["p", "label", "h2", "button"]) func aBlockThatIsNotTranslatedIsSetApart(element: String) throws {
    let sample = try LayoutSample.canvas(
      "<\(element) id=\"a\" translate=\"no\">C++ (هو)!</\(element)><\(element) id=\"b\">C++ (هو)!</\(element)>"
        + "<\(element) id=\"c\" translate=\"no\" dir=\"rtl\">C++</\(element)>"
        + "<\(element) id=\"d\" translate=\"no\" lang=\"ar\">C++</\(element)>", lang: "ar")
    #expect(try sample.element("a").direction == .leftToRight && sample.seen("a").hasPrefix("C++ ("))
    #expect(try sample.element("b").direction == .rightToLeft)
    #expect(try sample.element("c").direction == .rightToLeft && sample.element("d").direction == .rightToLeft)
    #expect(sample.runs(of: "a").allSatisfy { $0.appearance.language == "und" })
    #expect(sample.runs(of: "d").allSatisfy { $0.appearance.language == "ar" })
  }

  @Test func aBlockThatIsNotTranslatedKeepsItsText() throws {
    try CatalogSample.withFolder { folder in
      try CatalogSample.write("k = \"من الكتالوج\";".utf8, to: folder + "/S/ar.lproj/A.strings")
      var options = LayoutOptions(locale: "ar")
      func texts(_ id: String) throws -> [String] {
        let sample = try LayoutSample(
          """
          <document lang="en"><head><catalog src="S"/></head><canvas><p id="a" key="k" translate="no">Lantern</p>
          <p id="b" key="k">Lantern</p></canvas></document>
          """, folder: folder, options: options)
        #expect(sample.diagnostics.isEmpty)
        return sample.texts(of: id)
      }
      #expect(try texts("a") == ["Lantern"] && texts("b") == ["من الكتالوج"])
      options.pseudolanguage = .unlocalized
      #expect(try texts("a") == ["Lantern"])
    }
  }

  @Test func theExampleKeepsItsNames() throws {
    let sample = try LayoutSample.example("R069NativeNames")
    let labels = sample.elements().filter { $0.element.name == "label" }
    #expect(labels.count == 4)
    #expect(labels.allSatisfy { $0.element.direction == .rightToLeft && $0.element.alignment == .right })
  }
}
