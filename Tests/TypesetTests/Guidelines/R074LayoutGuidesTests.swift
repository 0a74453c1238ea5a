import Testing

@testable import Typeset

/// R074: margins inside the safe area.
@Suite struct R074LayoutGuidesTests {
  @Test func theLargerDistanceCounts() {
    let insets = R074LayoutGuides.insets(safeArea: Insets(top: 0, start: 44, bottom: 21, end: 44), margin: 20)
    #expect(insets == Insets(top: 0, start: 44, bottom: 21, end: 44))
    #expect(R074LayoutGuides.insets(safeArea: .zero, margin: 16) == Insets(top: 0, start: 16, bottom: 0, end: 16))
  }

  @Test func contentsKeepToThem() throws {
    let sample = try LayoutSample.example("R074LayoutGuides")
    for (frame, id) in ["english-guide", "arabic-guide", "hebrew-guide"].enumerated() {
      let box = try sample.box(id, on: frame)
      #expect(box.minX == 44 && box.maxX == 768)
    }
  }
}
