import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R132LabelCheckTests {
  private func levels(_ body: String, rule: Int = 132, locale: String = "en") throws -> [CheckLevel] {
    try CheckSample("<canvas>\(body)</canvas>", [.locale: locale]).findings(of: rule).map(\.fault.level)
  }

  @Test(arguments: ["en", "ar-EG", "de"]) func aControlIsNotCalledByItsKind(locale: String) throws {
    #expect(try levels("<slider/>", locale: locale) == [.error])
    #expect(try levels("<toggle/>", locale: locale) == [.error])
    #expect(try levels("<text-field value=\"a\"/>", locale: locale) == [.error])
    #expect(try levels("<rating value=\"3\"/>", locale: locale) == [.warning])
    #expect(try levels("<button icon=\"share\"/><pager total=\"3\"/><search/>", locale: locale).isEmpty)
  }

  @Test func namesComeFromTheAuthorAndFromWhatIsBeside() throws {
    #expect(try levels("<slider label=\"Wind\"/><toggle>Lamp</toggle>").isEmpty)
    #expect(try levels("<column><label>Wind</label><slider/></column>").isEmpty)
    #expect(try levels("<text-field placeholder=\"Name\"/>").isEmpty)
    #expect(try levels("<box decorative=\"yes\"><rating value=\"3\"/></box>").isEmpty)
    #expect(try levels("<slider label=\"Slider\"/>") == [.warning])
  }

  @Test(arguments: ["screen", "canvas", "page", "column", "group"])
  func aLabelNamesTheControlThatFollowsItWhereverBothAre(holder: String) throws {
    let isCanvas = ["screen", "canvas", "page"].contains(holder)
    func levels(_ body: String) throws -> [CheckLevel] {
      let inner = "<\(holder)>\(body)</\(holder)>"
      return try CheckSample(isCanvas ? inner : "<page>\(inner)</page>").findings(of: 132).map(\.fault.level)
    }
    #expect(try levels("<label>Wind</label><slider/>").isEmpty)
    #expect(try levels("<label>Wind</label><p>In knots</p><slider/>") == [.error])
    #expect(try levels("<p>Wind</p><slider/>") == [.error], "a paragraph is no label")
    #expect(try levels("<slider/><label>Wind</label>") == [.error], "what follows a control does not name it")
    #expect(try levels("<label>Wind</label><slider/><label>Rain</label><slider/>").isEmpty)
  }

  @Test func controlsAreReached() throws {
    #expect(try levels("<button decorative=\"yes\">a</button>", rule: 128) == [.error])
    #expect(try levels("<box decorative=\"yes\"><toggle>a</toggle></box>", rule: 128) == [.error])
    #expect(try levels("<button role=\"none\">a</button>", rule: 128) == [.error])
    #expect(try levels("<box role=\"none\"><button>a</button></box>", rule: 128).isEmpty)
    #expect(try levels("<progress decorative=\"yes\"/>", rule: 128).isEmpty)
  }
}
