import Testing

@testable import Typeset
@testable import TypesetReview

/// Differing pixels, antialiased pixels, and tolerances.
@Suite struct PictureComparisonTests {
  private static let (white, black) = (Color.white, Color.black)

  private func compare(
    _ expected: Bitmap, _ actual: Bitmap, _ tolerance: PixelTolerance = PixelTolerance(), ignoring: [PixelRect] = [],
    direction: Direction = .leftToRight
  ) -> PictureComparison {
    PictureComparison(
      expected: expected, actual: actual, tolerance: tolerance, ignoring: ignoring, direction: direction)
  }

  @Test func equalIsEqual() {
    let comparison = compare(PictureSamples.disc(samples: 4), PictureSamples.disc(samples: 4))
    #expect(comparison.isEqual && comparison.passes && comparison.regions.isEmpty)
    #expect(comparison.greatestDifference == 0)
  }

  @Test func anEdgeSmoothedInAnotherWayIsAntialiasing() {
    let comparison = compare(PictureSamples.disc(samples: 4), PictureSamples.disc(samples: 16))
    #expect(comparison.antialiasedPixels > 50)
    #expect(comparison.differingPixels == 0)
    #expect(comparison.passes && !comparison.isEqual)
    let strict = compare(
      PictureSamples.disc(samples: 4), PictureSamples.disc(samples: 16), PixelTolerance(countsAntialiasing: true))
    #expect(strict.differingPixels == comparison.antialiasedPixels && !strict.passes)
  }

  @Test func aDiscThatMovedIsNotAntialiasing() {
    let comparison = compare(PictureSamples.disc(samples: 8), PictureSamples.disc(samples: 8, at: (31, 30)))
    #expect(comparison.differingPixels > 20 && !comparison.passes)
  }

  @Test(arguments: [0, 1]) func aLineThatMovedByAPixelDiffers(direction: Int) {
    func picture(_ place: Int) -> Bitmap {
      PictureSamples.bitmap(40, 40) { x, y in (direction == 0 ? x : y) == place ? Self.black : Self.white }
    }
    let comparison = compare(picture(20), picture(21))
    #expect(comparison.differingPixels == 80 && comparison.antialiasedPixels == 0)
  }

  @Test func aHairlineOfAnotherColourBetweenTwoAreasDiffers() {
    func picture(_ level: Int) -> Bitmap {
      PictureSamples.bitmap(40, 40) { _, y in
        y < 20 ? Self.black : y == 20 ? PictureSamples.gray(level) : Self.white
      }
    }
    let comparison = compare(picture(0x88), picture(0x99))
    #expect(comparison.differingPixels == 40 && comparison.antialiasedPixels == 0)
  }

  @Test func aCornerThatWentFromOneSideToTheOtherDiffers() {
    let before = PictureSamples.bitmap(20, 20) { x, y in x < 10 && y < 10 ? Self.black : Self.white }
    let after = PictureSamples.bitmap(20, 20) { x, y in
      x < 10 && y < 10 && (x, y) != (9, 9) ? Self.black : Self.white
    }
    #expect(compare(before, after).differingPixels == 1)
  }

  @Test(arguments: [1.0, 2, 3]) func aChangedLetterDiffers(scale: Double) throws {
    let pairs = [("Save", "Sane"), ("Rain.", "Rain,"), ("c", "e"), ("بيت", "بنت"), ("בית", "כית")]
    for (before, after) in pairs {
      let pictures = try [before, after].map { text in
        let frame = try LayoutSample.canvas("<p>\(text)</p>").frames[0]
        return try Typesetter(fonts: TextSample.library).session().bitmap(of: frame, scale: scale)
      }
      let comparison = compare(pictures[0], pictures[1])
      #expect(comparison.differingPixels > 0 && !comparison.passes, "\(before) and \(after)")
    }
  }

  @Test func boundsAreKept() {
    let plain = PictureSamples.bitmap(100, 20) { _, _ in Self.white }
    // Two regions: four pixels and one.
    let marked = PictureSamples.bitmap(100, 20) { x, y in
      y == 5 && ((10..<14).contains(x) || x == 80) ? Self.black : Self.white
    }
    func passes(_ tolerance: PixelTolerance) -> Bool { compare(plain, marked, tolerance).passes }
    #expect(compare(plain, marked).regions.map(\.pixels) == [4, 1])
    #expect(!passes(PixelTolerance()))
    #expect(!passes(PixelTolerance(maxPixels: 4)) && passes(PixelTolerance(maxPixels: 5)))
    #expect(!passes(PixelTolerance(maxCluster: 3)) && passes(PixelTolerance(maxCluster: 4)))
    #expect(
      !passes(PixelTolerance(maxPixels: 4, maxCluster: 4)) && !passes(PixelTolerance(maxPixels: 5, maxCluster: 3)))
    #expect(passes(PixelTolerance(maxPixels: 5, maxCluster: 4)))
  }

  @Test func coloursAreAsFarApartAsTheyLook() {
    func distance(_ one: Color, _ other: Color) -> Double {
      compare(PictureSamples.bitmap(1, 1) { _, _ in one }, PictureSamples.bitmap(1, 1) { _, _ in other })
        .greatestDifference
    }
    #expect(abs(distance(Self.black, Self.white) - 100) < 0.01)
    // The Oklab values of red and blue, as CSS Color 4 has them in its examples, are 0.5371 apart.
    let (red, blue) = (Color(red: 255, green: 0, blue: 0), Color(red: 0, green: 0, blue: 255))
    #expect(abs(distance(red, blue) - 53.71) < 0.02)
    #expect(distance(red, red) == 0)
    // White that lets through half of what is behind it is seen on black, not on white.
    let half = Color(red: 255, green: 255, blue: 255, alpha: 128)
    #expect(abs(distance(half, Self.white) - (100 - distance(PictureSamples.gray(128), Self.black))) < 0.1)
  }

  @Test func coloursCloserThanTheToleranceAreTolerated() {
    let before = PictureSamples.bitmap(30, 30) { _, _ in PictureSamples.gray(200) }
    let after = PictureSamples.bitmap(30, 30) { x, _ in PictureSamples.gray(x < 10 ? 201 : x < 20 ? 230 : 200) }
    let comparison = compare(before, after, PixelTolerance(colorDelta: 2))
    #expect(comparison.toleratedPixels == 300 && comparison.differingPixels == 300)
    #expect(compare(before, after, PixelTolerance(colorDelta: 20)).passes)
    #expect(compare(before, after).differingPixels == 600)
  }

  @Test func whatIsNotOpaqueIsWeighedOnBlackAndOnWhite() {
    let colors = [Color(red: 255, green: 255, blue: 255, alpha: 128), Color(red: 0, green: 0, blue: 0, alpha: 128)]
    let before = PictureSamples.bitmap(9, 1) { x, _ in x % 3 == 2 ? Self.black : colors[x % 3] }
    let after = PictureSamples.bitmap(9, 1) { x, _ in x % 3 == 2 ? PictureSamples.gray(1) : Self.white }
    // White of half opacity is far from white on black, black of half opacity on both, gray 1 not far from black.
    #expect(compare(before, after, PixelTolerance(colorDelta: 10)).toleratedPixels == 3)
    #expect(compare(before, after, PixelTolerance(colorDelta: 99)).toleratedPixels == 6)
    #expect(compare(before, after, PixelTolerance(colorDelta: 100)).differingPixels == 0)
  }

  @Test func sizesAreAlignedAtTheStart() {
    let narrow = PictureSamples.bitmap(10, 10) { x, _ in x < 5 ? Self.black : Self.white }
    let wide = PictureSamples.bitmap(14, 12) { x, _ in x < 5 ? Self.black : Self.white }
    let left = compare(narrow, wide)
    #expect(left.differingPixels == 4 * 10 + 2 * 14 && left.pixelCount == 14 * 12)
    #expect(left.regions.map(\.bounds) == [PixelRect(columns: 0..<14, rows: 0..<12)])
    let right = compare(narrow, wide, direction: .rightToLeft)
    // Four columns of the narrow one's black are over the wide one's white, or the other way round.
    #expect(right.differingPixels == 4 * 10 + 2 * 14 + 4 * 10)
    #expect(!left.passes && compare(narrow, wide, PixelTolerance(maxPixels: 68)).passes)
    #expect(compare(wide, narrow).differingPixels == left.differingPixels)
    #expect(compare(.empty, wide).differingPixels == 14 * 12)
  }

  @Test func whatIsIgnoredIsNotSeen() {
    let before = PictureSamples.bitmap(50, 50) { _, _ in Self.white }
    let after = PictureSamples.bitmap(50, 50) { x, y in x >= 40 && y >= 40 ? Self.black : Self.white }
    #expect(compare(before, after, ignoring: [PixelRect(columns: 40..<60, rows: 40..<60)]).isEqual)
    #expect(compare(before, after, ignoring: [PixelRect(columns: -9..<41, rows: 0..<99)]).differingPixels == 90)
  }

  @Test func theOrderOfTheWorkChangesNothing() {
    let before = PictureSamples.bitmap(64, 700) { x, y in PictureSamples.gray((x * 7 + y * 13) % 256) }
    let after = PictureSamples.bitmap(64, 700) { x, y in PictureSamples.gray((x * 7 + y * (y > 300 ? 11 : 13)) % 256) }
    let one = compare(before, after)
    let other = PictureComparison(expected: before, actual: after) { count, work in
      for index in (0..<count).reversed() { work(index) }
    }
    #expect(one.regions == other.regions && one.differingPixels == other.differingPixels)
    #expect(one.greatestDifference == other.greatestDifference)
  }

  @Test func theTriptychShowsAllThree() throws {
    let before = PictureSamples.bitmap(60, 40) { _, _ in Self.white }
    let after = PictureSamples.bitmap(60, 50) { x, y in x == 30 && y == 20 ? Self.black : Self.white }
    let picture = try Bitmap(png: compare(before, after).triptych())
    let gutter = Triptych.gutter
    #expect((picture.width, picture.height) == (60 * 3 + 4 * gutter, 50 + 2 * gutter))
    #expect(picture[0, 0] == PictureSamples.gray(0xD1))
    #expect(picture[gutter, gutter + 45] == PictureSamples.gray(0xD1), "below the shorter picture there is nothing")
    #expect(picture[gutter + 30, gutter + 20] == Self.white)
    #expect(picture[2 * gutter + 60 + 30, gutter + 20] == Color(red: 0xD7, green: 0, blue: 0x15))
    #expect(picture[3 * gutter + 120 + 30, gutter + 20] == Self.black)
    #expect(picture[3 * gutter + 120 + 30, gutter + 21] == Self.white)
  }
}
