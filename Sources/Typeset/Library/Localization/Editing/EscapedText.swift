/// Texts in quotes, with the escapes that JSON, tables of strings and gettext have in common.
enum EscapedText {
  /// A text with its quotes; `escape` gives the escapes of other characters, nil for one that stays as it is.
  static func quoted(_ text: String, escape: (Unicode.Scalar) -> String? = { _ in nil }) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if let escaped = escape(scalar) { result += escaped } else { result.unicodeScalars.append(scalar) }
      }
    }
    return result + "\""
  }
}
