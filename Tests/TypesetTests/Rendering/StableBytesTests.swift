import Foundation
import Testing

@testable import Typeset

@Suite struct StableBytesTests {
  /// All outputs of one document, one after another.
  private static func everything() throws -> [[UInt8]] {
    let page = Specimen().page()
    return [
      try PDFOutputTests.pdf(PDFOutputTests.document + [page]), try PNGOutput.png(of: page),
      try SVGOutput.svg(of: page, title: nil, language: "en"), try dump([page]),
    ]
  }

  static func dump(_ frames: [Frame]) throws -> [UInt8] {
    let sink = ByteSink()
    let dump = try JSONDump(to: sink, versions: [("typeset", "1")])
    for frame in frames { try dump.add(frame) }
    try dump.finish()
    return sink.bytes
  }

  @Test func bytesDependOnTheDocumentAlone() async throws {
    let expected = try Self.everything()
    #expect(try Self.everything() == expected)
    try await withThrowingTaskGroup(of: [[UInt8]].self) { group in
      for _ in 0..<4 { group.addTask { try Self.everything() } }
      for try await result in group { #expect(result == expected) }
    }
  }

  @Test func theDumpIsAlwaysWellFormed() throws {
    let odd = Specimen().paragraph("\"quoted\"\\ \t\u{1}\u{2028}𐐀", "odd\"", at: Point(x: -0.001, y: .infinity))
    let object = try JSONSerialization.jsonObject(with: Data(try Self.dump([PDFOutputTests.page([odd])])))
    let pages = (object as? [String: Any])?["pages"] as? [[String: Any]]
    let element = (pages?.first?["elements"] as? [[String: Any]])?.first
    #expect(element?["id"] as? String == "odd\"")
    #expect((element?["frame"] as? [Double])?.prefix(2) == [0, 0])
  }

  @Test func inlineElementsOverLinesAreOneChild() throws {
    let dump = String(decoding: try Self.dump([PDFOutputTests.document[0]]), as: UTF8.self)
    #expect(dump.components(separatedBy: "\"id\": \"link\"").count == 2)
  }
}

@Suite struct PNGOutputTests {
  @Test func coloursAreAsRequested() throws {
    let rect = PathItem(path: Path(Rect(x: 1, y: 0, width: 1, height: 1)), fill: Color(red: 255, green: 0, blue: 0))
    var frame = Frame(
      name: "c", size: Size(width: 2, height: 1), direction: .leftToRight, locale: "en", items: [.path(rect)])
    let opaque = try PNGOutput.png(of: frame, scale: 1)
    // Width, height, bit depth and colour type are in the first chunk.
    #expect(opaque[16..<26].elementsEqual([0, 0, 0, 2, 0, 0, 0, 1, 8, 2]))
    frame.background = nil
    #expect(try PNGOutput.png(of: frame, scale: 1)[25] == 6)
  }

  @Test func picturesShareMemoryAndNothingElse() throws {
    let rect = PathItem(path: Path(Rect(x: 1, y: 1, width: 3, height: 2)), fill: Color(red: 0, green: 9, blue: 200))
    var frame = Frame(
      name: "c", size: Size(width: 90, height: 40), direction: .leftToRight, locale: "en", items: [.path(rect)])
    frame.background = Color(red: 7, green: 80, blue: 90)
    let opaque = frame
    frame.background = Color(red: 7, green: 80, blue: 90, alpha: 100)
    frame.size.width = 50
    let translucent = frame
    frame.background = nil
    let transparent = frame
    let faces = FaceCache()
    for frame in [opaque, translucent, opaque, transparent, translucent, transparent, opaque] {
      let file = try PNGOutput.png(of: frame, scale: 1, faces: faces).bytes
      #expect(file == (try PNGOutput.png(of: frame, scale: 1)))
    }
    // A picture that is drawn while another one is in use.
    let first = try PictureSurface(width: 9, height: 9, scale: 1, memory: faces.pixels, isCleared: true)
    Painter(on: first, faces: faces, style: .outlines).fill(with: .black)
    _ = try PNGOutput.png(of: transparent, scale: 2, faces: faces)
    try first.withPixels { pixels, _ in for index in pixels.indices { #expect(pixels[index] == 0xFF00_0000) } }
    #expect(
      try PNGOutput.png(of: opaque, scale: 1, faces: faces).bytes == PNGOutput.png(of: opaque, scale: 1)
    )
  }

  @Test(arguments: [0, -1, .nan, .infinity, 40000] as [Double])
  func absurdSizesAreRefused(side: Double) {
    let frame = Frame(name: "c", size: Size(width: side, height: 10), direction: .leftToRight, locale: "en")
    #expect(throws: PNGError.self) { try PNGOutput.png(of: frame, scale: 1) }
  }
}

@Suite struct OutputFileTests {
  private static func folder() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("typeset-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  private struct Stop: Error {}

  @Test func olderFileStaysAfterAFailure() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("a.pdf").path
    try OutputFile.write(to: path, as: .named) { try $0.write([1, 2]) }
    #expect(throws: Stop.self) {
      try OutputFile.write(to: path, as: .named) {
        try $0.write([3])
        throw Stop()
      }
    }
    #expect(FileManager.default.contents(atPath: path) == Data([1, 2]))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.pdf"])
  }

  @Test func missingFoldersAndFoldersAreRefused() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in [folder.path, folder.path + "/none/a.pdf"] {
      #expect(throws: OutputError.self) { try OutputFile.write(to: path, as: .named) { try $0.write([1]) } }
    }
  }

  @Test func fullDiskIsAnError() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return print("skipped: no /dev/full") }
    #expect(throws: OutputError.self) { try OutputFile.write(to: "/dev/full", as: .named) { try $0.write([1]) } }
  }
}
