/// R054: segmented controls, switches, steppers and pagers flip with everything else.
enum R054FlippedControls {
  static let rule = Rule(54)

  /// Whether an element is such a control.
  static func applies(to name: ElementName) -> Bool {
    switch name {
    case .segmented, .toggle, .stepper, .pager, .rating: true
    default: false
    }
  }
}
