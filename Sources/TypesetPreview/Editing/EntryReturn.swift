import Typeset

/// The way back of one entry in a file that somebody else has changed elsewhere.
struct EntryReturn {
  private let save: SaveHistory.Save
  private let step: SaveHistory.Step

  /// The return of an entry to what it said before a save, or after it.
  init(_ save: SaveHistory.Save, _ step: SaveHistory.Step) {
    self.save = save
    self.step = step
  }

  /// What the entry has to say now.
  private var now: String? { step == .undo ? save.after : save.before }
  /// What it says afterwards.
  private var goal: String? { step == .undo ? save.before : save.after }

  /// The file with this entry returned. Throws unless that was asked for, and offers it where the entry itself still
  /// says what was saved.
  func file(_ bytes: [UInt8], isAsked: Bool) throws(PreviewError) -> [UInt8] {
    let name = quoted(save.path)
    let current = text(in: bytes)
    guard agrees(current, now), let result = result(bytes) else {
      var error = PreviewError(
        409, "\(name) was changed by somebody else, and \(quoted(save.key)) with it", "change the text again instead")
      error.conflict = EditConflict(current: current, difference: "")
      throw error
    }
    if isAsked { return result }
    let change = CatalogEdit(0..<bytes.count, result, before: nil)
    var error = PreviewError(
      409, "\(name) was changed by somebody else since", "only \(quoted(save.key)) can be changed back")
    error.conflict = EditConflict(
      current: current, difference: change.difference(of: bytes, path: save.path), offersEntry: true)
    throw error
  }

  /// The file with this entry alone as it was: its bytes where they are still found, else its text.
  private func result(_ bytes: [UInt8]) -> [UInt8]? {
    let change = step == .undo ? save.change.reversed : save.change
    if let moved = change.moved(onto: bytes), agrees(text(in: moved), goal) { return moved }
    guard let goal, let format = CatalogFormat(path: save.path) else { return nil }
    let edit = try? format.edit(bytes, key: save.key, locale: save.locale, form: save.form, text: goal)
    guard let changed = edit?.applied(to: bytes), agrees(text(in: changed), goal) else { return nil }
    return changed
  }

  /// What the entry says in a file; nil where it says nothing, or the file cannot be read.
  private func text(in bytes: [UInt8]) -> String? {
    guard let catalog = try? Catalog.reading(bytes, name: save.path) else { return nil }
    return CatalogEntries.text(of: save.key, save.locale, save.form, in: catalog)
  }

  /// Whether two texts are the same as the file writes them.
  private func agrees(_ one: String?, _ other: String?) -> Bool {
    let format = CatalogFormat(path: save.path)
    func written(_ text: String?) -> String? { text.map { format?.written($0) ?? $0 } }
    return written(one).map { Array($0.utf8) } == written(other).map { Array($0.utf8) }
  }
}
