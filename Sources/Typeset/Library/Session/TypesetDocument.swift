/// A document that has been read, with the fonts, catalogs and icons that it names; render it or look at its layout.
///
/// ```swift
/// let document = try typesetter.document(contentsOf: url)
/// let arabic = try document.render(as: .png, options: RenderingOptions(locale: "ar-EG"))
/// for page in arabic.files { print(page.count) }
/// ```
///
/// Every rendering lays the document out again; any number of tasks may render it at the same time.
public struct TypesetDocument: Sendable {
  /// The warnings from reading, which don't keep the document from being rendered.
  public let warnings: [Diagnostic]
  /// The document with its resources.
  package let loaded: LoadedDocument
  /// The fonts and options of its renderings.
  package let typesetter: Typesetter

  /// Creates a document from what a session has read.
  package init(_ loaded: LoadedDocument, typesetter: Typesetter, warnings: [Diagnostic] = []) {
    self.warnings = warnings
    self.loaded = loaded
    self.typesetter = typesetter
  }

  /// The name of the document in diagnostics: the path of its file, or the name given when it was read.
  public var name: String { loaded.document.source.name }

  /// The language of the document, as a BCP 47 tag.
  public var language: String { loaded.document.language }

  /// The title of the document in a locale, by default in its own; nil if it has none.
  public func title(locale: String? = nil) -> String? {
    let session = typesetter.session()
    session.options.layout.locale = locale
    return session.title(of: loaded, log: DiagnosticLog())
  }

  /// Renders the document into memory.
  ///
  /// - Throws: ``DocumentError`` if the document has errors, ``RenderingError`` if the options make no sense or the
  ///   format cannot hold a page of its size.
  public func render(
    as format: OutputFormat, options: RenderingOptions = RenderingOptions()
  ) throws -> RenderedDocument {
    let session = try session(for: options)
    let log = DiagnosticLog()
    let output = MemoryOutput()
    try RenderingError.wrap { try session.render(loaded, as: format, to: output, log: log) }
    if session.fails(log) { throw DocumentError(diagnostics: log.diagnostics) }
    return RenderedDocument(format: format, files: output.files, warnings: log.diagnostics)
  }

  /// Lays the document out and describes its pages: elements, lines and runs with their places, and the guidelines that
  /// were applied.
  ///
  /// - Throws: ``DocumentError`` if the document has errors, ``RenderingError`` if the options make no sense.
  public func layout(options: RenderingOptions = RenderingOptions()) throws -> [PageLayout] {
    let session = try session(for: options)
    let log = DiagnosticLog()
    var pages: [PageLayout] = []
    try session.frames(of: loaded, log: log, observer: nil, annotates: false) { pages.append(PageLayout($0)) }
    if session.fails(log) { throw DocumentError(diagnostics: log.diagnostics) }
    return pages
  }

  /// A session with options, and with the folders and catalogs of the typesetter.
  private func session(for options: RenderingOptions) throws(RenderingError) -> TypesettingSession {
    try typesetter.configured(with: options).session()
  }
}
