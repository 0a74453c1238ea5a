import Typeset

/// The files that have the texts of a key, or could have those of other languages.
///
/// Only files that the document has read, and tables beside them, come into question: no part of a request becomes part
/// of a path.
struct CatalogTargets {
  private let key: String
  private let texts: [KeyText]
  /// The file that declares the key.
  let declaration: String
  /// The language of the document, which a file has that gives none.
  private let ownLanguage: String
  /// The files of the document that are of the same kind, where each has one language to translate into.
  private let siblings: [String]
  private let catalogs: CatalogSet
  /// The folder of the document.
  private let folder: String

  /// The files of a key; throws for one that no catalog has.
  init(of key: String, in loaded: LoadedDocument) throws(PreviewError) {
    catalogs = loaded.catalogs
    folder = loaded.folder
    guard let declaration = catalogs.file(of: key) else {
      throw PreviewError(404, "no catalog of the document has the key \(quoted(key))", "add it to a catalog first")
    }
    self.key = key
    self.declaration = declaration
    texts = catalogs.texts(of: key)
    ownLanguage = Self.tag(loaded.document.language)
    let format = CatalogFormat(path: declaration)
    let files = Set(catalogs.catalogs.flatMap(\.files).map(\.name))
    siblings =
      format.map { [.xliff, .po, .arb].contains($0) } == true
      ? files.filter { CatalogFormat(path: $0) == format }.sortedByBytes() : []
  }

  /// All files in the order of their bytes.
  var files: [String] {
    Set(texts.compactMap(\.place?.file) + [declaration] + siblings + tables.map(\.file)).sortedByBytes()
  }

  /// The file that has the text of a locale, or should have it.
  func file(for locale: String) throws(PreviewError) -> String {
    let wanted = Self.tag(locale)
    if let file = texts.first(where: { language(of: $0) == wanted })?.place?.file { return file }
    switch CatalogFormat(path: declaration) {
    case .strings?:
      guard let table = tables.first(where: { $0.language == wanted || $0.language.isEmpty && wanted == ownLanguage })
      else {
        throw PreviewError(
          422, "no table \(quoted(FileSystem.name(of: declaration))) is in \(locale)",
          "add it in a folder \(wanted).lproj beside those of other languages")
      }
      return table.file
    case .xliff?:
      // A file has one language to translate into.
      return siblings.first { file in
        guard let bytes = try? InputFile.read(file) else { return false }
        return (try? CatalogFormat.xliff.edit(bytes, key: key, locale: locale, text: "")) != nil
      } ?? declaration
    case .po?, .arb?:
      let candidates = catalogs.files(in: wanted).filter(siblings.contains)
      let name = FileSystem.name(of: declaration)
      guard let file = candidates.first(where: { FileSystem.name(of: $0) == name }) ?? candidates.first else {
        throw PreviewError(422, "no file of the catalog is in \(locale)", "add one that has a first text")
      }
      return file
    case .xcstrings?, nil: return declaration
    }
  }

  /// The language of a text; a file that gives none is in that of the document.
  private func language(of text: KeyText) -> String { text.language.isEmpty ? ownLanguage : text.language }

  /// The tables of the same name in the folders `LANG.lproj` beside that of the declaration, with their languages; none
  /// that a link has elsewhere.
  private var tables: [(file: String, language: String)] {
    let folder = FileSystem.folder(of: declaration)
    guard Catalog.language(ofFolder: FileSystem.name(of: folder)) != nil,
      CatalogFormat(path: declaration) == .strings
    else { return [] }
    let outer = FileSystem.folder(of: folder)
    let enclosure = Enclosure([outer, self.folder])
    return (FileSystem.names(in: outer) ?? []).compactMap { entry in
      guard entry.isFolder, let language = Catalog.language(ofFolder: entry.name) else { return nil }
      let file = FileSystem.path(
        of: FileSystem.name(of: declaration), in: FileSystem.path(of: entry.name, in: outer))
      guard FileSystem.isFile(file), let resolved = FileSystem.resolved(file) else { return nil }
      return enclosure.contains(resolved) ? (file, language) : nil
    }
  }

  private static func tag(_ locale: String) -> String { LanguageTag(locale)?.tag ?? locale }
}
