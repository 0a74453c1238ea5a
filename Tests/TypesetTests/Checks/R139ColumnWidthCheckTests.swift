import Testing

@testable import Typeset
@testable import TypesetReview

/// A column of text is twelve type sizes wide at least, where it could be.
@Suite struct R139ColumnWidthCheckTests {
  private static let words = "Boats leave the harbour every hour on the hour, on Sundays every two hours"

  private func findings(_ body: String, _ axes: [VariantAxis: String] = [:], canvas: Bool = false) throws -> [Finding] {
    let device = "device=\"ipad-9.7\" title=\"Harbours\""
    return try CheckSample(canvas ? "<canvas>\(body)</canvas>" : "<screen \(device)>\(body)</screen>", axes)
      .findings(of: 139)
  }

  /// Two columns with 12 points between them: a column of 204 points is 12 em of 17 points.
  private func grid(_ width: Double, _ text: String = words, _ attributes: String = "") -> String {
    "<grid columns=\"2\" spacing=\"12\" width=\"\(width)\"><p \(attributes)>\(text)</p><p>Tickets</p></grid>"
  }

  @Test(arguments: [(420.0, nil), (418, "11.9 em"), (300, "8.5 em")])
  func theLimitIsTwelveTypeSizes(width: Double, measured: String?) throws {
    let found = try findings(grid(width), [.direction: "ltr,rtl"])
    #expect(found.count == (measured == nil ? 0 : 1))
    #expect(found.first?.fault.measured == measured)
    #expect(found.first.map { $0.variants.count == 2 } ?? true)
  }

  @Test func aGridIsOneFinding() throws {
    let texts = (1...3).map { "<p>\(Self.words) \($0)</p>" }.joined()
    let cells = (1...2).map { "<tr><td>\(Self.words) \($0)</td></tr>" }.joined()
    let found = try findings("<grid id=\"g\" columns=\"2\" width=\"300\">\(texts)<table>\(cells)</table></grid>")
    #expect(found.map(\.fault.element) == ["g"])
  }

  @Test func onlyTextOfThreeLinesOnAScreenCountsThatCouldBeWider() throws {
    #expect(try findings(grid(300, "Boats leave every hour")).isEmpty, "two lines")
    #expect(try findings(grid(300), canvas: true).isEmpty)
    #expect(try findings(grid(300, Self.words, "max-width=\"140\"")).isEmpty)
    #expect(try findings(grid(300, Self.words, "ignore=\"R139\" because=\"a test\"")).isEmpty)
    #expect(try findings("<p width=\"140\">\(Self.words)</p>").isEmpty, "no grid")
    #expect(try findings(grid(200)).isEmpty, "one column would be too narrow as well")
    #expect(
      try findings("<grid columns=\"1\" width=\"190\"><p>\(Self.words)</p></grid>").isEmpty, "there is one column")
  }
}
