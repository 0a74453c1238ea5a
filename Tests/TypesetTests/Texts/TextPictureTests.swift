import Testing

@testable import Typeset
@testable import TypesetReview

/// Which part of a page shows where a text is.
@Suite struct TextPictureTests {
  private let page = Size(width: 375, height: 812)

  @Test func aScreenIsShownInItsWholeWidth() {
    let part = TextPictures.part(of: page, around: Rect(x: 300, y: 400, width: 40, height: 20))
    #expect(part == Rect(x: 0, y: 368, width: 375, height: 84))
  }

  @Test func theEdgesOfThePageAreKept() {
    let top = TextPictures.part(of: page, around: Rect(x: 0, y: 0, width: 40, height: 20))
    #expect(top.minY == 0 && top.height == 84)
    let bottom = TextPictures.part(of: page, around: Rect(x: 0, y: 800, width: 40, height: 20))
    #expect(bottom.maxY == 812)
    let small = TextPictures.part(of: Size(width: 50, height: 30), around: Rect(x: 0, y: 0, width: 50, height: 30))
    #expect(small == Rect(x: 0, y: 0, width: 50, height: 30))
  }

  @Test func ofAWidePageAndAHighElementAPartIsShown() {
    let wide = TextPictures.part(of: Size(width: 1024, height: 768), around: Rect(x: 500, y: 40, width: 24, height: 20))
    #expect(wide.width == 430 && wide.minX == 297)
    let high = TextPictures.part(of: page, around: Rect(x: 16, y: 100, width: 343, height: 600))
    #expect(high.height == 280 && high.minY == 80)
  }

  @Test func theMarkIsInPercentOfThePart() {
    let part = Rect(x: 100, y: 50, width: 200, height: 100)
    #expect(
      Rect(x: 120, y: 60, width: 50, height: 20).mark(on: part) == "left:10%;top:10%;width:25%;height:20%")
    #expect(Rect(x: 0, y: 0, width: 500, height: 500).mark(on: part) == "left:0%;top:0%;width:100%;height:100%")
  }
}
