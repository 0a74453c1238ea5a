import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// What scripts rely on: statuses, JSON, the picture, messages.
@Suite struct CompareCommandTests {
  private static func canvas(_ text: String) -> String {
    "<document lang=\"en\"><canvas width=\"200\"><p id=\"text\">\(text)</p><p id=\"more\">More</p></canvas></document>"
  }

  /// A folder with documents, pictures and files that are none.
  private func command() throws -> CommandRun {
    let command = try CommandRun([
      "a.xml": Self.canvas("One"), "b.xml": Self.canvas("Two<br/>lines"), "same.xml": Self.canvas("One"),
      "bad.xml": "<document lang=\"en\"><canvas><para/></canvas></document>", "text.png": "no picture", "empty.png": "",
      "two.xml": "<document lang=\"en\"><canvas><p>1</p></canvas><canvas><p>2</p></canvas></document>",
      "three.xml":
        "<document lang=\"en\"><canvas><p>1</p></canvas><canvas><p>2</p></canvas><canvas><p>3</p></canvas></document>",
    ])
    let plain = PictureSamples.bitmap(30, 30) { _, _ in .white }
    let marked = PictureSamples.bitmap(30, 30) { x, y in x == 3 && y < 4 ? .black : .white }
    let white = PNGWriter(width: 30, height: 30, depth: 1, colorType: 0) { _, _, _ in 1 }
    for (name, bytes) in try [
      ("plain.png", plain.png()), ("marked.png", marked.png()), ("packed.xml.txt", white.bytes),
      ("cut.png", Array(plain.png().dropLast(20))), ("photo.png", PictureSample.bytes("gray.jpg")),
    ] {
      try Data(bytes).write(to: command.folder.appendingPathComponent(name))
    }
    return command
  }

  private static let statuses: [(String, Int32)] = [
    ("plain.png plain.png", 0), ("plain.png packed.xml.txt", 0), ("plain.png marked.png", 1),
    ("plain.png marked.png --max-pixels 4", 0), ("plain.png marked.png --max-pixels 3", 1),
    ("plain.png marked.png --max-cluster 4", 0), ("plain.png marked.png --color-delta 100", 0),
    ("a.xml same.xml", 0), ("a.xml b.xml", 1), ("a.xml b.xml --ignore text --ignore more", 0), ("two.xml three.xml", 1),
    ("two.xml two.xml --scale 3 --locale ar", 0), ("plain.png", 64), ("plain.png plain.png --color-delta 101", 64),
    ("plain.png plain.png --max-pixels -1", 64), ("plain.png plain.png -f xml", 64), ("- -", 64),
    ("plain.png plain.png -o -", 64), ("plain.png marked.png -o ./plain.png", 64),
    ("plain.png marked.png --ignore text", 64), ("plain.png two.xml", 64), ("a.xml bad.xml", 65),
    ("plain.png text.png", 65), ("plain.png empty.png", 65), ("cut.png plain.png", 65), ("plain.png photo.png", 65),
    ("plain.png none.png", 66), ("none.xml a.xml", 66), ("plain.png .", 66), ("plain.png marked.png -o none/d.png", 73),
  ]

  @Test(arguments: statuses) func statusesAreThoseDocumented(arguments: String, status: Int32) throws {
    let result = try command().run(["compare"] + arguments.split(separator: " ").map(String.init))
    #expect(result.status == status, "\(result.errors)\(String(decoding: result.output, as: UTF8.self))")
    #expect(result.errors.isEmpty == (status <= 1), "\(result.errors)")
    #expect(result.output.isEmpty == (status > 1))
  }

  @Test func aDocumentEqualsItsOwnPicture() throws {
    let command = try command()
    for scale in ["1.5", "3"] {
      #expect(try command.run("render", "a.xml", "-o", "a.png", "--scale", scale).status == 0)
      #expect(try command.run("compare", "a.png", "a.xml").status == 0, "at \(scale)")
      #expect(try command.run("compare", "b.xml", "a.png").status == 1, "at \(scale)")
    }
  }

  @Test func theJSONHasTheNamesThatAreDocumented() throws {
    let command = try command()
    let output = try command.run("compare", "a.xml", "b.xml", "-f", "json", "--max-cluster", "2").output
    let report = try #require(try JSONSerialization.jsonObject(with: output) as? [String: Any])
    #expect(
      Set(report.keys) == ["equal", "identical", "expected", "actual", "tolerances", "pixels", "pages", "elements"])
    #expect(report["equal"] as? Bool == false && report["expected"] as? String == "a.xml")
    let tolerances = try #require(report["tolerances"] as? [String: Any])
    #expect(tolerances["maxPixels"] is NSNull && tolerances["maxCluster"] as? Int == 2)
    let page = try #require((report["pages"] as? [[String: Any]])?.first)
    #expect(Set(page.keys) == ["name", "equal", "size", "pixels", "regions"])
    let regions = try #require(page["regions"] as? [[Int]])
    let pixels = try #require(page["pixels"] as? [String: Any])
    #expect(Set(pixels.keys) == ["differing", "antialiased", "tolerated", "greatest", "share"])
    #expect(regions.reduce(0) { $0 + $1[4] } == pixels["differing"] as? Int)
    let element = try #require((report["elements"] as? [[String: Any]])?.first)
    #expect(element["id"] as? String == "text" && element["kinds"] as? [String] == ["size", "text", "lines"])
    #expect(element["expectedFrame"] as? [Double] == [0, 0, 200, 22])
    #expect((element["consequences"] as? [[String: Any]])?.first?["id"] as? String == "more")
  }

  @Test func theResultIsTheSameOnEveryRun() throws {
    let command = try command()
    let runs = try (1...2).map { run in
      let result = try command.run("compare", "two.xml", "three.xml", "-f", "json", "-o", "\(run).png")
      return (result.output, try Data(contentsOf: command.folder.appendingPathComponent("\(run).png")))
    }
    #expect(runs[0] == runs[1])
  }

  @Test func thePictureIsAlwaysWrittenOnRequest() throws {
    let command = try command()
    #expect(try command.run("compare", "plain.png", "plain.png", "-o", "equal.png").status == 0)
    let picture = try Bitmap(png: [UInt8](Data(contentsOf: command.folder.appendingPathComponent("equal.png"))))
    #expect(picture.width == 3 * 30 + 4 * Triptych.gutter)
    #expect(try command.run("compare", "a.xml", "bad.xml", "-o", "bad.png").status == 65)
    #expect(!command.files.contains("bad.png"))
  }

  @Test func theTextSaysWhatAndWhy() throws {
    let text = String(
      decoding: try command().run("compare", "a.xml", "b.xml", "--color-delta", "1.5").output, as: UTF8.self)
    #expect(
      text.contains("  p \"text\": text \"One\" → \"Two lines\", so it is 22 pt taller and takes 2 lines instead of 1"))
    #expect(text.contains("    with it moved down 22 pt: p \"more\"\n"))
    #expect(text.contains("  size: 400 × 132 pixels instead of 400 × 88\n") || text.contains("  size: 400 × "))
    #expect(text.hasSuffix("tolerances: max-pixels 0, max-cluster any, color-delta 1.5, antialiasing passes\n"))
  }

  @Test func errorsInBothFilesAreReported() throws {
    let result = try command().run("compare", "text.png", "none.png")
    #expect(result.status == 66)
    #expect(result.errors.contains("\"text.png\" is neither a PNG picture nor a document"))
    #expect(result.errors.contains("cannot read \"none.png\""))
  }
}
