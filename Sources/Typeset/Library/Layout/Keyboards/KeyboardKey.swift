/// A key of a keyboard: what it shows, and where.
struct KeyboardKey {
  /// What it is; its name in the outputs.
  enum Name: String {
    /// Writes what it shows.
    case key
    case shift, delete, space
    case newLine = "return"
    /// Leads to digits and signs, or back to letters.
    case numbers, letters
    /// Lead to other signs.
    case symbols
    case emoji, globe
    /// Begins to dictate (R119).
    case microphone
    /// Take back, and go on to the next letter, where letters are chosen by flicks.
    case undo, advance
    /// Puts the keyboard away.
    case hide
  }

  /// What is drawn on it.
  enum Face {
    case letter(String)
    case word(String)
    case sign(KeySign)
    case icon(String)
  }

  /// How it is drawn.
  enum Look {
    /// As a key that writes.
    case letter
    /// As a key that changes something.
    case function
    /// As the key that ends the typing.
    case primary
    /// Without a ground of its own.
    case bare
  }

  /// What it is.
  let name: Name
  /// What is drawn on it.
  let face: Face
  /// How it is drawn.
  let look: Look
  /// Where it answers to touch, in points from the corner of the keyboard. Cells leave no gaps in a row.
  let cell: Rect
  /// Where it is drawn.
  let cap: Rect

  init(_ name: Name, _ face: Face, _ look: Look = .function, cell: Rect, cap: Rect) {
    self.name = name
    self.face = face
    self.look = look
    self.cell = cell
    self.cap = cap
  }
}
