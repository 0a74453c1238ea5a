/// The letters of a keyboard and their order: a file of `Layouts`, with a row a line and blanks between the keys.
struct KeyboardLayout: Sendable {
  /// What a key of a row is.
  enum Key: Hashable, Sendable {
    /// Writes some characters, mostly one.
    case letter(String)
    /// Leads to capitals, or to other letters.
    case shift
    /// Takes the last character away.
    case delete
  }

  /// Its name: that of the file.
  let name: String
  /// The languages that are written with it, as BCP 47 tags.
  private(set) var languages: [String] = []
  /// The script of which it is the usual layout; nil where that is another one.
  private(set) var script: String?
  /// What the key says that leads back to the letters.
  private(set) var alphabet = "ABC"
  /// The comma and the full stop of wide keyboards.
  private(set) var stops = [",", "."]
  /// Whether each key has the letters of a row of a syllabary, which are chosen by flicks.
  private(set) var isFlick = false
  /// The name of the layout on wide keyboards; nil for the same one.
  private(set) var wideName: String?
  /// The keys from the left, row by row from the top.
  private(set) var rows: [[Key]] = []

  /// A layout of some rows that no file has.
  init(name: String, alphabet: String, rows: [[Key]]) {
    self.name = name
    self.alphabet = alphabet
    self.rows = rows
  }

  /// Reads a file: lines with `=` are about the layout, those with `#` are for people, and all others are rows.
  init(name: String, reading text: String) {
    self.name = name
    for line in text.split(separator: "\n") where !line.hasPrefix("# ") {
      // By bytes: a blank and a vowel sign after it are one character to Swift.
      let words = line.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
      guard words.count > 2, words[1] == "=" else {
        rows.append(words.map { $0 == "shift" ? .shift : $0 == "delete" ? .delete : .letter($0) })
        continue
      }
      let values = Array(words.dropFirst(2))
      switch words[0] {
      case "languages": languages = values
      case "script": script = values[0]
      case "alphabet": alphabet = values.joined(separator: " ")
      case "stops": stops = values
      case "shape": isFlick = values == ["flick"]
      case "wide": wideName = values[0]
      default: preconditionFailure("unknown line in the keyboard layout \(name): \(line)")
      }
    }
  }

  /// The letters row by row, without shift and delete.
  var letters: [[String]] {
    rows.map { row in row.compactMap { if case .letter(let letter) = $0 { letter } else { nil } } }
  }
}
