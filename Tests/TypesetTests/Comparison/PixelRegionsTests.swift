import Testing

@testable import Typeset
@testable import TypesetReview

/// Neighbouring pixels form one region of any shape.
@Suite struct PixelRegionsTests {
  private func regions(_ places: Set<[Int]>, width: Int, height: Int) -> [PixelRegion] {
    let before = PictureSamples.bitmap(width, height) { _, _ in .white }
    let after = PictureSamples.bitmap(width, height) { x, y in places.contains([x, y]) ? .black : .white }
    return PictureComparison(expected: before, actual: after).regions
  }

  @Test func nearPixelsAreOneRegion() {
    let reach = PixelRegions.reach
    #expect(regions([[5, 5], [5 + reach, 5]], width: 60, height: 60).count == 1)
    #expect(regions([[5, 5], [6 + reach, 5]], width: 60, height: 60).count == 2)
    #expect(regions([[40, 5], [40 - reach, 5 + reach]], width: 60, height: 60).count == 1)
    #expect(regions([[40, 5], [40, 6 + reach]], width: 60, height: 60).count == 2)
  }

  @Test func armsThatMeetBelowAreOneRegion() {
    let arms = (0..<60).flatMap { [[0, $0], [50, $0]] } + (0...50).map { [$0, 59] }
    #expect(regions(Set(arms), width: 60, height: 60).map(\.pixels) == [60 + 60 + 49])
  }

  /// Compares with the slow way: every pixel with every other.
  @Test(arguments: 1...12) func regionsAreThoseOfTheSlowWay(seed: UInt64) {
    var random = SystemlessRandom(state: seed)
    let (width, height) = (180, 120)
    let places = (0..<Int(20 + seed * 6)).map { _ in
      [Int(random.next() % UInt64(width)), Int(random.next() % UInt64(height))]
    }
    var groups: [[[Int]]] = []
    for place in Set(places) {
      let near = groups.indices.filter { index in
        groups[index].contains {
          abs($0[0] - place[0]) <= PixelRegions.reach && abs($0[1] - place[1]) <= PixelRegions.reach
        }
      }
      let joined = near.flatMap { groups[$0] } + [place]
      groups = groups.indices.filter { !near.contains($0) }.map { groups[$0] } + [joined]
    }
    func key(_ region: PixelRegion) -> [Int] { [region.x, region.y, region.width, region.height, region.pixels] }
    let slow = groups.map { group -> [Int] in
      let (xs, ys) = (group.map { $0[0] }, group.map { $0[1] })
      return [xs.min()!, ys.min()!, xs.max()! - xs.min()! + 1, ys.max()! - ys.min()! + 1, group.count]
    }
    let fast = regions(Set(places), width: width, height: height)
    #expect(Set(fast.map(key)) == Set(slow) && fast.count == slow.count)
    #expect(fast.map(\.pixels) == fast.map(\.pixels).sorted(by: >))
  }

  @Test func aPictureThatDiffersEverywhereIsOneRegion() {
    let before = PictureSamples.bitmap(500, 400) { _, _ in .white }
    let after = PictureSamples.bitmap(500, 400) { _, _ in .black }
    let regions = PictureComparison(expected: before, actual: after).regions
    #expect(regions.map(\.bounds) == [PixelRect(columns: 0..<500, rows: 0..<400)])
    #expect(regions.map(\.pixels) == [200_000])
  }
}

/// Numbers that look random and are the same on every run (SplitMix64).
private struct SystemlessRandom {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}
