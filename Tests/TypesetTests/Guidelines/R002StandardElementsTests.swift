import Testing

@testable import Typeset

@Suite struct R002StandardElementsTests {
  @Test func theExampleIsMirroredWithoutAnAttribute() throws {
    let right = try LayoutSample.example("R002StandardElements")
    let left = try LayoutSample.example("R002StandardElements", options: LayoutOptions(direction: .leftToRight))
    #expect(right.frames[0].direction == .rightToLeft)
    #expect(right.elements().allSatisfy { $0.element.direction == .rightToLeft || !$0.lines.isEmpty })
    let pairs = Array(zip(left.elements(), right.elements()))
    #expect(pairs.count > 30)
    for (one, other) in pairs {
      #expect(one.element.id == other.element.id)
      let x = 375 - one.box.minX - one.box.width
      #expect(near(other.box, x, one.box.minY, one.box.width, one.box.height), "\(one.element.id)")
    }
  }

  @Test func onlyWhatMeansARealDirectionKeepsItsOrder() {
    let kept = ElementName.allCases.filter { R063Semantics.standard(for: $0) != .auto }
    #expect(kept == [.direction, .player, .alignPicker, .keyboard, .media])
  }
}
