/// Reads a folder of catalogs as one, in the shapes that Xcode and translators use.
///
/// These are found first: files of Apple's kinds, XLIFF, gettext and bundles in the folder itself, tables and string
/// catalogs in `LANG.lproj`, tables, XLIFF and gettext in `LANG`, XLIFF in `LANG.xcloc/Localized Contents`, and gettext
/// in `LANG/LC_MESSAGES`. Then come all other files in it and in its folders.
///
/// Of several texts for a key and a language, the first one found wins: string catalogs come first, then tables in
/// folders, then XLIFF, gettext and bundles, then tables without a language; among tables, `Localizable` comes first.
struct CatalogFolder {
  /// Reads the files.
  private let files: CatalogFiles
  private var builder = CatalogBuilder()
  /// The paths of the files that were read, and of the tables without their endings.
  private var known: Set<String> = []
  /// The files of Fluent, which refer to each other.
  private var fluent: [FluentFile] = []
  /// The files whose keys may be those of others as well.
  private var namespaces = CatalogNamespaces()
  /// Which files of properties are bundles.
  private var bundles = PropertiesBundles()
  /// Whether anything has been found.
  private var isEmpty = true
  /// Whether a file could be read.
  private var hasTexts = false
  /// Why the first file that is left out cannot be read.
  private var firstError: ContentError?

  /// The catalog of a folder at a path; messages call it `name`.
  static func read(_ path: String, name: String, with files: CatalogFiles) throws(ContentError) -> Catalog {
    var folder = CatalogFolder(files: files)
    try folder.read(try folder.entered(FolderPlace(path: path, name: name)))
    if !folder.hasTexts, let error = folder.firstError { throw error }
    guard !folder.isEmpty else {
      throw ContentError(
        "no catalogs in folder \(quoted(name))", at: nil,
        "give a folder that contains catalogs, or folders such as ar.lproj", code: "missing-catalog")
    }
    return Catalog(name: name, folder.builder)
  }

  private init(files: CatalogFiles) { self.files = files }

  private mutating func read(_ root: FolderPlace) throws(ContentError) {
    if CatalogFiles.ending(of: root.lastName) == "lproj" { return try readLanguage(root) }
    try addFiles("xcstrings", in: root)
    let folders = root.folders
    for name in folders where CatalogFiles.ending(of: name) == "lproj" {
      try readLanguage(try entered(root.inside(name)))
    }
    for name in folders {
      guard let language = LanguageName.plain(name) else { continue }
      try addTables(in: try entered(root.inside(name)), language: language)
    }
    try addFiles("xliff", "xlf", "po", "arb", in: root)
    if CatalogFiles.ending(of: root.lastName) == "xcloc" { try readExport(root) }
    for name in folders {
      let ending = CatalogFiles.ending(of: name)
      if ending == "xcloc" {
        try readExport(try entered(root.inside(name)))
      } else if ending != "lproj", LanguageName.tag(of: name) != nil {
        let folder = try entered(root.inside(name))
        try addFiles("xliff", "xlf", "po", in: folder)
        // As gettext has it: LANG/LC_MESSAGES.
        let messages = folder.inside("LC_MESSAGES")
        if FileSystem.isFolder(messages.path) { try addFiles("po", in: try entered(messages)) }
      }
    }
    try addTables(in: root, language: LanguageName.plain(root.lastName) ?? "")
    for file in try CatalogWalk(root).files { try addDeeper(file) }
    if !fluent.isEmpty { try builder.add(try FluentReader.read(fluent, name: root.name)) }
    try namespaces.add(to: &builder)
  }

  /// Adds a file that may be anywhere, unless it was read.
  private mutating func addDeeper(_ file: FolderPlace) throws(ContentError) {
    let kind = CatalogKind(path: file.path)
    let isTable = [.strings, .stringsdict].contains(kind)
    guard known.insert(isTable ? CatalogFiles.stem(of: file.path) : file.path).inserted else { return }
    // A bundle of Java without translations is one of settings.
    if kind == .properties, !bundles.contain(file) { return }
    do {
      if kind == .fluent {
        fluent.append(try FluentFile(try files.bytes(file.path, file.name), name: file.name, path: file.path))
        (isEmpty, hasTexts) = (false, true)
        return
      }
      let catalog = try files.read(file.path, name: file.name)
      // A table in no folder of a language is one of something else.
      if isTable, catalog.languages.allSatisfy(\.isEmpty) { return }
      isEmpty = false
      if !namespaces.add(catalog) { try builder.add(catalog) }
      hasTexts = true
    } catch {
      // Many files in XML and JSON are something else.
      if error.diagnostic.code == "catalog-kind" { return }
      isEmpty = false
      try leaveOut(file.name, error)
    }
  }

  /// A folder that really is inside of the enclosure.
  private func entered(_ folder: FolderPlace) throws(ContentError) -> FolderPlace {
    do { _ = try files.enclosure.resolve(folder.path) } catch { throw error.contentError(of: folder.name) }
    return folder
  }

  /// A folder `LANG.lproj`.
  private mutating func readLanguage(_ folder: FolderPlace) throws(ContentError) {
    guard let language = CatalogFiles.language(ofFolder: folder.lastName) else {
      return builder.leaveOut(folder.lastName, at: nil)
    }
    isEmpty = false
    try addFiles("xcstrings", in: folder)
    try addTables(in: folder, language: language)
  }

  /// A bundle `LANG.xcloc`, as Xcode exports it.
  private mutating func readExport(_ folder: FolderPlace) throws(ContentError) {
    let contents = folder.inside("Localized Contents")
    if FileSystem.isFolder(contents.path) { try addFiles("xliff", "xlf", in: try entered(contents)) }
  }

  private mutating func addTables(in folder: FolderPlace, language: String) throws(ContentError) {
    var tables: [String] = []
    var stems: Set<String> = []
    for name in folder.files("strings", "stringsdict") where stems.insert(CatalogFiles.stem(of: name)).inserted {
      tables.append(CatalogFiles.stem(of: name))
    }
    for table in tables {
      isEmpty = false
      let stem = folder.inside(table)
      known.insert(stem.path)
      // A table in no folder of a language may have its name.
      let language = language.isEmpty ? LanguageName.plain(table) ?? "" : language
      do {
        try files.addTable(at: stem.path, name: stem.name, language: language, to: &builder)
        hasTexts = true
      } catch { try leaveOut(stem.name, error) }
    }
  }

  /// Adds files that say themselves which languages they have.
  private mutating func addFiles(_ endings: String..., in folder: FolderPlace) throws(ContentError) {
    for name in folder.files(endings) {
      isEmpty = false
      let file = folder.inside(name)
      known.insert(file.path)
      do {
        try builder.add(try files.read(file.path, name: file.name))
        hasTexts = true
      } catch { try leaveOut(file.name, error) }
    }
  }

  /// Leaves a file out that cannot be read, with a warning; what would be too much or leads elsewhere is an error.
  private mutating func leaveOut(_ name: String, _ error: ContentError) throws(ContentError) {
    guard ![CatalogLimits.code, "catalog-outside"].contains(error.diagnostic.code) else { throw error }
    firstError = firstError ?? error
    builder.leaveOut(file: name, error)
  }
}
