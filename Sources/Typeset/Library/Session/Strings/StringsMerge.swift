/// Writes the texts of a list into catalogs that are there: a file, or the files of a folder.
package struct StringsMerge {
  /// What came of a merge.
  package struct Result: Sendable {
    /// How many texts have changed.
    package var changed = 0
    /// The keys that the catalog does not have, in order.
    package var unknown: [String] = []
    /// What could not be changed.
    package var warnings: [Diagnostic] = []
    /// The files that have changed.
    package var files: [File] = []

    /// The result in one line: `12 texts changed, 3 not in App.xcstrings: a, b, c`.
    package func line(_ path: String) -> String {
      let head = "\(changed.counted("text")) changed"
      guard !unknown.isEmpty else { return head }
      let named = unknown.prefix(Self.mostNamed).map(shortened).joined(separator: ", ")
      return "\(head), \(unknown.count) not in \(path): \(named)\(unknown.count > Self.mostNamed ? ", …" : "")"
    }

    /// So many keys are named.
    private static let mostNamed = 10
  }

  /// A file as it is to be.
  package struct File: Sendable {
    /// Its path.
    package var path: String
    /// Its contents.
    package var bytes: [UInt8]
    /// Whether they differ from what is there.
    package var isChanged: Bool
  }

  private let list: CatalogList
  /// The languages whose texts are merged.
  private let languages: [String]

  /// A merge of a list; the texts of the source language are left out unless `withSource` asks for them.
  package init(_ list: CatalogList, withSource: Bool) {
    self.list = list
    languages = (withSource ? [list.source] : []) + list.languages
  }

  /// Merges into the catalog at a path, and gives its files as they are to be; nothing is written.
  package func result(into path: String) throws -> Result {
    guard FileSystem.isFolder(path) else {
      var result = Result()
      let catalog = try Self.catalog(path)
      try add(path, try Self.format(of: path), catalog, to: &result, adds: nil, declaration: nil)
      return result
    }
    return try result(intoFolder: path)
  }

  /// A catalog; its faults become an error of the merge.
  private static func catalog(_ path: String) throws -> Catalog {
    do throws(ContentError) { return try CatalogFiles.read(path, name: path) } catch {
      throw StringsError.unchangeable(path: path, reason: error.diagnostic.message)
    }
  }

  private static func format(of path: String) throws -> CatalogFormat {
    if let format = CatalogFormat(path: path) { return format }
    throw StringsError.unchangeable(
      path: path, reason: "only .xcstrings, .strings, .xliff, .po and .arb can be; convert it instead")
  }

  /// Merges into the files of a folder: a key that another file of the same table has belongs into that of each
  /// language.
  private func result(intoFolder path: String) throws -> Result {
    let whole = try Self.catalog(path)
    let known = whole.entries
    var result = Result()
    result.unknown = list.entries.filter { entry in
      known[entry.key] == nil && languages.contains { list.message(of: entry, in: $0) != nil }
    }.map(\.key)
    let unknown = result.unknown
    for file in whole.files.map(\.name) {
      guard let format = CatalogFormat(path: file) else { continue }
      let table = Self.table(of: file, format)
      let home = known.values.lazy.map(\.place.file.name).first { $0 != file && CatalogFormat(path: $0) == format }
      let adds: (String) -> Bool = { key in
        guard [.strings, .arb, .po].contains(format), let entry = known[key] else { return false }
        let homes = [entry.place] + entry.messages.values.compactMap(\.place)
        return homes.contains { Self.table(of: $0.file.name, format) == table }
      }
      let declaration = format == .po ? home.flatMap { try? InputFile.read($0) } : nil
      try add(file, format, try Self.catalog(file), to: &result, adds: adds, declaration: declaration)
    }
    result.unknown = unknown
    return result
  }

  /// What files of several languages that belong together have in common.
  private static func table(of path: String, _ format: CatalogFormat) -> String {
    switch format {
    case .strings: FileSystem.name(of: CatalogFiles.stem(of: path))
    case .arb, .po: CatalogFiles.ending(of: path)
    case .xcstrings, .xliff: path
    }
  }

  /// Adds what comes of a merge into one file.
  private func add(
    _ path: String, _ format: CatalogFormat, _ catalog: Catalog, to result: inout Result, adds: ((String) -> Bool)?,
    declaration: [UInt8]?
  ) throws {
    let own = try language(of: catalog, at: path, format)
    let languages = own.map { own in self.languages.filter { catalog.ownLanguage(for: $0) == own || $0 == own } }
    let bytes = try InputFile.read(path)
    let isNameless = catalog.languages.allSatisfy(\.isEmpty)
    let merge = CatalogMerge(
      list, into: catalog, as: format, language: isNameless ? own : nil, adds: adds ?? { _ in false })
    do throws(CatalogEditError) {
      let outcome = try merge.outcome(bytes, languages: languages ?? self.languages, declaration: declaration)
      result.changed += outcome.changed
      result.unknown += outcome.unknown
      result.files.append(File(path: path, bytes: outcome.bytes, isChanged: outcome.changed > 0))
      // The forms of a text are refused together.
      var told: Set<[String]> = []
      for refusal in outcome.refusals where told.insert([refusal.key, refusal.error.message]).inserted {
        result.warnings.append(
          Diagnostic(
            .warning, code: "unchanged-text", "\(path): \(refusal.error.message)", at: nil, hints: refusal.error.hints))
      }
    } catch {
      throw StringsError.unchangeable(path: path, reason: ([error.message] + error.hints).joined(separator: "; "))
    }
  }

  /// The language of a file that has only one; nil for a file that says its languages itself.
  private func language(of catalog: Catalog, at path: String, _ format: CatalogFormat) throws -> String? {
    switch format {
    case .xcstrings, .xliff: return nil
    case .strings, .po, .arb:
      if let own = catalog.languages.first(where: { !$0.isEmpty && $0 != catalog.sourceLanguage }) { return own }
      if let own = catalog.languages.first(where: { !$0.isEmpty }) { return own }
      if languages.count == 1 { return languages[0] }
      throw StringsError.unchangeable(
        path: path, reason: "it does not say its language; name the one that is meant, and no other")
    }
  }
}

// Files.
extension StringsMerge {
  /// Writes the result of a merge into a catalog: in place, or to another file; `-` is standard output. A file that has
  /// not changed is not written in place.
  package static func write(
    _ result: Result, of path: String, to output: String?, sparing readFiles: ReadFiles
  ) throws {
    for file in result.files {
      if let input = readFiles.name(of: file.path) { throw StringsError.ownInput(path: input) }
    }
    guard let output else {
      let changed = result.files.filter(\.isChanged).map { (path: $0.path, bytes: $0.bytes) }
      return try OutputFile.write(changed, sparing: readFiles)
    }
    guard result.files.count == 1, !FileSystem.isFolder(path) else {
      throw StringsError.unchangeable(path: path, reason: "a folder is changed in place; leave the output out")
    }
    if output == "-" { return try ByteSink.standardOutput().write(result.files[0].bytes) }
    readFiles.add(path)
    try OutputFile.write(to: output, as: .named, sparing: readFiles) { try $0.write(result.files[0].bytes) }
  }
}
