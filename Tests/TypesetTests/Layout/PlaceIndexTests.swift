import Testing

@testable import Typeset

/// Rectangles are found by their places.
@Suite struct PlaceIndexTests {
  @Test func itFindsWhatALookAtAllFinds() {
    var generator = SeededGenerator(state: 11)
    func number(_ most: Double) -> Double { Double.random(in: -20...most, using: &generator) }
    func rectangle() -> Rect { Rect(x: number(300), y: number(9000), width: number(60), height: number(90)) }
    var known = (0..<400).map { _ in rectangle() }
    known.append(Rect(x: 50, y: 100, width: 2, height: 7000))
    var index = PlaceIndex(Array(known.dropLast()))
    index.append(known[known.count - 1])
    for _ in 0..<2000 {
      let place = rectangle()
      #expect(index.overlaps(place) == known.contains { $0.overlaps(place) })
      #expect(index.overlaps(place) { $0.width > 20 } == known.contains { $0.width > 20 && $0.overlaps(place) })
    }
    let tall = Rect(x: 0, y: 0, width: 300, height: 9000)
    #expect(index.overlaps(tall) && !PlaceIndex().overlaps(tall))
  }
}
