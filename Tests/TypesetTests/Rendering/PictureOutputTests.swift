import Foundation
import Testing

@testable import Typeset

@Suite struct PictureOutputTests {
  /// The outputs of some blocks on a canvas of 200 × 200, whose paths count from the pictures of the tests.
  private func output(
    _ blocks: String, as format: OutputFormat, dir: String = "ltr", times: Int = 1
  ) throws -> [UInt8] {
    let log = DiagnosticLog()
    let session = Typesetter(fonts: BundledFonts.library).session()
    let xml = """
      <document lang="en" dir="\(dir)"><head><title>T</title></head><canvas width="200" height="200" background="#ffffff">\
      \(blocks)</canvas></document>
      """
    let loaded = try #require(
      session.read(Array(xml.utf8), name: "t.xml", folder: PictureSample.folder, log: log), "\(log.diagnostics)")
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("typeset-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    for _ in 0..<times { try session.render(loaded, as: format, to: .file(file), log: log) }
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// A pixel of a PNG file, without its alpha.
  private func pixels(_ png: [UInt8]) throws -> (Int, Int) -> UInt32 {
    let picture = try PictureSample.read(png)
    let pixels = try picture.pixels()
    return { x, y in pixels[y * Int(picture.size.width) + x] & 0xFFFFFF }
  }

  /// The three highest bits of a colour's channels.
  private func corner(_ color: UInt32) -> [Bool] { [color >> 23 & 1, color >> 15 & 1, color >> 7 & 1].map { $0 == 1 } }

  private static let yellow = [true, true, false]
  private static let cyan = [false, true, true]

  @Test func aPhotoIsEmbeddedInPDFUnchanged() throws {
    let jpeg = try PictureSample.bytes("corners.jpg")
    let pdf = try output("<image src=\"corners.jpg\"/><image src=\"corners.jpg\" width=\"90\"/>", as: .pdf)
    let found = text(pdf).components(separatedBy: "/DCTDecode").count - 1
    #expect(found == 1, "it is held once, however often it is drawn")
    #expect(Data(pdf).range(of: Data(jpeg)) != nil)
    guard !Tool.qpdf.isMissing else { return }
    let report = try Tool.qpdf.run(["--check", "FILE"], input: pdf)
    #expect(report.contains("No syntax or stream encoding errors found") && !report.contains("WARNING"), "\(report)")
  }

  @Test func aRotatedPhotoIsEmbeddedInPDFUnchanged() throws {
    let jpeg = try PictureSample.corners(orientation: 6)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("typeset-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(jpeg).write(to: folder.appendingPathComponent("a.jpg"))
    let sample = try LayoutSample(
      "<document lang=\"en\"><canvas width=\"32\"><image src=\"a.jpg\"/></canvas></document>", folder: folder.path)
    let pdf = try PDFOutputTests.pdf(sample.frames)
    #expect(Data(pdf).range(of: Data(jpeg)) != nil)
    // The first row of the file is the last column: magenta and yellow are on top.
    let png = try PNGOutput.png(of: sample.frames[0], scale: 1)
    let pixel = try pixels(png)
    #expect(corner(pixel(28, 4)) == Self.yellow)
    #expect(corner(pixel(28, 44)) == Self.cyan)
  }

  @Test func transparencyIsKept() throws {
    let pdf = text(try output("<image src=\"rgba.png\"/>", as: .pdf))
    #expect(pdf.contains("/SMask"))
    let pixel = try pixels(output("<image src=\"palette.png\" width=\"100\"/>", as: .png))
    #expect(pixel(2, 2) == 0xFF0000)
    // Half green over white.
    let half = pixel(75, 25)
    #expect(
      (0x78...0x87).contains(half >> 16) && half >> 8 & 0xFF > 0xF8 && (0x78...0x87).contains(half & 0xFF),
      "\(String(half, radix: 16))")
  }

  /// A PNG picture of 301 × 200 pixels of which none equals its neighbours, with chunks that say nothing of them.
  private var noise: [UInt8] {
    let writer = Typeset.PNGWriter(width: 301, height: 200, channels: 3, pixelsPerPoint: 1)
    var state: UInt32 = 1
    for _ in 0..<200 {
      let row = (0..<903).map { _ -> UInt8 in
        state = state &* 1_664_525 &+ 1_013_904_223
        return UInt8(state >> 24)
      }
      writer.add(row.span)
    }
    return writer.finish().bytes
  }

  /// Red, green and blue of some pixels.
  private func channels(_ pixels: [UInt32]) -> [UInt8] {
    pixels.flatMap { pixel in [16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> $0) } }
  }

  /// A frame with the picture of noise, and its pixels, three bytes each.
  private func noiseFrame() throws -> (frame: Frame, colors: [UInt8]) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("typeset-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(noise).write(to: folder.appendingPathComponent("a.png"))
    let sample = try LayoutSample(
      "<document lang=\"en\"><canvas width=\"301\"><image src=\"a.png\"/></canvas></document>", folder: folder.path)
    let colors = channels(try PictureSample.read(noise).pixels())
    return (sample.frames[0], colors)
  }

  @Test func aPictureInPDFHasItsPixels() throws {
    let (frame, colors) = try noiseFrame()
    let pdf = Data(try PDFOutputTests.pdf([frame]))
    let start = try #require(pdf.range(of: Data("/Subtype /Image".utf8))).upperBound
    let dictionary = try #require(pdf.range(of: Data("stream\n".utf8), in: start..<pdf.count))
    let end = try #require(pdf.range(of: Data("\nendstream".utf8), in: dictionary.upperBound..<pdf.count)).lowerBound
    let unpacked = ByteBuffer()
    try Deflate().unpack(Array(pdf[dictionary.upperBound..<end]).span, into: unpacked)
    #expect(unpacked.bytes == colors)
  }

  @Test func anOpaquePNGPictureIsEmbeddedInSVGAsItIs() throws {
    let (frame, colors) = try noiseFrame()
    let svg = text(try SVGOutput.svg(of: frame, title: nil, language: "en"))
    let found = try #require(svg.firstMatch(of: #/data:image/png;base64,([^"]*)"/#)).1
    let file = [UInt8](try #require(Data(base64Encoded: String(found), options: .ignoreUnknownCharacters)))
    let pixels = try PictureSample.read(file).pixels()
    #expect(channels(pixels) == colors)
    #expect(file == PNGChunk.essentialFile(of: noise))
    #expect(file.count < noise.count && Data(file).range(of: Data("Software".utf8)) == nil, "notes are not passed on")
  }

  @Test(arguments: ["rgba.png", "rgb16.png", "palette.png", "gray.png", "corners.jpg"])
  func pixelsThatSVGWouldShowDifferentlyAreEncodedAgain(name: String) throws {
    guard case .pixels(let picture) = try PictureSample.read(PictureSample.bytes(name)).contents else { return }
    #expect(try picture.embeddablePNG() == nil)
  }

  @Test func fewerBitsAreEmbeddedInSVGToo() throws {
    let bytes = try PictureSample.bytes("bits.png")
    guard case .pixels(let picture) = try PictureSample.read(bytes).contents else { return }
    let file = try #require(try picture.embeddablePNG())
    #expect(try PictureSample.read(file).pixels() == PictureSample.read(bytes).pixels())
  }

  @Test func aMirroredPictureShowsTheOtherSide() throws {
    let image = "<image src=\"corners.jpg\" width=\"100\" flip=\"yes\"/>"
    let left = try pixels(output(image, as: .png))
    #expect(corner(left(20, 20)) == Self.yellow)
    let right = try pixels(output(image, as: .png, dir: "rtl"))
    // It is on the right, from 100 to 200 points, two pixels each.
    #expect(corner(right(380, 20)) == Self.yellow)
    #expect(corner(right(220, 20)) == Self.cyan)
    #expect(right(190, 20) == 0xFFFFFF)
  }

  /// librsvg alone does not draw mirrored layers.
  @Test func anSVGPictureWithLayersIsMirroredToo() throws {
    let image = "<image src=\"layers.svg\" flip=\"yes\"/>"
    let pixel = try pixels(output(image, as: .png, dir: "rtl"))
    // It is on the right, and its left half is half red: two pixels per point.
    #expect(pixel(220, 20) == 0xFFFFFF && (0xFF7E7E...0xFF8181).contains(pixel(380, 20)))
    let svg = text(try output(image, as: .svg, dir: "rtl"))
    #expect(!svg.contains("<image"), "it stays vector")
    #expect(!text(try output(image, as: .pdf, dir: "rtl")).contains("/Subtype /Image"))
  }

  @Test func edgesAreSharpAndNothingShinesThrough() throws {
    let pixel = try pixels(
      output("<image src=\"corners.jpg\" width=\"100\" height=\"100\" fit=\"stretch\"/>", as: .png))
    for place in [0, 1, 2] {
      #expect(corner(pixel(place, 10)) == Self.yellow)
      #expect(corner(pixel(10, place)) == Self.yellow)
    }
    #expect(pixel(200, 10) == 0xFFFFFF && pixel(10, 200) == 0xFFFFFF)
  }

  @Test func shapesStayShapes() throws {
    let image = "<image src=\"text.svg\" alt=\"Name\"/>"
    let pdf = try output(image, as: .pdf)
    #expect(!text(pdf).contains("/Subtype /Image"))
    if !Tool.pdftotext.isMissing {
      #expect(try Tool.pdftotext.run(["FILE", "-"], input: pdf).contains("Harbour"))
    }
    let svg = text(try output(image, as: .svg))
    #expect(!svg.contains("<image"))
  }

  @Test func namesInSVGDependOnThePictureAlone() throws {
    let blocks = "<image src=\"corners.jpg\"/><image src=\"rgba.png\" radius=\"2\"/><image src=\"text.svg\"/>"
    let first = try output(blocks, as: .svg)
    #expect(try output(blocks, as: .svg, times: 3) == first)
    let pdf = try output(blocks, as: .pdf)
    #expect(try output(blocks, as: .pdf, times: 3) == pdf)
    let svg = text(first)
    // Cairo 1.16 says image, 1.18 source; the number is ours.
    let name = try #require(svg.firstMatch(of: #/id="(_[a-z]+1)"/#)).1
    #expect(svg.contains("xlink:href=\"#\(name)\""))
    #expect(svg.contains(Data(try PictureSample.bytes("corners.jpg")).base64EncodedString().prefix(60)))
    guard !Tool.xmllint.isMissing else { return }
    #expect(try Tool.xmllint.run(["--noout", "FILE"], input: first) == "")
  }

  @Test func alternativeTextReachesEveryOutput() throws {
    let blocks = """
      <p>Before</p><image id="a" src="corners.jpg" alt="Four &lt;corners&gt;"/><image src="rgba.png" decorative="yes"/>\
      <p>After</p>
      """
    let svg = text(try output(blocks, as: .svg))
    #expect(svg.contains("<g id=\"a\" role=\"img\"><title>Four &lt;corners&gt;</title>"))
    // All that is drawn is hidden, and of the decoration nothing else is there.
    #expect(svg.components(separatedBy: "aria-hidden=\"true\"").count == 2)
    #expect(svg.components(separatedBy: "role=\"img\"").count == 2)
    let order = ["aria-hidden", "Before", "role=\"img\"", "After"].compactMap { svg.range(of: $0)?.lowerBound }
    #expect(order.count == 4 && order == order.sorted())
    let json = text(try output(blocks, as: .json))
    #expect(json.contains("\"role\": \"image\"") && json.contains("\"label\": \"Four <corners>\""))
    #expect(json.contains("\"decorative\": true"))
    let pdf = try output(blocks, as: .pdf)
    #expect(text(pdf).components(separatedBy: "/S /Figure").count == 2)
    #expect(text(pdf).contains("/Alt"))
    guard !Tool.pdfinfo.isMissing else { return }
    #expect(try PDFStructureTests.types(of: pdf) == ["Document", "P", "Figure", "P"])
  }

  @Test func theMachineChangesNothing() throws {
    let run = try CommandRun()
    let source = "<document lang=\"en\"><canvas width=\"200\"><image src=\"text.svg\" alt=\"x\"/></canvas></document>"
    try Data(source.utf8).write(to: run.folder.appendingPathComponent("a.xml"))
    try Data(try PictureSample.bytes("text.svg")).write(to: run.folder.appendingPathComponent("text.svg"))
    let plain = try run.run("render", "a.xml", "-o", "-")
    let other = try run.run(
      "render", "a.xml", "-o", "-",
      environment: [
        "FONTCONFIG_FILE": run.folder.path + "/none.conf", "LANG": "fa_IR.UTF-8", "LANGUAGE": "ur:fa",
        "PANGO_LANGUAGE": "ja", "XDG_DATA_HOME": run.folder.path, "HOME": run.folder.path,
      ])
    #expect(plain.status == 0 && plain.output.count > 1000)
    #expect(plain.output == other.output)
  }

  @Test func missingAndBrokenPicturesEndTheCommand() throws {
    for (name, bytes, status) in [
      ("none.png", nil, 66), ("cut.png", Array(try PictureSample.bytes("rgba.png").prefix(60)), 65),
      ("gif.png", Array("GIF89a".utf8), 65), ("../a.png", nil, 65),
    ] as [(String, [UInt8]?, Int32)] {
      let run = try CommandRun()
      let source = "<document lang=\"en\">\n<canvas><image\n src=\"\(name)\" alt=\"A\"/></canvas></document>"
      try Data(source.utf8).write(to: run.folder.appendingPathComponent("a.xml"))
      if let bytes { try Data(bytes).write(to: run.folder.appendingPathComponent(name)) }
      for target in ["a.pdf", "a.svg", "-"] {
        let result = try run.run("render", "a.xml", "-o", target)
        #expect(result.status == status && result.output.isEmpty)
        #expect(result.errors.hasPrefix("a.xml:3:7: error: "), "\(result.errors)")
        #expect(!FileManager.default.fileExists(atPath: run.folder.appendingPathComponent(target).path))
      }
    }
  }
}
