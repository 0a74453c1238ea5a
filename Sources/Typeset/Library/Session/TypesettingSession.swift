/// Takes documents from bytes to frames and files, one after another; for one task at a time.
///
/// Its caches, such as shaped words and open faces, do not affect results.
package final class TypesettingSession {
  private var typesetter: Typesetter
  private let analyzer = TextAnalyzer()
  private let shaper = Shaper()
  package let faces = FaceCache()
  let spareFaces = LendingPool { FaceCache() }
  /// How many threads lay out and draw the pages of a document.
  package var threads = 1
  private let bundledIcons = IconLibrary()

  init(_ typesetter: Typesetter) { self.typesetter = typesetter }

  /// What the next renderings choose beside document and fonts: variants of a document may follow one another.
  package var options: RenderingOptions {
    get { typesetter.options }
    set { typesetter.options = newValue }
  }

  /// Where the files are noted that documents look for while they are read and laid out; nil notes none.
  package var inputs: InputRecord?

  /// The files that the run has read.
  package var readFiles: ReadFiles { typesetter.readFiles }
  /// The fonts.
  package var fonts: FontLibrary { typesetter.fonts }

  /// Notes the pictures that a document may show before any of them is read: what is written meanwhile must spare them.
  package func notePictures(of loaded: LoadedDocument) {
    for path in loaded.document.picturePaths {
      typesetter.readFiles.add(NamedPath.place(of: path, from: loaded.folder))
      for version in PictureName(path).versions(in: loaded.folder) { typesetter.readFiles.add(version) }
      for file in loaded.assets.files(ofImage: path) { note(file, from: loaded.folder) }
    }
    for path in loaded.document.mockupPaths {
      typesetter.readFiles.add(NamedPath.place(of: path, from: loaded.folder))
    }
  }

  /// An empty record of inputs, which notes their state before they are read.
  package func inputRecord() -> InputRecord { InputRecord(willRead: typesetter.sightings.note) }

  /// Notes a path before what is there is read.
  private func note(_ path: String) {
    inputs?.add(path)
    typesetter.readFiles.add(path, inFolders: CatalogFiles.endings)
  }

  /// Notes the `path` given by a document in `folder`.
  func note(_ path: String, from folder: String) { note(NamedPath.place(of: path, from: folder)) }

  /// Reads a document and opens the fonts that it declares; nil after errors.
  ///
  /// `folder` is the document's own, from which its paths count.
  package func read(_ bytes: [UInt8], name: String, folder: String, log: DiagnosticLog) -> LoadedDocument? {
    let contents = ContentFiles(of: name, in: folder, roots: options.roots) { [self] in note($0, from: folder) }
    let document = Document.read(
      bytes, name: name, contents: contents,
      choice: ContentChoice(language: options.textLanguage, locale: realLocale), log: log)
    guard let document else { return nil }
    var fonts: [DeclaredFont] = []
    for declaration in document.fonts {
      note(declaration.path, from: folder)
      do {
        let font = try FontLibrary.load(declaration.path, from: folder, roots: options.roots)
        fonts.append(
          DeclaredFont(
            font: font, family: declaration.family, language: declaration.language, weight: declaration.weight))
      } catch {
        log.report(
          Diagnostic(.error, code: error.code, error.description, at: declaration.range, hints: error.hints))
      }
    }
    let catalogs = catalogs(of: document, folder: folder, log: log)
    let icons = document.icons.compactMap {
      note($0.path, from: folder)
      let icons = IconFolder.read($0.path, from: folder, roots: options.roots, at: $0.range, log: log)
      for file in icons?.files ?? [] { typesetter.readFiles.add(file) }
      return icons
    }
    let assets = assets(of: document, folder: folder, log: log)
    let colors = assets.colors(of: document, log: log)
    return log.hasErrors
      ? nil
      : LoadedDocument(
        document: document, fonts: fonts, folder: folder, catalogs: catalogs, icons: icons, assets: assets,
        colors: colors)
  }

  /// The assets that the head of a document names.
  private func assets(of document: Document, folder: String, log: DiagnosticLog) -> DocumentAssets {
    DocumentAssets(
      document.assets.compactMap { declaration in
        note(declaration.path, from: folder)
        return typesetter.assets.load(
          declaration.path, from: folder, roots: options.roots, at: declaration.range, log: log
        ).map { DocumentAssets.Folder(path: declaration.path, catalog: $0) }
      })
  }

  /// The locale of the options, unless it is that of a pseudolanguage.
  private var realLocale: String? { options.layout.locale.flatMap { Pseudolanguage(locale: $0) == nil ? $0 : nil } }

  /// The catalogs that the options name, then those of the document.
  private func catalogs(of document: Document, folder: String, log: DiagnosticLog) -> CatalogSet {
    let library = typesetter.catalogs
    let named = options.stringPaths.compactMap { path in
      for path in CatalogFiles.paths(of: path) { note(path) }
      return library.load(path, roots: options.roots, log: log)
    }
    return CatalogSet(
      named
        + document.catalogs.compactMap { declaration in
          for path in CatalogFiles.paths(of: declaration.path) { note(path, from: folder) }
          return library.load(declaration.path, from: folder, roots: options.roots, at: declaration.range, log: log)
        })
  }

  /// Finds the texts of one rendering; created once for it, so that missing keys are reported once.
  private func translator(of loaded: LoadedDocument, log: DiagnosticLog) -> Translator {
    // A pseudolocale shows the texts that translations are made from.
    let locale = realLocale
    return Translator(
      loaded.document, catalogs: loaded.catalogs, locale: locale ?? loaded.document.language,
      pseudolanguage: options.layout.shownPseudolanguage, log: log)
  }

  /// The title of a document in the language that is wanted.
  package func title(of loaded: LoadedDocument, log: DiagnosticLog) -> String? {
    translator(of: loaded, log: log).title(of: loaded.document)
  }

  /// A line for each language that the catalogs of a document have: how much of them is translated. With bold text, a
  /// line about the text that is too heavy to become bolder (R143).
  package func coverage(of loaded: LoadedDocument) -> [String] {
    loaded.catalogs.coverage(developmentLanguage: loaded.document.language).map(\.line)
      + boldTextLimits(of: loaded)
  }

  private func boldTextLimits(of loaded: LoadedDocument) -> [String] {
    guard options.accessibility.isBold else { return [] }
    return selector(for: loaded).defaultFamilies(lighterThan: R143BoldText.heaviest).map { family in
      "bold text: \(family.name) has no face heavier than \(family.heaviest); text of that weight stays as it is"
    }
  }

  /// Lays a document out and hands over its frames one by one.
  package func frames(of loaded: LoadedDocument, log: DiagnosticLog, emit: (Frame) throws -> Void) throws {
    try frames(of: loaded, log: log, observer: nil, emit: emit)
  }

  /// The same, with every text that is broken shown to `observer`, and with `findings` marked on the pages; where
  /// `annotates` is false, frames are as they were decided: without annotations and marks, and in their own colours.
  /// With `crops`, only what the options crop to is left.
  package func frames(
    of loaded: LoadedDocument, translator: Translator? = nil, log: DiagnosticLog, observer: TextObserver?,
    annotates: Bool = true, findings: FindingMarks? = nil, crops: Bool = false, emit: (Frame) throws -> Void
  ) throws {
    if let device = options.layout.deviceWithoutOrientation(in: loaded.document) {
      throw RenderingError.unsupportedOrientation(device)
    }
    let setter = self.setter(for: loaded, log: log)
    setter.observer = observer
    let layout = annotates ? options.layout : options.layout.withoutAnnotations
    let mockups = loaded.document.mockupPaths.isEmpty ? nil : DocumentMockups(of: loaded, in: self)
    let annotator =
      annotates && (layout.isAnnotated || findings != nil)
      ? Annotator(setter: self.setter(for: loaded), options: layout, findings: findings) : nil
    var count = 0
    var crop = crops ? options.crop.map { Crop(to: $0) } : nil
    try Layout.frames(
      of: loaded.document, translator: translator ?? self.translator(of: loaded, log: log), options: layout,
      setter: setter, icons: icons(of: loaded), pictures: pictures(of: loaded), colors: loaded.colors,
      mockups: mockups, log: log
    ) { frame in
      // What explains a page is drawn from its edges.
      let frame = layout.framesDevice && annotator == nil ? DeviceFrame.around(frame) : frame
      let annotated = annotator?.annotated(frame, at: count) ?? frame
      count += 1
      guard crop != nil else { return try emit(annotated) }
      if let part = crop?.part(of: annotated) { try emit(part) }
    }
    if let fault = crop?.fault { log.report(fault) }
  }

  /// The first frame of a document that another one shows, with its title and the language of that; nil where its
  /// conditions leave nothing.
  func firstFrame(
    of loaded: LoadedDocument, options layout: LayoutOptions, mockups: any MockupSource, log: DiagnosticLog
  ) -> (frame: Frame, title: String?, language: String)? {
    let outer = options.layout
    options.layout = layout
    defer { options.layout = outer }
    var first: Frame?
    // All that a closure throws here is that the first frame is there.
    try? Layout.frames(
      of: loaded.document, translator: translator(of: loaded, log: log), options: layout,
      setter: setter(for: loaded, log: log), icons: icons(of: loaded), pictures: pictures(of: loaded),
      colors: loaded.colors,
      mockups: mockups, log: log
    ) { frame in
      first = frame
      throw FirstFrameFound()
    }
    guard let frame = first else { return nil }
    let isTranslated =
      frame.title == nil
      ? loaded.document.titleKey != nil : loaded.document.needsResolution && !loaded.catalogs.catalogs.isEmpty
    return (
      layout.framesDevice ? DeviceFrame.around(frame) : frame,
      frame.title ?? title(of: loaded, log: DiagnosticLog()),
      isTranslated ? frame.locale : loaded.document.language
    )
  }

  /// The pictures that a document may take.
  private func pictures(of loaded: LoadedDocument) -> DocumentPictures {
    DocumentPictures(
      library: typesetter.pictures, folder: loaded.folder, roots: options.roots, assets: loaded.assets, inputs: inputs,
      readFiles: typesetter.readFiles)
  }

  /// Renders a document into files; returns their paths, none if the document has errors.
  ///
  /// Nothing appears before everything is drawn. Throws ``OutputError`` if the output cannot be written,
  /// `OverwriteError` if something else would be lost, and `PlacementError` if it isn't of the kind that the document
  /// needs.
  @discardableResult
  package func render(
    _ loaded: LoadedDocument, as format: OutputFormat, to target: OutputTarget,
    replacing replacement: Replacement = .any, findings: FindingMarks? = nil,
    log: DiagnosticLog, watcher: (Frame) throws -> Void = { _ in }
  ) throws -> [String] {
    try draw(
      loaded, as: format, to: target, replacing: replacement, findings: findings, log: log, watcher: watcher)?.commit()
      ?? []
  }

  /// Renders a document into files that wait to be put in their places; nil if the document has errors.
  package func draw(
    _ loaded: LoadedDocument, as format: OutputFormat, to target: OutputTarget,
    replacing replacement: Replacement = .any, findings: FindingMarks? = nil,
    log: DiagnosticLog, watcher: (Frame) throws -> Void = { _ in }
  ) throws -> OutputSet? {
    let outputs = OutputSet(
      target: target, format: format, keepsInMemory: options.treatsWarningsAsErrors || loaded.document.hasPictures,
      reserved: options.reservedPaths, replacing: replacement, sparing: typesetter.readFiles)
    try render(loaded, as: format, to: outputs, findings: findings, log: log, watcher: watcher)
    return fails(log) ? nil : outputs
  }

  /// Renders a document to an output, with every frame shown to `watcher` before it is drawn.
  package func render(
    _ loaded: LoadedDocument, as format: OutputFormat, to output: some PageOutput, findings: FindingMarks? = nil,
    log: DiagnosticLog, watcher: (Frame) throws -> Void = { _ in }
  ) throws {
    let document = loaded.document
    let translator = translator(of: loaded, log: log)
    let root = LanguageTag(document.language) ?? .undetermined
    let about = PageSet(
      title: format == .pdf || format == .svg ? translator.title(of: document) : nil,
      language: options.layout.locale ?? document.language,
      direction: options.layout.layoutDirection(of: document, rootLanguage: root))
    try write(about, as: format, to: output) { emit in
      // A dump lists the decisions itself.
      try frames(
        of: loaded, translator: translator, log: log, observer: nil, annotates: format != .json, findings: findings,
        crops: true
      ) { frame in
        try watcher(frame)
        try emit(frame)
      }
    }
  }

  /// A small picture of a frame, which fits into some pixels and is never larger than the frame's own; of one that is
  /// many times as high as wide, its upper part.
  package func thumbnail(of frame: Frame, width: Double, height: Double) throws -> ByteBuffer {
    var frame = frame
    frame.size.height = min(frame.size.height, frame.size.width * 2.25)
    let scale = min(width / max(frame.size.width, 1), height / max(frame.size.height, 1), frame.scale)
    return try PNGOutput.png(of: frame, scale: scale, faces: faces)
  }

  /// Whether the diagnostics so far forbid an output.
  package func fails(_ log: DiagnosticLog) -> Bool {
    log.hasErrors || options.treatsWarningsAsErrors && !log.diagnostics.isEmpty
  }

  /// Typesets words about a document in its fonts, and reports nothing.
  private func setter(for loaded: LoadedDocument, log: DiagnosticLog = DiagnosticLog()) -> TextSetter {
    TextSetter(
      fonts: selector(for: loaded), source: loaded.document.source, log: log, analyzer: analyzer, shaper: shaper)
  }

  /// Typesets words outside of documents.
  package func setter() -> TextSetter {
    TextSetter(
      fonts: commonSelector, source: SourceFile(name: "", utf8: []), log: DiagnosticLog(), analyzer: analyzer,
      shaper: shaper)
  }

  /// Documents without their own icons share the bundled ones.
  private func icons(of loaded: LoadedDocument) -> IconLibrary {
    loaded.icons.isEmpty ? bundledIcons : IconLibrary(folders: loaded.icons)
  }

  /// Documents without fonts of their own share one selector, with all that it has found.
  private func selector(for loaded: LoadedDocument) -> FontSelector {
    loaded.fonts.isEmpty ? commonSelector : FontSelector(library: typesetter.fonts, documentFonts: loaded.fonts)
  }

  private lazy var commonSelector = FontSelector(library: typesetter.fonts)
}

/// Ends a layout after its first frame.
private struct FirstFrameFound: Error {}
