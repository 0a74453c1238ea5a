/// The states that an element can be in, as attributes that say so.
package struct ElementState: Sendable, Hashable {
  /// An attribute of the state, or one that the state takes away.
  package struct Setting: Sendable, Hashable {
    /// The name of the attribute.
    package var name: String
    /// The value; nil takes the attribute away.
    package var value: String?
  }

  /// What the state is, in the order in which it is said; empty for the element as it is written.
  package var settings: [Setting] = []
}

extension ElementState {
  /// The states of an element with a name and attributes; without any, only that of its author.
  package static func all(of name: String, _ attributes: Attributes) -> [ElementState] {
    let declarations = ElementName.allCases.filter { $0.rawValue == name }.map(\.declaration)
    guard let declaration = declarations.first(where: { !Self.axes(of: $0, attributes).isEmpty }) else {
      return [ElementState()]
    }
    let axes = Self.axes(of: declaration, attributes)
    // A switch is on or off: as it is written is one of both.
    let isOneFlag = axes.count == 1 && Self.flags.contains { $0.rawValue == axes[0][0].name }
    var states = isOneFlag ? [] : [ElementState()]
    // Of several axes, each one is shown by itself; what is on or off is also shown disabled.
    for axis in axes { states += axis.map { ElementState(settings: [$0]) } }
    if declaration.common.contains(.enabled) {
      let disabled = Setting(name: AttributeName.enabled.rawValue, value: "no")
      let flags = declaration.attributes.first { Self.lasting.contains($0.name) }
      states +=
        flags.map { flag in
          ["yes", "no"].map { ElementState(settings: [Setting(name: flag.name.rawValue, value: $0), disabled]) }
        } ?? [ElementState(settings: [disabled])]
    }
    return states.distinct()
  }

  /// The attributes that are on or off, the most telling first.
  private static let flags: [AttributeName] = lasting + [.focused, .playing]
  /// Those of them that stay when a control is disabled.
  private static let lasting: [AttributeName] = [.on, .selected, .checkmark]
  /// The attributes that name one of a few states.
  private static let words: [AttributeName] = [.kind, .purpose, .status, .value]

  /// The values of each attribute that is a state.
  private static func axes(of declaration: ElementDeclaration, _ attributes: Attributes) -> [[Setting]] {
    let own = declaration.attributes
    let isContainer = if case .control = declaration.kind { false } else { true }
    var axes: [[Setting]] = []
    for name in flags {
      guard let flag = own.first(where: { $0.name == name }), case .flag = flag.kind else { continue }
      // Nothing is focused unless its author says so.
      let values = name == .focused && attributes[name] == nil ? ["yes"] : ["yes", "no"]
      axes.append(values.map { Setting(name: name.rawValue, value: $0) })
    }
    axes += numbers(of: declaration, attributes)
    if let field = fieldTexts(of: declaration) { axes.append(field) }
    for name in words where !isContainer || name == .status {
      guard let word = own.first(where: { $0.name == name }), case .words(let values) = word.kind else { continue }
      axes.append(values.map { Setting(name: name.rawValue, value: $0) })
    }
    return axes
  }

  /// The least, the middle and the greatest value of a control with a scale.
  private static func numbers(of declaration: ElementDeclaration, _ attributes: Attributes) -> [[Setting]] {
    let names = Set(declaration.attributes.map(\.name))
    func number(_ name: AttributeName) -> Double? {
      switch attributes[name] {
      case .number(let number): number
      default: nil
      }
    }
    func settings(_ name: AttributeName, from least: Double, to greatest: Double, isWhole: Bool) -> [Setting] {
      let middle = isWhole ? ((least + greatest) / 2).rounded() : (least + greatest) / 2
      return [least, middle, greatest].map { Setting(name: name.rawValue, value: AttributeValue.number($0).text) }
    }
    guard case .control(let control) = declaration.kind else { return [] }
    switch control {
    case .slider:
      return [settings(.value, from: number(.min) ?? 0, to: number(.max) ?? 1, isWhole: false)]
    case .rating: return [settings(.value, from: 0, to: number(.max) ?? 5, isWhole: false)]
    case .progress, .ring: return [settings(.value, from: 0, to: number(.total) ?? 1, isWhole: false)]
    case .steps, .pager:
      return names.contains(.current) ? [settings(.current, from: 1, to: number(.total) ?? 1, isWhole: true)] : []
    case .player:
      return [settings(.position, from: 0, to: number(.duration) ?? 0, isWhole: true)]
    default: return []
    }
  }

  /// A field without its text.
  private static func fieldTexts(of declaration: ElementDeclaration) -> [Setting]? {
    guard case .control(let control) = declaration.kind, [.textField, .search, .textArea].contains(control),
      declaration.attributes.contains(where: { $0.name == .value })
    else { return nil }
    return [Setting(name: AttributeName.value.rawValue, value: nil)]
  }
}
