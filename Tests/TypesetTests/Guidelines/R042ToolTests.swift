import Testing

@testable import Typeset

@Suite struct R042ToolTests {
  @Test(arguments: [
    ("name=\"mail-search\"", ""), ("name=\"list\"", "<tool name=\"search\"/>"),
  ])
  func theToolMovesAndKeepsItsSlant(attributes: String, tool: String) throws {
    let (english, arabic) = try IconSample.both(attributes, tool)
    let (one, other) = (try english.part("tool"), try arabic.part("tool"))
    let width = english.sample.frames[0].size.width
    #expect(near(other.box, width - one.box.maxX, one.box.minY, one.box.width, one.box.height))
    let (outline, image) = (try english.outlines(of: "tool")[0], try arabic.outlines(of: "tool")[0])
    let shift = image.bounds!.minX - outline.bounds!.minX
    let moved = outline.transformed(by: .translation(x: shift, y: 0))
    for (line, other) in zip(moved.polylines(), image.polylines()) {
      #expect(zip(line.points, other.points).allSatisfy { $0.distance(to: $1) < 0.01 })
    }
    #expect(!other.element.isMirrored)
    #expect(try arabic.rules.contains("R042"))
    #expect(try !english.rules.contains("R042"))
  }

  @Test func linesInTheLensBeginAtTheOtherSide() throws {
    let (english, arabic) = try IconSample.both("name=\"mail-search\"")
    func lines(_ icon: IconSample) throws -> [Rect] { try icon.outlines(of: "tool").suffix(2).map { $0.bounds! } }
    let (left, right) = (try lines(english), try lines(arabic))
    #expect(abs(left[0].minX - left[1].minX) < 0.01 && left[0].maxX > left[1].maxX + 1)
    #expect(abs(right[0].maxX - right[1].maxX) < 0.01 && right[0].minX < right[1].minX - 1)
  }
}
