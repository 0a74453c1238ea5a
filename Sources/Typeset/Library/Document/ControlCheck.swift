/// Reports values of controls that contradict each other: where a control would have to show what it cannot.
struct ControlCheck {
  /// The tree, whose names and attributes are known to be right.
  let tree: MarkupTree
  /// Where the mistakes are reported.
  let log: DiagnosticLog

  /// Reports every contradiction, in the order of the source.
  func run() {
    var focused: Int?
    let secondRadios = secondRadios
    for index in tree.nodes.indices {
      let element = tree.nodes[index].element
      if case .canvas? = element?.kind { focused = nil }
      if tree.nodes[index].attributes[TextFieldElement.focused] {
        if let focused { reportSecondFocus(index, after: focused) } else { focused = index }
      }
      if element?.kind == .bar(.tabBar) { checkSelection(index) }
      if element?.kind == .rows(.item) { checkActions(index) }
      if element?.kind == .bar(.keyboard) { checkSuggestions(index) }
      guard case .control(let control)? = element?.kind else { continue }
      let attributes = tree.nodes[index].attributes
      switch control {
      case .slider: checkSlider(index)
      case .progress, .ring:
        let total = attributes[ProgressElement.total]
        if let total, total <= 0 {
          report(
            "the total of <\(tree.nodes[index].name?.rawValue ?? "")> is \(written(.total, of: index))", index, .total,
            "use a total above 0")
        } else {
          checkValue(.value, of: index, from: 0, to: total ?? 1, bound: .total)
        }
      case .steps:
        checkValue(.current, of: index, from: 0, to: Double(attributes[StepsElement.total]), bound: .total)
      case .pager:
        checkValue(.current, of: index, from: 0, to: Double(attributes[PagerElement.total]), bound: .total)
      case .rating: checkValue(.value, of: index, from: 0, to: Double(attributes[RatingElement.max]), bound: .max)
      case .player:
        checkValue(.position, of: index, from: 0, to: attributes[PlayerElement.duration], bound: .duration)
      case .segmented: checkSelection(index)
      case .button, .toggle, .stepper, .segment, .textField, .search, .back, .next, .previous, .direction, .alignPicker,
        .badge, .checkbox, .chip, .textArea, .spinner, .datePicker, .timePicker, .media:
        continue
      case .radio: if let first = secondRadios[index] { reportSecondRadio(index, after: first) }
      case .calendar: checkEvents(index)
      }
    }
  }

  private func checkSlider(_ index: Int) {
    let attributes = tree.nodes[index].attributes
    let least = attributes[SliderElement.min]
    let greatest = attributes[SliderElement.max]
    guard least < greatest else {
      let attribute = attributes.gives(SliderElement.max) ? AttributeName.max : .min
      report(
        "the scale of <slider> runs from \(text(least)) to \(text(greatest))", index, attribute,
        "max must be greater than min; the default is 0 to 1")
      return
    }
    checkValue(.value, of: index, from: least, to: greatest, bound: .max)
  }

  /// Reports a value that lies outside of its scale; `bound` is the attribute that could widen it.
  private func checkValue(
    _ attribute: AttributeName, of index: Int, from least: Double, to greatest: Double, bound: AttributeName
  ) {
    guard let value = number(attribute, of: index), value < least || value > greatest else { return }
    let name = tree.nodes[index].name?.rawValue ?? ""
    let isSet = tree.nodes[index].attributes[bound] != nil
    report(
      "the \(attribute.rawValue) of <\(name)> is \(written(attribute, of: index)), outside \(text(least)) to \(text(greatest))",
      index, attribute,
      isSet
        ? "change it or \(bound.rawValue)"
        : "change it, or add \(bound.rawValue), whose default is \(text(greatest))")
  }

  /// Reports a second selected child.
  private func checkSelection(_ index: Int) {
    let selected = tree.children(of: index).filter { tree.nodes[$0].attributes[SegmentElement.selected] }
    guard let first = selected.first else { return }
    for other in selected.dropFirst() {
      let line = StartTag(tree, first).name.start.line
      let name = tree.nodes[other].name?.rawValue ?? ""
      report("more than one <\(name)> is selected", other, .selected, "the first is in line \(line)")
    }
  }

  /// The chosen ones among choices that follow each other, each with the first of its group; one with a condition may
  /// be the only one left.
  private var secondRadios: [Int: Int] {
    var seconds: [Int: Int] = [:]
    for index in tree.nodes.indices where tree.nodes[index].kind == .element {
      var chosen: Int?
      for child in tree.children(of: index) where tree.nodes[child].kind == .element {
        guard tree.nodes[child].name == .radio else {
          chosen = nil
          continue
        }
        let attributes = tree.nodes[child].attributes
        guard attributes[ChoiceElements.on], attributes[Common.when] == nil else { continue }
        if let chosen { seconds[child] = chosen }
        chosen = chosen ?? child
      }
    }
    return seconds
  }

  private func reportSecondRadio(_ index: Int, after first: Int) {
    let line = StartTag(tree, first).name.start.line
    report("more than one <radio> of a group is on", index, .on, "the first is in line \(line)")
  }

  /// Reports a row that was pushed aside by nothing, and actions that are not there.
  private func checkActions(_ index: Int) {
    let actions = tree.children(of: index).filter { tree.nodes[$0].name == .actions }
    if tree.nodes[index].attributes[ItemElement.swiped] != nil, actions.isEmpty {
      report(
        "the row is swiped and has no actions", index, .swiped,
        "add <actions><button>…</button></actions> to the item")
    }
    for actions in actions where !tree.children(of: actions).contains(where: { tree.nodes[$0].name == .button }) {
      log.report(
        Diagnostic(
          .error, code: "actions", "the actions are empty", at: StartTag(tree, actions).name,
          hints: ["put a <button> in them"]))
    }
  }

  /// Reports events that end before they begin: days in ISO 8601 are in the order of their letters.
  private func checkEvents(_ index: Int) {
    for event in tree.children(of: index) where tree.nodes[event].name == .event {
      let attributes = tree.nodes[event].attributes
      guard let first = attributes[EventElement.from], let last = attributes[EventElement.to], last < first else {
        continue
      }
      report(
        "the event ends on \(quoted(last)), before it begins", event, .to,
        "use a day from \(first) on, or exchange from and to")
    }
  }

  /// Reports more suggestions than their bar has room for.
  private func checkSuggestions(_ index: Int) {
    guard let list = tree.nodes[index].attributes[KeyboardElement.suggestions] else { return }
    let count = list.split(separator: ",").count
    guard count > KeyboardElement.mostSuggestions else { return }
    report(
      "the bar of <keyboard> has room for \(KeyboardElement.mostSuggestions) suggestions, not \(count)", index,
      .suggestions, "remove the others")
  }

  /// Reports a second focused field on a screen; one with a condition may be the only one that is left.
  private func reportSecondFocus(_ index: Int, after first: Int) {
    guard tree.nodes[index].attributes[Common.when] == nil, tree.nodes[first].attributes[Common.when] == nil else {
      return
    }
    let line = StartTag(tree, first).name.start.line
    report("more than one field is focused", index, .focused, "the first is in line \(line)")
  }

  private func number(_ attribute: AttributeName, of index: Int) -> Double? {
    guard case .number(let number)? = tree.nodes[index].attributes[attribute] else { return nil }
    return number
  }

  /// The value of an attribute as written in the source.
  private func written(_ attribute: AttributeName, of index: Int) -> String {
    let attributes = tree.attributes[tree.nodes[index].written]
    return quoted(attributes.first { $0.name == attribute.rawValue }?.value ?? "")
  }

  /// A bound as messages show it.
  private func text(_ bound: Double) -> String {
    bound == bound.rounded() && abs(bound) < 1e15 ? String(Int(bound)) : String(bound)
  }

  private func report(_ message: String, _ index: Int, _ attribute: AttributeName, _ hint: String) {
    log.report(
      Diagnostic(
        .error, code: "value", message, at: StartTag(tree, index).value(of: attribute.rawValue), hints: [hint]))
  }
}
