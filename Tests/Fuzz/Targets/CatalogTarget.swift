import Glibc

@testable import Typeset

/// Reads any bytes as a string catalog of each format, and puts arguments into its messages.
struct CatalogTarget: FuzzTarget {
  /// Sixteen, so that the seeds choose with the digits from 0.
  private let endings = [
    "xcstrings", "strings", "stringsdict", "xliff", "xml", "ts", "resx", "xlf", "ftl", "csv", "json", "properties",
    "yml", "tsv", "ftl", "csv",
  ]
  /// Beside the findings; readers of catalogs take files.
  private let folder = ".build-fuzz/catalog-\(getpid())"

  init() { mkdir(folder, 0o700) }

  func take(_ bytes: [UInt8]) {
    var choices = Choices(bytes)
    let ending = choices.one(of: endings)
    let path = "\(folder)/de.\(ending)"
    guard let file = fopen(path, "w") else { return }
    let contents = choices.rest()
    fwrite(contents, 1, contents.count, file)
    fclose(file)
    do {
      let catalog = try CatalogFiles.read(path, name: "Strings.\(ending)")
      for warning in catalog.warnings { expect(!warning.message.isEmpty, "a warning says something") }
      use(catalog)
    } catch {
      expect(!error.diagnostic.message.isEmpty, "a catalog is refused with a reason")
      expect(!DiagnosticPrinter().string(for: error.diagnostic).isEmpty, "a reason can be printed")
    }
  }

  private func use(_ catalog: Catalog) {
    let arguments = [
      MessageArgument(kind: .int, value: "3"), MessageArgument(name: "name", kind: .text, value: "نجمة"),
      MessageArgument(kind: .decimal, value: "2.5"),
    ]
    let set = CatalogSet([catalog])
    for key in catalog.entries.keys.sorted().prefix(6) {
      for language in catalog.languages.prefix(2) {
        guard let answer = set.answer(for: key, locale: language, developmentLanguage: "en") else { continue }
        let formatter = MessageFormatter(language: answer.language, device: .iphone, arguments: arguments)
        // What does not fit the arguments is refused.
        _ = try? formatter.pieces(of: answer.message)
      }
    }
    let lines = set.coverage(developmentLanguage: "en")
    expect(lines.count <= catalog.languages.count, "a line for each language")
  }
}
