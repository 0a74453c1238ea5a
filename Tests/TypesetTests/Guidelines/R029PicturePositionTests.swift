import Testing

@testable import Typeset

@Suite struct R029PicturePositionTests {
  @Test func theLeadingSideIsAnotherInEachDirection() {
    #expect(R029PicturePosition.left(of: 40, at: 10, in: 100, layoutDirection: .leftToRight) == 10)
    #expect(R029PicturePosition.left(of: 40, at: 10, in: 100, layoutDirection: .rightToLeft) == 50)
  }

  @Test func theExampleMovesThePictureAndNotWhatItShows() throws {
    let sample = try LayoutSample.example("R029PicturePosition")
    let (english, arabic, hebrew) = (try sample.box("english"), try sample.box("arabic"), try sample.box("hebrew"))
    #expect(abs(english.minX - (360 - arabic.maxX)) < 0.01)
    #expect(arabic.minX == hebrew.minX)
    let pictures = sample.pictures()
    #expect(Set(pictures.map(\.crop)).count == 1)
    #expect(pictures.allSatisfy { !$0.isMirrored })
  }
}
