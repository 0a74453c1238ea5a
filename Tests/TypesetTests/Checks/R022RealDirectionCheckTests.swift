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

  @Test(arguments: [
    ("ar", "إلى اليمين", "right"), ("de", "Nach links", "left"), ("es", "A la izquierda", "left"),
    ("fa", "به راست", "right"), ("fr", "À droite", "right"), ("he", "לשמאל", "left"), ("he", "ימינה", "right"),
    ("hi", "बाएँ मुड़ें", "left"),
    ("ja", "左へ", "left"), ("ko", "오른쪽으로", "right"), ("th", "เลี้ยวขวา", "right"), ("ur", "بائیں طرف", "left"),
    ("zh-Hans", "向右转", "right"), ("zh-Hant", "向左轉", "left"),
  ])
  func sidesHaveWordsInEveryLanguageOfTheSoftware(lang: String, words: String, side: String) throws {
    func found(_ button: String) throws -> [Finding] {
      try CheckSample("<page lang=\"\(lang)\">\(button)</page>").findings(of: 22)
    }
    let remedies = try found("<button icon=\"chevron-forward\">\(words)</button>").map(\.fault.remedy)
    #expect(remedies == ["use <direction to=\"\(side)\">, which never mirrors"])
    #expect(try found("<button icon=\"arrow-\(side)\">\(words)</button>").isEmpty)
    #expect(try found("<direction to=\"\(side)\">\(words)</direction>").isEmpty)
  }

  @Test(arguments: [("de", "Weiter"), ("fr", "Suivant"), ("ar", "التالي"), ("ja", "次へ")])
  func waysHaveThemToo(lang: String, words: String) throws {
    func count(_ button: String) throws -> Int {
      try CheckSample("<page lang=\"\(lang)\">\(button)</page>").findings(of: 22).count
    }
    #expect(try count("<button icon=\"arrow-right\">\(words)</button>") == 1)
    #expect(try count("<direction to=\"right\">\(words)</direction>") == 1)
    #expect(try count("<button icon=\"chevron-forward\">\(words)</button>") == 0)
  }

  @Test(arguments: [
    ("<icon name=\"chevron.right\"/>", "use chevron.forward, which mirrors, unless it means a real side"),
    ("<icon name=\"arrow.left\"/>", "use arrow.backward, which mirrors, unless it means a real side"),
    (
      "<button icon=\"sidebar.left\" label=\"Panel\"/>",
      "use sidebar.leading, which mirrors, unless it means a real side"
    ),
    (
      "<button icon=\"chevron.right\">Next</button>",
      "use an icon that mirrors, such as chevron-forward or chevron-back"
    ),
  ])
  func aSymbolOfASideKeepsIt(body: String, remedy: String) throws {
    let found = try CheckSample("<page>\(body)</page>").findings(of: 22)
    #expect(found.map(\.fault.remedy) == [remedy])
  }

  @Test(arguments: [
    "<icon name=\"chevron.forward\"/>", "<icon name=\"arrow-left\"/>", "<icon name=\"chevron.right\" flip=\"yes\"/>",
    "<row semantics=\"spatial\"><icon name=\"arrow.left\"/><icon name=\"arrow.right\"/></row>",
    "<icon name=\"arrow.left.arrow.right\"/>", "<icon name=\"text.alignleft\"/>",
    "<icon name=\"bubble.left.and.bubble.right\"/>",
  ])
  func otherSymbolsAreRight(body: String) throws { #expect(try messages(body).isEmpty) }

  @Test func wayAndDirectionByThemselvesAreRight() throws {
    #expect(try messages("<button icon=\"chevron-forward\">Next</button>").isEmpty)
    #expect(try messages("<button icon=\"arrow-right\">Turn right</button>").isEmpty)
    #expect(try messages("<direction to=\"right\">To the right</direction><next>Next</next>").isEmpty)
    #expect(try messages("<button icon=\"arrow-left\">Backstage</button>").isEmpty)
  }
}
