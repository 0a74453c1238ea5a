import Testing

@testable import Typeset
@testable import TypesetReview

/// What is seen is said: R121 of pictures, R123 of charts, R128 of controls.
@Suite struct R121AlternativeTextCheckTests {
  private func findings(_ rule: Int, _ body: String, _ axes: [VariantAxis: String] = [:]) throws -> [Finding] {
    try CheckSample(
      "<canvas>\(body)</canvas>", axes, folder: Examples.folder.appendingPathComponent("Checks/Found").path
    ).findings(of: rule)
  }

  private func image(_ attributes: String) -> String { "<image src=\"Artwork/route.svg\" width=\"40\" \(attributes)/>" }

  @Test func aPictureWithoutWordsIsAnErrorOnce() throws {
    let found = try findings(121, image("id=\"i\""), [.locale: "en,ar", .textSize: "l,ax5"])
    #expect(found.map(\.fault.level) == [.error])
    #expect(found.map(\.variants.count) == [4])
    #expect(found.first?.fault.element == "i")
  }

  @Test(arguments: [
    "alt=\"A route\"", "label=\"A route\"", "alt=\"\"", "decorative=\"yes\"",
    "ignore=\"R121\" because=\"a test\"",
  ])
  func wordsOrDecorationSettleIt(attributes: String) throws {
    #expect(try findings(121, image(attributes)).isEmpty)
  }

  @Test func decorationAroundItSettlesItToo() throws {
    #expect(try findings(121, "<column decorative=\"yes\">\(image(""))</column>").isEmpty)
    #expect(try findings(121, "<column>\(image(""))</column>").count == 1)
    #expect(try findings(121, image("alt=\"   \"")).isEmpty, "blanks are no words, as in HTML")
  }

  @Test func chartsNeedADescription() throws {
    func chart(_ attributes: String) -> String { "<chart kind=\"bar\" values=\"1,2,3\" \(attributes)/>" }
    #expect(try findings(123, chart(""), [.direction: "ltr,rtl"]).map(\.fault.level) == [.error])
    #expect(try findings(123, chart("alt=\"It rises\"")).isEmpty)
    #expect(try findings(123, chart("decorative=\"yes\"")).isEmpty)
    #expect(try findings(121, chart("")).isEmpty, "it is found once")
  }

  @Test func controlsAreInReach() throws {
    #expect(try findings(128, "<button decorative=\"yes\">Book</button>").map(\.fault.aspect) == ["hidden"])
    #expect(try findings(128, "<column decorative=\"yes\"><toggle label=\"Wi-Fi\"/></column>").count == 1)
    #expect(try findings(128, "<button role=\"none\">Book</button>").map(\.fault.aspect) == ["role"])
    #expect(try findings(128, "<button enabled=\"no\" decorative=\"yes\">Book</button>").count == 1)
    #expect(try findings(128, "<progress value=\"1\" total=\"2\" decorative=\"yes\"/>").isEmpty)
    #expect(try findings(128, "<button>Book</button><p decorative=\"yes\">Text</p>").isEmpty)
  }
}
