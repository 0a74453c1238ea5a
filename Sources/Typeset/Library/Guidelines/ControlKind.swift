/// What control an element is to people who use it with assistive technology (R114).
package enum ControlKind: String, Sendable {
  case button, toggle, slider, progress, steps, rating, stepper, segmented, segment, pager, search, player, tab
  case checkbox, radio, chip, spinner
  case textField = "text-field"
  case alignPicker = "align-picker"

  /// The kind of an element of the markup; nil for anything but a control. `asked` is the role that its author gives
  /// it.
  init?(_ name: ElementName, asked: Role? = nil) {
    guard case .control(let control) = name.kind, let kind = ControlKind(control) else {
      if name == .tab {
        self = .tab
      } else if asked == .button {
        self = .button
      } else {
        return nil
      }
      return
    }
    self = kind
  }

  /// The kind of a control of the markup; nil for a badge, which only shows something.
  private init?(_ control: ElementKind.Control) {
    switch control {
    case .button, .back, .next, .previous, .direction: self = .button
    case .toggle: self = .toggle
    case .slider: self = .slider
    case .progress, .ring: self = .progress
    case .steps: self = .steps
    case .rating: self = .rating
    case .stepper: self = .stepper
    case .segmented: self = .segmented
    case .segment: self = .segment
    case .pager: self = .pager
    case .textField, .textArea: self = .textField
    case .checkbox: self = .checkbox
    case .radio: self = .radio
    case .chip: self = .chip
    case .spinner: self = .spinner
    case .search: self = .search
    case .alignPicker: self = .alignPicker
    case .player: self = .player
    case .badge: return nil
    }
  }

  /// Whether its own text is its name, so that it needs no other where it has one.
  var isNamedByItsText: Bool {
    switch self {
    case .button, .segment, .tab, .chip: true
    default: false
    }
  }

  /// Whether it holds other controls, each with a name of its own.
  var holdsControls: Bool {
    switch self {
    case .segmented, .alignPicker, .player, .stepper: true
    default: false
    }
  }
}

/// The place of a value between the two ends of its scale.
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
