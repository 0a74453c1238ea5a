// Where elements may stand.
extension MarkupCheck {
  static let headingHint = "begin it with <h1>, <h2>, <h3> or <h4>"

  func checkPlace(of element: ElementDeclaration, at index: Int, in parent: OpenElement?) {
    if let parent, parent.declaration == nil { return }
    let name = element.name
    let isCounter = element.place == .counter
    let isCounterInText = isCounter && parent?.isRunning == true && parent?.content == .inline
    if (!Vocabulary.allows(name, in: parent?.declaration) && !isCounterInText)
      || parent?.content == .characters
      || (isCounter && !isCounterInText)
    {
      return log.report(.error, code: "misplaced-element") { misplaced(element, at: index, in: parent?.declaration) }
    }
    guard let parent, let parentName = parent.name else { return }
    if parent.content == .flow, parent.hasBlocks, element.place == .inline || element.place == .argument {
      return log.report(.error, code: "text") {
        error("text", "text is not allowed after blocks in <\(parentName.rawValue)>", place(index), "put it in a <p>")
      }
    }
    if parent.singles.contains(name) {
      return log.report(.error, code: "second-element") {
        error(
          "second-element", "more than one <\(name.rawValue)> in <\(parentName.rawValue)>", place(index),
          "remove all but one")
      }
    }
    if name == .head, parent.count > 0 {
      log.report(.error, code: "misplaced-element") {
        error(
          "misplaced-element", "<head> is not the first element", place(index), "move it to the start of <document>")
      }
    }
    if parentName == .box || parentName == .backdrop, parent.count == 1, element.place != .backdrop {
      log.report(.error, code: "second-element") {
        error(
          "second-element", "<\(parentName.rawValue)> can only contain one element", place(index),
          "wrap its contents in a <column> or a <row>")
      }
    }
    if parentName == .section, parent.content == .blocks, parent.count == 0, ![.h1, .h2, .h3, .h4].contains(name) {
      log.report(.error, code: "heading") {
        error("heading", "the section has no heading", place(index), Self.headingHint)
      }
    }
    if name == .header || name == .thead, parent.count > 0 {
      log.report(.error, code: "misplaced-element") {
        error(
          "misplaced-element", "<\(name.rawValue)> is not the first element", place(index),
          "move it to the start of <\(parentName.rawValue)>")
      }
    }
    if parent.singles.contains(.footer) {
      log.report(.error, code: "misplaced-element") {
        error(
          "misplaced-element", "<\(name.rawValue)> follows the <footer>", place(index),
          "move the <footer> to the end of <\(parentName.rawValue)>")
      }
    }
    if parent.isButton, element.traits.contains(.isInteractive) {
      log.report(.error, code: "misplaced-element") {
        error(
          "misplaced-element", "<\(name.rawValue)> is inside a <button>, which is one thing to touch", place(index),
          "put it beside the button, or put both in a <row>")
      }
    }
    if name == .a, parent.isLink {
      log.report(.error, code: "misplaced-element") {
        error("misplaced-element", "links cannot be nested", place(index), "close the first <a> before it")
      }
    }
  }

  func checkTitle(_ index: Int, of screen: Int) {
    let own = collapsed(tree.allText(of: index))
    if let attribute = tree.nodes[screen].attributes[ScreenElement.title], collapsed(attribute) != own {
      log.report(.error, code: "title") {
        error(
          "title", "the screen has two titles: \(quoted(collapsed(attribute))) and \(quoted(own))", place(index),
          "remove the attribute or the element, or make them equal")
      }
    }
    let isFirst = titledScreens.insert(screen).inserted
    if !isFirst, open.last?.singles.contains(.title) != true {
      log.report(.error, code: "second-element") {
        error("second-element", "more than one <title> on the screen", place(index), "use <h1>")
      }
    }
  }

  func place(_ index: Int) -> SourceRange { StartTag(tree, index).name }
}

/// What has to be remembered of an element while its contents are checked.
struct OpenElement {
  let index: Int
  /// What the markup says about it; nil for an element that is not known.
  let declaration: ElementDeclaration?
  let end: Int
  /// The element that an unknown one was probably meant to be.
  var meant: ElementName?
  /// How many elements it has held so far, a backdrop apart.
  var count = 0
  var hasBlocks = false
  var hasCanvas = false
  var hasStrayText = false
  /// The elements it has held that it may hold once.
  var singles: Set<ElementName> = []
  /// Whether it is a running line, or inside one.
  var isRunning = false
  /// Whether it is a link, or inside one.
  var isLink = false
  /// Whether it is a button, or inside one.
  var isButton = false
  /// The screen around it.
  var screen: Int?

  /// Its name; nil for one that is not known.
  var name: ElementName? { declaration?.name }
  /// The name that decides what names inside it mean: a slip does not make faults of all that it contains.
  var context: ElementName? { name ?? meant }
  /// What it may hold; nil for anything, in an element that is not known.
  var content: ElementContent? { declaration?.content }

  init(index: Int, declaration: ElementDeclaration?, end: Int) {
    self.index = index
    self.declaration = declaration
    self.end = end
  }

  mutating func inherit(_ parent: OpenElement?) {
    isRunning = parent?.isRunning ?? false || name == .runningHead || name == .runningFoot
    isLink = parent?.isLink ?? false || name == .a
    isButton = parent?.isButton ?? false || name == .button
    // What is over a screen has titles of its own, and so has what stands for missing contents.
    if declaration?.kind.isLayer != true, name != .emptyState { screen = parent?.screen }
  }

  mutating func note(_ child: ElementDeclaration?) {
    if child?.place != .backdrop { count += 1 }
    hasStrayText = false
    guard let child else { return }
    let place = child.place
    if place == .block { hasBlocks = true }
    if place == .canvas { hasCanvas = true }
    if place == .head || place == .running || child.name == .title || child.name == .keyboard
      || content == .slots && (place == .slot || child.name == .label)
      || content == .textAndBadge && place == .block
      || place == .rowEdge || place == .tableHead || place == .backdrop
    {
      singles.insert(child.name)
    }
  }
}
