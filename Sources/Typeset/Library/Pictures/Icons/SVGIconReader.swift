/// Reads the subset of SVG for icons: `svg g path line polyline polygon circle ellipse rect`, paint and transforms.
///
/// It is strict, so that nothing is ignored silently: anything not allowed in an icon is an error with its place.
struct SVGIconReader {
  /// The largest icon file, in bytes.
  static let greatestSize = 256 << 10
  /// The most steps of all outlines of an icon.
  static let greatestStepCount = 20_000

  let tree: MarkupTree
  let log: DiagnosticLog
  private var stepCount = 0

  /// The drawing in a file; nil after errors, all of which are in `log`.
  static func read(_ bytes: [UInt8], name: String, log: DiagnosticLog) -> IconArtwork? {
    guard bytes.count <= greatestSize else {
      let source = SourceFile(name: name, utf8: [])
      log.report(
        Diagnostic(
          .error, code: "icon", "the icon is larger than \(greatestSize >> 10) KB",
          at: SourceRange(file: source, bytes: 0..<0)))
      return nil
    }
    // A separate log shows whether this file has errors.
    let own = DiagnosticLog()
    defer { own.diagnostics.forEach(log.report) }
    guard let tree = MarkupTree.read(bytes, name: name, log: own) else { return nil }
    if let failure = tree.failure {
      own.report(failure)
      return nil
    }
    var reader = SVGIconReader(tree: tree, log: own)
    let artwork = reader.artwork()
    return own.hasErrors ? nil : artwork
  }

  private init(tree: MarkupTree, log: DiagnosticLog) {
    self.tree = tree
    self.log = log
  }

  private mutating func artwork() -> IconArtwork? {
    guard tree.nodes[0].string == "svg" else {
      fault(
        "<\(shown(tree.nodes[0].string))> is not an icon", at: StartTag(tree, 0).name,
        "the root element must be <svg viewBox=\"…\">")
      return nil
    }
    guard let box = viewBox() else { return nil }
    let style = SVGStyle(transform: .translation(x: -box.minX, y: -box.minY))
    return IconArtwork(size: box.size, nodes: nodes(in: 0, style.reading(self, 0)))
  }

  private func viewBox() -> Rect? {
    if let text = attribute("viewBox", of: 0) {
      var scanner = SVGNumberScanner(text)
      if let x = scanner.number(), let y = scanner.number(), let width = scanner.number(),
        let height = scanner.number(),
        scanner.isAtEnd, width > 0, height > 0
      {
        return Rect(x: x, y: y, width: width, height: height)
      }
      fault(
        "invalid view box \(quoted(text))", at: value("viewBox", of: 0),
        "give four numbers, as in viewBox=\"0 0 24 24\"")
      return nil
    }
    if let width = attribute("width", of: 0).flatMap(PlainNumber.decimal),
      let height = attribute("height", of: 0).flatMap(PlainNumber.decimal), width > 0, height > 0
    {
      return Rect(x: 0, y: 0, width: width, height: height)
    }
    fault("the icon has no view box", at: StartTag(tree, 0).name, "give four numbers, as in viewBox=\"0 0 24 24\"")
    return nil
  }

  private mutating func nodes(in parent: Int, _ style: SVGStyle) -> [IconNode] {
    var nodes: [IconNode] = []
    for index in tree.children(of: parent) {
      guard tree.nodes[index].kind == .element else {
        if let ink = tree.firstInk(of: index) {
          fault("text is not allowed in an icon", at: SourceRange(file: tree.source, bytes: ink..<ink + 1), nil)
        }
        continue
      }
      let name = tree.nodes[index].string
      switch name {
      case "title", "desc", "metadata": continue
      case "g":
        let inner = style.reading(self, index)
        nodes += parted(self.nodes(in: index, inner), at: index)
      default:
        guard let path = outline(of: name, at: index) else { continue }
        var shape = style.reading(self, index).shape(path)
        shape.isArea = isArea(at: index)
        nodes += parted([.shape(shape)], at: index)
      }
    }
    return nodes
  }

  /// What a group or a shape draws, as a part if it says that it is one.
  private func parted(_ nodes: [IconNode], at index: Int) -> [IconNode] {
    guard let word = attribute("data-part", of: index) else { return nodes }
    return part(word, at: index, nodes).map { [.part($0)] } ?? []
  }

  private func part(_ word: String, at index: Int, _ nodes: [IconNode]) -> IconPart? {
    guard let kind = IconPartKind(rawValue: word) else {
      let words = IconPartKind.allCases.map(\.rawValue)
      fault(
        "unknown part of an icon \(quoted(word))", at: value("data-part", of: index),
        NearestName.of(word, among: words).map { "did you mean \"\($0)\"?" }
          ?? "use one of: \(words.joined(separator: ", "))")
      return nil
    }
    return IconPart(
      kind: kind, axis: number("data-axis", of: index), text: text(of: kind, at: index),
      slant: number("data-slant", of: index) ?? 0, nodes: nodes)
  }

  /// What letters or digits say.
  private func text(of kind: IconPartKind, at index: Int) -> String? {
    guard let text = attribute("data-text", of: index) else { return nil }
    let isRight: Bool
    switch kind {
    case .letter: isRight = text.allSatisfy { $0.isASCII && $0.isLetter }
    case .digit: isRight = text.allSatisfy { $0.isASCII && $0.isNumber }
    case .base, .wave, .slash, .badge, .tool, .text, .sign: isRight = false
    }
    if isRight, (1...3).contains(text.count) { return text }
    fault(
      "invalid text \(quoted(text)) of a part", at: value("data-text", of: index),
      "use one to three Latin letters in a letter, or Western digits in a digit")
    return nil
  }

  /// Whether an open line is the edge of an area.
  private func isArea(at index: Int) -> Bool {
    guard let word = attribute("data-fill", of: index) else { return false }
    if word != "area" {
      fault("unknown fill of an icon \(quoted(word))", at: value("data-fill", of: index), "use data-fill=\"area\"")
    }
    return word == "area"
  }

  private mutating func outline(of name: String, at index: Int) -> Path? {
    guard let path = SVGShape(reader: self, index: index).outline(of: name) else { return nil }
    stepCount += path.steps.count
    guard stepCount <= Self.greatestStepCount else {
      fault(
        "the icon has more than \(Self.greatestStepCount) steps", at: StartTag(tree, index).name, "simplify the drawing"
      )
      return nil
    }
    return path
  }
}

// Used by the readers of shapes and styles.
extension SVGIconReader {
  /// The value of an attribute; nil if it is missing.
  func attribute(_ name: String, of index: Int) -> String? { tree.attribute(name, of: index) }

  /// A number; nil if it is missing, or invalid, which is an error.
  func number(_ name: String, of index: Int) -> Double? {
    guard let text = attribute(name, of: index) else { return nil }
    var scanner = SVGNumberScanner(text)
    if let number = scanner.number(), scanner.isAtEnd || (scanner.word() == "px" && scanner.isAtEnd) { return number }
    fault(
      "the value \(quoted(text)) of \(name) is not a number", at: value(name, of: index),
      "use a plain number, such as 1.5")
    return nil
  }

  /// The place of the value of an attribute.
  func value(_ name: String, of index: Int) -> SourceRange { StartTag(tree, index).value(of: name) }

  /// Reports something not allowed in an icon.
  func fault(_ message: String, at range: SourceRange, _ hint: String?) {
    log.report(Diagnostic(.error, code: "icon", message, at: range, hints: hint.map { [$0] } ?? []))
  }

  /// A name as messages show it.
  func shown(_ name: String) -> String { name.count > 40 ? name.prefix(40) + "…" : name }
}
