extension LayoutTask {
  /// How a control arranges its parts.
  func arrangement(of control: ElementKind.Control, _ part: Part) -> any Arrangement {
    switch control {
    case .button where part.block.holdsBlocks: flow(part)
    case .button, .segment: part.hasSign ? IconLabel(part, task: self) : flow(part)
    case .chip: IconLabel(part, task: self)
    case .checkbox, .radio: ChoiceControl(part, task: self)
    case .textArea: TextArea(part, task: self)
    case .spinner: Spinner(part)
    case .ring: ProgressRing(part, task: self)
    case .toggle: LabelledControl(part, Toggle(part.attributes, environment: part.environment), task: self)
    case .stepper: LabelledControl(part, Stepper(environment: part.environment), task: self)
    case .slider: Slider(part, task: self)
    case .progress: ProgressBar(part, task: self)
    case .steps: Steps(part, task: self)
    case .rating: Rating(part, task: self)
    case .pager: Pager(part)
    case .segmented: Segmented(part, task: self)
    case .textField, .search: TextField(part, task: self)
    case .back, .next, .previous: Chevron(part, task: self)
    case .direction: RealDirection(part, task: self)
    case .alignPicker: AlignPicker(part)
    case .player: Player(part, task: self)
    case .badge: BadgePill(part, task: self)
    }
  }
}

extension Part {
  /// Whether something is drawn beside the text of a button.
  fileprivate var hasSign: Bool { attributes.gives(ButtonElement.icon) || attributes[ButtonElement.menu] }
}

extension Block {
  /// Whether it holds blocks.
  var holdsBlocks: Bool { if case .blocks = content { true } else { false } }
}
