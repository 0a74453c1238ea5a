@testable import Typeset

/// Lays out documents that the bytes choose from the grammar, and writes every output.
struct LayoutTarget: FuzzTarget {
  private let library: FontLibrary
  private let locales = ["en", "de", "ar-EG", "he", "fa", "th", "hi", "ja"]

  init() {
    guard let folder = BundledFontFolder.path else { preconditionFailure("run it in the folder of the project") }
    library = try! FontLibrary(bundled: folder, packs: false)
  }

  func take(_ bytes: [UInt8]) {
    var choices = Choices(bytes)
    var options = LayoutOptions(locale: choices.one(of: locales))
    options.textSize = choices.one(of: TextSizeCategory.allCases)
    options.appearance.isDark = choices.happens(oncePer: 4)
    options.accessibility.invertsColors = choices.happens(oncePer: 8)
    options.annotates = choices.happens(oncePer: 6)
    let format = choices.one(of: [OutputFormat.json, .json, .json, .svg, .pdf, .png])
    var grammar = DocumentGrammar(choices)
    let text = grammar.document()
    let first = render(text, options, as: format)
    expect(first == render(text, options, as: format), "the same input gives the same bytes")
  }

  /// The files that a document gives; nil if it has errors.
  private func render(_ text: [UInt8], _ options: LayoutOptions, as format: OutputFormat) -> [[UInt8]]? {
    let session = Typesetter(fonts: library).session()
    session.options.layout = options
    session.options.scale = 0.25
    let log = DiagnosticLog()
    guard let loaded = session.read(text, name: "fuzz.xml", folder: ".", log: log) else {
      expect(log.hasErrors, "a document is refused with a reason")
      return nil
    }
    let output = MemoryOutput()
    do { try session.render(loaded, as: format, to: output, log: log) } catch {
      // Pages that a format cannot hold are refused with a reason.
      expect(!"\(error)".isEmpty, "an output is refused with a reason")
      return nil
    }
    return output.files
  }
}
