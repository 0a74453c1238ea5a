import Foundation
import Testing

@testable import Typeset

/// `--annotate`: what was decided is drawn over the page, and nothing of the page changes.
@Suite struct AnnotationTests {
  private static let page = """
    <document lang="ar"><screen>
      <p id="short">نص قصير</p>
      <p id="latin" lang="en">Short</p>
      <p id="long" lang="en">This text is long enough to fill three lines of a screen that is no wider than a phone, and so
        it appears on the side of its own language.</p>
      <ul><li id="item" lang="en">An item</li></ul>
      <p id="asked" align="end">نص</p>
      <row><button id="capitals" lang="en">DOWNLOAD</button><button id="raised">تنزيل</button></row>
    </screen></document>
    """

  @Test(arguments: [("short", "R004"), ("latin", "R006"), ("long", "R005"), ("item", "R007")])
  func aTagHasTheNumberOfTheRule(id: String, rule: String) throws {
    let tags = try AnnotationSample(Self.page).tags(of: id)
    #expect(tags.map(\.text) == [rule])
  }

  @Test func aTagIsBesideThePageOnTheSideOfItsText() throws {
    let sample = try AnnotationSample(Self.page)
    let long = try #require(try sample.tags(of: "long").first)
    let short = try #require(try sample.tags(of: "short").first)
    let text = try sample.sample.box("long")
    #expect(long.box.maxX < text.minX && short.box.minX > text.maxX)
  }

  @Test func whatTheAuthorDecidedHasNoNumber() throws {
    #expect(try AnnotationSample(Self.page).tags(of: "asked").isEmpty)
  }

  @Test func aRaisedTextSaysByHowMuch() throws {
    let sample = try AnnotationSample(Self.page)
    let raised = try sample.sample.box("raised")
    let words = sample.words().filter { $0.text == "+2" && raised.contains($0.box) }
    #expect(words.count == 1)
    let outlines = sample.paths(of: AnnotationColors(appearance: .light).balance)
    #expect(outlines.contains { $0.stroke != nil })
  }

  @Test func theLegendNamesTheRulesThatActed() throws {
    let words = try AnnotationSample(Self.page).words().map(\.text)
    #expect(words.contains("three lines or more: aligned by their own language"))
    #expect(words.contains("larger beside Latin capitals, R023"))
    #expect(words.contains("answers to touch, at least 44 × 44 pt, R086"))
    #expect(words.contains("outside the safe area: top 44, bottom 34"))
    #expect(words.contains("layout margins: start 16, end 16"))
    #expect(!words.contains("mirrored drawing"))
    let plain = try AnnotationSample("<document lang=\"en\"><canvas><p>Text</p></canvas></document>").words()
    #expect(!plain.contains { $0.text.contains("R005") || $0.text.contains("safe area") })
  }

  @Test func aSmallControlHasATargetOf44Points() throws {
    let xml = "<document lang=\"en\"><canvas><row><button height=\"20\">A</button><spacer/></row></canvas></document>"
    let sample = try AnnotationSample(xml)
    let target = try #require(sample.paths(of: AnnotationColors(appearance: .light).target).first)
    let points = target.path.steps.compactMap { step -> Point? in
      switch step {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
    let ys = points.map(\.y)
    #expect(abs((ys.max() ?? 0) - (ys.min() ?? 0) - 44) < 0.01)
  }

  @Test func stagesDoNotContainAnnotations() throws {
    let setter = TextSetter(
      fonts: FontSelector(library: TextSample.library), source: SourceFile(name: "", utf8: []), log: DiagnosticLog())
    var count = 0
    setter.observer = { _, _ in count += 1 }
    let type = AnnotationType(setter: setter, appearance: .light)
    _ = type.words("R005", size: 8, color: .black)
    #expect(count == 0)
  }
}

/// Nothing of the page changes under its annotations.
@Suite struct AnnotatedPageTests {
  private static let mockups = ["Documents/design-review.xml", "Documents/store-pictures.xml"]

  @Test(arguments: Examples.documents)
  func everyElementKeepsItsPlaceOnThePage(path: String) throws {
    let plain = try LayoutSample(example: path)
    let annotated = try AnnotationSample(example: path).sample
    try #require(plain.frames.count == annotated.frames.count)
    for (index, frame) in annotated.frames.enumerated() {
      let pairs = Array(zip(plain.elements(on: index), annotated.elements(on: index)))
      #expect(pairs.count == annotated.elements(on: index).count)
      guard let first = pairs.first else { continue }
      let (dx, dy) = (first.1.box.minX - first.0.box.minX, first.1.box.minY - first.0.box.minY)
      for (one, other) in pairs {
        #expect(one.element.id == other.element.id)
        #expect(near(other.box, one.box.minX + dx, one.box.minY + dy, one.box.width, one.box.height))
      }
      #expect(frame.size.width > plain.frames[index].size.width + 60)
    }
    #expect(plain.codes == annotated.codes)
  }

  /// Whatever shows other documents is drawn as annotations too.
  @Test(arguments: Examples.documents.filter { !Self.mockups.contains($0) })
  func tagsDoNotOverlap(path: String) throws {
    let sample = try AnnotationSample(example: path)
    for (index, frame) in sample.sample.frames.enumerated() {
      let words = sample.words(on: index)
      let all = Rect(origin: .zero, size: frame.size)
      for (number, one) in words.enumerated() {
        #expect(all.contains(one.box), "\(one)")
        // Words are as high as their line; the ink of neighbours keeps clear.
        let ink = one.box.expanded(by: 0, -2.5)
        for other in words[(number + 1)...] {
          #expect(!ink.overlaps(other.box.expanded(by: 0, -2.5)), "\(one) and \(other)")
        }
      }
    }
  }

  @Test func textsAndDumpsAreThoseOfThePage() throws {
    var annotating = RenderingOptions()
    annotating.layout.annotates = true
    for format in [OutputFormat.json, .svg, .pdf] {
      let plain = try Self.rendered(format, RenderingOptions())
      let annotated = try Self.rendered(format, annotating)
      switch format {
      case .json: #expect(plain == annotated)
      default:
        #expect(plain != annotated)
        #expect(!annotated.contains("R005</text>") && !annotated.contains("layout margins</text>"))
        #expect(Self.count("<text", in: plain) == Self.count("<text", in: annotated))
        #expect(Self.count("/StructElem", in: plain) == Self.count("/StructElem", in: annotated))
        // Were annotations set as text, their bold face would be embedded too.
        #expect(Self.count("/FontFile", in: plain) == Self.count("/FontFile", in: annotated))
      }
    }
  }

  private static func rendered(_ format: OutputFormat, _ options: RenderingOptions) throws -> String {
    let xml = "<document lang=\"ar\"><screen><p>نص قصير</p><p lang=\"en\">Short</p></screen></document>"
    let session = Typesetter(fonts: BundledFonts.library, options: options).session()
    let log = DiagnosticLog()
    let document = try #require(session.read(Array(xml.utf8), name: "test.xml", folder: ".", log: log))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "annotated-\(options.layout.annotates).\(format.rawValue)")
    try session.render(document, as: format, to: .file(file.path), log: log)
    defer { try? FileManager.default.removeItem(at: file) }
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  private static func count(_ part: String, in text: String) -> Int { text.components(separatedBy: part).count - 1 }
}

@Suite struct TagGuttersTests {
  @Test func heightsWithRoomAreKept() {
    #expect(TagGutters.spread([10, 30, 60], pitch: 10, from: 0, to: 100) == [10, 30, 60])
  }

  @Test func neighboursMakeRoomForEachOther() {
    #expect(TagGutters.spread([50, 50, 80], pitch: 10, from: 0, to: 100) == [45, 55, 80])
    #expect(TagGutters.spread([0, 0, 0], pitch: 10, from: 0, to: 100) == [0, 10, 20])
    #expect(TagGutters.spread([99, 100], pitch: 10, from: 0, to: 100) == [90, 100])
  }

  @Test func aColumnThatIsTooShortIsShared() {
    let heights = TagGutters.spread(Array(repeating: 50, count: 11), pitch: 20, from: 0, to: 100)
    #expect(zip(heights, (0...10).map { Double($0) * 10 }).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test(arguments: 0..<20)
  func noTwoAreNearerThanThePitch(seed: Int) {
    var state = UInt64(seed) &* 2_654_435_761 + 1
    let wanted = (0..<30).map { _ -> Double in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24) * 800
    }.sorted()
    let heights = TagGutters.spread(wanted, pitch: 9.5, from: 4, to: 796)
    #expect(heights.count == wanted.count)
    for (one, next) in zip(heights, heights.dropFirst()) { #expect(next - one >= 9.5 - 1e-6) }
    #expect(heights.allSatisfy { (4 - 1e-6...796 + 1e-6).contains($0) })
  }
}
