import Testing

@testable import Typeset

@Suite struct R044ArrowsTests {
  @Test func whatTheAuthorSaysShowsADirectionIsMirrored() throws {
    #expect(try IconSample.isMirrored("name=\"video\" flip=\"yes\""))
    #expect(try IconSample("name=\"video\" flip=\"yes\"", lang: "ar").rules == ["R044"])
    #expect(try IconSample.isKept("name=\"forward\" flip=\"no\""))
    #expect(try IconSample("name=\"forward\" flip=\"no\"", lang: "ar").rules == [])
  }

  @Test func backPointsAgainstTheDirectionOfReading() throws {
    for (lang, isAtLeft) in [("en", true), ("ar", false)] {
      let tip = try IconSample("name=\"chevron-back\"", lang: lang).outlines()[0].steps[1]
      guard case .line(let point) = tip else { throw MissingOutline() }
      #expect((point.x < 10.2) == isAtLeft)
    }
  }

  @Test(arguments: ["arrow-left", "arrow-right", "arrow-up", "arrow-down", "align-left", "align-right"])
  func aRealDirectionStays(name: String) throws { #expect(try IconSample.isKept("name=\"\(name)\"")) }
}
