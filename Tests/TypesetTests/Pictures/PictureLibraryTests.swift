import Foundation
import Testing

@testable import Typeset

@Suite struct PictureLibraryTests {
  private let library = PictureLibrary(fonts: PictureSample.fonts)

  private func picture(_ path: String, in folder: String) throws -> Picture {
    try library.picture(path, from: folder)
  }

  private func refusal(_ path: String, in folder: String = PictureSample.folder, roots: [String] = []) -> PictureError?
  {
    do {
      _ = try library.picture(path, from: folder, roots: roots)
      return nil
    } catch { return error }
  }

  /// Does something in a folder with files of the given contents.
  private func inFolder(_ files: [String: [UInt8]], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("typeset-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, bytes) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    try body(folder.path)
  }

  @Test func aFileIsReadOnce() throws {
    let first = try library.picture("rgba.png", from: PictureSample.folder)
    let second = try library.picture("../pictures/./rgba.png", from: PictureSample.folder)
    #expect(first === second)
  }

  @Test func theContentsDetermineTheFormatAndNotTheName() throws {
    let png = try PictureSample.bytes("rgba.png")
    try inFolder(["a.jpg": png, "b": png, "c.png": PictureSample.svg("")]) { folder in
      let formats = try ["a.jpg", "b", "c.png"].map { try picture($0, in: folder).format }
      #expect(formats == [.png, .png, .svg])
    }
  }

  @Test func aSuffixSaysHowManyPixelsMakeAPoint() throws {
    let png = try PictureSample.bytes("rgba.png")
    try inFolder(["a@2x.png": png, "b@3x.png": png, "c@4x.png": png, "d@2x~ar.png": png]) { folder in
      let widths = try ["a@2x.png", "b@3x.png", "c@4x.png", "d@2x~ar.png"].map {
        try picture($0, in: folder).size.width
      }
      #expect(widths == [2, 4.0 / 3, 4, 2])
    }
  }

  @Test func namesAreTakenApart() {
    let name = PictureName("art/en.lproj/map@2x.png")
    #expect(name.folder == "art/" && name.stem == "map" && name.scaleSuffix == "@2x" && name.ending == ".png")
    #expect(name.paths(for: "ar") == ["art/map~ar@2x.png", "art/map@2x~ar.png", "art/ar.lproj/map@2x.png"])
    #expect(PictureName("map.png").paths(for: "he") == ["map~he.png", "he.lproj/map.png"])
    #expect(PictureName("/a/.hidden").paths(for: "rtl") == ["/a/.hidden~rtl", "/a/rtl.lproj/.hidden"])
  }

  @Test func everyRefusalHasItsWords() throws {
    #expect(refusal("none.png")?.code == "missing-picture")
    #expect(refusal("../markup/x.png")?.code == "picture-outside")
    #expect(refusal("/etc/hostname")?.code == "picture-outside")
    #expect(refusal("a\0.png")?.code == "missing-picture")
    #expect(refusal("rgba.png/x")?.code == "missing-picture")
    let files: [String: [UInt8]] = [
      "empty.png": [], "a.gif": Array("GIF89a....".utf8), "a.webp": Array("RIFF....WEBPVP8 ".utf8),
      "a.png": Array("hello".utf8), "zero.jpg": Array(repeating: 0, count: 4096), "folder/x": [1],
      "deep/a.png": try PictureSample.bytes("rgba.png"),
    ]
    try inFolder(files) { folder in
      #expect(refusal("empty.png", in: folder)?.description == "picture \"empty.png\" is empty")
      #expect(refusal("a.gif", in: folder)?.description == "picture \"a.gif\" is GIF, which is not supported")
      #expect(refusal("a.webp", in: folder)?.description == "picture \"a.webp\" is WebP, which is not supported")
      #expect(refusal("a.png", in: folder)?.description == "\"a.png\" is not a PNG, JPEG or SVG picture")
      #expect(refusal("zero.jpg", in: folder)?.code == "unsupported-picture")
      #expect(refusal("folder", in: folder)?.description == "cannot read picture \"folder\": it is a folder")
      #expect(refusal("../a.gif", in: folder + "/deep")?.code == "picture-outside")
      #expect(refusal("../deep/a.png", in: folder + "/folder")?.code == "picture-outside")
      #expect(refusal("../deep/a.png", in: folder + "/folder", roots: [folder + "/deep"]) == nil)
      try FileManager.default.createSymbolicLink(atPath: folder + "/link.png", withDestinationPath: "/etc/hostname")
      #expect(refusal("link.png", in: folder)?.code == "picture-outside")
      #expect(unsafe mkfifo(folder + "/pipe.png", 0o600) == 0)
      #expect(refusal("pipe.png", in: folder)?.code == "unreadable-picture")
    }
  }

  @Test func pixelsAreForgottenWhereTheyTakeTooMuch() throws {
    let cache = PixelCache(mostBytes: 100)
    var decoded = 0
    let owners = (0..<4).map { _ in NSObject() }
    func use(_ index: Int) throws {
      _ = try cache.pixels(of: owners[index]) { () throws(PictureError.Reason) in
        decoded += 1
        return Pixels(width: 10, height: 1) { _ in true }!
      }
    }
    for index in [0, 1, 0, 1] { try use(index) }
    #expect(decoded == 2)
    try use(2)
    try use(1)
    #expect(decoded == 3)
    try use(0)
    #expect(decoded == 4)
  }
}
