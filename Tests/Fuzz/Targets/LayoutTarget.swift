@testable import Typeset

/// Lays out documents that the bytes choose from the grammar, writes every output, and compares them.
struct LayoutTarget: FuzzTarget {
  private let library: FontLibrary
  private static let formats = [OutputFormat.json, .svg, .pdf, .png]
  private static let locales = ["en", "de", "ar-EG", "he", "fa", "th", "hi", "ja"]
  private static let scale = 0.25

  init() {
    guard let folder = BundledFontFolder.path else { preconditionFailure("run it in the folder of the project") }
    library = try! FontLibrary(bundled: folder, packs: false)
  }

  func take(_ bytes: [UInt8]) {
    let input = Input(bytes)
    let session = session(with: input.options)
    var frames: [Frame] = []
    var files: [OutputFormat: [[UInt8]]] = [:]
    for format in Self.formats {
      files[format] = render(input.document, in: session, as: format) { if format == .pdf { frames.append($0) } }
    }
    let again = render(input.document, in: self.session(with: input.options), as: input.repeated) { _ in }
    expect(files[input.repeated] == again, "the same input gives the same \(input.repeated)")
    Agreement(
      json: files[.json]?.first, svg: files[.svg], pdf: files[.pdf]?.first, png: files[.png], scale: Self.scale,
      frames: frames, isPlain: input.isPlain
    ).check()
  }

  /// What bytes choose.
  struct Input {
    /// The document.
    let document: [UInt8]
    /// Whether it holds paragraphs alone.
    let isPlain: Bool
    /// The format that is written twice.
    let repeated: OutputFormat
    /// What is chosen beside the document.
    let options: LayoutOptions

    init(_ bytes: [UInt8]) {
      var choices = Choices(bytes)
      var options = LayoutOptions(locale: choices.one(of: LayoutTarget.locales))
      options.textSize = choices.one(of: TextSizeCategory.allCases)
      options.appearance.isDark = choices.happens(oncePer: 4)
      options.accessibility.invertsColors = choices.happens(oncePer: 8)
      options.annotates = choices.happens(oncePer: 6)
      repeated = choices.one(of: LayoutTarget.formats)
      var grammar = DocumentGrammar(choices)
      (document, isPlain) = grammar.document()
      self.options = options
    }
  }

  private func session(with options: LayoutOptions) -> TypesettingSession {
    let session = Typesetter(fonts: library).session()
    session.options.layout = options
    session.options.scale = Self.scale
    return session
  }

  /// The files that a document gives; nil if it has errors, or a page that the format cannot hold.
  private func render(
    _ text: [UInt8], in session: TypesettingSession, as format: OutputFormat, watcher: (Frame) -> Void
  ) -> [[UInt8]]? {
    let log = DiagnosticLog()
    guard let loaded = session.read(text, name: "fuzz.xml", folder: ".", log: log) else {
      expect(log.hasErrors, "a document is refused with a reason")
      return nil
    }
    let output = MemoryOutput()
    do { try session.render(loaded, as: format, to: output, log: log, watcher: watcher) } catch {
      expect(
        error is PDFPageError || error is PNGError || error is CairoError, "an output is refused for its size: \(error)"
      )
      return nil
    }
    return log.hasErrors ? nil : output.files
  }
}
