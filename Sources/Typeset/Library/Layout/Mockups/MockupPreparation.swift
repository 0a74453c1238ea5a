extension LayoutTask {
  /// How a mockup is arranged.
  func mockup(_ part: Part) -> any Arrangement {
    let box = BoxStyle(part.block.name, part.attributes, in: part.environment)
    let shown = shownScreen(of: part.block, part.environment)
    if let shown, shown.title == nil, !part.identity.isDecorative, part.identity.speech?.label == nil {
      warn(.withoutAlternative, about: part.identity)
    }
    return MockupLayout(
      frame: shown?.frame, radius: box.innerRadius, room: ProportionalSize(shown?.frame.size, in: box))
  }

  /// The title of the screen that a mockup shows, with its language; nil where there is none.
  func mockupTitle(of block: Block, _ environment: TextEnvironment) -> (label: String, language: String)? {
    guard let shown = shownScreen(of: block, environment), let title = shown.title else { return nil }
    return (title, shown.titleLanguage)
  }

  /// The screen that a mockup shows; nil where it cannot be shown, which is reported.
  private func shownScreen(of block: Block, _ environment: TextEnvironment) -> ShownScreen? {
    let path = block.attributes[MockupElement.src] ?? ""
    let request = MockupRequest(
      path: path, number: block.attributes[MockupElement.screen], options: mockupOptions(block.attributes, environment))
    do throws(MockupError) {
      guard let mockups else { throw MockupError(path, .missing) }
      let shown = try mockups.screen(request, at: block.offset)
      passOn(shown.diagnostics)
      return shown
    } catch {
      passOn(error.diagnostics)
      guard !isSilent, mockupRemarks.failed.insert(block.offset).inserted else { return nil }
      let tag = StartTag(source: document.source, bytes: block.offset..<document.source.utf8.count)
      report(
        Diagnostic(
          .error, code: error.code, error.description, at: tag.value(of: error.attribute.rawValue), hints: error.hints))
      return nil
    }
  }

  /// Reports what was found in another document, each thing once.
  private func passOn(_ diagnostics: [Diagnostic]) {
    guard !isSilent else { return }
    for diagnostic in diagnostics where mockupRemarks.passedOn.insert(diagnostic.description).inserted {
      report(diagnostic)
    }
  }

  /// What the rendering of a screen in a mockup chooses: what the mockup says, else what holds where it is.
  private func mockupOptions(_ attributes: Attributes, _ environment: TextEnvironment) -> LayoutOptions {
    var result = options.withoutAnnotations
    result.measuresTexts = false
    // As with pictures: the language that stands around, else the locale.
    let around = environment.nearestLanguage.map(\.tag) ?? environment.locale
    let locale = attributes[MockupElement.locale] ?? around
    if locale != environment.locale {
      result.direction = nil
      result.formatLocale = nil
      result.numerals = nil
    }
    result.locale = locale
    result.appearance = environment.appearance
    if let size = attributes[MockupElement.textSize].flatMap({ TextSizeCategory(rawValue: $0.rawValue) }) {
      result.textSize = size
    }
    if let device = attributes[MockupElement.device].flatMap(Devices.named) {
      result.device = device.id
      if !device.canBeSplit { result.split = .full }
      if let orientation = result.orientation, !device.supports(orientation) { result.orientation = nil }
    }
    result.framesDevice = attributes[MockupElement.frame]
    return result
  }
}
