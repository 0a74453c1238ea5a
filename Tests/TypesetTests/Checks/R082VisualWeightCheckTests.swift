import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R082VisualWeightCheckTests {
  /// A primary button whose row begins at a height and is at the start or the end, above some text.
  private func scores(
    at top: Int, atEnd: Bool = false, beside other: String = "", width: Int = 80, direction: String = "ltr"
  ) throws -> [String] {
    let button = "<button purpose=\"primary\" width=\"\(width)\" label=\"Book\">+</button>"
    let row = atEnd ? "<row><spacer/>\(button)</row>" : "<row>\(button)<spacer/></row>"
    let page = "<status-bar/><column padding-top=\"\(top)\">\(row)</column>\(other)"
    return try CheckSample("<screen>\(page)</screen>", [.direction: direction]).findings(of: 82).map {
      $0.fault.measured ?? ""
    }
  }

  @Test func aButtonHasWeightInTheUpperHalfOrAtTheStart() throws {
    // The screen is 812 points high; contents begin at 44, and the button is 46 points high.
    #expect(try scores(at: 339).isEmpty)
    #expect(try scores(at: 339, atEnd: true).isEmpty)
    #expect(try scores(at: 340).isEmpty)
    #expect(try scores(at: 340, atEnd: true) == ["1 of 3 points"])
  }

  @Test func startAndEndAreMirrored() throws {
    #expect(try scores(at: 400, atEnd: true, direction: "rtl") == ["1 of 3 points"])
    #expect(try scores(at: 400, direction: "rtl").isEmpty)
  }

  @Test func aLargerButtonTakesWeight() throws {
    let large = "<button width=\"fill\">Map</button>"
    #expect(try scores(at: 400, beside: large) == ["1 of 3 points"])
    #expect(try scores(at: 100, beside: large).isEmpty)
    #expect(try scores(at: 100, atEnd: true, beside: large) == ["1 of 3 points"])
  }

  @Test func aButtonAtTheBottomIsWhereItBelongs() throws {
    // The safe area ends at 778; a button that ends from 734 on is at its bottom.
    #expect(try scores(at: 643, atEnd: true) == ["1 of 3 points"])
    #expect(try scores(at: 644, atEnd: true).isEmpty)
  }

  @Test func largerTextMovesEverythingDown() throws {
    let page = "<column padding-top=\"400\"><row><spacer/><button purpose=\"primary\">Book</button></row></column>"
    func count(_ sizes: String) throws -> Int {
      try CheckSample("<screen scroll=\"yes\">\(page)</screen>", [.textSize: sizes]).findings(of: 82).first?.variants
        .count ?? 0
    }
    #expect(try count("l,ax3,ax5") == 1)
  }

  @Test func barsAndOtherButtonsAreLeftAlone() throws {
    let bar = "<toolbar><spacer/><button purpose=\"primary\">Book</button></toolbar>"
    #expect(try CheckSample("<screen>\(bar)<p>Boats</p></screen>").findings(of: 82).isEmpty)
    let row = "<column padding-top=\"400\"><row><spacer/><button>Book</button></row></column>"
    #expect(try CheckSample("<screen>\(row)</screen>").findings(of: 82).isEmpty)
  }
}
