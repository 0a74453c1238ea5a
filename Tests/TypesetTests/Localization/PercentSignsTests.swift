import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct PercentSignsTests {
  private func shown(
    _ text: String, from source: String?, _ arguments: MessageArgument...
  ) -> String {
    let message = CatalogMessage(variation: .text(CatalogText(value: text)))
    let signs = PercentSigns(
      of: message, translatedFrom: source.map { CatalogMessage(variation: .text(CatalogText(value: $0))) },
      argumentCount: arguments.count)
    do {
      return try MessageFormatter(language: "en", device: .iphone, arguments: arguments)
        .pieces(of: signs.applied(to: message)).shown(arguments)
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    "100%-osan valmis", "%100ean eginda", "50%iger Rabatt", "10%-ig", "50%indirim", "50%-os", "20 %d’économie",
    "100%argan", "Für %@",
  ])
  func aTextThatIsShownAsItIsHasNoPlaceholders(text: String) {
    #expect(shown(text, from: "100% done") == text)
  }

  @Test func whatTheSourceDeclaresIsPutIn() {
    #expect(shown("%d Dateien", from: "%d files", .int(3)) == "[3] Dateien")
    #expect(shown("%@ hat 50%iges Eis", from: "%@ has 50%% ice", .text("a")) == "[a] hat 50%iges Eis")
    #expect(shown("%dMB", from: "%d MB", .int(3)) == "[3]MB")
    #expect(shown("%d", from: "%d") == "\(MessageError.missingArgument("%d"))")
    // What nothing else would take is put in where it is unlikely as well.
    #expect(shown("0%dh", from: nil, .int(5)) == "0[5]h")
    #expect(shown("Ohne Namen", from: "%@", .text("a")) == "Ohne Namen")
  }

  @Test func partsAndFormsAreKept() throws {
    let part = CatalogSubstitution(
      argument: 1,
      variation: .plural([
        .one: .text(CatalogText(value: "ein 100%iges Boot")), .other: .text(CatalogText(value: "%arg Boote")),
      ]))
    let message = CatalogMessage(
      variation: .text(CatalogText(value: "%1$#@boats@ zu 50%igem Preis, 5 %%")), substitutions: ["boats": part])
    let read = PercentSigns(of: message, translatedFrom: nil, argumentCount: 1).applied(to: message)
    #expect(read.shown(.int(1)) == "ein 100%iges Boot zu 50%igem Preis, 5 %")
    #expect(read.shown(.int(2)) == "[2] Boote zu 50%igem Preis, 5 %")
  }

  @Test func screensWithPercentagesAreRendered() throws {
    let texts = ["en": "100% done", "fi": "100%-osan valmis", "eu": "%100ean eginda", "de": "100%ige Sache"]
    let units = texts.keys.sorted().map { "\"\($0)\": {\"stringUnit\": {\"value\": \"\(texts[$0]!)\"}}" }
    let catalog =
      "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"localizations\": {\(units.joined(separator: ", "))}}}}"
    try CatalogSample.withFolder { folder in
      try CatalogSample.write(catalog.utf8, to: folder + "/A.xcstrings")
      let sample = try CheckSample(
        "<head><catalog src=\"A.xcstrings\"/></head><page><p key=\"a\">100% done</p></page>",
        [.locale: "en,fi,eu,de"], folder: folder)
      #expect(sample.report.unrendered.isEmpty, "\(sample.diagnostics)")
    }
  }
}
