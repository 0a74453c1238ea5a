/// An element in terms of WAI-ARIA 1.2 (R114): its role, name and states.
struct ARIARole {
  /// How the contents of an element are read.
  enum Contents {
    /// One after another.
    case read
    /// Not at all: its name says everything.
    case replaced
    /// They are its value, or a placeholder if it has none.
    case value
  }

  /// The role; nil if the element only groups its contents.
  private(set) var role: StaticString?
  /// The name and the states.
  private(set) var attributes: [(name: StaticString, text: String)] = []
  /// The name of a picture, which is its title; nil for anything else.
  private(set) var title: String?
  /// How its contents are read.
  private(set) var contents = Contents.read

  /// Whether it needs a group.
  var isGroup: Bool { role != nil || !attributes.isEmpty }

  /// The role of an element; `hasText` says whether it or its contents have lines.
  init(_ element: Element, hasText: Bool) {
    if element.isPresentational {
      self.init()
    } else if let control = element.control {
      self.init(control, of: element)
    } else {
      self.init(element.role, of: element, hasText: hasText)
    }
    if !element.isEnabled { add("aria-disabled", "true") }
  }

  private init(_ control: ControlKind, of element: Element) {
    role =
      switch control {
      case .button: "button"
      case .toggle: "switch"
      case .slider, .rating, .pager: "slider"
      case .progress, .steps: "progressbar"
      case .segmented, .alignPicker: "radiogroup"
      case .segment: "radio"
      case .stepper, .player, .calendar, .datePicker, .timePicker, .media: "group"
      case .textField: "textbox"
      case .search: "searchbox"
      case .tab: "tab"
      case .checkbox: "checkbox"
      case .radio: "radio"
      case .chip: "button"
      case .spinner: "progressbar"
      }
    // The time line of a player has the player's name, and the name of a tab that of its badge.
    if control == .tab, let name = R132Labels.spoken(label: element.label, value: element.value), element.label != nil {
      add("aria-label", name)
    } else if control != .player {
      addLabel(of: element)
    }
    switch control {
    case .button, .tab, .chip, .segment: contents = element.label == nil ? .read : .replaced
    case .toggle, .slider, .rating, .pager, .progress, .steps, .checkbox, .radio, .spinner: contents = .replaced
    case .segmented, .alignPicker, .stepper, .player, .calendar, .datePicker, .timePicker, .media: contents = .read
    case .textField, .search: contents = .value
    }
    // A row of a menu that opens another, which is not drawn.
    if control == .button, element.name == ElementName.menu.rawValue {
      add("aria-haspopup", "menu")
      add("aria-expanded", false)
    }
    if let isChecked = element.isChecked { add("aria-checked", isChecked) }
    if let isSelected = element.isSelected {
      add(control == .tab ? "aria-selected" : control == .chip ? "aria-pressed" : "aria-checked", isSelected)
    }
    if element.name == ElementName.textArea.rawValue { add("aria-multiline", true) }
    if element.name == ElementName.button.rawValue, element.source.attributes[ButtonElement.menu] {
      add("aria-haspopup", "menu")
    }
    if control != .player { addRange(of: element) }
  }

  private init(_ role: Role, of element: Element, hasText: Bool) {
    switch role {
    case .heading:
      self.role = "heading"
      add("aria-level", String(element.headingLevel ?? 2))
    case .listitem:
      self.role = "listitem"
      if element.isSelected == true { add("aria-current", "true") }
    case .table: self.role = "table"
    case .row: self.role = "row"
    case .columnheader: self.role = "columnheader"
    case .rowheader: self.role = "rowheader"
    case .cell: self.role = "cell"
    case .button: self.role = "button"
    case .link:
      self.role = "link"
      contents = element.label == nil ? .read : .replaced
    case .image:
      guard element.label != nil || !hasText else { return }
      self.role = "img"
      contents = .replaced
      title = element.spokenName
      return
    case .group, .none:
      switch element.name {
      case ElementName.toolbar.rawValue: self.role = "toolbar"
      case ElementName.tabBar.rawValue: self.role = "tablist"
      case ElementName.figure.rawValue: self.role = "figure"
      case ElementName.alert.rawValue: beModal("alertdialog")
      case ElementName.sheet.rawValue, ElementName.popover.rawValue, ElementName.actionSheet.rawValue:
        beModal("dialog")
      case ElementName.menu.rawValue, ElementName.contextMenu.rawValue: beModal("group")
      case ElementName.banner.rawValue: self.role = "group"
      case ElementName.group.rawValue, ElementName.video.rawValue: self.role = "group"
      case ElementName.blockquote.rawValue: self.role = "blockquote"
      default: self.role = element.label == nil ? nil : hasText ? "group" : "img"
      }
    case .document, .paragraph, .list, .label, .control:
      // A list is represented by its items, so that content between them is outside; a paragraph by its lines.
      break
    }
    addLabel(of: element)
  }

  /// The time line of a player: how far it has come.
  static func timeLine(of element: Element) -> ARIARole {
    var line = ARIARole()
    line.role = "slider"
    line.contents = .replaced
    line.addLabel(of: element)
    line.addRange(of: element)
    if !element.isEnabled { line.add("aria-disabled", "true") }
    return line
  }

  /// Writes the placeholder of a field, unless it serves as its name.
  mutating func setPlaceholder(_ text: String, of element: Element) {
    if text != element.label { add("aria-placeholder", text) }
  }

  /// Some lines of one paragraph.
  static let paragraph = ARIARole("paragraph")

  /// Items of one list.
  static func list(of element: Element?) -> ARIARole {
    var list = ARIARole("list")
    if let element { list.addLabel(of: element) }
    return list
  }

  private init(_ role: StaticString? = nil) { self.role = role }

  /// Whether it has a name that differs from its contents.
  var isNamed: Bool { title != nil || attributes.contains { $0.name.description == "aria-label" } }

  /// Makes it something that keeps people from what is beneath.
  private mutating func beModal(_ role: StaticString) {
    self.role = role
    if role.description != "group" { add("aria-modal", true) }
  }

  private mutating func addLabel(of element: Element) {
    if let label = element.label { add("aria-label", label) }
  }

  private mutating func addRange(of element: Element) {
    guard let range = element.range else { return }
    for (name, number) in [
      ("aria-valuemin" as StaticString, range.least), ("aria-valuemax", range.greatest), ("aria-valuenow", range.value),
    ] {
      add(name, text(of: number))
    }
    // A value that is part of the name is not repeated: `Picture 1 of 3`.
    if let value = element.value, element.label?.lowercased().contains(value.lowercased()) != true {
      add("aria-valuetext", value)
    }
  }

  /// A number with three decimals at most.
  private func text(of number: Double) -> String {
    let thousandths = (number * 1000).rounded()
    guard let whole = Int(exactly: thousandths) else { return String(number) }
    return whole % 1000 == 0 ? String(whole / 1000) : String(Double(whole) / 1000)
  }

  private mutating func add(_ name: StaticString, _ text: String) { attributes.append((name, text)) }
  private mutating func add(_ name: StaticString, _ flag: Bool) { add(name, flag ? "true" : "false") }
}
