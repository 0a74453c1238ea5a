import Testing

@testable import Typeset

@Suite struct R028PictureOrderTests {
  @Test func onlyAFreeOrderStays() {
    #expect(R028PictureOrder.direction(order: .meaningful, context: .rightToLeft) == .rightToLeft)
    #expect(R028PictureOrder.direction(order: .free, context: .rightToLeft) == .leftToRight)
    #expect(R028PictureOrder.direction(order: .meaningful, context: .leftToRight) == .leftToRight)
  }

  @Test func theExampleReadsFiveShapesFromTheRight() throws {
    let sample = try LayoutSample.example("R028PictureOrder")
    let boxes = sample.elements().filter { $0.element.name == "image" }.map(\.box)
    #expect(boxes.count == 15)
    let (english, arabic, free) = (boxes[0..<5], boxes[5..<10], boxes[10..<15])
    for (left, right) in zip(english, arabic) { #expect(abs(left.minX - (360 - right.maxX)) < 0.01) }
    #expect(Array(free.map(\.minX)) == free.map(\.minX).sorted())
    #expect(abs(free.last!.maxX - 340) < 0.01, "the row is on the side of the context")
    #expect(try sample.element("english").rules == [])
    #expect(try sample.element("arabic").rules == [R028PictureOrder.rule])
    #expect(try sample.element("free").rules == [])
  }
}
