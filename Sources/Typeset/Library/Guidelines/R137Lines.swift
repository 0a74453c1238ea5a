/// R137: a text takes as many lines as it needs.
enum R137Lines {
  static let rule = Rule(137)

  /// The limit of lines when nothing is said; 0 is none.
  static let standard = 0
}
