/// R025: photographs, illustrations and works of art are never turned round; nor is any other picture whose author does not ask.
enum R025Photographs {
  static let rule = Rule(25)

  /// Whether the author asks for a picture that is turned round; `flip` is the word in the markup, nil where nothing is said.
  static func isAskedToFlip(_ flip: String?) -> Bool { flip == "yes" }
}
