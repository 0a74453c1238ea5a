import Foundation
import Testing

@testable import TypesetReview

/// A batch in which a font, a picture and a document are poisoned: each costs one variant.
@Suite struct PoisonedBatchTests {
  private static func document(_ text: String, head: String = "") -> String {
    "<document lang=\"en\">\(head)<canvas width=\"120\" height=\"40\">\(text)</canvas></document>"
  }

  @Test func threePoisonedFilesOf200CostThreeVariants() throws {
    var documents = (0..<197).map { ("d\($0).xml", Self.document("<p>Text \($0)</p>")) }
    documents += [
      ("font.xml", Self.document("<p font=\"X\">a</p>", head: "<head><font src=\"font.ttf\" family=\"X\"/></head>")),
      ("picture.xml", Self.document("<image src=\"picture.svg\" alt=\"x\"/>")),
      ("document.xml", Self.document(String(repeating: "<p>a</p>", count: 100_001))),
    ]
    let run = try CommandRun(Dictionary(uniqueKeysWithValues: documents))
    let bombs = Bomb.all
    for (bomb, name, poisoned) in [
      ("font-names-outside", "bomb.ttf", "font.ttf"), ("svg-octaves-by-reference", "bomb.svg", "picture.svg"),
    ] {
      let bytes = try #require(bombs.first { $0.name == bomb }?.files()[name])
      try Data(bytes).write(to: run.folder.appendingPathComponent(poisoned))
    }
    let start = ContinuousClock.now
    let result = try run.run(["batch"] + documents.map(\.0) + ["-f", "svg", "--out", "out"])
    #expect(ContinuousClock.now - start < .seconds(600))
    #expect(result.status == 65)
    #expect(String(decoding: result.output, as: UTF8.self) == "drawn 197, unchanged 0, failed 1: out/index.html\n")
    let errors = result.errors.split(separator: "\n").filter { $0.contains("error: ") }
    #expect(errors.count == 3, "\(result.errors)")
    for words in ["table \"name\" has names beyond its end", "more than 32 octaves", "more than 100000 elements"] {
      #expect(errors.count { $0.contains(words) } == 1, "\(words): \(result.errors)")
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: run.folder.path + "/out")
    #expect(files.count { $0.hasSuffix(".svg") } == 197)
    #expect(try BatchManifest(in: run.folder.path + "/out") != nil)
  }

  @Test(arguments: [
    ["render", "picture.xml", "-o", "x.json"], ["render", "picture.xml", "-o", "x.png"],
    ["sheet", "picture.xml", "--locales", "en,ar", "-o", "x.png"], ["verify", "picture.xml", "--baselines", "b"],
    ["batch", "picture.xml", "--locales", "en,ar,he", "--out", "out"],
  ]) func aPoisonedPictureIsAnErrorInEveryCommand(arguments: [String]) throws {
    let run = try CommandRun(["picture.xml": Self.document("<image src=\"bomb.svg\" alt=\"x\"/>")])
    let bytes = try #require(Bomb.all.first { $0.name == "svg-octaves-by-reference" }?.files()["bomb.svg"])
    try Data(bytes).write(to: run.folder.appendingPathComponent("bomb.svg"))
    let result = try run.run(arguments)
    #expect(result.status == 65)
    #expect(result.errors.contains("picture.xml:1:"), "\(result.errors)")
    #expect(
      result.errors.contains("error: SVG picture \"bomb.svg\" uses more than 32 octaves of noise"), "\(result.errors)")
  }
}
