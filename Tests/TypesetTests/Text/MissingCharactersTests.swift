import Testing

@testable import Typeset

/// What no font has is one warning a script and file.
@Suite struct MissingCharactersTests {
  private func missing(_ blocks: String, lang: String = "en") throws -> [Diagnostic] {
    try LayoutSample.canvas(blocks, lang: lang).diagnostics.filter { $0.code == "missing-character" }
  }

  @Test func aScriptIsOneWarningWithItsCountAndItsFirstPlace() throws {
    let found = try missing("<p>abc ሀሁ</p><p>ሂ and ☞☛</p><ul><li>ሃ</li></ul>")
    #expect(
      found.map(\.message) == [
        "no font has 4 Ethiopic characters, beginning with \"ሀ\" (U+1200); boxes are shown instead",
        "no font has 2 symbols, beginning with \"☞\" (U+261E); boxes are shown instead",
      ])
    #expect(found.allSatisfy { $0.range?.start.line == 1 })
    #expect(found.map { $0.range?.start.column } == [48, 63])
    let own = "add a font that has them with <font src> in the head, or a folder of fonts"
    let pack = "'make fonts PACK=africa' adds Noto fonts for the scripts of Africa to the bundled fonts"
    #expect(found.map(\.hints) == [[pack, own], [own]])
  }

  @Test func emojiNameThePackThatHelps() throws {
    let found = try missing("<p>😀 and 👩‍👦, 🎈</p>")
    #expect(
      found.map(\.message) == [
        "no font has 3 emoji, beginning with \"😀\" (U+1F600); boxes are shown instead"
      ])
    #expect(found.first?.hints.first == "'make fonts PACK=emoji' adds Noto Color Emoji to the bundled fonts")
    #expect(found.first?.hints.count == 2)
  }

  @Test func aRareChineseCharacterNamesThePackThatHelps() throws {
    let found = try missing("<p>港の\u{2000B}</p>", lang: "ja")
    #expect(found.map(\.message) == ["no font has \"\u{2000B}\" (U+2000B); a box is shown instead"])
    #expect(
      found.first?.hints == [
        "'make fonts PACK=cjk' adds Noto Sans CJK to the bundled fonts",
        "add a font that has it with <font src> in the head, or a folder of fonts",
      ])
  }

  @Test func aPackThatIsThereIsNotNamed() throws {
    let characters = MissingCharacters(
      kind: .emoji, first: Array("😀".utf16)[...], range: SourceRange(file: SourceFile(name: "", utf8: []), bytes: 0..<0)
    )
    #expect(characters.diagnostic(hasPack: true).hints.count == 1)
    #expect(characters.diagnostic(hasPack: false).hints.count == 2)
    #expect(!FontSelector(library: BundledFonts.library).has(.emoji))
    let own = FontSelector(
      library: BundledFonts.library,
      documentFonts: [DeclaredFont(font: BundledFonts.font(), family: "Noto Sans CJK JP")])
    #expect(own.has(.cjk))
    #expect(!own.has(.emoji))
  }

  @Test func pagesThatAreCountedFirstCountNoCharacterTwice() throws {
    let xml = """
      <document lang="en"><page size="a5"><running-foot><page-number/> of <page-count/></running-foot>\
      <p>ሀሁ</p></page></document>
      """
    let found = try LayoutSample(xml).diagnostics
    #expect(found.count == 1)
    #expect(found.first?.message.contains("2 Ethiopic characters") == true)
  }
}
