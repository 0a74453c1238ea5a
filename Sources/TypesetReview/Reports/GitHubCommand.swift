import Typeset

/// A workflow command, which GitHub shows at a line of a file.
struct GitHubCommand {
  /// How bad it is.
  enum Level: String, CaseIterable {
    case error, warning, notice
  }

  /// How bad it is.
  var level = Level.error
  /// Where it is shown.
  var place: FindingPlace
  /// Its head.
  var title: String
  /// Its words, in one line or several.
  var message: String

  /// The line for standard output.
  var text: String {
    "::\(level.rawValue) file=\(Self.property(place.file)),line=\(place.position.line),col=\(place.position.column),"
      + "title=\(Self.property(title))::\(Self.data(message))\n"
  }

  /// The text after the second pair of colons; what has power over a terminal gives its code point.
  static func data(_ text: String) -> String {
    TerminalText.inline(
      text.unicodeScalars.reduce(into: "") { result, scalar in
        switch scalar {
        case "%": result += "%25"
        case "\r": result += "%0D"
        case "\n": result += "%0A"
        default: result.unicodeScalars.append(scalar)
        }
      })
  }

  /// A value between commas.
  static func property(_ text: String) -> String {
    data(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
