import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R083AlignmentCheckTests {
  private func found(_ contents: String, _ axes: [VariantAxis: String] = [:]) throws -> [Finding] {
    try CheckSample("<screen>\(contents)</screen>", axes).findings(of: 83)
  }

  private func beside(_ distance: String, _ attribute: String = "padding-start") -> String {
    "<p>One</p><p>Two</p><column \(attribute)=\"\(distance)\"><p>Three</p></column>"
  }

  @Test func oneToThreePointsAreANearMiss() throws {
    #expect(try found(beside("0.9")).isEmpty)
    #expect(try found(beside("1")).map(\.fault.measured) == ["1 pt"])
    #expect(try found(beside("3")).map(\.fault.measured) == ["3 pt"])
    #expect(try found(beside("3.1")).isEmpty)
    #expect(try found(beside("16")).isEmpty)
  }

  @Test func theSideIsThatWhereReadingStarts() throws {
    let found = try found(beside("2"), [.direction: "ltr, rtl"])
    #expect(found.count == 1 && found[0].variants.count == 2 && found[0].fault.aspect == "start")
    #expect(try self.found(beside("2", "padding-end")).isEmpty)
  }

  @Test func whatFillsHasAnEndToo() throws {
    let buttons = "<button width=\"fill\">A</button><button width=\"fill\">B</button>"
    let short = "<column padding-end=\"2\"><button width=\"fill\">C</button></column>"
    #expect(try found(buttons + short).map(\.fault.aspect) == ["end"])
    #expect(try found(buttons + "<button width=\"341\">C</button>").map(\.fault.aspect) == ["end"])
    // A button as wide as its text ends anywhere.
    #expect(try found("<button>Byblos</button><button>Byblas</button>").isEmpty)
  }

  @Test func whatIsCentredOrBesideHasNoEdge() throws {
    #expect(try found("<p>One</p><column padding-start=\"2\"><p align=\"center\">Two</p></column>").isEmpty)
    #expect(
      try found("<p>One</p><grid columns=\"2\"><p>A</p><column padding-start=\"2\"><p>B</p></column></grid>").isEmpty)
    #expect(try found("<p>One</p><row padding-start=\"2\"><p>A</p><p>B</p></row>").count == 1)
    #expect(try found("<p>One</p><box padding-start=\"2\"><icon name=\"share\" decorative=\"yes\"/></box>").isEmpty)
    #expect(try CheckSample("<canvas>\(beside("2"))</canvas>").findings(of: 83).isEmpty)
  }

  @Test func theSmallerPartIsFound() {
    let misses = R083Alignment.nearMisses(of: [16, 18, 18, 18, 40])
    #expect(misses.map(\.edge) == [0] && misses[0].distance == 2 && misses[0].count == 3)
    #expect(R083Alignment.nearMisses(of: [16, 18]).map(\.edge) == [1])
    #expect(R083Alignment.lines(of: [16.3, 16, 20]).map(\.members) == [[0, 1], [2]])
    #expect(R083Alignment.nearMisses(of: []).isEmpty)
  }
}

/// `--grid`: the edges that contents share.
@Suite struct GridAnnotationTests {
  private func sample(_ xml: String) throws -> AnnotationSample {
    AnnotationSample(
      try LayoutSample(
        "<document lang=\"en\"><screen>\(xml)</screen></document>", options: .with { $0.showsGrid = true }))
  }

  @Test func sharedEdgesAndNearMissesAreDrawn() throws {
    let colors = AnnotationColors(appearance: .light)
    let sample = try sample("<p>One</p><p>Two</p><column padding-start=\"2\"><p>Three</p></column>")
    // One line on the page, and its sign in the legend.
    #expect(sample.paths(of: colors.grid).count == 2 && sample.paths(of: colors.loss).count == 2)
    let words = sample.words().map(\.text)
    #expect(words.contains("an edge that elements share"))
    #expect(words.contains("an edge 1 to 3 points beside another, R083"))
    #expect(!words.contains { $0.contains("R086") || $0.contains("R004") })
  }

  @Test func withoutSharedEdgesThereIsNone() throws {
    let colors = AnnotationColors(appearance: .light)
    #expect(try sample("<p>One</p>").paths(of: colors.grid).isEmpty)
  }

  @Test func itIsOneOfTheAnnotations() {
    let options = LayoutOptions.with {
      $0.showsGrid = true
      $0.annotates = true
    }
    #expect(options.withoutAnnotations == LayoutOptions())
  }
}
