/// The attributes of a structure element besides its type (ISO 32000-1, 14.8.5).
enum StructureAttributes {
  /// A picture, with its extent on a page counted from 0, from the page's top left, in points.
  case figure(page: Int, frame: Rect)
  /// A control, as it would be printed.
  case control(PrintedControl)
  /// The head of a column.
  case columnHead
  /// The head of a row.
  case rowHead
  /// The head of a row and a column.
  case cornerHead
  /// A list whose items are numbered, or have bullets.
  case list(isNumbered: Bool)
}

/// A control as a form that cannot be filled in (ISO 32000-1, 14.8.5.6).
struct PrintedControl: Equatable {
  /// Its kind.
  enum Role: String {
    case button = "pb"
    case checkBox = "cb"
    case radioButton = "rb"
    case text = "tv"
  }

  /// Its kind.
  var role: Role
  /// Whether it is on; nil if it has no such state.
  var isChecked: Bool?
  /// Its name.
  var description: String?
}

extension PrintedControl {
  /// A control as the outputs know it.
  init(_ element: Element) {
    role =
      switch element.control {
      case .toggle, .checkbox: .checkBox
      case .segment, .tab, .radio: .radioButton
      case .button, .chip, nil: .button
      case .slider, .progress, .steps, .rating, .stepper, .segmented, .pager, .search, .player, .textField,
        .alignPicker, .spinner:
        .text
      }
    isChecked = element.isChecked ?? element.isSelected
    description = element.label
  }
}
