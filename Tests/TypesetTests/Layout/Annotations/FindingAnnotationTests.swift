import Testing

@testable import Typeset

/// What was found is marked on finished pages, with numbers that a legend explains.
@Suite struct FindingAnnotationTests {
  private static let page = """
    <document lang="en"><screen device="iphone-xs"><status-bar/><h1 id="head">Harbours</h1><p id="one">Boats leave every hour.</p>
    <p id="two">The last one leaves at midnight.</p></screen></document>
    """

  private let sample: LayoutSample

  init() throws { sample = try LayoutSample(Self.page) }

  /// The page with marks, by the `id`s of elements; each has one finding of its level.
  private func annotated(
    _ places: [(id: String, level: CheckLevel)], appearance: Appearance = .light, explains: Bool = false,
    hasLegend: Bool = true
  ) throws -> Frame {
    let marks = try places.enumerated().map { index, place in
      FindingMark(
        number: index + 1, level: place.level, words: "something is wrong, R\(100 + index)",
        frames: [try sample.box(place.id)])
    }
    return annotated(marks, appearance: appearance, explains: explains, hasLegend: hasLegend)
  }

  private func annotated(
    _ marks: [FindingMark], appearance: Appearance = .light, explains: Bool = false, hasLegend: Bool = true
  ) -> Frame {
    let setter = TextSetter(
      fonts: FontSelector(library: TextSample.library), source: SourceFile(name: "", utf8: []), log: DiagnosticLog())
    var options = LayoutOptions()
    options.appearance = appearance
    options.annotates = explains
    let annotator = Annotator(
      setter: setter, options: options, findings: FindingMarks([marks], hasLegend: hasLegend))
    return annotator.annotated(sample.frames[0], at: 0)
  }

  /// What annotations draw on a frame: paths with their places, and lines of words.
  private struct Drawn {
    var paths: [(item: PathItem, box: Rect)] = []
    var words: [(text: String, box: Rect)] = []

    init(_ frame: Frame) { collect(frame.items, at: .zero, isAnnotation: false) }

    private mutating func collect(_ items: [FrameItem], at origin: Point, isAnnotation: Bool) {
      for item in items {
        switch item {
        case .group(let group):
          let corner = origin + group.origin
          switch group.meaning {
          case .annotation: collect(group.items, at: corner, isAnnotation: true)
          case .line(let line) where isAnnotation:
            words.append((line.text, Rect(origin: corner, size: line.size)))
          default: collect(group.items, at: corner, isAnnotation: isAnnotation)
          }
        case .path(let path) where isAnnotation:
          if let bounds = path.path.bounds { paths.append((path, bounds.moved(by: origin))) }
        default: break
        }
      }
    }

    /// The boxes of numbers.
    func signs(_ number: Int) -> [Rect] { words.filter { $0.text == "\(number)" }.map(\.box) }
  }

  @Test func everyFindingHasItsNumberAtItsPlaceAndInTheLegend() throws {
    let frame = try annotated([("one", .error), ("two", .warning), ("two", .advice)])
    let drawn = Drawn(frame)
    for number in 1...3 { #expect(drawn.signs(number).count == 2, "\(number)") }
    let words = drawn.words.map(\.text).joined(separator: " ")
    #expect(words.contains("error: something is wrong, R100") && words.contains("advice: something is wrong, R102"))
    #expect(words.contains("3 findings"))
    #expect(Drawn(annotated([FindingMark]())).words.contains { $0.text.contains("no findings") })
  }

  @Test(arguments: [Appearance.light, .dark])
  func levelsDifferByColourAndByTheirLines(appearance: Appearance) throws {
    let colors = AnnotationColors(appearance: appearance)
    var steps: [Int] = []
    for level in CheckLevel.allCases {
      let drawn = Drawn(try annotated([("one", level)], appearance: appearance))
      let outline = try #require(drawn.paths.first { $0.item.stroke?.color == colors.of(level) })
      steps.append(outline.item.path.steps.count)
      #expect(colors.onLevel.contrast(on: colors.of(level)) >= 4.5)
    }
    #expect(Set(steps).count == 3)
    #expect(steps[0] > steps[1] && steps[1] > steps[2])
  }

  @Test func findingsInOnePlaceShareTheOutlineOfTheHighestLevel() throws {
    let colors = AnnotationColors(appearance: .light)
    let drawn = Drawn(try annotated([("one", .advice), ("one", .error), ("one", .warning), ("two", .advice)]))
    func count(_ level: CheckLevel) -> Int { drawn.paths.count { $0.item.stroke?.color == colors.of(level) } }
    #expect(count(.error) == 1 && count(.warning) == 0 && count(.advice) == 1)
  }

  @Test func numbersHideNoText() throws {
    let frame = try annotated(
      [("head", .error), ("one", .warning), ("two", .advice), ("two", .error), ("two", .warning)])
    let drawn = Drawn(frame)
    let offset = try #require(
      LayoutSample.boxes(of: frame)["one"].map { Point(x: $0.minX, y: $0.minY) })
    let origin = try sample.box("one")
    let lines = ["head", "one", "two"].flatMap { id in
      sample.elements().first { $0.element.id == id }?.lines ?? []
    }.map { $0.moved(by: Point(x: offset.x - origin.minX, y: offset.y - origin.minY)) }
    var signs: [Rect] = []
    for number in 1...5 {
      // The first is on the page, the other in the legend.
      let sign = try #require(drawn.signs(number).first)
      #expect(!lines.contains { $0.overlaps(sign.expanded(by: -1)) }, "\(number)")
      #expect(!signs.contains { $0.overlaps(sign.expanded(by: 0, -2)) }, "\(number)")
      signs.append(sign.expanded(by: 0, -2))
    }
  }

  @Test func whatLiesOutsideThePageIsMarkedAtItsEdge() throws {
    let size = sample.frames[0].size
    let places = [
      Rect(x: -80, y: 100, width: 40, height: 20), Rect(x: size.width + 30, y: -50, width: 10, height: 10),
      Rect(x: 0, y: 0, width: size.width, height: size.height),
    ]
    let frame = annotated([FindingMark(number: 7, level: .error, words: "R080", frames: places)], hasLegend: false)
    let drawn = Drawn(frame)
    let page = Rect(origin: .zero, size: size)
    #expect(drawn.signs(7).count == 3)
    let outlines = drawn.paths.filter { $0.item.stroke?.color == AnnotationColors(appearance: .light).of(.error) }
    #expect(outlines.count == 3 && outlines.allSatisfy { page.contains($0.box) })
    #expect(drawn.signs(7).allSatisfy { page.expanded(by: 3).contains($0) })
  }

  @Test func withoutALegendThePageKeepsItsSizeAndItsContents() throws {
    let frame = try annotated([("one", .error)], hasLegend: false)
    #expect(frame.size == sample.frames[0].size)
    #expect(!Drawn(frame).words.contains { $0.text.contains("something") })
    #expect(try #require(LayoutSample.boxes(of: frame)["two"]) == (try sample.box("two")))
    // Only an annotation was added, in front of everything else.
    #expect(frame.items.count == sample.frames[0].items.count + 1)
  }

  @Test func bothKindsOfAnnotationsShareALegend() throws {
    let words = Drawn(try annotated([("one", .error)], explains: true)).words.map(\.text)
    #expect(words.contains("aligned where the layout starts"))
    #expect(words.contains { $0.contains("something is wrong") })
  }
}

extension LayoutSample {
  /// The boxes of the elements of a frame by their names.
  fileprivate static func boxes(of frame: Frame) -> [String: Rect] {
    var boxes: [String: Rect] = [:]
    func collect(_ items: [FrameItem], at origin: Point) {
      for case .group(let group) in items {
        let corner = origin + group.origin
        if case .element(let element) = group.meaning { boxes[element.id] = Rect(origin: corner, size: element.size) }
        collect(group.items, at: corner)
      }
    }
    collect(frame.items, at: .zero)
    return boxes
  }
}
