import Synchronization
import Typeset

/// What was saved into catalogs since the preview was started, and what of it was taken back. All pages share it.
///
/// It remembers the stretch of each file that changed and the digests of the whole file before and after, so that a
/// file is only written where the result is exactly what it was.
final class SaveHistory: Sendable {
  /// A text that was saved.
  struct Save: Sendable {
    /// Its number, from 1; given when it is added.
    var number = 0
    /// The id of the document in which it was changed.
    let document: String
    /// The key.
    let key: String
    /// The locale of the text.
    let locale: String
    /// The category of numbers that the text is for; nil for all.
    let form: PluralForm?
    /// The file.
    let path: String
    /// What it said before; nil for a new text.
    let before: String?
    /// What was saved.
    let after: String
    /// How the file has changed.
    var change: FileChange
    /// Whether it was taken back.
    var isUndone = false

    /// How many bytes it occupies, about.
    fileprivate var weight: Int {
      change.weight + key.utf8.count + path.utf8.count + (before?.utf8.count ?? 0) + after.utf8.count
    }
  }

  /// A way through the history.
  enum Step: String, Sendable {
    /// What was saved last is taken back.
    case undo
    /// What was taken back last is saved again.
    case redo
  }

  private struct State {
    /// The saves, the oldest first; those that were taken back are the last ones.
    var saves: [Save] = []
    var last = 0
    var weight = 0
    var dropped = 0
  }

  private let state = Mutex(State())
  private let mostSaves: Int
  private let mostBytes: Int
  /// How many saves an answer lists.
  private static let listed = 100

  /// A history of at most so many saves, which occupy at most so many bytes.
  init(mostSaves: Int = 1000, mostBytes: Int = 16 << 20) {
    self.mostSaves = mostSaves
    self.mostBytes = mostBytes
  }

  /// Adds a save, after which nothing that was taken back can be saved again; gives its number.
  func add(_ save: Save) -> Int {
    state.withLock { state in
      while let undone = state.saves.last, undone.isUndone {
        state.weight -= undone.weight
        state.saves.removeLast()
      }
      state.last += 1
      var save = save
      save.number = state.last
      state.saves.append(save)
      state.weight += save.weight
      while state.saves.count > mostSaves || state.weight > mostBytes, let oldest = state.saves.first {
        state.weight -= oldest.weight
        state.saves.removeFirst()
        state.dropped += 1
      }
      return save.number
    }
  }

  /// What a step would be about; nil where there is nothing.
  private func next(_ step: Step) -> Save? {
    state.withLock { state in
      step == .undo ? state.saves.last { !$0.isUndone } : state.saves.first { $0.isUndone }
    }
  }

  /// Takes a step, and gives the answer: what was taken back or saved again.
  ///
  /// A file that somebody else has changed since is only written if the entry alone was asked for; `number` is that of
  /// the save that is meant, which another page may have taken back already.
  func take(_ step: Step, number: Int?, entryAlone: Bool) throws -> [UInt8] {
    guard let save = next(step) else {
      throw PreviewError(409, step == .undo ? "there is nothing to undo" : "there is nothing to redo")
    }
    let hold = try CatalogHold(save.path)
    defer { hold.release() }
    guard next(step)?.number == save.number, number ?? save.number == save.number else {
      throw PreviewError(
        409, "another page has saved or undone something meanwhile", "look at the list of saved texts")
    }
    let bytes: [UInt8]
    do { bytes = try InputFile.read(save.path) } catch { throw PreviewError(404, error.description) }
    let change = step == .undo ? save.change.reversed : save.change
    let exact = change.applied(to: bytes)
    let result = try exact ?? EntryReturn(save, step).file(bytes, isAsked: entryAlone)
    try CatalogEntries.replace(bytes, by: result, at: save.path)
    state.withLock { state in
      guard let index = state.saves.firstIndex(where: { $0.number == save.number }) else { return }
      state.saves[index].isUndone = step == .undo
      if exact != nil { return }
      let (before, after) = step == .undo ? (result, bytes) : (bytes, result)
      state.saves[index].change = FileChange(from: before, to: after)
    }
    return JSONBytes.object { json in
      json.member("done", step.rawValue)
      Self.add(save, to: json)
      addEnds(to: json)
    }
  }
}

// What pages see of it.
extension SaveHistory {
  /// The history as an answer: the saves, the oldest first, and how many were dropped since they are too many.
  var json: [UInt8] {
    let (saves, dropped) = state.withLock { ($0.saves.suffix(Self.listed), $0.dropped) }
    return JSONBytes.object { json in
      json.member("dropped", dropped)
      json.key("saves")
      json.list(saves) { save in
        json.object {
          Self.add(save, to: json)
          json.member("undone", save.isUndone)
        }
      }
      addEnds(to: json)
    }
  }

  /// Writes the numbers of what can be undone and redone next, where there is something.
  func addEnds(to json: JSONWriter) {
    if let undo = next(.undo) { json.member("undo", undo.number) }
    if let redo = next(.redo) { json.member("redo", redo.number) }
  }

  private static func add(_ save: Save, to json: JSONWriter) {
    json.member("number", save.number)
    json.member("document", save.document)
    json.member("key", save.key)
    json.member("locale", save.locale)
    json.member("form", ifAny: save.form?.rawValue)
    json.member("path", FileSystem.normalized(save.path))
    json.member("before", orNull: save.before)
    json.member("after", save.after)
  }
}
