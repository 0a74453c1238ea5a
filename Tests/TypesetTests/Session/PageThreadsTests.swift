import Foundation
import Testing

@testable import Typeset

@Suite struct PageThreadsTests {
  private func files(
    threads: Int, _ format: OutputFormat, canvases: [String], scale: Double? = nil
  ) throws -> [[UInt8]] {
    let xml = "<document lang=\"en\"><head><title>T</title></head>\(canvases.joined())</document>"
    let log = DiagnosticLog()
    let session = Typesetter(fonts: BundledFonts.library).session()
    session.threads = threads
    session.options.scale = scale
    let loaded = try #require(session.read(Array(xml.utf8), name: "t.xml", folder: ".", log: log), "\(log.diagnostics)")
    let output = MemoryOutput()
    try session.render(loaded, as: format, to: output, log: log)
    return output.files
  }

  /// More pages than are drawn at a time, of different sizes, so that they end in another order.
  private static let canvases = (0..<53).map { number in
    """
    <canvas width="\(40 + number * 37 % 200)" height="60" background="#ffffff"><p lang="ar">صفحة \(number)</p>\
    <p><b>Page</b> \(number)</p></canvas>
    """
  }

  @Test(arguments: [OutputFormat.png, .svg]) func pagesAreTheSameInTheSameOrder(format: OutputFormat) throws {
    let expected = try files(threads: 1, format, canvases: Self.canvases)
    #expect(expected.count == 53 && Set(expected).count == 53)
    #expect(try files(threads: 3, format, canvases: Self.canvases) == expected)
    #expect(
      try files(threads: 2, format, canvases: [Self.canvases[4]])
        == files(threads: 1, format, canvases: [Self.canvases[4]]))
  }

  /// More pages than wait at a time; each element of a text has its place in the structure.
  @Test(arguments: [OutputFormat.pdf, .json]) func oneFileIsTheSameHoweverManyThreadsMakeIt(format: OutputFormat) throws
  {
    let expected = try files(threads: 1, format, canvases: Self.canvases)
    #expect(expected.count == 1 && expected[0].count > 10_000)
    for threads in [2, 3] { #expect(try files(threads: threads, format, canvases: Self.canvases) == expected) }
    let one = try files(threads: 1, format, canvases: [Self.canvases[4]])
    #expect(try files(threads: 2, format, canvases: [Self.canvases[4]]) == one)
  }

  /// Texts over several pages, with characters that no font has: what is reported is the same as well.
  @Test(arguments: [OutputFormat.pdf, .json]) func diagnosticsAreTheSame(format: OutputFormat) throws {
    let texts = (0..<120).map { number in
      """
      <h2>Chapter \(number)</h2><p lang="ar">نص عربي عن NASA رقم \(number)</p><p balance="off">Short</p>
      <ul><li>First of \(number) \u{13000}</li><li lang="he">שני ABC</li><li><p>Third</p></li></ul>
      <row><p>Beside</p><p>each other</p></row><p>A text long enough to take more than one line of the narrow page \(number).</p>
      """
    }
    func result(threads: Int) throws -> ([[UInt8]], [String]) {
      let xml =
        "<document lang=\"en\"><head><title>T</title></head><page size=\"250x300\" margin=\"20\">\(texts.joined())</page></document>"
      let log = DiagnosticLog()
      let session = Typesetter(fonts: BundledFonts.library).session()
      session.threads = threads
      let loaded = try #require(session.read(Array(xml.utf8), name: "t.xml", folder: ".", log: log))
      let output = MemoryOutput()
      try session.render(loaded, as: format, to: output, log: log)
      return (output.files, log.diagnostics.map { "\($0)" })
    }
    let expected = try result(threads: 1)
    #expect(expected.0[0].count > 50_000 && !expected.1.isEmpty)
    for _ in 0..<3 {
      let found = try result(threads: 2)
      #expect(found.0 == expected.0)
      #expect(found.1 == expected.1)
    }
  }

  private final class FailingOutput: PageOutput {
    private(set) var pages = 0
    func add(_ body: (ByteSink) throws -> Void) throws { try body(ByteSink()) }
    func addPage(_ bytes: ByteBuffer, format: OutputFormat) throws {
      pages += 1
      if pages == 20 { throw Fault() }
    }
  }

  /// More pages than may wait; neither pages nor parts of them are left to threads that nobody waits for.
  @Test(arguments: [OutputFormat.png, .svg]) func anOutputThatFailsEndsAll(format: OutputFormat) throws {
    let session = Typesetter(fonts: BundledFonts.library).session()
    session.threads = 3
    let output = FailingOutput()
    let about = PageSet(title: nil, language: "en", direction: .leftToRight)
    #expect(throws: Fault()) {
      try session.write(about, as: format, to: output) { emit in for _ in 0..<100 { try emit(Self.frame) } }
    }
    #expect(output.pages == 20)
  }

  @Test func pagesThatCannotBeLaidOutEndAll() throws {
    let session = Typesetter(fonts: BundledFonts.library).session()
    session.threads = 2
    let about = PageSet(title: nil, language: "en", direction: .leftToRight)
    #expect(throws: Fault()) {
      try session.write(about, as: .svg, to: MemoryOutput()) { emit in
        for _ in 0..<10 { try emit(Self.frame) }
        throw Fault()
      }
    }
  }

  /// A page alone is drawn by all threads, in bands where it has no pictures.
  @Test(arguments: ["settings", "form", "player", "store"], ["en", "ar-EG"])
  func aPageAloneIsTheSame(name: String, locale: String) throws {
    let folder = DocumentationPage.root.appendingPathComponent("Examples/Mockups")
    let source = try Data(contentsOf: folder.appendingPathComponent("\(name).xml"))
    func file(threads: Int) throws -> [[UInt8]] {
      let session = Typesetter(fonts: BundledFonts.library).session()
      session.threads = threads
      session.options.layout.locale = locale
      let log = DiagnosticLog()
      let loaded = try #require(session.read(Array(source), name: name, folder: folder.path, log: log))
      let output = MemoryOutput()
      try session.render(loaded, as: .png, to: output, log: log)
      return output.files
    }
    let alone = try file(threads: 1)
    for threads in [2, 3, 5] { #expect(try file(threads: threads) == alone) }
  }

  private struct Fault: Error, Equatable {}

  private static let frame = Frame(
    name: "p", size: Size(width: 10, height: 10), direction: .leftToRight, locale: "en", items: [])

  @Test func aPageThatCannotBeDrawnEndsAll() throws {
    var canvases = Self.canvases
    canvases[20] = "<canvas width=\"900\" height=\"20\"></canvas>"
    #expect(throws: PNGError.self) { try files(threads: 2, .png, canvases: canvases, scale: 40) }
  }
}
