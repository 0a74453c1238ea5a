import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// Every output shows a page through the same eyes, pictures included (R149).
@Suite struct SimulationTests {
  /// A page with a red area, red text, a photograph, and an SVG picture with a gradient in it.
  private static let page = """
    <document lang="en"><head><title>Colours</title></head><canvas width="200" height="200" background="#ffffff">
    <overlay width="200" height="200"><box width="200" height="50" background="#ff0000" anchor="top start"/>
    <image src="corners.jpg" alt="Corners" width="40" height="40" fit="stretch" anchor="bottom start"/>
    <image src="gradient.svg" alt="A gradient" width="100" height="50" anchor="bottom end"/></overlay></canvas></document>
    """
  private static let gradient = """
    <svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"><linearGradient id="g"><stop stop-color="#ff0000"/>\
    <stop offset="1" stop-color="#00ff00"/></linearGradient><rect width="100" height="50" fill="url(#g)"/></svg>
    """

  /// The folder of the pictures.
  private static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("typeset-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(PictureSample.bytes("corners.jpg")).write(to: folder.appendingPathComponent("corners.jpg"))
    try Data(gradient.utf8).write(to: folder.appendingPathComponent("gradient.svg"))
    return folder
  }

  private func frame(_ vision: ColorVision?) throws -> Frame {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    return try LayoutSample(Self.page, folder: folder.path, options: .with { $0.simulation = vision }).frames[0]
  }

  /// The colours of a picture of a frame, a pixel a point, in rows.
  private func colors(_ frame: Frame) throws -> [Color] {
    try PNGOutput.pixels(of: frame, scale: 1, faces: FaceCache()).pixels.map(\.channels)
      .map { Color(red: $0[0], green: $0[1], blue: $0[2]) }
  }

  @Test(arguments: ColorVision.allCases) func everyPixelIsThatOfThePageAsItIsSeen(vision: ColorVision) throws {
    let (usual, seen) = (try colors(frame(nil)), try colors(frame(vision)))
    #expect(usual.count == 40_000)
    // Where a picture is scaled, colours are mixed before they are changed or after.
    let differing = zip(usual, seen).filter { usual, seen in
      let expected = vision.seen(usual)
      return abs(Int(expected.red) - Int(seen.red)) > 12 || abs(Int(expected.green) - Int(seen.green)) > 12
        || abs(Int(expected.blue) - Int(seen.blue)) > 12
    }
    #expect(differing.count < 400, "\(differing.prefix(3).map { ($0.0.hex, vision.seen($0.0).hex, $0.1.hex) })")
    #expect(Set(usual.map(\.hex)).count > 50)
  }

  /// The picture that an SVG file gives, drawn as the picture of another page.
  @Test func theSVGFileShowsTheSame() throws {
    let svg = try SVGOutput.svg(of: frame(.deutan), title: nil, language: "en")
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(svg).write(to: folder.appendingPathComponent("page.svg"))
    let sample = try LayoutSample(
      """
      <document lang="en"><canvas width="200" height="200" background="#ffffff">
      <image src="page.svg" alt="The page" width="200" height="200" fit="stretch"/></canvas></document>
      """, folder: folder.path)
    let (expected, found) = (try colors(frame(.deutan)), try colors(sample.frames[0]))
    let differing = zip(expected, found).count { expected, found in
      abs(Int(expected.red) - Int(found.red)) > 12 || abs(Int(expected.green) - Int(found.green)) > 12
    }
    #expect(differing < 400)
  }

  @Test func theFilesAreTheSameEachTimeAndHoldNoPhotographInItsOwnColours() throws {
    let jpeg = Data(try PictureSample.bytes("corners.jpg"))
    let (one, other) = (try PDFOutputTests.pdf([frame(.tritan)]), try PDFOutputTests.pdf([frame(.tritan)]))
    #expect(one == other)
    #expect(Data(one).range(of: jpeg) == nil)
    #expect(try Data(PDFOutputTests.pdf([frame(nil)])).range(of: jpeg) != nil)
  }

  /// A PDF file, drawn by another program.
  @Test func thePDFFileShowsTheSame() throws {
    guard !Tool.pdftoppm.isMissing else { return }
    let picture = try Tool.pdftoppm.output(of: ["-r", "72", "FILE"], input: PDFOutputTests.pdf([frame(.protan)]))
    // A portable pixel map ends in its pixels, three bytes each.
    let bytes = Array(picture.suffix(200 * 200 * 3))
    let found = stride(from: 0, to: bytes.count, by: 3).map {
      Color(red: bytes[$0], green: bytes[$0 + 1], blue: bytes[$0 + 2])
    }
    let expected = try colors(frame(.protan))
    #expect(found.count == expected.count)
    let differing = zip(expected, found).count { expected, found in
      abs(Int(expected.red) - Int(found.red)) > 12 || abs(Int(expected.green) - Int(found.green)) > 12
    }
    #expect(differing < 800)
  }

  @Test func annotationsAndTheDumpKeepTheirColours() throws {
    let log = DiagnosticLog()
    let session = Typesetter(fonts: BundledFonts.library).session()
    let xml = "<document lang=\"en\"><canvas><p color=\"#ff0000\">Red</p></canvas></document>"
    let loaded = try #require(session.read(Array(xml.utf8), name: "t.xml", folder: ".", log: log))
    func dump(_ vision: ColorVision?) throws -> [[UInt8]] {
      session.options.layout.simulation = vision
      let outputs = MemoryOutput()
      try session.render(loaded, as: .json, to: outputs, log: log)
      return outputs.files
    }
    #expect(try dump(.gray) == dump(nil))
  }
}
