/// Finds controls that are called only by the word for what they are, such as “Button” (R132).
///
/// A name is the text of the control, its `label` or `alt`, the text beside it, the placeholder of a field, or the word
/// for a built-in icon; nothing but blanks is no name. Without one, controls that people use are an error, and ratings
/// and progress bars a warning. Steps, pagers, players, search fields, calendars and pickers of an alignment, a date
/// or a time are left alone: what they are says enough.
enum R132LabelCheck: PageCheck {
  static let rule = Rule(132)
  static let level = CheckLevel.error

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    for element in page.elements {
      guard let control = element.element.control, let (word, level) = control.nameless,
        R121AlternativeText.text(alt: element[Common.alt], label: element[Common.label]) == nil,
        !page.isHidden(element),
        isNameless(element, word, page)
      else { continue }
      log.add(
        level, at: element, "the control has no name: \(quoted(element.element.label ?? "")) is all that is said of it",
        remedy: "name it with label=\"…\", or put a label beside it")
    }
  }

  private static func isNameless(_ element: CheckedElement, _ word: SpokenWords.Word, _ page: CheckedPage) -> Bool {
    guard let label = element.element.label else { return page.allLines(of: element).isEmpty }
    let language = element.element.labelLanguage ?? element.element.language
    return label == SpokenWords.of(language)[word]
  }
}

extension ControlKind {
  /// The word for it where it has no name, and how much that matters; nil where that is enough.
  fileprivate var nameless: (word: SpokenWords.Word, level: CheckLevel)? {
    switch self {
    case .button, .segment, .tab, .chip: (.button, .error)
    case .checkbox: (.checkbox, .error)
    case .radio: (.radio, .error)
    case .toggle: (.toggle, .error)
    case .slider: (.slider, .error)
    case .stepper: (.stepper, .error)
    case .textField: (.textField, .error)
    case .rating: (.rating, .warning)
    case .progress: (.progress, .warning)
    case .steps, .segmented, .pager, .search, .player, .alignPicker, .spinner, .calendar, .datePicker, .timePicker,
      .media:
      nil
    }
  }
}
