import Foundation
import Testing

@testable import Typeset

@Suite struct HostileFontTests {
  private func reason(_ bytes: [UInt8]) -> FontError.Reason? {
    do {
      _ = try Font(bytes: FontBytes(copying: bytes), fileName: "x.ttf")
      return nil
    } catch { return error.reason }
  }

  /// Uses everything of a font that may be damaged.
  private func use(_ font: Font, _ shaper: Shaper) {
    _ = (font.metrics, font.postScriptName, font.version, font.scripts, font.coverage.count, font.isFixedPitch)
    for (text, tag, direction) in [
      ("AVAT fiffl é ½ 1⁄2", "Latn", Direction.leftToRight), ("سلام عليكم لا", "Arab", .rightToLeft),
      ("क्षत्रिय र्कि", "Deva", .leftToRight), ("ที่นี่", "Thai", .leftToRight),
    ] {
      let script = Script(tag: tag)!
      _ = font.looksAcrossSpaces(script: script, language: ShapingLanguage("en"))
      let shaped = shaper.shape(text, font: font, script: script, direction: direction)
      #expect(shaped.glyphs.allSatisfy { Int($0.cluster) < shaped.length })
    }
  }

  @Test func invalidFontsAreRejectedWithAReason() {
    #expect(reason([]) == .notAFont)
    #expect(reason(Array("<html>not a font at all</html>".utf8)) == .notAFont)
    #expect(reason(Array(repeating: 0, count: 4096)) == .notAFont)
    #expect(reason(Array("wOFF".utf8) + Array(repeating: 0, count: 100)) == .compressed("WOFF"))
    #expect(reason(Array("wOF2".utf8) + Array(repeating: 0, count: 100)) == .compressed("WOFF2"))
    #expect(reason([0, 1, 0, 0, 0xFF, 0xFF] + Array(repeating: 0xFF, count: 100)) != nil)
    #expect(reason(Array("ttcf".utf8) + Array(repeating: 0xFF, count: 100)) != nil)
    #expect(reason(Array("OTTO".utf8) + Array(repeating: 0, count: 100)) != nil)
  }

  @Test func aFontWithoutOutlinesIsRefused() throws {
    var bytes = try BundledFonts.bytes("NotoSansHebrew-Regular.ttf")
    let tables = Int(bytes[4]) << 8 | Int(bytes[5])
    for entry in stride(from: 12, to: 12 + tables * 16, by: 16)
    where Array(bytes[entry..<entry + 4]) == Array("glyf".utf8) {
      bytes.replaceSubrange(entry..<entry + 4, with: Array("glyg".utf8))
    }
    #expect(reason(bytes) == .noOutlines)
  }

  @Test func anEmptyOrUnreadableFileIsRefused() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let empty = folder.appendingPathComponent("empty.ttf").path
    try Data().write(to: URL(fileURLWithPath: empty))
    #expect(throws: FontError(empty, .notAFont)) { try Font(path: empty) }
    #expect(throws: FontError(folder.path, .unreadable("it is not a file"))) { try Font(path: folder.path) }
    #expect(throws: FontError("/nowhere.ttf", .missing)) { try Font(path: "/nowhere.ttf") }
    // One bad file in a folder spoils none of the others.
    let good = folder.appendingPathComponent("good.ttf")
    try Data(try BundledFonts.bytes("NotoSansHebrew-Regular.ttf")).write(to: good)
    let library = try FontLibrary(folders: [folder.path], bundled: nil)
    #expect(library.fonts.map(\.family) == ["Noto Sans Hebrew"])
    #expect(library.problems == [FontError(empty, .notAFont)])
  }

  @Test(arguments: ["NotoSansHebrew-Regular.ttf", "NotoSansThaiUI-Regular.ttf", "NotoSansArabicUI-Regular.ttf"])
  func aFontCutAtAnyLengthDoesNoHarm(name: String) throws {
    let bytes = try BundledFonts.bytes(name)
    let shaper = Shaper()
    for length in (0..<64).map({ $0 * 8 }) + stride(from: 512, to: bytes.count, by: bytes.count / 97) {
      if let font = try? Font(bytes: FontBytes(copying: Array(bytes[..<length])), fileName: name) {
        use(font, shaper)
      }
    }
  }

  @Test(arguments: [
    "NotoSansHebrew-Regular.ttf", "NotoSansThaiUI-Regular.ttf", "NotoSansArabicUI-Regular.ttf",
    "NotoSansDevanagariUI-Regular.ttf",
  ])
  func aFontWithFlippedBytesDoesNoHarm(name: String) throws {
    let original = try BundledFonts.bytes(name)
    let shaper = Shaper()
    var random = Noise(state: 7)
    for round in 0..<120 {
      var bytes = original
      // The directory at the front, then anywhere; a few bytes at a time, then many.
      let reach = round % 3 == 0 ? 512 : bytes.count
      for _ in 0..<(round % 4 == 3 ? 400 : 4) { bytes[random.next(below: reach)] = UInt8(random.next(below: 256)) }
      if let font = try? Font(bytes: FontBytes(copying: bytes), fileName: name) { use(font, shaper) }
    }
  }
}

/// Fonts that shrink, and outlines of PostScript.
@Suite struct FontCheckTests {
  @Test func aFileThatShrinksWhileItIsUsedDoesNoHarm() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
    try Data(try BundledFonts.bytes("NotoSansHebrew-Regular.ttf")).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let font = try Font(path: file.path)
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 0)
    try handle.close()
    let shaped = Shaper().shape("שלום", font: font, script: Script(tag: "Hebr")!, direction: .rightToLeft)
    #expect(shaped.glyphs.count == 4 && shaped.glyphs.allSatisfy { $0.id != 0 })
  }

  @Test func everyBundledFontIsSound() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: BundledFonts.folder) where name.hasSuffix(".ttf") {
      #expect(throws: Never.self, "\(name)") {
        try FontCheck.check(FontBytes(copying: try BundledFonts.bytes(name)), face: 0)
      }
    }
  }

  /// A list of CFF with offsets of one byte.
  private func list(_ items: [[UInt8]]) -> [UInt8] {
    guard !items.isEmpty else { return [0, 0] }
    var ends = [1]
    for item in items { ends.append(ends[ends.count - 1] + item.count) }
    return [0, UInt8(items.count), 1] + ends.map(UInt8.init) + items.flatMap { $0 }
  }

  /// A table `CFF ` with two glyphs, a private dictionary, and a subroutine.
  private var outlines: [UInt8] {
    func dictionary(glyphs: Int, privates: Int) -> [UInt8] {
      [28, 0, UInt8(glyphs), 17, 139 + 3, 28, 0, UInt8(privates), 18]
    }
    let start: [UInt8] = [1, 0, 4, 1] + list([[65]])
    let rest = list([]) + list([])
    let length = start.count + list([dictionary(glyphs: 0, privates: 0)]).count + rest.count
    let glyphs = list([[14], [14]])
    let top = dictionary(glyphs: length, privates: length + glyphs.count)
    // The subroutines begin behind the private dictionary.
    return start + list([top]) + rest + glyphs + [139 + 3, 19, 139] + list([[11]])
  }

  private func reason(_ bytes: [UInt8], glyphCount: Int = 2) -> FontError.Reason? {
    do {
      try CFFCheck(FontSlice(bytes), glyphCount: glyphCount).check()
      return nil
    } catch { return error }
  }

  @Test func outlinesOfPostScriptAreChecked() {
    #expect(reason(outlines) == nil)
    #expect(reason(outlines, glyphCount: 3) != nil)
    for length in 0..<outlines.count { #expect(reason(Array(outlines[..<length])) != nil, "\(length)") }
    #expect(reason([2] + outlines.dropFirst()) == .incomplete("table \"CFF\" has an unknown version"))
    // The places of lists do not ascend, or lie outside.
    for offset in [8, 15, 16] {
      var bytes = outlines
      bytes[offset] = 0xFF
      #expect(reason(bytes) != nil, "\(offset)")
    }
  }
}

/// The same numbers on every run (xorshift).
struct Noise {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }
}
