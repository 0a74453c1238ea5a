/// R119: people can dictate wherever they can type.
enum R119Dictation {
  static let rule = Rule(119)

  /// Whether a field shows a microphone: only where its author says that people can dictate, since fields are usually
  /// dictated into from the keyboard.
  static func showsMicrophone(_ field: Attributes) -> Bool {
    field.gives(TextFieldElement.dictation) && field[TextFieldElement.dictation]
  }
}
