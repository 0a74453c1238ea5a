/// R067: formats of a right-to-left region can be tried without changing the language, and the direction without changing either.
enum R067IndependentTraits {
  static let rule = Rule(67)

  /// The locale of numbers and dates: `--format-locale`, else that of the rendering.
  static func formatLocale(asked: String?, locale: String) -> String { asked ?? locale }

  /// The direction of a formatted value that the format locale sets against that of the text around it; nil where the text decides.
  ///
  /// A number has no direction of its own. What holds letters, such as the name of a month, is ordered as its locale orders it: in a
  /// Hebrew sentence `2:30 PM` would else become `PM 2:30`.
  static func direction(of text: String, in formats: Direction) -> Direction? {
    text.unicodeScalars.contains { $0.properties.isAlphabetic } ? formats : nil
  }
}
