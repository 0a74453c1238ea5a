#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Reads documents and renders them, with one set of fonts; a value that any number of tasks may share.
///
/// ```swift
/// let typesetter = try Typesetter()
/// let document = try typesetter.document(contentsOf: URL(filePath: "page.xml"))
/// let output = try document.render(as: .pdf)
/// try output.write(to: URL(filePath: "page.pdf"))
/// ```
public struct Typesetter: Sendable {
  /// The version of the library.
  public static let version = Versions.typeset

  /// Folders, besides that of a document, from which the document may read files.
  public var allowedFolders: [URL] {
    get { options.roots.map { URL(filePath: $0) } }
    set { options.roots = newValue.map(\.filePath) }
  }

  /// String catalogs, searched before those that a document names.
  public var stringCatalogs: [URL] {
    get { options.stringPaths.map { URL(filePath: $0) } }
    set { options.stringPaths = newValue.map(\.filePath) }
  }

  /// The fonts, besides those of the documents.
  package let fonts: FontLibrary
  /// The pictures that were read for any document.
  package let pictures: PictureLibrary
  /// The string catalogs that were opened so far; copies of the typesetter share them.
  package let catalogs = CatalogLibrary()
  /// The assets that were opened so far; copies of the typesetter share them.
  package let assets = AssetLibrary()
  /// The state of the inputs of all sessions before they were read.
  package let sightings = InputSightings()
  /// The files that all sessions of a run have read.
  package var readFiles: ReadFiles
  /// The options of new sessions.
  package var options: RenderingOptions

  /// Creates a typesetter with the bundled fonts.
  ///
  /// - Parameters:
  ///   - folders: Folders of fonts that are searched before the bundled ones.
  ///   - bundledFonts: The folder of the bundled fonts, such as `TypesetFonts.url`. By default they are looked for near
  ///     the executable: in the resources of `TypesetFonts`, in `../share/typeset/Fonts`, and in `Fonts` in the folders
  ///     above.
  ///   - usesSystemFonts: Whether characters that no other font contains come from the fonts of the machine. The output
  ///     then depends on the machine.
  /// - Throws: ``FontError`` if a folder doesn't exist, or if there is no usable font at all.
  public init(
    fonts folders: [URL] = [], bundledFonts: URL? = nil, usesSystemFonts: Bool = false
  ) throws(FontError) {
    let bundled = bundledFonts?.filePath ?? BundledFontFolder.path
    if bundled == nil, folders.isEmpty { throw FontError("Fonts", .missingFolder) }
    self.init(fonts: try FontLibrary(folders: folders.map(\.filePath), bundled: bundled, system: usesSystemFonts))
  }

  /// Creates a typesetter from opened fonts; `readFiles` are those that were read before.
  package init(
    fonts: FontLibrary, options: RenderingOptions = RenderingOptions(), readFiles: ReadFiles = ReadFiles()
  ) {
    self.fonts = fonts
    self.readFiles = readFiles
    pictures = PictureLibrary(fonts: PictureFonts(fonts))
    self.options = options
  }

  /// A typesetter with other options for a run of its own, and with the same folders and catalogs; throws if the
  /// options make no sense.
  package func configured(with options: RenderingOptions) throws(RenderingError) -> Typesetter {
    try options.validate()
    var result = self
    result.options = options
    result.options.roots = self.options.roots
    result.options.stringPaths = self.options.stringPaths
    result.readFiles = ReadFiles()
    return result
  }

  /// A session for one task.
  package func session() -> TypesettingSession { TypesettingSession(self) }
}

// MARK: - Reading documents

extension Typesetter {
  /// Reads the document in a file.
  ///
  /// - Throws: ``DocumentError`` if the file cannot be read or the document has errors.
  public func document(contentsOf url: URL) throws(DocumentError) -> TypesetDocument {
    let path = url.filePath
    let bytes: [UInt8]
    do { bytes = try InputFile.readArgument(path) } catch {
      throw DocumentError(
        diagnostics: [Diagnostic(.error, code: "unreadable-input", error.description, at: nil)])
    }
    return try read(bytes, name: path, folder: url.deletingLastPathComponent().filePath)
  }

  /// Reads a document from its markup.
  ///
  /// - Parameters:
  ///   - markup: The markup.
  ///   - name: The name of the document in diagnostics.
  ///   - folder: The folder that paths in the document are relative to; by default the current folder.
  /// - Throws: ``DocumentError`` if the document has errors.
  public func document(
    from markup: String, name: String = "document.xml", folder: URL? = nil
  ) throws(DocumentError) -> TypesetDocument {
    try read(Array(markup.utf8), name: name, folder: folder?.filePath ?? ".")
  }

  /// Reads a document from bytes: XML in UTF-8 or UTF-16.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, such as an instance of `Data`.
  ///   - name: The name of the document in diagnostics.
  ///   - folder: The folder that paths in the document are relative to; by default the current folder.
  /// - Throws: ``DocumentError`` if the document has errors.
  public func document(
    from bytes: some Sequence<UInt8>, name: String = "document.xml", folder: URL? = nil
  ) throws(DocumentError) -> TypesetDocument {
    try read(Array(bytes), name: name, folder: folder?.filePath ?? ".")
  }

  private func read(_ bytes: [UInt8], name: String, folder: String) throws(DocumentError) -> TypesetDocument {
    let log = DiagnosticLog()
    guard let loaded = session().read(bytes, name: name, folder: folder, log: log) else {
      throw DocumentError(diagnostics: log.diagnostics)
    }
    return TypesetDocument(loaded, typesetter: self, warnings: log.diagnostics)
  }
}

/// Errors that keep a document from being read or rendered.
public struct DocumentError: Error, Sendable, CustomStringConvertible {
  /// What was found in the document: at least one error, and the warnings. With
  /// ``RenderingOptions/treatsWarningsAsErrors``, warnings alone.
  public let diagnostics: [Diagnostic]

  /// Creates an error from diagnostics.
  package init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// The diagnostics, one per line.
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}

extension PictureFonts {
  /// The fonts of a library, each file once, for the text of SVG pictures; without those of the system.
  ///
  /// The family of interfaces comes late, because pictures are drawn with that of pages, and those that are reserved
  /// for some languages last, because such a text names no language.
  init(_ library: FontLibrary) {
    var known: Set<String> = []
    let reserved = library.fonts.filter { LanguageFamilies.isReserved($0.family) }
    let others = library.fonts.filter { !LanguageFamilies.isReserved($0.family) }
    let fonts =
      others.filter { $0.family != FontSelector.interfaceFamily }
      + others.filter { $0.family == FontSelector.interfaceFamily } + reserved
    let files = fonts.filter { known.insert($0.fileName).inserted }.map { File(path: $0.fileName, family: $0.family) }
    self.init(
      files: files, defaultFamily: FontSelector.defaultFamily, monospacedFamily: ElementStyle.monospacedFamily,
      covers: { scalar in fonts.contains { $0.covers(scalar) } })
  }
}
