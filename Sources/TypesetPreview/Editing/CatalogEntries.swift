import Synchronization
import Typeset

/// The entries of catalogs as the page shows and saves them.
enum CatalogEntries {
  /// A text that is to be saved.
  struct Request: Hashable, Sendable {
    /// The key.
    var key: String
    /// The locale of the text.
    var locale: String
    /// The category of numbers that the text is for; nil for all.
    var form: PluralForm?
    /// The text.
    var text: String
    /// Whether a language without the key gets the form.
    var createsForms = false
    /// The versions of the files that the page has seen.
    var version: String
    /// Whether the change was confirmed; otherwise only the difference is shown.
    var isConfirmed: Bool
  }

  /// What a key says in all languages, with the version of each file where an entry can be saved.
  ///
  /// The texts and the versions come from one reading of the files, so that nobody saves over what was never shown.
  static func json(key: String, of loaded: LoadedDocument, canSave: Bool = true) throws(PreviewError) -> [UInt8] {
    let catalogs = loaded.catalogs
    let files = try CatalogTargets(of: key, in: loaded).files.map(CatalogFileNow.init)
    let texts = canSave ? now(catalogs.texts(of: key), key: key, in: files) : catalogs.texts(of: key)
    return JSONBytes.object { json in
      json.member("key", key)
      json.member("catalog", catalogs.file(of: key) ?? "")
      json.member("comment", ifAny: catalogs.note(of: key))
      json.key("texts")
      json.list(texts) { text in
        json.object {
          json.member("locale", text.language.isEmpty ? loaded.document.language : text.language)
          json.member("text", text.text)
          if !text.forms.isEmpty {
            json.key("forms")
            json.list(text.forms) { form in
              json.object {
                json.member("form", form.form.rawValue)
                json.member("text", form.text)
              }
            }
          }
          json.member("state", text.state)
          if let line = text.place?.position?.line { json.member("line", line) }
          json.member("path", ifAny: text.place.map { canSave ? FileSystem.normalized($0.file) : $0.file })
        }
      }
      if canSave {
        json.member("version", files.map(\.version).joined(separator: "\n"))
      }
    }
  }

  /// The texts of a key as its files say them now, in the order in which the document has read them; a file that cannot
  /// be read says what it said.
  private static func now(_ texts: [KeyText], key: String, in files: [CatalogFileNow]) -> [KeyText] {
    let said = Dictionary(files.map { ($0.path, $0.texts(of: key)) }) { first, _ in first }
    var result = texts.compactMap { text -> KeyText? in
      guard let file = text.place?.file, let now = said[file] ?? nil else { return text }
      // A table alone does not know its language.
      var found = now.first { $0.language == text.language } ?? now.first { $0.language.isEmpty }
      found?.language = text.language
      return found
    }
    for text in files.flatMap({ said[$0.path].flatMap { $0 } ?? [] }) where !text.language.isEmpty {
      if !result.contains(where: { $0.language == text.language }) { result.append(text) }
    }
    return result
  }

  /// Shows how a file would change or, once that was confirmed, changes it.
  ///
  /// The file is held meanwhile, so that two previews of one folder change it one after the other, and each sees the
  /// other's change. What is written is added to a history, as a change that was made in a document.
  static func save(
    _ request: Request, of loaded: LoadedDocument, in document: String, recordingIn history: SaveHistory
  ) throws -> [UInt8] {
    let targets = try CatalogTargets(of: request.key, in: loaded)
    let path = try targets.file(for: request.locale)
    guard let format = CatalogFormat(path: path) else {
      throw PreviewError(422, "\(quoted(path)) cannot be changed here", "edit it in the file")
    }
    let hold = try CatalogHold(path)
    defer { hold.release() }
    let bytes: [UInt8]
    do { bytes = try InputFile.read(path) } catch { throw PreviewError(404, error.description) }
    let edit: CatalogEdit
    do {
      edit = try format.edit(
        bytes, key: request.key, locale: request.locale, form: request.form, text: request.text,
        declaration: path == targets.declaration ? nil : try? InputFile.read(targets.declaration),
        createsForms: request.createsForms)
    } catch { throw PreviewError(error) }
    let difference = edit.difference(of: bytes, path: path)
    // The name of a file may hold a line end.
    guard "\n\(request.version)\n".contains("\n\(CatalogFileNow(path, bytes: bytes).version)\n") else {
      var error = PreviewError(
        409, "\(quoted(path)) was changed by somebody else", "look at what it says now, and save again")
      error.conflict = EditConflict(current: edit.before, difference: difference)
      throw error
    }
    let result = edit.applied(to: bytes)
    try check(result, says: request, path: path)
    var number: Int?
    if request.isConfirmed {
      try replace(bytes, by: result, at: path)
      if result != bytes {
        number = history.add(
          SaveHistory.Save(
            document: document, key: request.key, locale: request.locale, form: request.form, path: path,
            before: edit.before, after: request.text, change: FileChange(from: bytes, to: result)))
      }
    }
    return JSONBytes.object { json in
      json.member("path", path)
      json.member("before", orNull: edit.before)
      json.member("after", request.text)
      json.member("difference", difference)
      json.member("saved", request.isConfirmed)
      if let number { json.member("number", number) }
      json.member("version", CatalogFileNow(path).version)
    }
  }

  /// Makes sure that a file is read again as it was meant, before anybody finds a broken one.
  private static func check(_ bytes: [UInt8], says request: Request, path: String) throws(PreviewError) {
    let catalog: Catalog?
    do { catalog = try Catalog.reading(bytes, name: path) } catch {
      throw PreviewError(
        422, "the file could not be read with this change: \(error.diagnostic.message)", "edit it in the file")
    }
    guard let catalog else { return }
    let text = text(of: request.key, request.locale, request.form, in: catalog)
    let format = CatalogFormat(path: path)
    let (said, meant) = format.map { (text.map($0.written), $0.written(request.text)) } ?? (text, request.text)
    guard said?.utf8.elementsEqual(meant.utf8) == true else {
      throw PreviewError(422, "the file would not say this text for \(quoted(request.key))", "edit it in the file")
    }
  }

  /// What a catalog of one file says for a key in a locale, or in one form of it; nil where it says nothing.
  static func text(of key: String, _ locale: String, _ form: PluralForm?, in catalog: Catalog) -> String? {
    let language = LanguageTag(locale)?.tag ?? locale
    let found = CatalogSet([catalog]).texts(of: key).first { $0.language == language || $0.language.isEmpty }
    return form.map { form in found?.forms.first { $0.form == form }?.text } ?? found?.text
  }

  /// Puts a file in the place of another one, which nobody may have changed since it was read: not every editor waits
  /// for a hold.
  static func replace(_ bytes: [UInt8], by result: [UInt8], at path: String) throws {
    let file = try OutputFile(path: path, as: .named)
    do {
      try file.sink.write(result)
      guard (try? InputFile.read(path)) == bytes else {
        throw PreviewError(
          409, "\(quoted(path)) was changed by somebody else", "look at what it says now, and save again")
      }
      try file.commit()
    } catch {
      file.discard()
      throw error
    }
  }
}
