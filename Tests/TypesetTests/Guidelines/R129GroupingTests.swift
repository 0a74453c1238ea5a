import Testing

@testable import Typeset

@Suite struct R129GroupingTests {
  @Test func groupsAndFiguresAreUnits() {
    #expect(R129Grouping.isUnit(.group) && R129Grouping.isUnit(.figure) && R129Grouping.isUnit(.section))
    #expect(!R129Grouping.isUnit(.grid) && !R129Grouping.isUnit(.row))
  }

  @Test func theExampleReadsPicturesWithTheirWords() throws {
    let sample = try LayoutSample.example("R129Grouping")
    let order: [Role] = sample.elements().map(\.element.role).filter { [.image, .label].contains($0) }
    #expect(Array(order[0..<4]) == [.image, .label, .image, .label])
    #expect(Array(order[4..<8]) == [.image, .label, .image, .label])
    #expect(Array(order[8...]) == [.image, .image, .label, .label], "the wrong order")
    guard !Tool.pdfinfo.isMissing else { return }
    let types = try PDFStructureTests.types(of: try PDFOutputTests.pdf(sample.frames))
    #expect(Array(types[0..<7]) == ["Document", "Div", "Figure", "P", "Div", "Figure", "P"])
  }
}
