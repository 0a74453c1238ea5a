import Foundation
import Testing

@testable import Typeset

@Suite struct R030SymbolsTests {
  @Test(arguments: IconMeaning.allCases)
  func everyMeaningHasAClass(meaning: IconMeaning) {
    let mirrored: Set<IconMeaning> = [.forward, .back, .textDirection]
    #expect(R030Symbols.directionality(of: meaning) == (mirrored.contains(meaning) ? .mirrored : .fixed))
    for declared in IconDirectionality.allCases {
      #expect(R030Symbols.directionality(of: meaning, declared: declared) == declared, "the manifest wins")
    }
  }

  @Test func theContextTheMeaningAndTheAuthorDecide() {
    func mirroring(_ meaning: IconMeaning, _ flip: Bool?, _ context: Direction = .rightToLeft) -> [Bool] {
      let mirroring = R030Symbols.mirroring(of: meaning, flip: flip, context: context)
      return [mirroring.isMirrored, mirroring.movesParts]
    }
    #expect(mirroring(.forward, nil) == [true, true])
    #expect(mirroring(.object, nil) == [false, true])
    #expect(mirroring(.object, true) == [true, true])
    #expect(mirroring(.forward, false) == [false, false])
    for meaning in IconMeaning.allCases { #expect(mirroring(meaning, true, .leftToRight) == [false, false]) }
    let only = R030Symbols.mirroring(of: .forward, declared: .leftToRightOnly, context: .rightToLeft)
    #expect(only == IconMirroring())
  }

  @Test func theManifestWinsOverTheMeaning() throws {
    let sample = try Self.declared()
    #expect(try sample.element("lever").isMirrored && sample.element("lever").rules == [R030Symbols.rule])
    #expect(try !sample.element("arrow").isMirrored && sample.element("arrow").rules == [])
  }

  /// An Arabic canvas with icons whose manifest says otherwise than what they mean.
  static func declared() throws -> LayoutSample {
    let folder = try IconLibraryTests.folder([
      "manifest.xml": """
      <icons><icon name="lever" file="own.svg" meaning="object" direction="flips"/>
        <icon name="arrow" file="own.svg" meaning="forward" direction="fixed"/></icons>
      """,
      "own.svg": "<svg viewBox=\"0 0 10 10\"><path d=\"M1 1h8v8z\"/></svg>",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let icons = "<icon id=\"lever\" name=\"lever\"/><icon id=\"arrow\" name=\"arrow\"/>"
    return try LayoutSample(
      "<document lang=\"ar\"><head><icons src=\"icons\"/></head><canvas width=\"100\">\(icons)</canvas></document>",
      folder: folder.path)
  }

  @Test func anUnknownNameIsAnErrorWithTheNearest() throws {
    let sample = try LayoutSample.canvas("<icon name=\"heard\"/><icon/>")
    #expect(sample.codes == ["unknown-icon", "nameless-icon"])
    #expect(sample.diagnostics[0].severity == .error)
    #expect(sample.diagnostics[0].hints == ["did you mean \"heart\"?"])
  }

  @Test func theExampleMirrorsWhatItSays() throws {
    let icons = try LayoutSample.example("R030Symbols").elements().filter { $0.element.name == "icon" }
    #expect(icons.map(\.element.isMirrored).map { $0 ? 1 : 0 } == [0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0])
  }
}
