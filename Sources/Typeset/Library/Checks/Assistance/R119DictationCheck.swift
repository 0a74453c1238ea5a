/// Advises on fields that refuse dictation (`dictation="no"`), which some people cannot do without (R119).
///
/// Passwords and codes are left alone: nobody says them aloud.
enum R119DictationCheck: DocumentCheck {
  static let rule = Rule(119)
  static let level = CheckLevel.advice

  static func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    for field in document.elements where field.name == .textField || field.name == .search {
      guard field.gives(TextFieldElement.dictation), !field[TextFieldElement.dictation] else { continue }
      if field.name == .textField {
        switch field[TextFieldElement.type] {
        case .password, .code: continue
        case .text, .phone, .email, .url, .number: break
        }
      }
      log.add(.advice, at: field, "nobody can dictate into the field", remedy: "remove dictation=\"no\"")
    }
  }
}
