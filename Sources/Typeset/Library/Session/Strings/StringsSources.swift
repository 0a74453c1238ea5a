/// Reads what a list of texts is made from: catalogs, folders of catalogs, and documents with the catalogs that they
/// name.
package struct StringsSources {
  /// The folders that links in catalogs may lead to.
  private let roots: [String]
  /// Gets what was read, none of which may be written.
  private let readFiles: ReadFiles
  /// Gets what is wrong.
  private let log: DiagnosticLog
  private let library = CatalogLibrary()
  private var catalogs: [Catalog] = []
  /// The files of the catalogs, each once.
  private var known: Set<String> = []
  /// The language of the first document.
  private var language: String?
  private var uses: [DocumentKeys.Use]?

  /// The list of the files at some paths; nil after an error, which is in `log`.
  package static func list(
    _ paths: [String], roots: [String], readFiles: ReadFiles, log: DiagnosticLog
  ) throws(InputError) -> CatalogList? {
    var sources = StringsSources(roots: roots, readFiles: readFiles, log: log)
    for path in paths { try sources.add(path) }
    return log.hasErrors ? nil : sources.list()
  }

  private init(roots: [String], readFiles: ReadFiles, log: DiagnosticLog) {
    self.roots = roots
    self.readFiles = readFiles
    self.log = log
  }

  private mutating func add(_ path: String) throws(InputError) {
    guard !FileSystem.isFolder(path), CatalogFiles.ending(of: path) == "xml", FileSystem.isFile(path) else {
      return addCatalog(path)
    }
    let bytes = try InputFile.read(path)
    if CatalogKind(path: path, bytes: bytes) == nil { addDocument(bytes, path) } else { addCatalog(path) }
  }

  private mutating func addCatalog(_ path: String) {
    for path in CatalogFiles.paths(of: path) { readFiles.add(path, inFolders: CatalogFiles.endings) }
    guard known.insert(FileSystem.normalized(path)).inserted else { return }
    if let catalog = library.load(path, roots: roots, log: log) { catalogs.append(catalog) }
  }

  private mutating func addDocument(_ bytes: [UInt8], _ path: String) {
    readFiles.add(path)
    guard let document = Document.read(bytes, name: path, log: log) else { return }
    let folder = FileSystem.folder(of: path)
    language = language ?? document.language
    for declaration in document.catalogs {
      let place = NamedPath.place(of: declaration.path, from: folder)
      for path in CatalogFiles.paths(of: place) { readFiles.add(path, inFolders: CatalogFiles.endings) }
      guard known.insert(FileSystem.normalized(place)).inserted else { continue }
      let catalog = library.load(declaration.path, from: folder, roots: roots, at: declaration.range, log: log)
      if let catalog { catalogs.append(catalog) }
    }
    uses = (uses ?? []) + DocumentKeys(bytes, name: path).uses
  }

  /// The list of what was read; nil after an error.
  private func list() -> CatalogList? {
    do {
      let list = try CatalogList(catalogs, source: language)
      guard let uses else { return list }
      var found = KeyUses()
      for use in uses {
        if list.contains(use.key) {
          found.add(use.key, at: CatalogPlace(use.place))
        } else if !use.isContent {
          tellMissing(use, list)
        }
      }
      return list.used(by: found)
    } catch {
      log.report(error.diagnostic)
      return nil
    }
  }

  private func tellMissing(_ use: DocumentKeys.Use, _ list: CatalogList) {
    let near = list.nearestKey(to: use.key).map { "did you mean \(quoted($0))?" }
    log.report(
      Diagnostic(
        .warning, code: "missing-key", "key \(quoted(use.key)) not found in any catalog", at: use.place,
        hints: [near ?? "add it to a catalog of the document"]))
  }
}
