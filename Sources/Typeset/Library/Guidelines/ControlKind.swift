/// What control an element is to who uses it with assistive technology (R114).
package enum ControlKind: String, Sendable {
  case button, toggle, slider, progress, steps, rating, stepper, segmented, segment, pager, search, player, tab
  case textField = "text-field"
  case alignPicker = "align-picker"

  /// The kind of an element of the markup; nil for what is no control. `asked` is the role that its author gives it.
  init?(_ name: ElementName, asked: Role? = nil) {
    switch name {
    case .button, .back, .next, .previous, .direction: self = .button
    case .toggle: self = .toggle
    case .slider: self = .slider
    case .progress: self = .progress
    case .steps: self = .steps
    case .rating: self = .rating
    case .stepper: self = .stepper
    case .segmented: self = .segmented
    case .segment: self = .segment
    case .pager: self = .pager
    case .textField: self = .textField
    case .search: self = .search
    case .alignPicker: self = .alignPicker
    case .player: self = .player
    case .tab: self = .tab
    default:
      guard asked == .button else { return nil }
      self = .button
    }
  }

  /// Whether its own text is its name, so that it needs no other where it has one.
  var isNamedByItsText: Bool {
    switch self {
    case .button, .segment, .tab: true
    default: false
    }
  }

  /// Whether other controls stand in it, each of which speaks for itself.
  var holdsControls: Bool {
    switch self {
    case .segmented, .alignPicker, .player, .stepper: true
    default: false
    }
  }
}

/// Where a value stands between the two ends of its scale.
package struct ValueRange: Hashable, Sendable {
  /// The value.
  package var value: Double
  /// The value at the start.
  package var least: Double
  /// The value at the end.
  package var greatest: Double

  /// A value on a scale.
  package init(_ value: Double, from least: Double, to greatest: Double) {
    self.value = value
    self.least = least
    self.greatest = greatest
  }
}
