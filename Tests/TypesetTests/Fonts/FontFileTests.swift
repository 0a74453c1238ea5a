import Foundation
import Testing

@testable import Typeset

/// Of a large font that is mapped, outlines are read from its file.
@Suite final class FontFileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("font-file-\(UUID().uuidString)")
  private var path: String { folder.appendingPathComponent("font.ttf").path }

  /// A copy of the largest bundled font.
  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: BundledFonts.folder + "/DroidSansFallback.ttf", toPath: path)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func piecesAreThoseOfTheMapping() throws {
    let bytes = try FontBytes(path: path, origin: .installed)
    let file = try #require(bytes.file)
    var piece = [UInt8](repeating: 0, count: 500)
    func read(_ offset: Int) -> Bool {
      var room = piece.mutableSpan
      return file.read(at: offset, into: &room)
    }
    for offset in [0, 1, 4_097, 1_000_000, bytes.count - 500] {
      #expect(read(offset))
      #expect(piece == (offset..<offset + 500).map { bytes.span[$0] })
    }
    #expect(!read(bytes.count - 499))
  }

  @Test func anotherFileAtTheSamePathIsNotRead() throws {
    let removed = try FontBytes(path: path, origin: .installed)
    let replaced = try FontBytes(path: path, origin: .installed)
    try FileManager.default.removeItem(atPath: path)
    #expect(removed.file == nil)
    try FileManager.default.copyItem(atPath: BundledFonts.folder + "/DroidSansFallback.ttf", toPath: path)
    #expect(replaced.file == nil)
    #expect(try FontBytes(path: path, origin: .installed).file != nil)
  }

  @Test func smallFontsAreReadFromMemory() throws {
    #expect(try FontBytes(path: BundledFonts.folder + "/NotoSans-Regular.ttf", origin: .installed).file == nil)
  }

  @Test func copiesHaveNoFile() throws {
    #expect(try FontBytes(path: path, origin: .foreign).file == nil)
  }

  /// A font whose file is gone is drawn as before.
  @Test func drawingDoesNotNeedTheFile() throws {
    let markup = #"<document lang="ja"><canvas><p>日本語の文字と漢字</p></canvas></document>"#
    func drawing(by typesetter: Typesetter) throws -> [[UInt8]] {
      try typesetter.document(from: markup).render(as: .pdf).files
    }
    let typesetters = try (0..<2).map { _ in try Typesetter(bundledFonts: folder) }
    let expected = try drawing(by: typesetters[0])
    try FileManager.default.removeItem(atPath: path)
    #expect(try drawing(by: typesetters[1]) == expected)
  }
}
