/// Holds a tree against the vocabulary: gives every node its name and attributes, and reports what does not belong.
///
/// A class, so that the closures which make diagnostics copy nothing.
final class MarkupCheck {
  var tree: MarkupTree
  var values: ValueReader
  let log: DiagnosticLog
  var open: [OpenElement] = []
  var ids: [String: Int] = [:]
  var titledScreens: Set<Int> = []

  /// Checks a tree and fills in its names and attributes; errors go to `log`, in the order of the source.
  static func check(_ tree: inout MarkupTree, words: MarkupWords, log: DiagnosticLog) {
    let check = MarkupCheck(tree: tree, values: ValueReader(words: words), log: log)
    tree.nodes = []
    check.run()
    tree = check.tree
  }

  init(tree: MarkupTree, values: ValueReader, log: DiagnosticLog) {
    self.tree = tree
    self.values = values
    self.log = log
  }

  func run() {
    values.takesOwnColors = hasAssets
    for index in tree.nodes.indices {
      while let last = open.last, index >= last.end { close(open.removeLast()) }
      if tree.nodes[index].kind == .element { enter(index) } else { checkText(index) }
    }
    while let last = open.popLast() { close(last) }
  }

  /// Whether the head names the assets of an app.
  private var hasAssets: Bool {
    guard !tree.nodes.isEmpty else { return false }
    return tree.children(of: 0).contains { head in
      tree.nodes[head].string == ElementName.head.rawValue
        && tree.children(of: head).contains { tree.nodes[$0].string == ElementName.assets.rawValue }
    }
  }

  func enter(_ index: Int) {
    let written = tree.nodes[index].string
    let parent = open.last
    let known = Vocabulary.element(written)?.declaration(in: parent?.context)
    var element = OpenElement(index: index, declaration: known, end: tree.nodes[index].end)
    element.inherit(parent)
    if let known {
      tree.nodes[index].element = known
      checkPlace(of: known, at: index, in: parent)
      readAttributes(of: known, at: index, in: parent?.context)
      if known.name == .screen { element.screen = index }
      if known.name == .title, let screen = element.screen { checkTitle(index, of: screen) }
    } else {
      log.report(.error, code: "unknown-element") {
        element.meant = Vocabulary.elementMeant(by: written, in: parent?.declaration)
        return unknownElement(written, meant: element.meant, at: index)
      }
    }
    if !open.isEmpty { open[open.count - 1].note(element.declaration) }
    open.append(element)
  }

  func readAttributes(of element: ElementDeclaration, at index: Int, in parent: ElementName?) {
    var attributes = Attributes()
    for written in tree.attributes[tree.nodes[index].written] {
      if written.name.hasPrefix("data-") { continue }
      guard let attribute = Vocabulary.attribute(written.name),
        let known = element.attribute(attribute, in: parent)
      else {
        log.report(.error, code: "unknown-attribute") {
          unknownAttribute(written.name, of: element, at: index, in: parent)
        }
        continue
      }
      switch values.read(written.value, as: known.kind) {
      case .value(let value): attributes.set(attribute, value)
      case .fault(let fault):
        let refusal = attribute == .align ? values.words.alignmentRefusal(written.value) : nil
        log.report(.error, code: refusal == nil ? "value" : "justification") {
          let place = StartTag(tree, index).value(of: written.name)
          guard let refusal else { return wrongValue(fault, of: attribute, on: element.name, at: place) }
          return Diagnostic(.error, code: "justification", refusal.message, at: place, hints: refusal.hints)
        }
      }
      if attribute == .id { note(id: written.value, at: index) }
    }
    tree.nodes[index].attributes = attributes
    for required in element.attributes where required.isRequired {
      if tree.attributes[tree.nodes[index].written].contains(where: { $0.name == required.name.rawValue }) { continue }
      log.report(.error, code: "missing-attribute") { missing(required, on: element.name, at: index) }
    }
  }

  func note(id: String, at index: Int) {
    guard let first = ids.updateValue(index, forKey: id) else { return }
    ids[id] = first
    log.report(.error, code: "duplicate-id") {
      let place = StartTag(tree, first).value(of: "id").start
      return error(
        "duplicate-id", "duplicate id \(quoted(id))", StartTag(tree, index).value(of: "id"),
        "first used in line \(place.line), column \(place.column)")
    }
  }

  func checkText(_ index: Int) {
    guard let parent = open.last, let ink = tree.firstInk(of: index) else { return }
    switch parent.content {
    case nil, .inline, .textAndBadge, .characters: return
    case .flow where !parent.hasBlocks: return
    default: break
    }
    // One error for a stretch of text, however many references and lines it has.
    if parent.hasStrayText { return }
    open[open.count - 1].hasStrayText = true
    log.report(.error, code: "text") { strayText(at: ink, in: parent) }
  }

  func close(_ element: OpenElement) {
    guard tree.isComplete, let name = element.name else { return }
    if name == .document, !element.hasCanvas {
      log.report(
        error(
          "no-canvas", "the document has no pages", StartTag(tree, element.index).name,
          "add a <page>, a <screen> or a <canvas>"))
    }
    if name == .backdrop, element.count == 0 {
      log.report(.error, code: "backdrop") {
        error(
          "backdrop", "the backdrop is empty", StartTag(tree, element.index).name,
          "put a picture or a box in it, which fills it")
      }
    }
    if name == .section, element.content == .blocks, element.count == 0 {
      log.report(.error, code: "heading") {
        error("heading", "the section has no heading", StartTag(tree, element.index).name, Self.headingHint)
      }
    }
  }
}
