extension LayoutTask {
  /// How a control arranges its parts.
  func arrangement(of control: ElementKind.Control, _ part: Part) -> any Arrangement {
    switch control {
    case .button, .segment: part.attributes.gives(ButtonElement.icon) ? IconLabel(part, task: self) : flow(part)
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
    case .calendar: CalendarBlock(part, task: self)
    case .datePicker: datePicker(part)
    case .timePicker: timePicker(part)
    case .media: MediaButtons(part, task: self)
    }
  }
}
