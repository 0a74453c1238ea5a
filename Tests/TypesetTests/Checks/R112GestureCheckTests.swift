import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R112GestureCheckTests {
  private func findings(_ bar: String, _ item: String = "<label>a</label>", lang: String = "en") throws -> [Finding] {
    let row = "<item swipe=\"delete archive\">\(item)</item>"
    return try CheckSample(
      "<screen lang=\"\(lang)\" title=\"Mail\"><status-bar/>\(bar)<list>\(row)\(row)</list></screen>"
    ).findings(of: 112)
  }

  @Test func everyActionNeedsAWayInSightAndIsReportedOnce() throws {
    let found = try findings("<nav-bar><title>Mail</title></nav-bar>")
    #expect(found.map(\.fault.aspect) == ["delete", "archive"])
    #expect(found.map(\.fault.level) == [.warning, .warning])
    #expect(Set(found.map(\.fault.element)).count == 1)
    #expect(try findings("<toolbar><button icon=\"trash\"/></toolbar>").map(\.fault.aspect) == ["archive"])
  }

  @Test func aButtonToChooseRowsOrOneInTheRowWillDo() throws {
    #expect(try findings("<nav-bar><title>Mail</title><button>Edit</button></nav-bar>").isEmpty)
    #expect(try findings("", "<label>a</label><trailing><button label=\"More\">…</button></trailing>").isEmpty)
    #expect(try findings("<nav-bar><title>Mail</title><button>New</button></nav-bar>").count == 2)
  }

  @Test func theLabelNamesTheAction() throws {
    func aspects(_ buttons: String) throws -> [String] {
      try findings("<toolbar>\(buttons)</toolbar>").map(\.fault.aspect)
    }
    #expect(try aspects("<button icon=\"trash\" label=\"Archive\"/>") == ["delete"])
    #expect(try aspects("<button id=\"delete\">Share</button><button>Archive</button>") == ["delete"])
    #expect(try aspects("<button icon=\"trash\" label=\"Empty\"/>") == ["delete", "archive"])
    #expect(try aspects("<button icon=\"trash\"/><button label=\"Archive it\">+</button>").isEmpty)
    #expect(try aspects("<button label=\"Delete\">×</button><button>Archive</button>").isEmpty)
  }
}
