import Testing

@testable import Typeset

/// Texts of charts at every text size: none is cut, none touches another, and the plot is still one.
@Suite struct ChartLayoutTests {
  private static let kinds = ["bar", "line", "area", "pie", "ring"]
  /// Lists of labels by language, with short, long and unbreakable words.
  private static let lists: [(lang: String, labels: [String])] = [
    ("en", ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]),
    ("en", ["Reading and writing", "Mathematics", "Art", "Internationalization"]),
    ("de", ["Krankenversicherung", "Arbeitslosenversicherung", "Rente", "Unfall", "Pflegeversicherung"]),
    ("ar-EG", ["الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت", "الأحد"]),
    ("ar-EG", ["الإسكندرية والبحيرة", "القاهرة", "أسوان"]),
    (
      "he",
      ["ינואר", "פברואר", "מרץ", "אפריל", "מאי", "יוני", "יולי", "אוגוסט", "ספטמבר", "אוקטובר", "נובמבר", "דצמבר"]
    ),
    ("ja", ["月曜日", "火曜日", "水曜日", "木曜日"]),
    ("en", (2000...2023).map(String.init)),
  ]

  /// A chart on a canvas, its column a width wide.
  private static func sample(
    _ kind: String, _ lang: String, _ labels: [String], width: Double, _ size: TextSizeCategory,
    _ attributes: String = ""
  ) throws -> LayoutSample {
    let values = labels.indices.map { String(1200 + ($0 * 7919) % 2600) }.joined(separator: ",")
    return try LayoutSample(
      """
      <document lang="\(lang)"><canvas width="\(width)"><chart id="x" kind="\(kind)" values="\(values)"
      labels="\(labels.joined(separator: ","))" alt="Some figures" \(attributes)/><p id="after">After</p></canvas></document>
      """, options: .with { $0.textSize = size })
  }

  private static let parts: Set<String> = ["number", "label", "index", "key", "value"]

  /// What is wrong with the texts of a chart.
  private func faults(of sample: LayoutSample, leastPlot: Double) throws -> [String] {
    let all = sample.elements()
    let texts = all.filter { Self.parts.contains($0.element.name) && $0.element.id.hasPrefix("x/") }
    let chart = try sample.box("x")
    let plot = try sample.box("x/plot1")
    var faults: [String] = []
    for (index, text) in texts.enumerated() {
      if text.element.isTruncated { faults.append("\(text.element.id) is cut") }
      for line in text.lines {
        if line.minX < chart.minX - 0.5 || line.maxX > chart.maxX + 0.5 || line.minY < chart.minY - 0.5
          || line.maxY > chart.maxY + 0.5
        {
          faults.append("\(text.element.id) leaves the chart: \(line) \(chart)")
        }
        // The digits of the axis are right of nothing but the plot.
        let shared = line.intersection(plot)
        if shared.width > 0.5, shared.height > 0.5 { faults.append("\(text.element.id) lies on the plot") }
        for other in texts[(index + 1)...] {
          for otherLine in other.lines {
            let shared = line.intersection(otherLine)
            if shared.width > 0.5, shared.height > 0.5 {
              faults.append("\(text.element.id) touches \(other.element.id)")
            }
          }
        }
      }
    }
    if plot.height < leastPlot || plot.width < leastPlot / 2 { faults.append("the plot is \(plot.size)") }
    if try sample.box("after").minY < chart.maxY - 0.01 { faults.append("what follows lies on the chart") }
    return faults
  }

  @Test(arguments: kinds, lists.indices)
  func noTextTouchesAnotherOrIsCut(kind: String, list: Int) throws {
    let (lang, labels) = Self.lists[list]
    for size in [TextSizeCategory.l, .xxxl, .ax1, .ax3, .ax5] {
      for width in [120.0, 200, 320, 700] {
        let sample = try Self.sample(kind, lang, labels, width: width, size)
        let least = size == .l ? 60.0 : size == .ax5 ? 100 : 70
        let faults = try faults(of: sample, leastPlot: min(least, width * 0.6))
        #expect(faults == [], "\(size) \(width)")
      }
    }
  }

  @Test(arguments: kinds) func aGivenHeightGrowsWhereTextsNeedIt(kind: String) throws {
    let labels = ["Alexandria", "Cairo", "Aswan"]
    let usual = try Self.sample(kind, "en", labels, width: 300, .l, "width=\"300\" height=\"120\"")
    #expect(try usual.box("x").height == 120)
    let large = try Self.sample(kind, "en", labels, width: 300, .ax5, "width=\"300\" height=\"120\"")
    #expect(try faults(of: large, leastPlot: 90) == [] && large.box("x").height > 200)
    let bounded = try Self.sample(
      kind, "en", labels, width: 300, .ax5, "width=\"300\" height=\"120\" max-height=\"120\"")
    #expect(try bounded.box("x").height == 120 && bounded.codes.contains("overflow"))
  }

  @Test func anAxisHasAsManyNumbersAsFit() throws {
    let values = "<chart id=\"x\" values=\"10,20,38\" width=\"200\" height="
    let high = try LayoutSample.canvas(values + "\"160\"/>")
    #expect((1...5).map { high.texts(of: "x/number\($0)") } == [["0"], ["10"], ["20"], ["30"], ["40"]])
    let low = try LayoutSample.canvas(values + "\"50\"/>")
    #expect(low.texts(of: "x/number2") == ["20"] && low.texts(of: "x/number3") == ["40"])
    let least = try LayoutSample.canvas(values + "\"20\"/>")
    #expect(least.texts(of: "x/number2") == ["40"] && least.texts(of: "x/number3").isEmpty)
  }

  @Test func longNumbersAreWrittenInShort() throws {
    func numbers(_ values: String, _ width: Int) throws -> [String] {
      let sample = try LayoutSample.canvas("<chart id=\"x\" values=\"\(values)\" width=\"\(width)\"/>")
      return (1...6).flatMap { sample.texts(of: "x/number\($0)") }
    }
    #expect(try numbers("5000000,15000000", 280).contains("15,000,000"))
    #expect(try numbers("5000000,15000000", 120) == ["0", "5M", "10M", "15M"])
    #expect(try numbers("12500,40000", 30).isEmpty, "no number leaves room for a plot")
    #expect(try numbers("0.00000001", 280).last?.contains("E") == true)
  }

  @Test func aLineHasLabelsAtSomeOfItsValuesAndBarsHaveThemAll() throws {
    let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let line = try Self.sample("line", "en", days, width: 360, .ax5)
    let shown = days.indices.filter { !line.texts(of: "x/label\($0 + 1)").isEmpty }
    #expect(shown == [0, 3, 6], "the first, the last, and what is between them")
    let bars = try Self.sample("bar", "en", Array(days.prefix(4)), width: 320, .ax5)
    #expect((1...4).flatMap { bars.texts(of: "x/label\($0)") } == Array(days.prefix(4)))
    #expect((1...4).flatMap { bars.texts(of: "x/index\($0)") } == ["1", "2", "3", "4"])
    #expect((1...4).flatMap { bars.texts(of: "x/key\($0)") } == ["1", "2", "3", "4"])
    #expect(try bars.box("x/label1").minY > bars.box("x/index1").maxY)
    let years = try Self.sample("bar", "en", (2000...2023).map(String.init), width: 320, .l)
    #expect(years.texts(of: "x/label1") == ["2000"] && years.texts(of: "x/label2").isEmpty)
  }

  @Test func labelsWrapAtWordsAndAreHyphenatedInTheirLanguage() throws {
    let wrapped = try Self.sample("bar", "en", ["Reading and writing", "Mathematics", "Art"], width: 240, .l)
    #expect(wrapped.texts(of: "x/label1").count == 2)
    let hyphenated = try Self.sample("bar", "de", ["Krankenversicherung", "Pflegeversicherung"], width: 170, .l)
    #expect(hyphenated.texts(of: "x/label1").count == 2)
    #expect(hyphenated.texts(of: "x/label1").joined() == "Krankenversicherung", "its hyphen is none of the text")
    #expect(hyphenated.diagnostics.isEmpty)
  }

  @Test func numbersOfLabelsAreThoseOfThePlace() throws {
    let days = ["الاثنين", "الثلاثاء", "الأربعاء", "الخميس"]
    let sample = try Self.sample("bar", "ar-EG", days, width: 320, .ax5)
    #expect(sample.texts(of: "x/index2") == ["٢"] && sample.texts(of: "x/key2") == ["٢"])
    #expect(try sample.box("x/index1").minX < sample.box("x/index4").minX, "values go on to the right")
    #expect(try sample.box("x/key1").minX > sample.box("x/label1").maxX - 0.5, "the list begins at the right")
  }

  @Test func aLegendThatHasNoRoomBesideIsBelowInColumns() throws {
    let labels = ["Alexandria", "Cairo", "Aswan", "Luxor"]
    let beside = try Self.sample("pie", "en", labels, width: 280, .l)
    #expect(try beside.box("x/label1").minX > beside.box("x/plot1").maxX)
    let below = try Self.sample("pie", "en", labels, width: 280, .ax5)
    #expect(try below.box("x/label1").minY > below.box("x/plot1").maxY)
    let long = try Self.sample("pie", "en", (1...12).map { "Harbour \($0)" }, width: 200, .l)
    #expect(try long.box("x/label1").minY == long.box("x/label2").minY, "two columns")
    #expect(try long.box("x/label3").minY > long.box("x/label1").maxY)
  }

  @Test func aRowBecomesAColumnBeforeAWordOfALegendIsBroken() throws {
    let labels = ["Internationalization", "Accessibility"]
    let sample = try Self.sample("ring", "en", labels, width: 300, .ax5)
    #expect(sample.texts(of: "x/label2").count == 1 && sample.texts(of: "x/value2").count == 1)
  }
}
