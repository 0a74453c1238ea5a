/// Puts the files that a list of texts becomes in their places, all of them or none.
package struct StringsOutput {
  /// The format of the files.
  private let writing: CatalogWriting
  /// The output as it was named; nil for standard output.
  private let output: String?
  /// The files that were read, none of which is written.
  private let readFiles: ReadFiles

  /// An output; `-` is standard output.
  package init(_ output: String?, as writing: CatalogWriting, sparing readFiles: ReadFiles) {
    self.output = output == "-" ? nil : output
    self.writing = writing
    self.readFiles = readFiles
  }

  /// Writes files; returns their paths, none for standard output.
  package func write(_ files: [WrittenCatalog]) throws -> [String] {
    let mains = files.filter { !$0.isCompanion }
    guard let output else {
      guard files.count == 1 else { throw StringsError.severalFiles(count: files.count, noun: writing.noun) }
      try ByteSink.standardOutput().write(files[0].bytes)
      return []
    }
    if isFolder(output, mains.count) { return try write(files, into: output) }
    guard mains.count == 1 else { throw StringsError.severalFiles(count: files.count, noun: writing.noun) }
    let places = files.map { file in
      file.isCompanion ? CatalogFiles.stem(of: output) + "." + CatalogFiles.ending(of: file.path) : output
    }
    try write(files, to: places)
    return places
  }

  /// Whether the output is a folder: one that is there, one that is named as such, or one for files of a format whose
  /// ending the name does not have.
  private func isFolder(_ output: String, _ count: Int) -> Bool {
    if FileSystem.isFolder(output) || output.hasSuffix("/") { return true }
    if FileSystem.isFile(output) || FileSystem.isSpecial(output) { return false }
    return !writing.endings.contains(CatalogFiles.ending(of: output)) && (count > 1 || !writing.isOneFile)
  }

  private func write(_ files: [WrittenCatalog], into folder: String) throws -> [String] {
    let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let places = files.map { folder + "/" + $0.path }
    // Before a folder is made: what must not be written is known at once.
    for place in places { try OverwriteError.check(place, as: .named, sparing: readFiles) }
    for place in places { try FileSystem.makeFolder(FileSystem.folder(of: place)) }
    try write(files, to: places)
    return places
  }

  private func write(_ files: [WrittenCatalog], to places: [String]) throws {
    if files.count == 1, FileSystem.isSpecial(places[0]) {
      return try OutputFile.write(to: places[0], as: .named) { try $0.write(files[0].bytes) }
    }
    try OutputFile.write(zip(places, files).map { (path: $0, bytes: $1.bytes) }, sparing: readFiles)
  }
}

extension CatalogWriting {
  /// Whether all languages are in one file.
  fileprivate var isOneFile: Bool { self == .csv || self == .xcstrings }
}

extension StringsSources {
  /// The name of the table that a list belongs to: that of the only catalog, where it has one of its own.
  package static func table(of paths: [String]) -> String {
    let usual = "Localizable"
    guard paths.count == 1, let path = paths.first, !FileSystem.isFolder(path),
      [.xcstrings, .strings, .stringsdict].contains(CatalogKind(path: path))
    else { return usual }
    let name = FileSystem.name(of: CatalogFiles.stem(of: path))
    return LanguageName.plain(name) == nil && !name.isEmpty ? name : usual
  }
}
