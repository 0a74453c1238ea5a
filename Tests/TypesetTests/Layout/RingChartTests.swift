#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Testing

@testable import Typeset

/// The geometry of pies and rings, their legends, and values that are no shares.
@Suite struct RingChartTests {
  private func ring(
    _ values: String, labels: String = "", kind: String = "ring", lang: String = "en", _ attributes: String = "",
    options: LayoutOptions = LayoutOptions()
  ) throws -> LayoutSample {
    try LayoutSample(
      """
      <document lang="\(lang)"><canvas width="300"><chart id="x" kind="\(kind)" values="\(values)" labels="\(labels)"
      width="260" height="100" alt="Some figures" \(attributes)/></canvas></document>
      """, options: options)
  }

  /// The outlines of the shares, from the corner of the plot.
  private func shares(of sample: LayoutSample) -> [PathItem] {
    var found: [PathItem] = []
    func look(_ items: [FrameItem], inMarks: Bool) {
      for item in items {
        switch item {
        case .path(let path): if inMarks { found.append(path) }
        case .group(let group):
          if case .element(let element) = group.meaning {
            look(group.items, inMarks: element.id == "x/marks1")
          } else {
            look(group.items, inMarks: inMarks)
          }
        case .glyphs, .image: continue
        }
      }
    }
    look(sample.frames[0].items, inMarks: false)
    return found
  }

  @Test func sharesGoOnClockwiseFromTheTop() throws {
    let sample = try ring("50,25,25")
    let paths = shares(of: sample)
    try #require(paths.count == 3)
    let bounds = try paths.map { try #require($0.path.bounds) }
    let side = try sample.box("x/plot1").width
    #expect(side == 100)
    // The first half is at the right, the next quarter at the lower left, the last one at the upper left.
    #expect(bounds[0].minX > 50 && bounds[0].minX < 52 && bounds[0].minY < 0.1 && bounds[0].maxY > 99.9)
    #expect(bounds[1].maxX < 50 && bounds[1].minY > 50 && bounds[2].maxX < 50 && bounds[2].maxY < 50)
    #expect(abs(bounds[0].maxX - 100) < 0.1 && abs(bounds[1].minX) < 0.1 && abs(bounds[2].minX) < 0.1)
  }

  @Test func aRingHasAHoleAndAPieHasNone() throws {
    /// The distances of the ends of steps from the middle.
    func distances(_ path: Path) -> [Double] {
      path.steps.compactMap { step in
        switch step {
        case .move(let point), .line(let point), .curve(_, _, let point):
          ((point.x - 50) * (point.x - 50) + (point.y - 50) * (point.y - 50)).squareRoot()
        case .close: nil
        }
      }
    }
    for path in shares(of: try ring("1,2,3,4")) {
      for distance in distances(path.path) {
        #expect(abs(distance - 50) < 0.01 || abs(distance - 30) < 0.01, "on the outer or the inner circle")
      }
    }
    for path in shares(of: try ring("1,2,3,4", kind: "pie")) { #expect(try #require(distances(path.path).min()) < 3) }
  }

  @Test func neighboursAreApartAndColoursDiffer() throws {
    for count in [2, 3, 7, 8, 9, 10, 17, 40] {
      let values = Array(repeating: "1", count: count).joined(separator: ",")
      let colors = shares(of: try ring(values)).compactMap(\.fill)
      try #require(colors.count == count)
      for index in 0..<count { #expect(colors[index] != colors[(index + 1) % count], "\(index) of \(count)") }
      #expect(Set(colors).count == min(count, ChartElement.mostShares))
    }
  }

  @Test(arguments: [
    Appearance.light, .dark, Appearance(isHighContrast: true), Appearance(isDark: true, isHighContrast: true),
  ])
  func everyShareStandsOutFromUsualGrounds(appearance: Appearance) throws {
    let sample = try ring("1,1,1,1,1,1,1,1", options: .with { $0.appearance = appearance })
    for ground in ["background", "secondary-background", "grouped-background", "secondary-grouped-background"] {
      let color = try #require(Palette.color(named: ground, appearance: appearance))
      for share in shares(of: sample) { #expect(try #require(share.fill).contrast(on: color) >= 3, "\(ground)") }
    }
  }

  @Test func theDrawingStaysAndTheLegendFollows() throws {
    let english = try ring("3,2,1", labels: "a,b,c")
    let arabic = try ring("3,2,1", labels: "a,b,c", lang: "ar-EG")
    #expect(shares(of: english).map(\.path) == shares(of: arabic).map(\.path))
    #expect(try english.box("x/label1").minX > english.box("x/plot1").maxX)
    #expect(try english.box("x/value1").minX > english.box("x/label1").maxX)
    #expect(try arabic.box("x/label1").maxX < arabic.box("x/plot1").minX)
    #expect(try arabic.box("x/value1").maxX < arabic.box("x/label1").minX)
    #expect(try arabic.element("x").rules == [Rule(48)] && arabic.element("x/plot1").rules == [Rule(48)])
  }

  @Test func theLegendOfARingHasPercentages() throws {
    let english = try ring("50,30,20", labels: "a,b,c")
    #expect((1...3).flatMap { english.texts(of: "x/value\($0)") } == ["50%", "30%", "20%"])
    #expect(try ring("1,2", labels: "a,b", lang: "ar-EG").texts(of: "x/value1") == ["٣٣٪\u{61C}"])
    #expect(try ring("1,2", labels: "a,b", lang: "de").texts(of: "x/value2") == ["67\u{A0}%"])
    #expect(try ring("1,499", labels: "a,b").texts(of: "x/value1") == ["0.2%"])
    #expect(try ring("50,30", labels: "a,b", kind: "pie").texts(of: "x/value1").isEmpty)
  }

  @Test(arguments: ["pie", "ring"]) func whatHasNoSharesIsReported(kind: String) throws {
    func messages(_ values: String) throws -> [String] {
      let sample = try ring(values, kind: kind)
      #expect(sample.diagnostics.allSatisfy { $0.severity == .warning && $0.range != nil && !$0.hints.isEmpty })
      #expect(try sample.box("x/plot1").width == 100)
      return sample.diagnostics.map(\.message)
    }
    #expect(try messages("1, 2") == [])
    #expect(try messages("3, 0") == [])
    #expect(try messages("3, -2.5") == ["a \(kind) cannot show the negative value -2.5"])
    #expect(try messages("0, 0") == ["the values of the \(kind) add up to 0, which has no parts"])
    #expect(
      try messages(Array(repeating: "1", count: 300).joined(separator: ","))
        == ["the \(kind) has 300 values and 8 colours, which are repeated"])
  }

  @Test func oneValueIsTheWholeRing() throws {
    let paths = shares(of: try ring("7"))
    #expect(paths.count == 1 && paths[0].usesEvenOdd && paths[0].path.steps.count { $0 == .close } == 2)
    #expect(shares(of: try ring("0,0")).isEmpty)
    #expect(try ring("0,0", labels: "a,b").texts(of: "x/value1") == ["0"], "nothing has no percentage")
    #expect(shares(of: try ring("0,4,0")).count == 1)
  }

  @Test(arguments: ["NaN", "inf", "1,", "1;2", "1e5", "", "١", "--1"]) func whatIsNoNumberIsAnError(values: String)
    throws
  {
    let log = DiagnosticLog()
    let xml = "<document lang=\"en\"><canvas><chart kind=\"ring\" values=\"\(values)\"/></canvas></document>"
    #expect(Document.read(Array(xml.utf8), name: "x.xml", log: log) == nil)
    let error = try #require(log.diagnostics.first)
    #expect(error.severity == .error && error.hints == ["use decimals separated by commas, as in 3, 5.5, 2"])
  }

  @Test(arguments: ["bar", "line", "area", "pie", "ring"]) func hostileValuesAreDrawn(kind: String) throws {
    let nines = String(repeating: "9", count: 60)
    let lists = [
      "0", "-3", "\(nines),\(nines)", "\(nines),-\(nines)", "0.\(String(repeating: "0", count: 58))1", "5,5,5",
      (0..<500).map { "\($0 % 17)" }.joined(separator: ","), "0.000001,1000000",
    ]
    for values in lists {
      let labels = values.split(separator: ",").indices.map { "n\($0)" }.joined(separator: ",")
      for labels in ["", labels] {
        let sample = try ring(values, labels: labels, kind: kind)
        let isFinite = sample.paths.allSatisfy { item in
          item.path.bounds.map { [$0.minX, $0.minY, $0.width, $0.height].allSatisfy(\.isFinite) } ?? true
        }
        #expect(
          isFinite && sample.elements().allSatisfy { $0.box.width.isFinite && $0.box.height.isFinite }, "\(values)")
        #expect(try sample.box("x/plot1").height > 10)
      }
    }
  }

  @Test func aWrongNumberOfLabelsIsReported() throws {
    let bars = { (labels: String) in try self.ring("1,2,3", labels: labels, kind: "bar").diagnostics.map(\.message) }
    #expect(try bars("a,b") == ["the chart has 2 labels for 3 values"])
    #expect(try bars("a,b,c,d") == ["the chart has 4 labels for 3 values"])
    #expect(try bars("a,,c") == [] && bars("") == [] && bars("أ، ب، ج") == [])
    #expect(try ring("1", labels: "Berlin, Mitte", kind: "bar").texts(of: "x/label1") == ["Berlin, Mitte"])
  }
}
