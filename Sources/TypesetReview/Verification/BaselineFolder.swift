import Typeset

/// A folder of baselines: one text for each variant, with its pictures if requested.
package struct BaselineFolder: Hashable, Sendable {
  /// How the name of a baseline ends.
  package static let ending = ".baseline"

  /// The path of the folder.
  package let path: String

  /// The folder at a path; it does not have to be there.
  package init(_ path: String) { self.path = path.isEmpty ? "." : path }

  /// Whether there is a folder at its path.
  package var exists: Bool { FileSystem.isFolder(path) }

  /// The path of the baseline of a variant.
  package func file(of name: String) -> String { place(of: name + Self.ending) }

  /// The path of the picture of a page of a variant; pages count from 1.
  package func picture(of name: String, page: Int, of count: Int) -> String {
    place(of: count == 1 ? name + ".png" : "\(name)-\(page).png")
  }

  /// How a document is called in a baseline: its path from this folder; standard input and texts have a name in angle
  /// brackets.
  package func documentPath(_ path: String) -> String {
    if FileSystem.isFile(path) { return FileSystem.path(to: path, from: self.path) }
    return path == "-" ? InputFile.standardInputName : "<\(path)>"
  }

  /// Removes the pictures of a variant that show pages which it has no more, except those that a run has read.
  func removePictures(of name: String, besides count: Int, sparing readFiles: ReadFiles) {
    let kept = Set((0..<count).map { picture(of: name, page: $0 + 1, of: count) })
    for path in pictures(of: name, among: FileSystem.names(in: path)?.map(\.name) ?? [])
    where !kept.contains(path) && readFiles.name(of: path) == nil && FileSystem.isFile(path) {
      FileSystem.remove(path)
    }
  }

  /// The baselines without a variant in a run, whose documents are part of the run or no longer exist.
  ///
  /// Baselines of other existing documents, and unreadable ones, are not included. Only those of the run's own
  /// documents can be removed: a folder that was moved has live baselines whose documents seem to be gone. `documents`
  /// are paths as given to the run.
  package func obsolete(variants: Set<String>, documents: [String]) -> [ObsoleteBaseline] {
    let known = Set(documents.map(documentPath))
    let entries = FileSystem.names(in: path) ?? []
    return entries.compactMap { entry in
      guard !entry.isFolder, entry.name.hasSuffix(Self.ending) else { return nil }
      let name = String(entry.name.dropLast(Self.ending.count))
      guard !variants.contains(name), let head = head(of: name) else { return nil }
      // What never was a file cannot be gone.
      let isFile = !head.document.hasPrefix("<")
      let isGone = isFile && !known.contains(head.document) && !FileSystem.isFile(place(of: head.document))
      guard known.contains(head.document) || isGone else { return nil }
      return ObsoleteBaseline(
        name: name, document: head.document, isDocumentGone: isGone, files: files(of: name, among: entries.map(\.name)))
    }
  }

  private func head(of name: String) -> BaselineRecord.Head? {
    guard let bytes = try? InputFile.read(file(of: name)) else { return nil }
    return try? BaselineRecord.Head(firstLineOf: bytes, name: name)
  }

  /// The baseline of a variant and its pictures.
  private func files(of name: String, among names: [String]) -> [String] {
    [file(of: name)] + pictures(of: name, among: names)
  }

  /// The pictures of a variant; none that another baseline has.
  private func pictures(of name: String, among names: [String]) -> [String] {
    let pictures = names.filter { file in
      guard file.hasSuffix(".png"), file.hasPrefix(name) else { return false }
      let rest = file.dropFirst(name.count).dropLast(4)
      return rest.isEmpty || rest.first == "-" && rest.count > 1 && rest.dropFirst().allSatisfy(\.isNumber)
    }
    let others = Set(names.filter { $0.hasSuffix(Self.ending) }.map { $0.dropLast(Self.ending.count) })
    return pictures.filter { $0.dropLast(4) == name || !others.contains($0.dropLast(4)) }.map(place)
  }

  private func place(of name: String) -> String {
    if name.hasPrefix("/") { return name }
    return path.hasSuffix("/") ? path + name : path + "/" + name
  }
}

/// A baseline that no variant has any more.
package struct ObsoleteBaseline: Hashable, Sendable {
  /// The name of the variant that it was recorded for.
  package let name: String
  /// The document, as the baseline has it.
  package let document: String
  /// Whether the document is not there any more, or the folder was moved: such a baseline is never removed.
  package let isDocumentGone: Bool
  /// The baseline, then its pictures.
  package let files: [String]

  /// Removes its files.
  package func remove() throws {
    for file in files { try FileSystem.removeFile(file) }
  }
}
