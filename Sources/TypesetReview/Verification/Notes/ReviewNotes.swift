import Typeset

/// What reviewers have rejected, each with a note why: a file beside the baselines, `review.json`.
///
/// A rejection is about one difference. It holds no more once its variant is recorded or shows something else.
package struct ReviewNotes: Hashable, Sendable {
  /// A difference that somebody has rejected.
  package struct Rejection: Hashable, Sendable {
    /// Why it was rejected.
    package var note: String
    /// What had changed, a sentence each.
    package var causes: [String]
    /// The digest of what the variant showed.
    package var difference: String

    /// Rejects a difference.
    package init(note: String, causes: [String], difference: String) {
      self.note = note
      self.causes = causes
      self.difference = difference
    }
  }

  /// The rejections by the names of their variants.
  package var rejections: [String: Rejection] = [:]

  /// No notes.
  package init() {}

  /// Why what a variant shows was rejected; nil where it was not.
  package func note(of verification: Verification) -> String? {
    guard verification.fails, let found = rejections[verification.name], found.difference == verification.digest else {
      return nil
    }
    return found.note
  }

  /// Gives results the notes that are about them.
  package func added(to verifications: [Verification]) -> [Verification] {
    if rejections.isEmpty { return verifications }
    return verifications.map { verification in
      var verification = verification
      verification.rejection = note(of: verification)
      return verification
    }
  }

  /// Forgets what was rejected before it was recorded.
  package mutating func remove(_ names: some Sequence<String>) { for name in names { rejections[name] = nil } }
}

// The file.
extension ReviewNotes {
  /// The name of the file in a folder of baselines.
  package static let fileName = "review.json"
  /// The format of the file.
  private static let format = 1

  /// The path of the file in a folder.
  package static func path(in folder: BaselineFolder) -> String { FileSystem.path(of: fileName, in: folder.path) }

  /// Reads the file of a folder; without one, nothing was rejected.
  package init(in folder: BaselineFolder) throws(ReviewNotesError) {
    let path = Self.path(in: folder)
    var bytes: [UInt8] = []
    if FileSystem.isFile(path) {
      do { bytes = try InputFile.read(path) } catch { throw ReviewNotesError(path, error.description) }
    }
    try self.init(bytes, path: path)
  }

  /// Reads a file; an empty one is one that somebody is about to write.
  init(_ bytes: [UInt8], path: String) throws(ReviewNotesError) {
    guard !bytes.isEmpty else { return }
    let file: JSONNode
    do { file = try JSONNode.read(SourceFile(name: path, utf8: bytes)) } catch {
      throw ReviewNotesError(path, "it is damaged: \(error.diagnostic.message)")
    }
    guard file["typeset"]?.text == "review", case .number(let format)? = file["format"]?.value else {
      throw ReviewNotesError(path, "it holds no notes of a review")
    }
    guard format <= Double(Self.format) else {
      throw ReviewNotesError(path, "a newer version of typesetter wrote it; use that version")
    }
    for entry in file["rejected"]?.list ?? [] {
      let causes = entry["causes"]?.list.compactMap(\.text) ?? []
      for variant in entry["variants"]?.list ?? [] {
        guard let name = variant["name"]?.text, let difference = variant["difference"]?.text else { continue }
        rejections[name] = Rejection(note: entry["note"]?.text ?? "", causes: causes, difference: difference)
      }
    }
  }

  /// The file: notes in the order of their first variants, with a line for each variant.
  var bytes: [UInt8] {
    struct Key: Hashable {
      var note: String
      var causes: [String]
    }
    var order: [Key] = []
    var names: [Key: [String]] = [:]
    for (name, rejection) in rejections.sorted(by: { $0.key.precedesByBytes($1.key) }) {
      let key = Key(note: rejection.note, causes: rejection.causes)
      if names[key] == nil { order.append(key) }
      names[key, default: []].append(name)
    }
    let json = JSONWriter()
    json.object {
      json.member("typeset", "review")
      json.member("format", Self.format)
      json.key("rejected", ",\n ")
      json.list(order, separator: ",\n  ", start: "\n  ") { key in
        json.object {
          json.member("note", key.note)
          json.member("causes", key.causes)
          json.key("variants")
          json.list(names[key] ?? [], separator: ",\n    ", start: "\n    ") { name in
            json.object {
              json.member("name", name)
              json.member("difference", rejections[name]?.difference ?? "")
            }
          }
        }
      }
    }
    json.buffer.append("\n")
    return json.buffer.bytes
  }

  /// Changes the file of a folder, which nobody else changes meanwhile; without rejections there is no file.
  ///
  /// Throws a ``ReviewNotesError`` for a file that cannot be read, which stays as it is, and an `OutputError` for one
  /// that cannot be written.
  package static func change(in folder: BaselineFolder, _ body: (inout ReviewNotes) -> Void) throws {
    try FileSystem.makeFolder(folder.path)
    let path = path(in: folder)
    let hold = try FileHold(path)
    try withExtendedLifetime(hold) {
      var notes = try ReviewNotes(in: folder)
      body(&notes)
      if notes.rejections.isEmpty { return try FileSystem.removeFile(path) }
      try OutputFile.write(to: path, as: .reviewNotes) { try $0.write(notes.bytes) }
    }
  }

  /// Forgets what was rejected of variants that are recorded now; without such a file, nothing is written.
  package static func forget(_ names: [String], in folder: BaselineFolder) throws {
    guard !names.isEmpty, FileSystem.isFile(path(in: folder)) else { return }
    let notes = try ReviewNotes(in: folder)
    guard names.contains(where: { notes.rejections[$0] != nil }) else { return }
    try change(in: folder) { $0.remove(names) }
  }
}

extension OutputKind {
  /// Notes of reviewers.
  package static let reviewNotes = OutputKind("notes of a review") { $0.starts(with: #"{"typeset": "review""#.utf8) }
}

/// Notes of reviewers that cannot be read.
package struct ReviewNotesError: Error, Sendable, CustomStringConvertible {
  /// The file.
  package let path: String
  /// What keeps it from being read.
  package let reason: String

  init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The error in one line.
  package var description: String { "cannot read the notes in \(quoted(path)): \(reason)" }
}
