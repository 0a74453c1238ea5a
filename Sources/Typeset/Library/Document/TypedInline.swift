extension ElementName {
  /// What the value of a typed inline is read as; nil for any other element.
  var typedKind: TypedValue.Kind? {
    guard case .inline(.value(let value)) = kind else { return nil }
    return switch value {
    case .num: .number
    case .percent: .percent
    case .money: .money
    case .date: .date
    case .time: .time
    case .duration: .duration
    case .range: nil
    }
  }
}

extension Attributes {
  /// The value of a range, or what is wrong with it.
  fileprivate var range: Result<TypedValue, ValueError> {
    let kind: TypedValue.Kind =
      switch self[RangeElement.type] {
      case .number: .number
      case .percent: .percent
      case .date: .date
      case .time: .time
      }
    return TypedValue.range(
      from: self[RangeElement.from] ?? "", to: self[RangeElement.to] ?? "", as: kind, format: self[DateElements.format])
  }
}

extension InlineElement {
  /// The value of a typed inline, or what is wrong with it; nil for any other element.
  ///
  /// It is in `value`, or else between the tags.
  var typedValue: Result<TypedValue, ValueError>? {
    if name == .range { return attributes.range }
    guard var kind = name.typedKind else { return nil }
    if kind == .number, attributes[DateElements.format] == "bytes" { kind = .bytes }
    if name == .num, attributes[ValueElement.notation] == .compact { kind = .compact }
    return TypedValue.read(
      typedText, as: kind, currency: attributes[MoneyElement.currency], format: attributes[DateElements.format],
      style: name == .duration ? attributes[ValueElement.durationStyle] : .digits)
  }

  /// The machine-readable text of a typed inline.
  var typedText: String {
    attributes[ValueElement.value]
      ?? children.map { child in
        guard case .text(let text, _) = child else { return "" }
        return text.string
      }.joined()
  }
}

/// Finds the typed inlines whose values cannot be read, before anything is laid out.
struct TypedInlineCheck {
  /// The tree, whose names and attributes are known to be right.
  let tree: MarkupTree
  /// Where the mistakes are reported.
  let log: DiagnosticLog

  /// Reports every value that is not machine-readable.
  func run() {
    for (index, node) in tree.nodes.enumerated() {
      if node.name == .range, node.attributes[RangeElement.from] != nil, node.attributes[RangeElement.to] != nil,
        case .failure(let fault) = node.attributes.range
      {
        report(fault, of: "an end", .range, at: place(of: index))
      }
      guard let name = node.name,
        let kind = name.typedKind ?? (name == .arg ? node.attributes.argumentKind : nil)
      else { continue }
      let text = node.attributes[ValueElement.value] ?? tree.allText(of: index)
      let currency = node.attributes[MoneyElement.currency]
      if kind == .money, let currency, let fault = Currencies.fault(of: currency) {
        report(fault, of: "currency", name, at: StartTag(tree, index).value(of: "currency"))
      } else if kind == .money, currency == nil {
        report(
          ValueError("nothing", "give a code, as in currency=\"EUR\""), of: "the currency", name, at: place(of: index))
      } else if case .failure(let fault) = TypedValue.read(text, as: kind, currency: currency) {
        let isEmpty = collapsed(text).isEmpty
        report(isEmpty ? ValueError("nothing", fault.hints) : fault, of: "the value", name, at: place(of: index))
      } else if case .failure(let fault) = TypedValue.read(
        text, as: kind, currency: currency, format: node.attributes[DateElements.format])
      {
        report(fault, of: "format", name, at: StartTag(tree, index).value(of: "format"))
      }
    }
  }

  /// Where the value of an element stands: in its attribute, else between its tags, else nowhere but in its name.
  private func place(of index: Int) -> SourceRange {
    let tag = StartTag(tree, index)
    if tree.nodes[index].attributes[.value] != nil { return tag.value(of: "value") }
    guard let text = tree.children(of: index).first(where: { !tree.isBlank($0) }) else { return tag.name }
    let start = tree.firstInk(of: text) ?? tree.nodes[text].bytes.lowerBound
    return SourceRange(file: tree.source, bytes: start..<tree.nodes[text].bytes.upperBound)
  }

  private func report(_ fault: ValueError, of part: String, _ name: ElementName, at place: SourceRange) {
    log.report(
      Diagnostic(
        .error, code: "value", "\(part) of <\(name.rawValue)> cannot be \(fault.shown)", at: place, hints: fault.hints))
  }
}

extension Attributes {
  /// What the value of an `arg` is read as, by its `type`; nil for one that is any text.
  fileprivate var argumentKind: TypedValue.Kind? {
    switch self[ArgumentElement.type] {
    case .int?, .decimal?: .number
    case .percent?: .percent
    case .currency?: .money
    case .date?: .date
    case .time?: .time
    case .bytes?: .bytes
    case .phone?, .name?, .text?, .code?, .url?, .email?, nil: nil
    }
  }
}
