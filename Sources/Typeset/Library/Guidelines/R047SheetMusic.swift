/// R047: notes and sheet music are written from left to right everywhere and are never turned round.
enum R047SheetMusic {
  static let rule = Rule(47)

  /// Whether a picture of a kind stays as it is whatever is asked for; `kind` is the word in the markup.
  static func isFixed(kind: String?) -> Bool { kind == "sheet-music" }
}
