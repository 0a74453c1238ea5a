// Labels and the controls that they name (R128).
extension Element {
  /// Whether its text can be the name of a control beside it.
  package var isLabel: Bool {
    role == .label || name == ElementName.caption.rawValue || name == ElementName.p.rawValue
  }

  /// Whether it contains labels beside controls with their names.
  package func parts(_ names: Set<String>) -> Bool {
    guard !names.isEmpty else { return false }
    switch ElementName(rawValue: name) {
    case .item, .row, .column: return true
    default: return false
    }
  }

  /// Whether the controls in it can be named by a label beside it.
  package var passesOnNames: Bool {
    switch ElementName(rawValue: name) {
    case .leading, .trailing, .row, .column, .box, .overlay: true
    default: false
    }
  }
}
