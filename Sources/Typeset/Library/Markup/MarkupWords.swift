/// The words that values may have and that tables of rooms above this one keep.
struct MarkupWords: Sendable {
  /// The ids of the devices (F2).
  var devices: [String]
  /// Whether a name is that of a device, or an extent such as `412x915`.
  var isDevice: @Sendable (String) -> Bool
  /// The names of the palette (F16).
  var colors: [String]
  /// `auto` and the number systems that hints may name.
  var numerals: [String]
  /// Whether a name is that of a decimal number system.
  var isNumberSystem: @Sendable (String) -> Bool
  /// What to say of a word for `align` that a guideline refuses (R145); nil for any other word.
  var alignmentRefusal: @Sendable (String) -> (message: String, hints: [String])?
  /// What is wrong with the terms of a `when`; nil where nothing is.
  var conditionFault: @Sendable (String) -> (shown: String, hints: [String])?
  /// What is wrong with a list of guidelines; nil where nothing is.
  var ruleFault: @Sendable (String) -> (shown: String, hints: [String])?
  /// What is wrong with a list of the values of an axis, by the name of its attribute; nil where nothing is.
  var axisFault: @Sendable (_ axis: String, String) -> (shown: String, hints: [String])?

  /// The words of a list.
  func words(of list: WordList) -> [String] {
    switch list {
    case .devices: devices
    case .colors: colors
    case .numerals: numerals
    }
  }
}
