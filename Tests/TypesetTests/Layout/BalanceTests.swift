import Testing

@testable import Typeset

/// R023: beside upper-case Latin, Arabic and Hebrew grow in the blocks of a set.
@Suite struct BalanceTests {
  /// The elements on which the rule acted.
  private func raised(_ blocks: String) throws -> [String] {
    try LayoutSample.canvas(blocks, "width=\"900\"").elements()
      .filter { $0.element.rules.contains(Rule(23)) }.map(\.element.id)
  }

  @Test func theButtonsOfARowAreASet() throws {
    #expect(
      try raised(
        "<row><button id=\"a\">DOWNLOAD</button><button id=\"b\">تنزيل</button><button id=\"c\">הורדה</button></row>")
        == ["b", "c"])
  }

  @Test func mixedCaseRaisesNothing() throws {
    #expect(try raised("<row><button>Download</button><button id=\"b\">تنزيل</button></row>").isEmpty)
  }

  @Test func theContentsOfAColumnInARowBelongToTheRow() throws {
    #expect(
      try raised("<row><column><button>OK</button></column><box><button id=\"b\">تنزيل</button></box></row>") == ["b"])
  }

  @Test func columnsAndGridsMakeNoSets() throws {
    #expect(try raised("<column><button>OK</button><button id=\"b\">تنزيل</button></column>").isEmpty)
    #expect(try raised("<grid columns=\"2\"><button>OK</button><button id=\"b\">تنزيل</button></grid>").isEmpty)
  }

  @Test func theNearestRowCounts() throws {
    #expect(
      try raised("<row><button>OK</button><row><button id=\"b\">تنزيل</button></row></row>").isEmpty)
  }

  @Test func rolesAndStylesAreSetsOfTheirOwn() throws {
    #expect(try raised("<row><button>OK</button><label>تنزيل</label></row>").isEmpty)
    #expect(
      try raised("<row><label style=\"title1\">OK</label><label style=\"body\" id=\"b\">تنزيل</label></row>").isEmpty)
  }

  @Test func aBlockIsItsOwnSetAndBodyTextNone() throws {
    #expect(try raised("<h1 id=\"h\">PDF و عربي</h1><p>PDF و عربي</p>") == ["h"])
  }

  @Test func theAuthorMayForbidIt() throws {
    #expect(try raised("<row balance=\"off\"><button>OK</button><button>تنزيل</button></row>").isEmpty)
  }
}
