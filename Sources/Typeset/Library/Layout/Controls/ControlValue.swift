extension TextEnvironment {
  /// The state of a control as it is said: a number in the numerals in force, `1` or `0` for a switch; nil where it has none.
  func spokenValue(of name: ElementName, _ attributes: Attributes) -> String? {
    switch name {
    case .toggle: format(integer: attributes.flag(.on) ?? false ? 1 : 0)
    case .slider:
      attributes[.min] == nil && attributes[.max] == nil
        ? format(percent: ControlScale(attributes).value) : format(number: ControlScale(attributes).value)
    case .progress: format(percent: ControlScale(progress: attributes).fraction)
    case .rating: attributes.number(.value).map { format(number: $0) }
    case .steps, .pager:
      "\(format(integer: Int(attributes.number(.current) ?? 0)))/\(format(integer: Int(attributes.number(.total) ?? 1)))"
    case .textField, .search: attributes.text(.value)
    case .player: attributes.number(.position).map { format(duration: $0) }
    default: nil
    }
  }
}
