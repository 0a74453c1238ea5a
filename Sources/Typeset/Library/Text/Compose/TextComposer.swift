/// The numbers that a running line shows.
struct PageNumbers: Sendable {
  /// The number of the page, from 1.
  var page: Int
  /// How many pages there are.
  var count: Int
}

/// Makes the text of a block as it will be shown: white space collapsed, case mapped, styles resolved.
struct TextComposer {
  private var text: StyledText
  private let environment: TextEnvironment
  private let pageNumbers: PageNumbers?
  private let preserves: Bool
  private var blanks = WhiteSpace.Collapsing()
  /// Where numbers are looked for.
  private var search = NumberSearch()
  /// The direction of typed values; nil without any.
  private var valueDirection: Direction?

  /// The text of `block`, whose base direction is decided by `analyzer` where it follows the characters.
  ///
  /// `environment` is the one inside the block. `inlines` is what it holds.
  static func compose(
    _ inlines: [Inline], of block: Block, in environment: TextEnvironment, pageNumbers: PageNumbers?,
    analyzer: TextAnalyzer
  ) -> StyledText {
    var composer = TextComposer(block, environment, pageNumbers)
    let style = composer.text.style
    composer.append(inlines, style, environment, mark: nil)
    composer.finish()
    var text = composer.text
    let values = text.isolates
    let numbers = text.isolateNumbers(in: composer.search)
    text.direction = BaseDirection.of(
      own: R069NativeNames.request(
        dir: block.attributes[Common.dir], isTranslated: block.attributes[Common.translate],
        hasLanguage: block.attributes.language != nil),
      isCode: text.isPreformatted,
      nearest: (environment.translationLanguage ?? environment.nearestLanguage)?.direction,
      root: environment.rootLanguage.direction, layoutDirection: environment.layoutDirection,
      firstStrong: { analyzer.firstStrong(in: text.units, isolates: text.isolates) },
      strong: { analyzer.strongDirections(in: text.units, isolates: text.isolates) })
    if environment.translationLanguage != nil { text.noteLeadingVariable(among: values, analyzer) }
    if let value = composer.valueDirection { text.note(R062LeadingVariable.rule(value: value, text: text.direction)) }
    if !numbers.isEmpty, text.mayRunFromRightToLeft(analyzer) { for number in numbers { text.note(number.kind.rule) } }
    return text
  }

  private init(_ block: Block, _ environment: TextEnvironment, _ pageNumbers: PageNumbers?) {
    self.environment = environment
    self.pageNumbers = pageNumbers
    preserves = block.name == .pre || environment.preservesSpace
    var style = TextStyle(of: block.name, block.attributes, in: environment)
    if block.attributes.language == nil,
      let language = R069NativeNames.language(isTranslated: block.attributes[Common.translate])
    {
      style.language = language
    }
    text = StyledText(
      direction: environment.layoutDirection, layoutDirection: environment.layoutDirection,
      language: environment.language,
      style: style,
      align: Self.alignment(of: block, in: environment), wrap: environment.wrap ?? .standard(for: block.name))
    text.hyphens = environment.hyphens
    text.offset = block.offset
    text.lineLimit = block.attributes.gives(Common.lines) ? block.attributes[Common.lines] : block.lineLimit
    text.isCutAsAsked = block.attributes.gives(Common.lines) || block.attributes.gives(Common.truncate)
    text.truncation = block.attributes[Common.truncate]
    text.isPreformatted = block.name == .pre
    text.balance = environment.balance
    text.textScale = DynamicType.scale(at: environment.textSize)
  }

  /// What the author asks for: buttons and segments are centred however their surroundings stand, unless they say
  /// otherwise themselves.
  private static func alignment(of block: Block, in environment: TextEnvironment) -> AlignmentRequest {
    guard block.name.has(.centersText) else { return environment.align }
    return block.attributes[Common.align]
  }

  private mutating func append(
    _ inlines: [Inline], _ style: TextStyle, _ environment: TextEnvironment, mark: Int?
  ) {
    for inline in inlines {
      switch inline {
      case .text(let characters, let offset):
        let start = text.units.count
        append(characters, from: offset, style, mark, preserves: preserves || environment.preservesSpace)
        if environment.findsNumbers { search.add(start..<text.units.count) }
      case .element(let element): append(element, style, environment, mark: mark)
      }
    }
  }

  private mutating func append(
    _ element: InlineElement, _ style: TextStyle, _ environment: TextEnvironment, mark: Int?
  ) {
    guard case .inline(let kind) = element.name.kind else { return }
    switch kind {
    case .br: breakLine(style, mark)
    case .wbr:
      flushBlank(style, mark)
      text.wordBreaks.append(text.units.count)
    case .pageNumber: append(number: pageNumbers?.page, element, style, environment, mark: mark)
    case .pageCount: append(number: pageNumbers?.count, element, style, environment, mark: mark)
    case .value: append(typed: element, style, environment, mark: mark)
    case .span, .b, .strong, .i, .em, .u, .s, .code, .sup, .sub, .a, .bdi, .bdo, .phone, .url, .email, .codeNumber,
      .formula,
      .t, .arg:
      var inner = environment.entering(element.name, element.attributes)
      if R052PhoneNumber.appliesTo(element.name) || kind == .bdo || kind == .formula { inner.findsNumbers = false }
      let translation = element.translationLanguage.flatMap(LanguageTag.init)
      if let translation { inner.translationLanguage = translation }
      flushBlank(style, mark)
      wrap(element, in: environment, mark: mark) { composer, mark in
        var innerStyle = style.entering(element.name, element.attributes, in: environment)
        if let translation { innerStyle.language = translation }
        if element.attributes.language == nil,
          let language = R069NativeNames.language(isTranslated: element.attributes[Common.translate])
        {
          innerStyle.language = language
        }
        composer.append(element.children, innerStyle, inner, mark: mark)
      }
    }
  }

  /// Records the isolate and the mark of an element around what `body` appends.
  private mutating func wrap(
    _ element: InlineElement, in environment: TextEnvironment, mark: Int?, body: (inout TextComposer, Int?) -> Void
  ) {
    let start = text.units.count
    let isolate = isolate(of: element, in: environment).map { kind in openIsolate(kind) }
    var inner = mark
    if element.name == .a || element.attributes.id != nil {
      inner = text.marks.count
      text.marks.append(
        InlineMark(
          range: start..<start, name: element.name, id: element.attributes.id,
          link: element.attributes[LinkElement.href],
          rule: R118LinkUnderline.rule(
            isLink: element.attributes[LinkElement.href] != nil, given: element.attributes[Common.underline]),
          offset: element.offset, parent: mark,
          language: element.attributes.language.flatMap(LanguageTag.init) ?? environment.language,
          origin: element.origin))
    }
    body(&self, inner)
    let keepsDigits = R052PhoneNumber.appliesTo(element.name) || element.name == .formula
    let range = start..<max(start, text.units.count)
    if let isolate {
      closeIsolate(isolate)
      if keepsDigits, text.isolates[isolate].kind == .isolate(R052PhoneNumber.direction) {
        text.isolates[isolate].kind = R052PhoneNumber.isolate(of: text.units[range])
      }
    }
    if let inner, inner != mark { text.marks[inner].range = range }
    if element.name == .code { text.note(R052PhoneNumber.rule(in: environment.layoutDirection)) }
    if element.name == .formula { text.unbreakable.append(range) }
    guard R052PhoneNumber.appliesTo(element.name) else { return }
    text.note(R052PhoneNumber.rule(in: environment.layoutDirection))
    text.unbreakable.append(range)
    if element.name == .url { text.wordBreaks += R052PhoneNumber.breaks(inAddress: text.units[range]) }
  }

  /// How an element is isolated; nil where it is not.
  private func isolate(of element: InlineElement, in environment: TextEnvironment) -> Isolate.Kind? {
    element.isEnclosed
      ? nil
      : R060Embedding.isolate(
        element.name, dir: element.attributes[Common.dir],
        language: element.attributes.language.flatMap(LanguageTag.init)?.direction,
        isTranslated: element.attributes[Common.translate],
        numerals: { environment.entering(element.name, element.attributes).numberingSystem })
  }

  /// Begins an isolate where the text ends; gives its index.
  private mutating func openIsolate(_ kind: Isolate.Kind) -> Int {
    search.divide()
    text.isolates.append(Isolate(range: text.units.count..<text.units.count, kind: kind))
    return text.isolates.count - 1
  }

  /// Ends an isolate where the text ends.
  private mutating func closeIsolate(_ index: Int) {
    search.divide()
    text.isolates[index].range = text.isolates[index].range.lowerBound..<text.units.count
  }

  /// A typed value as the format locale writes it, set apart in the direction of that locale (R003, R009–R012, R067,
  /// R068).
  private mutating func append(
    typed element: InlineElement, _ style: TextStyle, _ environment: TextEnvironment, mark: Int?
  ) {
    let shown = TypedText(element, in: environment.entering(element.name, element.attributes))
    for rule in shown.rules { text.note(rule) }
    var innerStyle = style.entering(element.name, element.attributes, in: environment)
    innerStyle.language = shown.language ?? innerStyle.language
    flushBlank(style, mark)
    wrap(element, in: environment, mark: mark) { composer, mark in
      // What the author asks for is an isolate around it already, and so is what the translator does.
      let hasDirection = element.attributes.gives(Common.dir) || element.isEnclosed
      let isolate = hasDirection ? nil : composer.openIsolate(.isolate(shown.direction))
      if isolate != nil { composer.valueDirection = shown.direction }
      let start = composer.text.units.count
      composer.append(InlineText(shown.text), from: element.offset, innerStyle, mark, preserves: true)
      // In upper case, parts may have other lengths.
      if composer.text.units.count - start == shown.text.utf16.count {
        composer.text.isolates += shown.parts.map { part in
          Isolate(range: start + part.range.lowerBound..<start + part.range.upperBound, kind: part.kind)
        }
      }
      if let isolate { composer.closeIsolate(isolate) }
      if shown.isUnbreakable { composer.text.unbreakable.append(start..<composer.text.units.count) }
    }
  }

  /// A number that the software writes itself: in the numerals in force, set apart in the direction of the layout
  /// (R009–R012).
  private mutating func append(
    number: Int?, _ element: InlineElement, _ style: TextStyle, _ environment: TextEnvironment, mark: Int?
  ) {
    let inner = environment.entering(element.name, element.attributes)
    let numerals = inner.numeralsDecision
    for rule in numerals.rules { text.note(rule) }
    let innerStyle = style.entering(element.name, element.attributes, in: environment)
    flushBlank(style, mark)
    let index = openIsolate(R012Digits.isolate(in: environment.layoutDirection))
    let digits = InlineText(numerals.system.format(number ?? 0))
    append(digits, from: element.offset, innerStyle, mark, preserves: true)
    closeIsolate(index)
  }

  private mutating func breakLine(_ style: TextStyle, _ mark: Int?) {
    let start = text.units.count
    text.units.append(WhiteSpace.lineFeed)
    cover(from: start, style, mark)
    blanks.startLine()
  }

  /// Writes the pending blank before an element begins, so that the blank is outside the element.
  private mutating func flushBlank(_ style: TextStyle, _ mark: Int?) {
    let start = text.units.count
    if blanks.takePendingBlank() { text.units.append(WhiteSpace.space) }
    search.addBlank(start..<text.units.count)
    cover(from: start, style, mark)
  }

  private mutating func append(
    _ characters: InlineText, from offset: Int, _ style: TextStyle, _ mark: Int?, preserves: Bool
  ) {
    let shown =
      style.isUpperCase
      ? InlineText(CaseMapping.uppercased(characters.string, language: style.language.tag)) : characters
    text.sources.append(SourceMark(offset: text.units.count, source: offset))
    if preserves { flushBlank(style, mark) }
    let start = text.units.count
    if preserves {
      WhiteSpace.appendPreserved(shown, to: &text.units)
      blanks = WhiteSpace.Collapsing(swallows: false)
    } else {
      WhiteSpace.appendCollapsed(shown, to: &text.units, state: &blanks)
    }
    cover(from: start, style, mark)
  }

  private mutating func cover(from start: Int, _ style: TextStyle, _ mark: Int?) {
    let end = text.units.count
    guard end > start else { return }
    if let last = text.spans.last, last.mark == mark, last.style == style {
      text.spans[text.spans.count - 1].range = last.range.lowerBound..<end
    } else {
      text.spans.append(TextSpan(range: start..<end, style: style, mark: mark))
    }
  }

  /// Ends the text: a last line feed of a `pre` ends the last line and opens no empty one.
  private mutating func finish() {
    if text.unbreakable.count > 1 { text.unbreakable.sort { $0.lowerBound < $1.lowerBound } }
    if text.wordBreaks.count > 1 { text.wordBreaks.sort() }
    guard preserves, text.units.last == WhiteSpace.lineFeed, let last = text.spans.indices.last else { return }
    text.units.removeLast()
    let end = text.units.count
    text.spans[last].range = text.spans[last].range.clamped(to: 0..<end)
    if text.spans[last].range.isEmpty { text.spans.removeLast() }
    for index in text.isolates.indices { text.isolates[index].range = text.isolates[index].range.clamped(to: 0..<end) }
    for index in text.marks.indices { text.marks[index].range = text.marks[index].range.clamped(to: 0..<end) }
  }
}

extension StyledText {
  /// Whether some of it may run from right to left.
  fileprivate func mayRunFromRightToLeft(_ analyzer: TextAnalyzer) -> Bool {
    direction == .rightToLeft || layoutDirection == .rightToLeft
      || analyzer.strongDirections(in: units, isolates: []).rtl
  }

  /// Notes that the value at the start of a message did not turn it round (R062); `values` are the isolates of the
  /// message.
  fileprivate mutating func noteLeadingVariable(among values: [Isolate], _ analyzer: TextAnalyzer) {
    let start = units.firstIndex { $0 != 0x20 } ?? 0
    guard let leading = values.first(where: { $0.range.lowerBound == start && !$0.range.isEmpty }) else { return }
    let value = Array(units[leading.range.clamped(to: 0..<units.count)])
    note(R062LeadingVariable.rule(message: direction, leading: analyzer.firstStrong(in: value, isolates: [])))
  }
}

extension Wrap {
  /// How an element is broken when nobody said.
  static func standard(for name: ElementName) -> Wrap {
    if name == .p { return .pretty }
    // A message of a few words is not left with a single letter in its last line.
    if name == .toast { return .balance }
    return name.declaration.headingLevel == nil ? .greedy : .balance
  }
}
