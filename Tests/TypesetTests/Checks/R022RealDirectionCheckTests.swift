import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R022RealDirectionCheckTests {
  private func messages(_ body: String) throws -> [String] {
    try CheckSample("<page>\(body)</page>").findings(of: 22).map(\.fault.message)
  }

  @Test func iconsAndWordsAgree() throws {
    #expect(
      try messages("<button icon=\"arrow-right\">Next harbour</button>") == [
        #"the icon "arrow-right" never mirrors, but the button is called "next""#
      ])
    #expect(
      try messages("<button icon=\"chevron-forward\">Turn right</button>") == [
        #"the icon "chevron-forward" mirrors, but the button is called "right""#
      ])
    #expect(try messages("<direction to=\"left\">Back</direction>").count == 1)
    #expect(try messages("<button id=\"go-back\" icon=\"arrow-left\" label=\"Zurück\"/>").count == 1)
  }

  @Test func wayAndDirectionByThemselvesAreRight() throws {
    #expect(try messages("<button icon=\"chevron-forward\">Next</button>").isEmpty)
    #expect(try messages("<button icon=\"arrow-right\">Turn right</button>").isEmpty)
    #expect(try messages("<direction to=\"right\">To the right</direction><next>Next</next>").isEmpty)
    #expect(try messages("<button icon=\"arrow-left\">Backstage</button>").isEmpty)
  }
}
