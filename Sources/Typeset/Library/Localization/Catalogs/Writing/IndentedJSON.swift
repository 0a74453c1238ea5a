/// JSON with a line for each member, as people and their tools keep it in repositories.
struct IndentedJSON {
  /// The text so far.
  private(set) var text = "{"
  /// The colon with the blanks around it.
  private let colon: String
  /// Whether nothing is in the object yet, for each object that is open.
  private var isEmpty = [true]

  /// Begins an object.
  init(colon: String) { self.colon = colon }

  /// Begins the object of a key.
  mutating func begin(_ key: String) {
    next(key)
    text += "{"
    isEmpty.append(true)
  }

  /// Ends the object that was begun last.
  mutating func end() {
    let wasEmpty = isEmpty.removeLast()
    // As Xcode has it: an object without members has an empty line.
    text += wasEmpty ? "\n\n" : "\n"
    text += String(repeating: "  ", count: isEmpty.count) + "}"
  }

  /// Adds a text.
  mutating func add(_ key: String, _ value: String) {
    next(key)
    text += JSONEditing.string(value)
  }

  /// Adds a value as it is written.
  mutating func add(_ key: String, written value: String) {
    next(key)
    text += value
  }

  /// The whole file, which ends with a line feed.
  mutating func finish() -> String {
    end()
    return text + "\n"
  }

  private mutating func next(_ key: String) {
    text += isEmpty[isEmpty.count - 1] ? "\n" : ",\n"
    isEmpty[isEmpty.count - 1] = false
    text += String(repeating: "  ", count: isEmpty.count)
    text += JSONEditing.string(key)
    text += colon
  }
}
