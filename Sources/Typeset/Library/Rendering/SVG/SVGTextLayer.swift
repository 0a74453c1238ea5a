/// The accessible tree of a page, over its drawing: groups with roles, names and states as ARIA (R114, R132), in
/// reading order (R129), one transparent `text` per line, and a box over graphics.
///
/// The first line of an element has its `id`, the next ones `id-2`, `id-3` and so on. An element with an `id` but
/// without lines gets an empty box, so that links can target it. An element without an `id` is named by its path, with
/// dots. Groups are written only if they say more than their lines.
struct SVGTextLayer {
  private let language: String
  private var nodes: [SVGNode] = []
  private var boxes: [(id: String, frame: Rect)] = []
  private var usedNames: Set<String> = []
  private var ownNames: Set<String> = []

  /// Collects the contents of a frame; `language` is the document's.
  init(of frame: Frame, language: String) {
    self.language = language
    collectNames(frame.items)
    let collected = collect(frame.items, at: .zero, element: nil, isHidden: false).nodes
    nodes = SVGNode.joiningListItems(SVGNode.inReadingOrder(collected))
  }

  /// What no name of this layer begins with.
  var prefixOfOtherNames: String {
    var prefix = "_"
    while usedNames.contains(where: { $0.hasPrefix(prefix) }) { prefix += "_" }
    return prefix
  }

  /// Writes the tree.
  func write(to out: ByteBuffer) {
    out.append("<g class=\"text\" fill=\"#000\" fill-opacity=\"0\" font-family=\"sans-serif\">\n")
    for node in nodes { node.write(to: out) }
    for box in boxes {
      out.append("<rect")
      out.append(attribute: "id", text: box.id)
      out.append(box.frame)
      out.append(" fill=\"none\"/>\n")
    }
    out.append("</g>\n")
  }

  /// Collects the author's ids, which no other line may use.
  private mutating func collectNames(_ items: [FrameItem]) {
    for case .group(let group) in items {
      if case .element(let element) = group.meaning, element.hasOwnID { ownNames.insert(element.id) }
      collectNames(group.items)
    }
  }

  /// The nodes of some items, and the names of the controls among them.
  private typealias Gathered = (nodes: [SVGNode], names: Set<String>)

  private mutating func collect(
    _ items: [FrameItem], at origin: Point, element: Element?, isHidden: Bool
  ) -> Gathered {
    var result: Gathered = ([], [])
    for case .group(let group) in items {
      let place = origin + group.origin
      switch group.meaning {
      case .annotation: break
      case .artifact:
        let inner = collect(group.items, at: place, element: element, isHidden: true)
        result.nodes += inner.nodes
      case .line(let line):
        if let node = node(of: line, group.items, at: place, element: element, isHidden: isHidden) {
          result.nodes.append(node)
        }
        noteInlineNames(group.items, at: place)
      case .element(let inner):
        var gathered = collect(inner, group.items, at: place, isHidden: isHidden || inner.isDecorative || inner.isInert)
        if inner.turn != .rest { for index in gathered.nodes.indices { gathered.nodes[index].turn = inner.turn } }
        result.nodes += gathered.nodes
        result.names.formUnion(gathered.names)
      }
    }
    return result
  }

  private mutating func collect(
    _ element: Element, _ items: [FrameItem], at place: Point, isHidden: Bool
  ) -> Gathered {
    let box = Rect(origin: place, size: element.size)
    var aria = ARIARole(element, hasText: items.contains(where: \.holdsLine))
    let isGroup = aria.isGroup && !isHidden
    let isBox = isGroup && !items.contains(where: \.isLine) && aria.contents != .read
    let id = isBox && element.hasOwnID && usedNames.insert(element.id).inserted ? element.id : nil
    let hides = isGroup && (aria.contents == .replaced || aria.contents == .value && element.value == nil)
    var (nodes, names) = collect(items, at: place, element: element, isHidden: isHidden || hides)
    if element.hasOwnID, usedNames.insert(element.id).inserted { boxes.append((element.id, box)) }
    if element.parts(names) { hideLabels(&nodes, names) }
    nodes = SVGNode.inReadingOrder(nodes)
    if element.role == .list || element.role == .group { nodes = SVGNode.joiningListItems(nodes, of: element) }
    if !isGroup {
      if !isHidden, nodes.count > 1, element.isParagraph { nodes = [group(.paragraph, of: element, nodes)] }
      return (nodes, element.passesOnNames ? names : [])
    }
    if isBox || element.control == .player {
      var frame = SVGNode(.box(box))
      if element.control == .player {
        frame = group(.timeLine(of: element), of: element, [frame])
        // The times are the value of the line, which says them.
        for index in nodes.indices where nodes[index].lineText != nil { nodes[index].isHidden = true }
      }
      nodes.insert(frame, at: 0)
    }
    if aria.contents == .value, hides, let text = nodes.lazy.compactMap(\.lineText).first {
      aria.setPlaceholder(text, of: element)
    }
    var node = group(aria, of: element, nodes)
    node.id = id
    node.isListItem = element.role == .listitem
    return ([node], element.control == nil ? [] : Set([element.label].compactMap(\.self)))
  }

  private func group(_ aria: ARIARole, of element: Element, _ children: [SVGNode]) -> SVGNode {
    let spoken = element.labelLanguage ?? element.language
    var node = SVGNode(.group(aria, language: aria.isNamed && spoken != language ? spoken : nil))
    node.children = children
    node.turn = children.lazy.map(\.turn).min() ?? .rest
    return node
  }

  /// Hides labels that are the names of controls beside them, so that nothing is read twice.
  private func hideLabels(_ nodes: inout [SVGNode], _ names: Set<String>) {
    for index in nodes.indices {
      if let text = nodes[index].labelText, R128Navigable.isSaid(text, byControlsNamed: names) {
        nodes[index].isHidden = true
      } else if case .group(let aria, _) = nodes[index].kind, !aria.isNamed {
        // A label of several lines is a group.
        hideLabels(&nodes[index].children, names)
      }
    }
  }

  // MARK: Lines

  private mutating func node(
    of line: Line, _ items: [FrameItem], at place: Point, element: Element?, isHidden: Bool
  ) -> SVGNode? {
    let shown = line.rangeWithoutHangingBlanks
    guard !shown.isEmpty, line.size.width > 0 || line.showsMarks(in: shown) else { return nil }
    let id = element.flatMap { name(of: $0) }
    var pieces = LinePieces(of: line, shown: shown)
    pieces.add(items, target: element?.link.flatMap(address), address: address)
    var node = SVGNode(.line(SVGLine(line: line, origin: place, pieces: pieces.joined)))
    node.id = id
    node.isHidden = isHidden
    node.isLabel = element?.isLabel ?? false
    return node
  }

  /// The address of a link in the file; nil if it has none, or leads to another page, which is a different file.
  private func address(of link: String) -> String? {
    switch LinkTarget(link) {
    case .address(let text): text
    case .element(let id): ownNames.contains(id) ? "#" + id : nil
    case nil: nil
    }
  }

  /// Adds an empty box for every element in a line that has an `id`.
  private mutating func noteInlineNames(_ items: [FrameItem], at origin: Point) {
    for case .group(let group) in items {
      let place = origin + group.origin
      if case .element(let element) = group.meaning, element.hasOwnID, usedNames.insert(element.id).inserted {
        boxes.append((element.id, Rect(origin: place, size: element.size)))
      }
      noteInlineNames(group.items, at: place)
    }
  }

  /// A name for the next line of an element; nil if it has none.
  private mutating func name(of element: Element) -> String? {
    guard !element.id.isEmpty else { return nil }
    let first = element.hasOwnID ? element.id : String(element.id.map { $0 == "/" ? "." : $0 })
    if (element.hasOwnID || !ownNames.contains(first)), usedNames.insert(first).inserted { return first }
    var number = 2
    while true {
      let name = "\(first)-\(number)"
      if !ownNames.contains(name), usedNames.insert(name).inserted { return name }
      number += 1
    }
  }
}

extension Element {
  /// Whether its lines are one paragraph.
  fileprivate var isParagraph: Bool { control == nil && (role == .paragraph || role == .label) }
}

extension FrameItem {
  /// Whether it is a line or holds one.
  fileprivate var holdsLine: Bool {
    guard case .group(let group) = self else { return false }
    return isLine || group.items.contains(where: \.holdsLine)
  }
}

extension Line {
  /// Whether a part of it, which may have no width, shows a combining mark.
  fileprivate func showsMarks(in range: Range<Int>) -> Bool {
    paragraph.span.extracting(range).scalars.contains { $0.isMark && !$0.needsNoGlyph }
  }
}
