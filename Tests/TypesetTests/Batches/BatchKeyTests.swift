import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// What a variant is drawn again for.
@Suite struct BatchKeyTests {
  private func key(
    format: OutputFormat = .pdf, fonts: FontLibrary = BundledFonts.library, inputs: [String: String] = ["a": "1"],
    marksFindings: Bool = false, _ change: (inout RenderingOptions) -> Void = { _ in }
  ) -> String {
    var options = RenderingOptions()
    change(&options)
    let settings = BatchSettings(
      Typesetter(fonts: fonts, options: options), format: format, marksFindings: marksFindings)
    return settings.key(of: options.layout, inputs: inputs.keys.sorted(), digests: InputDigests(known: inputs))
  }

  @Test func everyOptionThatChangesAFileChangesTheKey() {
    let changes: [(inout RenderingOptions) -> Void] = [
      { _ in }, { $0.scale = 3 }, { $0.creationDate = "2001-01-01T00:00:00Z" }, { $0.treatsWarningsAsErrors = true },
      { $0.roots = ["x"] }, { $0.stringPaths = ["x"] }, { $0.layout.locale = "ar" }, { $0.layout.formatLocale = "ar" },
      { $0.layout.numerals = "arab" }, { $0.layout.direction = .rightToLeft }, { $0.layout.textSize = .ax1 },
      { $0.layout.appearance.isDark = true }, { $0.layout.appearance.isHighContrast = true },
      { $0.layout.device = "iphone-se" }, { $0.layout.orientation = .landscapeLeft }, { $0.layout.split = .half },
      { $0.layout.accessibility.isBold = true }, { $0.layout.accessibility.invertsColors = true },
      { $0.layout.accessibility.reducesTransparency = true }, { $0.layout.accessibility.showsButtonShapes = true },
      { $0.layout.accessibility.showsOnOffLabels = true }, { $0.layout.pseudolanguage = .accented },
      { $0.layout.annotates = true },
      { $0.layout.showsGrid = true }, { $0.layout.framesDevice = true },
    ]
    let keys =
      changes.map { key($0) } + [
        key(format: .png), key(marksFindings: true), key(inputs: ["a": "2"]), key(inputs: ["b": "1"]),
        key(inputs: ["a": "1", "b": "missing"]),
      ]
    #expect(Set(keys).count == keys.count)
  }

  @Test func textsOfValuesAreTheSameInEveryRun() {
    struct Sample {
      var words: Set<String>
      var counts: [String: Int?]
      var level: CheckLevel = .advice
    }
    let names = (0..<100).map { "\($0)" }
    // Sets with other capacities have other orders.
    var words = Set<String>(minimumCapacity: 1000)
    for name in names.reversed() { words.insert(name) }
    let (one, other) = (Sample(words: Set(names), counts: [:]), Sample(words: words, counts: [:]))
    #expect(StoredText.of(one) == StoredText.of(other))
    let small = Sample(words: ["b", "a"], counts: ["x": nil, "y": 1])
    #expect(
      StoredText.of(small)
        == #"Sample(words: {"a", "b"}, counts: [(key: "x", value: nil), (key: "y", value: 1)], level: advice)"#)
  }

  @Test func whatChangesNoFileChangesNoKey() {
    #expect(key { $0.isVerbose = true } == key())
    #expect(key { $0.reservedPaths = ["out/x.pdf"] } == key())
  }

  @Test func fontsCountByWhatTheyHoldAndInTheirOrder() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("typeset-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["one", "two"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: BundledFonts.font().fileName, toPath: folder.appendingPathComponent(name + "/\(name).ttf").path)
    }
    let libraries = try ["one", "two"].map { try FontLibrary(folders: [folder.path + "/" + $0], bundled: nil) }
    #expect(key(fonts: libraries[0]) == key(fonts: libraries[1]))
    #expect(key(fonts: libraries[0]) != key())
  }

  @Test func digestsSeeWhatLiesInAFolder() throws {
    let run = try CommandRun(["a.txt": "a"])
    let folder = run.folder.path
    func digest(_ path: String) -> String { InputDigests()[path] }
    #expect(digest(folder + "/a.txt") == "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb")
    #expect(digest(folder + "/none") == "missing")
    #expect(digest("/dev/null") == "special")
    let before = digest(folder)
    #expect(digest(folder) == before)
    try FileManager.default.createDirectory(atPath: folder + "/in", withIntermediateDirectories: true)
    let after = digest(folder)
    #expect(after != before)
    try "b".write(toFile: folder + "/in/b.txt", atomically: true, encoding: .utf8)
    #expect(digest(folder) != after)
    #expect(InputDigests(excluding: folder + "/in")[folder] == InputDigests(excluding: folder + "/in")[folder])
  }
}
