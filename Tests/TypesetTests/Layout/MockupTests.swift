import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// A mockup draws the screen of another document, as large as asked, and is one picture to everybody else.
@Suite struct MockupTests {
  private static let screens = """
    <document lang="en"><head><title>Harbours</title><catalog src="Words.xcstrings"/></head>
    <screen device="iphone-se" title-key="inbox" title="Inbox"><p id="inner" key="inbox">Inbox</p></screen>
    <screen device="iphone-17" title="Settings"><status-bar/><button>Save</button></screen>
    <canvas width="200" height="100" background="red"/>
    </document>
    """
  private static let words = """
    {"sourceLanguage":"en","version":"1.0","strings":{"inbox":{"localizations":{
    "en":{"stringUnit":{"state":"translated","value":"Inbox"}},
    "ar":{"stringUnit":{"state":"translated","value":"الوارد"}}}}}}
    """

  /// A folder with the screens and other files.
  private func folder(_ files: [String: String] = [:]) throws -> CommandRun {
    try CommandRun(["screens.xml": Self.screens, "Words.xcstrings": Self.words].merging(files) { $1 })
  }

  private func sample(
    _ mockups: String, options: LayoutOptions = LayoutOptions(), in run: CommandRun? = nil
  ) throws -> LayoutSample {
    let run = try run ?? folder()
    return try LayoutSample(
      "<document lang=\"en\"><canvas width=\"800\">\(mockups)</canvas></document>", folder: run.folder.path,
      options: options)
  }

  /// The drawing inside a mockup.
  private func drawing(_ sample: LayoutSample, _ id: String = "m") throws -> FrameGroup {
    func find(_ items: [FrameItem]) -> FrameGroup? {
      for case .group(let group) in items {
        if case .element(let element) = group.meaning, element.id == id {
          return group.items.lazy.compactMap { if case .group(let inner) = $0 { inner } else { nil } }.first
        }
        if let found = find(group.items) { return found }
      }
      return nil
    }
    return try #require(find(sample.frames[0].items), "\(sample.diagnostics)")
  }

  /// What the baselines hold of the mockups.
  private func checksums(_ sample: LayoutSample) -> [String] {
    PageRecord(sample.frames[0]).elements.flatMap(\.paints).compactMap { paint in
      if case .picture(let picture) = paint.mark { picture.checksum } else { nil }
    }
  }

  @Test func itIsScaledToItsWidth() throws {
    let sample = try sample("<mockup id=\"m\" src=\"screens.xml\" width=\"160\"/>")
    #expect(sample.diagnostics.isEmpty, "\(sample.diagnostics)")
    let box = try sample.box("m")
    #expect(box.width == 160 && abs(box.height - 284) < 0.01)
    let drawing = try drawing(sample)
    #expect(abs(drawing.transform.a - 0.5) < 1e-9 && drawing.transform.a == drawing.transform.d)
    #expect(drawing.transform.b == 0 && drawing.transform.c == 0)
  }

  @Test(arguments: [
    ("", "iphone-se", 320.0), ("device=\"iphone-17\"", "iphone-17", 402), ("screen=\"2\"", "iphone-17", 402),
    ("screen=\"3\"", "", 200),
  ])
  func itHasTheExtentOfWhatItShows(attributes: String, device: String, width: Double) throws {
    let sample = try sample("<row><mockup id=\"m\" alt=\"A\" src=\"screens.xml\" \(attributes)/></row>")
    #expect(try sample.box("m").width == width)
  }

  @Test func itIsSaidByItsAlternativeElseByTheTitle() throws {
    let own = try sample("<mockup id=\"m\" src=\"screens.xml\" alt=\"The list\"/>").element("m")
    #expect(own.label == "The list" && own.role == .image)
    let element = try sample("<mockup id=\"m\" src=\"screens.xml\" locale=\"ar-EG\"/>").element("m")
    #expect(element.label == "الوارد" && element.labelLanguage == "ar-EG")
    // A canvas has no title of its own.
    #expect(try sample("<mockup id=\"m\" src=\"screens.xml\" screen=\"3\"/>").element("m").label == "Harbours")
    #expect(try sample("<mockup id=\"m\" src=\"screens.xml\" decorative=\"yes\"/>").element("m").label == nil)
  }

  @Test func itIsInTheLocaleOfThePage() throws {
    func glyphs(_ attributes: String, _ locale: String?) throws -> [String] {
      try drawing(
        sample("<mockup id=\"m\" src=\"screens.xml\" \(attributes)/>", options: LayoutOptions(locale: locale))
      )
      .items.runs.map { String(utf16: $0.paragraph[$0.range]) }
    }
    #expect(try glyphs("", nil) == ["Inbox"])
    #expect(try glyphs("", "ar-EG") == ["الوارد"])
    #expect(try glyphs("locale=\"en\"", "ar-EG") == ["Inbox"])
    #expect(try glyphs("lang=\"ar\"", nil) == ["الوارد"])
  }

  @Test func itsTextHasTheSizeThatIsNamed() throws {
    func size(_ attributes: String, _ options: LayoutOptions = LayoutOptions()) throws -> Double {
      try #require(
        drawing(sample("<mockup id=\"m\" src=\"screens.xml\" \(attributes)/>", options: options)).items.runs.first
      ).appearance.size
    }
    var large = LayoutOptions()
    large.textSize = .ax3
    #expect(try size("") == 17)
    #expect(try size("", large) == size("text-size=\"ax3\"") && size("", large) > 30)
    #expect(try size("text-size=\"l\"", large) == 17)
  }

  @Test func itNeverTurnsRound() throws {
    let (left, right) = try (
      sample("<mockup id=\"m\" src=\"screens.xml\" locale=\"en\" width=\"200\"/>"),
      sample(
        "<mockup id=\"m\" src=\"screens.xml\" locale=\"en\" width=\"200\"/>", options: LayoutOptions(locale: "ar-EG"))
    )
    #expect(try right.box("m").minX == 800 - left.box("m").maxX)
    #expect(try drawing(left).transform == drawing(right).transform)
    #expect(checksums(left) == checksums(right) && checksums(left).count == 1)
  }

  /// Nothing of the other document is text, a tag or an element of the page.
  @Test func itIsOnePicture() throws {
    let sample = try sample("<mockup id=\"m\" src=\"screens.xml\" screen=\"2\" frame=\"yes\" width=\"280\"/>")
    #expect(sample.elements().map(\.element.name) == ["mockup"])
    guard !Tool.pdfinfo.isMissing else { return }
    #expect(try PDFStructureTests.types(of: PDFOutputTests.pdf(sample.frames)) == ["Document", "Figure"])
  }

  // MARK: What is wrong

  @Test(arguments: [
    ("src=\"none.xml\"", "missing-mockup", "none.xml"), ("src=\"../screens.xml\"", "mockup-outside", "../screens.xml"),
    ("src=\"screens.xml\" screen=\"9\"", "mockup-screen", "9"), ("src=\"broken.xml\"", "mockup-errors", "broken.xml"),
    ("src=\"self.xml\"", "mockup-cycle", "self.xml"),
    ("src=\"when.xml\" screen=\"2\"", "mockup-screen", "2"),
  ])
  func whatCannotBeShownSaysWhere(attributes: String, code: String, marked: String) throws {
    let run = try folder([
      "broken.xml": "<document lang=\"en\"><canvas><nothing/></canvas></document>",
      "self.xml": "<document lang=\"en\"><canvas><mockup src=\"self.xml\"/></canvas></document>",
      "when.xml": "<document lang=\"en\"><canvas/><screen when=\"lang=ar\"/></document>",
    ])
    let sample = try sample("<mockup alt=\"A\" \(attributes)/>", in: run)
    let diagnostic = try #require(sample.diagnostics.first { $0.code == code }, "\(sample.diagnostics)")
    let range = try #require(diagnostic.range)
    #expect(String(decoding: range.file.utf8[range.bytes], as: UTF8.self) == marked)
    #expect(sample.diagnostics.contains { $0.severity == .error })
  }

  @Test(arguments: [
    ("<canvas><mockup src=\"a.xml\" device=\"iphone-99\"/></canvas>", "iphone-99"),
    ("<canvas><mockup src=\"a.xml\" locale=\"xq\"/></canvas>", "xq"),
    ("<screen><mockup src=\"a.xml\"/></screen>", "mockup"),
  ])
  func whatIsUnknownIsFoundByTheReader(canvas: String, marked: String) throws {
    let log = DiagnosticLog()
    #expect(Document.read(Array("<document lang=\"en\">\(canvas)</document>".utf8), name: "a.xml", log: log) == nil)
    let range = try #require(log.diagnostics.first?.range)
    #expect(String(decoding: range.file.utf8[range.bytes], as: UTF8.self) == marked)
  }

  /// Four documents may show each other one inside the other, and five may not.
  @Test func theyAreFourDeepAtMost() throws {
    var files = ["0.xml": "<document lang=\"en\"><canvas width=\"40\" height=\"40\"/></document>"]
    for number in 1...4 {
      files["\(number).xml"] =
        "<document lang=\"en\"><canvas><mockup alt=\"A\" src=\"\(number - 1).xml\"/></canvas></document>"
    }
    let run = try folder(files)
    #expect(try sample("<mockup alt=\"A\" src=\"3.xml\"/>", in: run).diagnostics.isEmpty)
    let deep = try sample("<mockup alt=\"A\" src=\"4.xml\"/>", in: run).diagnostics
    #expect(deep.map(\.code) == ["mockup-depth"] && deep[0].location?.file.hasSuffix("1.xml") == true, "\(deep)")
  }

  @Test func thereAreFiveHundredAtMost() throws {
    let one = "<mockup alt=\"A\" src=\"screens.xml\" screen=\"3\" width=\"10\"/>"
    #expect(try sample(String(repeating: one, count: 500)).diagnostics.isEmpty)
    let log = DiagnosticLog()
    let text = "<document lang=\"en\"><canvas>\n\(String(repeating: one + "\n", count: 501))</canvas></document>"
    #expect(Document.read(Array(text.utf8), name: "a.xml", log: log) == nil)
    #expect(log.diagnostics.map(\.code) == ["mockup-limit"] && log.diagnostics[0].location?.line == 502)
    // Those in what is shown count as well.
    let hundred = String(repeating: one, count: 100)
    let run = try folder(["hundred.xml": "<document lang=\"en\"><canvas>\(hundred)</canvas></document>"])
    let several = try sample(
      String(repeating: "<mockup alt=\"A\" src=\"hundred.xml\" width=\"10\"/>", count: 5), in: run)
    #expect(several.codes == ["mockup-limit"], "\(several.diagnostics)")
  }

  @Test func warningsOfTheOtherDocumentAreReportedOnceAndThere() throws {
    let run = try folder([
      "wide.xml": "<document lang=\"en\"><canvas width=\"100\">\n<box width=\"300\" height=\"20\"/></canvas></document>"
    ])
    let mockup = "<mockup alt=\"A\" src=\"wide.xml\"/>"
    let diagnostics = try sample(mockup + mockup, in: run).diagnostics
    #expect(diagnostics.map(\.code) == ["overflow"])
    #expect(diagnostics.first?.location?.file.hasSuffix("wide.xml") == true && diagnostics.first?.location?.line == 2)
  }

  // MARK: What depends on it

  @Test func aBatchDrawsItAgainWhenTheOtherDocumentChanges() throws {
    let run = try folder([
      "review.xml": "<document lang=\"en\"><canvas width=\"200\"><mockup src=\"screens.xml\"/></canvas></document>"
    ])
    func batch() throws -> String {
      String(decoding: try run.run("batch", "review.xml", "--out", "out", "-f", "svg").output, as: UTF8.self)
    }
    _ = try batch()
    #expect(try batch().contains("unchanged 1"))
    try Self.screens.replacingOccurrences(of: "Settings", with: "Options")
      .write(to: run.folder.appendingPathComponent("screens.xml"), atomically: true, encoding: .utf8)
    #expect(try !batch().contains("unchanged 1"))
    #expect(try batch().contains("unchanged 1"))
    try Self.words.replacingOccurrences(of: "الوارد", with: "البريد")
      .write(to: run.folder.appendingPathComponent("Words.xcstrings"), atomically: true, encoding: .utf8)
    #expect(try !batch().contains("unchanged 1"))
  }

  @Test func aBaselineHoldsWhatIsShown() throws {
    func record(_ screens: String) throws -> PageRecord {
      let run = try folder(["screens.xml": screens])
      return PageRecord(try sample("<mockup src=\"screens.xml\" screen=\"2\"/>", in: run).frames[0])
    }
    let (one, other) = try (
      record(Self.screens), record(Self.screens.replacingOccurrences(of: "Save", with: "Send"))
    )
    #expect(try one == record(Self.screens))
    #expect(one != other)
  }
}
