import Testing

@testable import Typeset

@Suite struct R023BalanceTests {
  private static let buttons = """
    <button id="en">DOWNLOAD</button><button id="ar" lang="ar">تنزيل</button><button id="he" lang="he">הורדה</button>
    """

  /// The sizes of the runs of right-to-left text.
  private func raised(_ sample: LayoutSample, _ id: String) -> [Double] {
    sample.runs(of: id).filter { ["Arab", "Hebr"].contains($0.script) }.map(\.appearance.size)
  }

  @Test func siblingsOfARowAreBalanced() throws {
    let sample = try LayoutSample.canvas("<row>\(Self.buttons)</row>", "width=\"420\"")
    #expect(sample.sizes(of: "en") == [17])
    #expect(sample.sizes(of: "ar") == [19])
    #expect(sample.sizes(of: "he") == [19])
    #expect(try sample.box("en").height == sample.box("ar").height, "the height of the line stays")
    #expect(try sample.element("ar").rules.contains(R023Balance.rule))
    #expect(try !sample.element("en").rules.contains(R023Balance.rule))
    #expect(sample.runs(of: "he").map(\.appearance.balance) == [2])
  }

  @Test(arguments: ["column", "grid"])
  func columnsAndGridsMakeNoSet(container: String) throws {
    let sample = try LayoutSample.canvas("<\(container)>\(Self.buttons)</\(container)>", "width=\"420\"")
    #expect(sample.sizes(of: "ar") == [17] && sample.sizes(of: "he") == [17])
  }

  @Test func theAuthorCanTurnItOff() throws {
    let sample = try LayoutSample.canvas("<row balance=\"off\">\(Self.buttons)</row>", "width=\"420\"")
    #expect(sample.sizes(of: "ar") == [17] && sample.sizes(of: "he") == [17])
  }

  @Test(arguments: [
    ("h3", "ملف PDF جديد", [22.0, 22]), ("h3", "ملف PDF Reader جديد", [20, 20]), ("h3", "ملف A جديد", [20, 20]),
    ("label", "קובץ PDF", [19]), ("p", "ملف PDF جديد", [17, 17]), ("caption", "קובץ PDF", [12]),
  ])
  func oneBlockIsBalancedBesideUpperCase(name: String, text: String, sizes: [Double]) throws {
    let sample = try LayoutSample.canvas("<\(name) id=\"x\" lang=\"ar\">\(text)</\(name)>")
    #expect(raised(sample, "x") == sizes)
    #expect(sample.runs(of: "x").filter { $0.script == "Latn" }.allSatisfy { $0.appearance.balance == 0 })
  }

  @Test func capitalsAreThoseThatAreSeen() throws {
    let sample = try LayoutSample.canvas("<label id=\"x\" lang=\"he\" caps=\"all\">שלום hello</label>")
    #expect(raised(sample, "x") == [19])
    #expect(sample.texts(of: "x") == ["שלום HELLO"])
  }

  @Test func otherRolesOfARowAreLeftAlone() throws {
    let sample = try LayoutSample.canvas(
      "<row><button>DOWNLOAD</button><label id=\"x\" lang=\"ar\">تنزيل</label></row>", "width=\"420\"")
    #expect(sample.sizes(of: "x") == [17])
  }

  @Test func itemsOfListsAreLeftAlone() throws {
    let sample = try LayoutSample.canvas(
      """
      <ul><li><label id="a" lang="he" balance="auto">קובץ PDF</label></li></ul>
      <list><item><label id="b" lang="he">קובץ PDF</label></item></list>
      <label id="c" lang="he">קובץ PDF</label>
      """)
    #expect(raised(sample, "a") == [17] && raised(sample, "b") == [17] && raised(sample, "c") == [19])
    #expect(try !sample.element("a").rules.contains(R023Balance.rule))
  }

  @Test func theExampleShowsThreeButtons() throws {
    let sample = try LayoutSample.example("R023Balance")
    #expect(["latin", "arabic", "hebrew"].flatMap { sample.sizes(of: $0) } == [17, 19, 19])
  }
}
