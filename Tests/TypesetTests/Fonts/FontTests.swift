import Foundation
import Testing

@testable import Typeset

@Suite struct FontTests {
  @Test func bundledFontsAreThoseThatTheReadmeLists() throws {
    let readme = try String(contentsOfFile: BundledFonts.folder + "/README.md", encoding: .utf8)
    #expect(BundledFonts.library.problems.isEmpty)
    #expect(BundledFonts.library.fonts.count == 29)
    for font in BundledFonts.library.fonts {
      let name = URL(fileURLWithPath: font.fileName).lastPathComponent
      let row = readme.split(separator: "\n").first { $0.hasPrefix("| \(name) |") }
      #expect(row?.contains("`\(font.checksum)`") == true, "\(name)")
    }
  }

  @Test func checksumIsThatOfTheStandard() {
    func digest(_ text: String) -> String { SHA256.hex(of: text) }
    #expect(digest("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(digest("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    let long = String(repeating: "a", count: 1_000_000)
    #expect(digest(long) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func checksumsOfPartsAndWithoutInstructionsAreTheSame() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 7 ^ $0 >> 3) }
    for count in [0, 1, 55, 56, 63, 64, 65, 127, 128, 129, 1000] {
      let whole = SHA256.hex(of: Array(bytes[..<count]))
      for part in [0, 1, count / 3, count] where part <= count {
        let (first, second) = (Array(bytes[..<part]), Array(bytes[part..<count]))
        var hash = SHA256()
        hash.add(first.span)
        hash.add(second.span)
        #expect(hash.hex() == whole, "\(part) of \(count)")
      }
    }
    let blocks = Array(bytes[..<960])
    var (fast, plain) = (SHA256.start, SHA256.start)
    SHA256.add(blocks: blocks.span, to: &fast)
    SHA256.addPlainly(blocks: blocks.span, to: &plain)
    #expect([fast.0, fast.1, fast.2, fast.3] == [plain.0, plain.1, plain.2, plain.3])
    #expect([fast.4, fast.5, fast.6, fast.7] == [plain.4, plain.5, plain.6, plain.7])
  }

  @Test func nameAndStyleComeFromTheTables() {
    let semiBold = BundledFonts.font("Noto Sans Arabic UI", weight: 600)
    #expect(semiBold.family == "Noto Sans Arabic UI")
    #expect(semiBold.weight == 600)
    #expect(semiBold.postScriptName == "NotoSansArabicUI-SemiBold")
    let boldItalic = BundledFonts.font(weight: 700, italic: true)
    #expect(boldItalic.isItalic)
    #expect(boldItalic.postScriptName == "NotoSans-BoldItalic")
    #expect(BundledFonts.font("Noto Sans Mono").isFixedPitch)
    #expect(!BundledFonts.font().isFixedPitch)
  }

  @Test func metricsAreThoseOfTheTables() {
    let metrics = BundledFonts.font().metrics
    #expect(metrics.unitsPerEm == 1000)
    #expect(metrics.ascent == 1069)
    #expect(metrics.descent == 293)
    #expect(BundledFonts.font("Noto Sans Thai UI").metrics.ascent == 1069)
  }

  @Test func coverageIsThatOfTheCharacterMap() {
    for font in BundledFonts.library.fonts {
      for value in UInt32(0)...0x2FFFF {
        guard let scalar = Unicode.Scalar(value) else { continue }
        if font.covers(scalar) != (font.glyph(for: scalar) != nil) {
          Issue.record("\(font.postScriptName) U+\(String(value, radix: 16))")
        }
      }
    }
  }

  @Test func coverageIsBuiltOnceForAllTasks() async throws {
    let font = try Font(path: BundledFonts.folder + "/NotoSans-Regular.ttf")
    let same = await withTaskGroup(of: ObjectIdentifier.self) { group in
      for _ in 0..<8 { group.addTask { ObjectIdentifier(font.coverage) } }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(same.count == 1)
  }
}
