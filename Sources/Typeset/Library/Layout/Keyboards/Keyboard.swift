/// The keyboard of a screen: its keys from the left in every language, at one size for every text size, and a bar of
/// suggestions where its author asks for one.
struct Keyboard: Arrangement {
  private let part: Part
  private let metrics: KeyboardMetrics
  private let contents: KeyboardContents
  private let suggestions: SuggestionBar?
  private let task: LayoutTask

  init(_ part: Part, task: LayoutTask) {
    let language = part.environment.keyboardLanguage
    let layout = KeyboardLayouts.layout(of: language)
    let shown = layout ?? KeyboardLayouts.layout(ofScriptOf: language)
    let part = part.asBar().writing(language)
    if layout == nil { task.warn(.keyboardOfScript(language, shown: shown.name), about: part.identity) }
    self.part = part
    self.task = task
    let metrics = KeyboardMetrics(on: part.placement)
    self.metrics = metrics
    contents = KeyboardContents(
      part.attributes, layout: shown, words: SpokenWords.of(language), formats: part.environment.formats,
      digits: part.environment.numberingSystem)
    suggestions = part.attributes[KeyboardElement.suggestions].map {
      SuggestionBar($0, part, height: metrics.suggestionsHeight, size: metrics.suggestionSize, task: task)
    }
  }

  /// The height of the bar of suggestions, in points; 0 where there is none.
  private var suggestionsHeight: Double { suggestions == nil ? 0 : metrics.suggestionsHeight }

  func widths() -> Widths {
    let width = part.placement.size.width
    return Widths(minContent: width, maxContent: width)
  }

  func extent(in width: Double) -> Extent {
    Extent(height: metrics.height + suggestionsHeight, firstBaseline: nil)
  }

  func drawing(in size: Size) -> DrawingDecisions {
    DrawingDecisions(rules: part.environment.numeralsRules.compactMap(\.self), keyboardLayout: contents.layout.name)
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let colors = KeyboardColors(part.environment)
    let ground = FrameItem.roundedBox(size, fill: colors.ground)
    items.append(part.identity.part("ground", frame: Rect(origin: origin, size: size), items: [ground]))
    suggestions?.place(in: size.width, at: origin, into: &items)
    let keys = keys(in: size)
    var painter = KeyPainter(part, metrics, colors, task: task)
    painter.fitLetters(of: keys)
    var counts: [KeyboardKey.Name: Int] = [:]
    for key in keys {
      let number = counts[key.name, default: 0] + 1
      counts[key.name] = number
      let cell = key.cell.moved(by: origin)
      items.append(
        part.identity.part(
          key.name.rawValue, number: number, frame: cell,
          rules: key.name == .microphone ? [R119Dictation.rule] : [], items: painter.items(of: key)))
    }
    return nil
  }

  /// All keys, from the corner of the keyboard.
  private func keys(in size: Size) -> [KeyboardKey] {
    let area = Rect(
      x: metrics.sideInset, y: suggestionsHeight, width: max(1, size.width - 2 * metrics.sideInset),
      height: metrics.rowsHeight)
    if metrics.isWide { return WideKeys(contents, metrics, in: area).keys }
    if contents.type.isNumeric { return PadKeys(contents, in: area).keys }
    let keys =
      contents.layout.isFlick
      ? FlickKeys(contents, in: area).keys : LetterKeys(contents, metrics, in: area).keys
    return keys + ZoneKeys.keys(beside: area, in: size, metrics)
  }
}

extension TextEnvironment {
  /// The language that people type: that of the text around, else that of the interface.
  fileprivate var keyboardLanguage: String { nearestLanguage?.tag ?? locale }
}

extension Part {
  /// The same element with its text in a language.
  fileprivate func writing(_ language: String) -> Part {
    var environment = environment
    if environment.nearestLanguage == nil, environment.rootLanguage.tag != language {
      environment.translationLanguage = LanguageTag(language)
    }
    return Part(block, identity, environment, surroundings)
  }
}
