import Testing

@testable import Typeset

@Suite struct RowWidthsTests {
  private func child(_ least: Double, _ ideal: Double, grow: Double = 0, most: Double? = nil) -> RowWidths.Child {
    RowWidths.Child(widths: Widths(minContent: least, maxContent: ideal), grow: grow, bounds: Bounds(most: most))
  }

  @Test func idealsThatFitAreGivenAndTheRestStaysEmpty() {
    let (widths, fits) = RowWidths.share(300, among: [child(20, 50), child(30, 80)])
    #expect(widths == [50, 80])
    #expect(fits)
  }

  @Test func theRestGoesToThoseWhoGrowByTheirFactors() {
    #expect(
      RowWidths.share(300, among: [child(0, 60, grow: 1), child(0, 60, grow: 2), child(0, 30)]).widths == [
        110, 160, 30,
      ])
  }

  @Test func whatOneCannotTakeGoesToTheOthers() {
    #expect(
      RowWidths.share(300, among: [child(0, 50, grow: 1, most: 70), child(0, 50, grow: 1)]).widths == [70, 230])
  }

  @Test func whoGrowsAlikeBecomesEquallyWide() {
    #expect(RowWidths.share(300, among: [child(0, 60, grow: 1), child(0, 120, grow: 1)]).widths == [150, 150])
    #expect(
      RowWidths.share(300, among: [child(0, 60, grow: 1), child(0, 180, grow: 1)]).widths == [120, 180],
      "none is narrower than its ideal")
    #expect(
      RowWidths.share(300, among: [child(0, 20, grow: 1), child(0, 40, grow: 1), child(0, 60)]).widths
        == [120, 120, 60])
    #expect(
      RowWidths.share(330, among: [child(0, 50, grow: 1), child(0, 150, grow: 1), child(0, 10, grow: 1, most: 60)])
        .widths == [120, 150, 60])
    var spacer = child(0, 0, grow: 1)
    spacer.isBlank = true
    #expect(
      RowWidths.share(100, among: [child(0, 40, grow: 1), spacer]).widths == [70, 30], "a spacer is no neighbour")
  }

  @Test func childrenShrinkInProportionToIdealLessLeast() {
    // 100 too much: of 50 and 150 that can be given up, 25 and 75 are.
    #expect(RowWidths.share(200, among: [child(50, 100), child(50, 200)]).widths == [75, 125])
  }

  @Test func whoseTextMayBeCutGivesWayFirst() {
    var cut = child(100, 200)
    cut.widths.cuttable = 70
    #expect(RowWidths.share(250, among: [cut, child(20, 100)]).widths == [150, 100])
    #expect(RowWidths.share(130, among: [cut, child(20, 100)]).widths == [30, 100])
    let (widths, fits) = RowWidths.share(90, among: [cut, child(20, 100)])
    #expect(widths == [30, 60] && fits)
    #expect(!RowWidths.share(40, among: [cut, child(20, 100)]).fits)
  }

  @Test func whoCannotShrinkKeepsItsWidth() {
    #expect(RowWidths.share(150, among: [child(100, 100), child(20, 100)]).widths == [100, 50])
  }

  @Test func leastWidthsThatDoNotFitShrinkInProportion() {
    let (widths, fits) = RowWidths.share(150, among: [child(100, 400), child(200, 300)])
    #expect(widths == [50, 100])
    #expect(!fits)
  }

  @Test func aLeastWidthOfTheAuthorIsKeptToTheLast() {
    var fixed = child(100, 400)
    fixed.bounds.least = 100
    #expect(RowWidths.share(90, among: [fixed, child(200, 300)]).widths == [100, 60])
  }

  @Test func noWidthAtAllIsSharedWithoutHarm() {
    let (widths, fits) = RowWidths.share(0, among: [child(0, 0), child(0, 10)])
    #expect(widths == [0, 0])
    #expect(fits)
    #expect(RowWidths.share(-5, among: [child(10, 10)]).widths == [0])
  }

  @Test func manyTakersCostNoMoreThanSorting() {
    let children = (0..<100_000).map { child(0, 0, grow: 1, most: Double($0)) }
    #expect(abs(RowWidths.share(1000, among: children).widths.reduce(0, +) - 1000) < 0.001)
  }
}
