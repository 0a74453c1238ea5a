import Testing

@testable import Typeset
@testable import TypesetReview

/// What matters most stays on the first screenful.
@Suite struct R141HierarchyCheckTests {
  private static let height = 812.0

  private func body(_ count: Int, _ element: String) -> String {
    String(repeating: "<p>Boats leave every hour on the hour.</p>", count: count) + element
  }

  private func findings(_ body: String, _ axes: [VariantAxis: String] = [.textSize: "l,ax3,ax5"]) throws -> [Finding] {
    try CheckSample("<screen scroll=\"yes\">\(body)</screen>", axes).findings(of: 141)
  }

  /// The upper edge of the element, in points.
  private func top(_ body: String, _ size: TextSizeCategory) throws -> Double {
    try LayoutSample(
      "<document lang=\"en\"><screen scroll=\"yes\">\(body)</screen></document>", options: .with { $0.textSize = size }
    ).box("e").minY
  }

  @Test(arguments: ["<h1 id=\"e\">Harbours</h1>", "<title id=\"e\">Harbours</title>"])
  func theUpperHalfStaysOnTheFirstScreenful(element: String) throws {
    var results: Set<Bool> = []
    for count in 0..<14 {
      let body = body(count, element)
      let isFound = try top(body, .standard) < Self.height / 2 && top(body, .ax5) >= Self.height
      let found = try findings(body, [.textSize: "l,ax5"])
      #expect(found.count == (isFound ? 1 : 0), "\(count) paragraphs")
      #expect(found.first.map { $0.fault.required == "less than 812 pt" } ?? true)
      results.insert(isFound)
    }
    #expect(results == [true, false])
  }

  @Test func anElementIsComparedWithItself() throws {
    let low = body(8, "<button id=\"e\" purpose=\"primary\">Book</button>")
    #expect(try findings(low).count == 1)
    #expect(try findings(body(8, "<button id=\"e\">Book</button>")).isEmpty)
    #expect(try findings(body(8, "<h2 id=\"e\">Harbours</h2>")).isEmpty)
    #expect(try findings(low, [.textSize: "ax3,ax5"]).isEmpty, "the usual size is not part of the run")
    let found = try findings(low, [.textSize: "l,ax4,ax5", .direction: "ltr,rtl"])
    #expect(found.map(\.variants.count) == [4])
  }
}
