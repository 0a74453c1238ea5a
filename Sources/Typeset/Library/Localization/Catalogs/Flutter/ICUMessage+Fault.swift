extension ICUMessage.Fault {
  /// What is wrong, as the end of a sentence.
  var words: String {
    switch self {
    case .syntax: "is not a message of ICU's syntax"
    case .unsupported(let part): "has \"\(part)\", which is not supported"
    }
  }

  /// What to do about it.
  var hint: String {
    switch self {
    case .syntax: "close each brace, and end a choice with other, as in {count, plural, one{…} other{…}}"
    case .unsupported: "use plural, select, or a plain {name}, and give the value its form in the document"
    }
  }
}
