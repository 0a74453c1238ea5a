import Testing

@testable import Typeset
@testable import TypesetReview

/// A sheet whose pictures are checked: marks in the cells, and a legend that they share.
@Suite struct SheetFindingsTests {
  private static let screen = """
    <document lang="en"><screen id="harbour" title="Harbour"><status-bar/><h1>Harbour</h1>\
    <p id="pale" color="#999999" ignore="R148" because="a test">Boats leave every hour.</p></screen></document>
    """

  private func sheet(
    _ xml: String = screen, locales: String = "en,ar,he", marks: Bool = true, mostKept: Int = SheetRenderings.mostKept
  ) throws -> SheetSample {
    try SheetSample(xml, [.locale: locales], request: SheetOptions(marksFindings: marks), mostKept: mostKept)
  }

  /// The numbers that annotations show on a page.
  private func numbers(on frame: Frame) -> [String] {
    var numbers: [String] = []
    func collect(_ items: [FrameItem], isAnnotation: Bool) {
      for case .group(let group) in items {
        switch group.meaning {
        case .annotation: collect(group.items, isAnnotation: true)
        case .line(let line) where isAnnotation && Int(line.text) != nil: numbers.append(line.text)
        default: collect(group.items, isAnnotation: isAnnotation)
        }
      }
    }
    collect(frame.items, isAnnotation: false)
    return numbers
  }

  @Test func aFindingHasOneNumberInAllCellsAndOneEntry() throws {
    let sheet = try sheet()
    let plain = try self.sheet(marks: false)
    #expect(numbers(on: sheet.frames[0]) == ["1", "1", "1"])
    #expect(numbers(on: plain.frames[0]).isEmpty)
    let entry = try sheet.element("sheet/finding1").lines.joined(separator: " ")
    #expect(entry.hasPrefix("1 error:") && entry.contains("R151") && entry.hasSuffix("in all 3 variants"), "\(entry)")
    #expect(try sheet.element("sheet/findings").lines == ["1 error in 3 variants"])
    #expect(sheet.elements().count { $0.element.id.hasPrefix("sheet/finding1") } == 1)
    // The pictures are where they were, and as large.
    #expect(sheet.pictures() == plain.pictures())
  }

  @Test func nothingFoundIsSaid() throws {
    let fine = Self.screen.replacingOccurrences(
      of: " color=\"#999999\" ignore=\"R148\" because=\"a test\"", with: "")
    let sheet = try sheet(fine)
    #expect(try sheet.element("sheet/findings").lines == ["No findings in 3 variants"])
    #expect(numbers(on: sheet.frames[0]).isEmpty)
  }

  @Test func renderingsThatAreLaidOutAgainHaveTheirMarks() throws {
    #expect(numbers(on: try sheet(mostKept: 1).frames[0]) == ["1", "1", "1"])
  }

  @Test func numbersOfTheLegendAreTextAndNamesAreUnique() throws {
    let svg = String(
      decoding: try SVGOutput.svg(of: try sheet().frames[0], title: nil, language: "en"), as: UTF8.self)
    let names = svg.components(separatedBy: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(names.count == Set(names).count && names.contains { $0.hasSuffix(".pale") })
    // The numbers in the cells are drawn as outlines.
    #expect(svg.components(separatedBy: ">1</text>").count == 2)
  }

  @Test func mirroredPanelsHaveNoMarks() throws {
    let request = SheetOptions(mirrors: true, marksFindings: true)
    let sheet = try SheetSample(Self.screen, [.locale: "en,he"], request: request)
    #expect(numbers(on: sheet.frames[0]) == ["1", "1"])
  }

  @Test func theSameSheetHasTheSameBytes() throws {
    func make() throws -> [UInt8] { try PNGOutput.png(of: try sheet().frames[0], scale: 0.5) }
    #expect(try make() == make())
  }
}
