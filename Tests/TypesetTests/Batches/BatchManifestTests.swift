import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// What a manifest says, written and read again.
@Suite struct BatchManifestTests {
  static let header = BatchHeader(
    versions: [.init(name: "typeset", value: "1")], format: "png", options: [.init(name: "scale", value: "2.0")],
    fonts: "f", settings: "s",
    documents: [
      .init(path: "a \"b\".xml", inputs: ["a \"b\".xml", "./art/خريطة.png"]),
      .init(path: "c.xml", failure: .document, messages: [BatchManifestTests.message]),
    ], count: 3, shard: BatchShard(number: 1, count: 2))

  static let message = BatchMessage(
    severity: .warning, code: "overflow", text: "the text \"שלום\u{2028}\" is cut",
    place: .init(file: "a.xml", start: .init(line: 3, column: 4), end: .init(line: 3, column: 9)), hints: ["make room"])

  static func entry(_ number: Int) -> BatchEntry {
    BatchEntry(
      number: number, name: "a-ar-EG-\(number)", document: "a \"b\".xml",
      axes: [.locale: "ar-EG", .textSize: "l", .direction: "rtl"],
      files: [BatchFile(path: "a-ar-EG-\(number).png", digest: FileDigest(size: 12, sha256: "00ff"))],
      thumbnail: BatchFile(path: "thumbnails/a-ar-EG-\(number).png", digest: FileDigest(size: 3, sha256: "ab")),
      messages: [message], inputs: ["./art/map.png"], key: "k\(number)")
  }

  static func text(_ entries: [BatchEntry]) -> String {
    let json = JSONWriter()
    json.begin(header)
    for entry in entries {
      json.next(",\n", start: "\n")
      json.value(entry)
    }
    json.end(inputs: ["./art/map.png": "missing", "a \"b\".xml": "12"])
    return json.text
  }

  @Test func whatIsWrittenIsRead() throws {
    let entries = [Self.entry(1), Self.entry(3)]
    let text = Self.text(entries)
    let manifest = try BatchManifest(Array(text.utf8), path: "manifest.json")
    #expect(manifest.header == Self.header)
    #expect(manifest.inputs == ["./art/map.png": "missing", "a \"b\".xml": "12"])
    #expect(manifest.places.map(\.number) == [1, 3])
    let read = manifest.places.map { BatchEntry(Array(Array(text.utf8)[$0.bytes])) }
    #expect(read == entries)
  }

  @Test func otherReadersOfJSONReadIt() throws {
    let text = Self.text([Self.entry(1)])
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let variants = try #require(object["variants"] as? [[String: Any]])
    #expect(variants[0]["name"] as? String == "a-ar-EG-1")
    #expect((variants[0]["axes"] as? [String: String])?["locale"] == "ar-EG")
  }

  @Test func aManifestThatSomebodyLaidOutAnewIsRead() throws {
    let object = try JSONSerialization.jsonObject(with: Data(Self.text([Self.entry(2)]).utf8))
    let pretty = try JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
    let manifest = try BatchManifest(Array(pretty), path: "manifest.json")
    #expect(BatchEntry(Array(Array(pretty)[manifest.places[0].bytes])) == Self.entry(2))
  }

  /// The lines of a manifest with some text.
  private func byLine(_ text: String) throws -> ManifestLines? {
    let run = try CommandRun(["manifest.json": text])
    return try ManifestLines(run.folder.path + "/manifest.json")
  }

  @Test func aManifestIsReadLineByLine() throws {
    let text = Self.text((1...400).map(Self.entry))
    let whole = try BatchManifest(Array(text.utf8), path: "manifest.json")
    let lines = try #require(try byLine(text))
    #expect(lines.places.map(\.name) == whole.places.map(\.name))
    #expect(lines.places.map(\.bytes) == whole.places.map(\.bytes))
    let frame = try BatchManifest(lines.frame, path: "manifest.json", entries: lines.places)
    #expect(frame.header == whole.header && frame.inputs == whole.inputs)
    #expect(frame.places.map(\.number) == Array(1...400))
    #expect(lines.frame.count < 2000)
  }

  @Test func whatIsNotWrittenLineByLineIsReadAsAWhole() throws {
    let text = Self.text([Self.entry(1), Self.entry(2)])
    #expect(try byLine(text)?.places.count == 2)
    #expect(try byLine(text.replacingOccurrences(of: "\"number\": 2", with: "\"number\": 3")) == nil)
    #expect(try byLine(text.replacingOccurrences(of: "\"variants\": [\n", with: "\"variants\": [ ")) == nil)
    #expect(try byLine(String(text.dropLast())) == nil)
    #expect(try byLine("") == nil)
  }

  @Test(arguments: [
    "../etc/passwd", "/etc/passwd", "a/b.png", "thumbnails/../x", "thumbnails/a/b", "..", ".", "", ".typeset-a1b2c3",
    "thumbnails/.typeset-a1b2c3", "manifest.json", "index.html", "thumbnails", "a\u{0}b",
  ])
  func pathsThatLeaveTheFolderAreRefused(_ path: String) {
    #expect(!BatchFile.isPath(path))
  }

  @Test func pathsOfItsOwnAreTaken() {
    for path in ["a-en-l.pdf", "a-en-l-2.png", "thumbnails/a-en-l.png", "الإعدادات-ar-l.svg", ".a-en-l.pdf"] {
      #expect(BatchFile.isPath(path), "\(path)")
    }
  }

  @Test(arguments: ["", "[]", "{", "{}", "{\"name\": \"app\", \"icons\": []}", "{\"manifest\": 1}"])
  func anInvalidManifestIsReported(_ text: String) {
    #expect(throws: ContentError.self) { try BatchManifest(Array(text.utf8), path: "manifest.json") }
  }

  @Test func aManifestOfANewerVersionIsReported() throws {
    let error = try #require(throws: BatchError.self) {
      try BatchManifest(Array("{\"manifest\": 2, \"variants\": 7}".utf8), path: "manifest.json")
    }
    #expect(error.description.contains("newer version"))
  }
}
