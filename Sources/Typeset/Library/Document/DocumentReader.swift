extension Document {
  /// Reads a document from the bytes of a file, UTF-8 or UTF-16; nil after errors, all of which are in `log`.
  ///
  /// `name` is what diagnostics call the file, and says whether it is Markdown or HTML. `contents` has the files that
  /// it takes for its own, and `choice` what the rendering says of a text without a language.
  package static func read(
    _ bytes: [UInt8], name: String, contents: ContentFiles = .none, choice: ContentChoice = ContentChoice(),
    log: DiagnosticLog
  ) -> Document? {
    guard var tree = tree(bytes, name: name, contents: contents, choice: choice, log: log) else { return nil }
    MarkupCheck.check(&tree, words: .standard, log: log)
    if let failure = tree.failure { log.report(failure) }
    if !log.hasErrors {
      TypedInlineCheck(tree: tree, log: log).run()
      ControlCheck(tree: tree, log: log).run()
      SplitCheck(tree: tree, log: log).run()
      ChartCheck(tree: tree, log: log).run()
      MapCheck(tree: tree, log: log).run()
      SilenceCheck(tree: tree, log: log).run()
      OrientationCheck(tree: tree, log: log).run()
      LayerCheck(tree: tree, log: log).run()
      MockupCheck(tree: tree, log: log).run()
    }
    if log.hasErrors { return nil }
    let document = DocumentBuilder(tree: tree, log: log).document()
    return log.hasErrors ? nil : document
  }

  private static func tree(
    _ bytes: [UInt8], name: String, contents: ContentFiles, choice: ContentChoice, log: DiagnosticLog
  ) -> MarkupTree? {
    if let form = ContentForm(name: name) {
      return ContentDocument(form: form, name: name, choice: choice, log: log).tree(bytes)
    }
    guard var tree = MarkupTree.read(bytes, name: name, log: log) else { return nil }
    ContentInclusion(files: contents, log: log).include(in: &tree)
    return tree
  }
}

/// Turns a checked tree into a document.
struct DocumentBuilder {
  /// The tree, without errors.
  let tree: MarkupTree
  /// Where papers without room are reported.
  let log: DiagnosticLog

  /// The document.
  func document() -> Document {
    let root = tree.nodes[0]
    var document = Document(
      source: tree.source, language: root.attributes.language ?? "",
      direction: root.attributes[Common.dir]?.direction, attributes: root.attributes, title: nil, fonts: [],
      canvases: [])
    for child in tree.children(of: 0) {
      if tree.nodes[child].name == .head {
        readHead(child, into: &document)
      } else if let canvas = canvas(child) {
        document.canvases.append(canvas)
      }
    }
    document.picturePaths = tree.nodes.compactMap { node in
      switch node.name {
      case .image, .video: node.attributes[ImageElement.src] ?? ""
      case .variant: node.attributes[VariantElement.src] ?? ""
      case .avatar: node.attributes[AvatarElement.src]
      default: nil
      }
    }
    document.mockupPaths = tree.nodes.compactMap { node in
      node.name == .mockup ? node.attributes[MockupElement.src] : nil
    }
    if !document.assets.isEmpty { document.colorUses = colorUses }
    document.needsResolution =
      document.attributes.gives(DocumentElement.localize)
      || tree.nodes.contains { node in
        node.name == .t || node.name == .arg
          || [.when, .key, .altKey, .labelKey, .hintKey, .titleKey, .placeholderKey, .valueKey, .labelsKey, .replyKey]
            .contains {
              node.attributes[$0] != nil
            }
      }
    return document
  }

  /// The colours that attributes name, in the order of the source.
  private var colorUses: [ColorUse] {
    tree.nodes.flatMap { node in
      node.attributes.entries.flatMap { entry in
        entry.value.ownColors.map { ColorUse(name: $0, tag: node.bytes, attribute: entry.name.rawValue) }
      }
    }
  }

  private func readHead(_ head: Int, into document: inout Document) {
    for child in tree.children(of: head) {
      let attributes = tree.nodes[child].attributes
      guard case .structure(let kind)? = tree.nodes[child].element?.kind else { continue }
      switch kind {
      case .title:
        document.title = collapsed(tree.allText(of: child))
        document.titleKey = attributes[Common.key]
        document.titleOffset = tree.nodes[child].bytes.lowerBound
      case .font:
        document.fonts.append(
          FontDeclaration(
            path: attributes[FontElement.src] ?? "", family: attributes[FontElement.family],
            language: attributes.language,
            weight: attributes[Common.weight],
            range: StartTag(tree, child).value(of: "src")))
      case .catalog: document.catalogs.append(file(child))
      case .variants: document.variants = variants(attributes)
      case .icons: document.icons.append(file(child))
      case .assets: document.assets.append(file(child))
      case .document, .head: continue
      }
    }
  }

  /// The axes of `variants`, whose values were checked when the attributes were read.
  private func variants(_ attributes: Attributes) -> VariantAxes {
    var axes = VariantAxes()
    for axis in VariantAxis.allCases {
      if let attribute = VariantsElement.all.first(where: { $0.declaration.name.rawValue == axis.plural }),
        let list = attributes[attribute]
      {
        try? axes.set(axis, list)
      }
    }
    return axes
  }

  private func file(_ index: Int) -> FileDeclaration {
    FileDeclaration(
      path: tree.nodes[index].attributes[CatalogElement.src] ?? "", range: StartTag(tree, index).value(of: "src"))
  }

  private func canvas(_ index: Int) -> Canvas? {
    let node = tree.nodes[index]
    var attributes = node.attributes
    let kind: Canvas.Kind
    guard case .canvas(let canvasKind)? = node.element?.kind else { return nil }
    switch canvasKind {
    case .page:
      kind = .page(paper(index))
      // On a page it is the paper's, and what is inside must not take it for a type size.
      attributes.remove(PageElement.size)
    case .screen:
      kind = .screen(
        Screen(
          device: attributes.gives(ScreenElement.device) ? attributes[ScreenElement.device] : nil,
          orientation: attributes.gives(ScreenElement.orientation)
            ? attributes[ScreenElement.orientation].rawValue : nil, title: screenTitle(index),
          scrolls: attributes[ScreenElement.scroll]))
    case .canvas:
      kind = .component
      attributes.takeMeasuresOfKind()
    }
    var canvas = Canvas(kind: kind, attributes: attributes, offset: node.bytes.lowerBound, blocks: [])
    for block in blocks(in: index) {
      if case .running(let line) = block.kind {
        switch line {
        case .head: canvas.runningHead = block
        case .foot: canvas.runningFoot = block
        }
      } else {
        canvas.blocks.append(block.name == .split ? block.reachingEdges() : block)
      }
    }
    return canvas
  }

  /// The paper of a page; A4 with a margin of 54 where its attributes are silent (F17).
  private func paper(_ index: Int) -> Paper {
    let attributes = tree.nodes[index].attributes
    var size = PaperSize.size(of: attributes[PageElement.size]) ?? PaperSize.a4
    if let orientation = attributes[PageElement.orientation], (orientation == .landscape) != (size.width > size.height)
    {
      size = Size(width: size.height, height: size.width)
    }
    let margin = attributes[PageElement.margin]
    if 2 * margin >= min(size.width, size.height) {
      let tag = StartTag(tree, index)
      log.report(
        Diagnostic(
          .error, code: "margin", "the margin leaves no room on the page",
          at: attributes.gives(PageElement.margin) ? tag.value(of: "margin") : tag.value(of: "size"),
          hints: ["it applies to both sides of \(Int(min(size.width, size.height))) points"]))
    }
    return Paper(size: size, margin: margin)
  }

  private func screenTitle(_ screen: Int) -> String? {
    if let title = tree.nodes[screen].attributes[ScreenElement.title] { return collapsed(title) }
    var index = screen + 1
    while index < tree.nodes[screen].end {
      let node = tree.nodes[index]
      if node.name == .title { return collapsed(tree.allText(of: index)) }
      // What is over a screen has titles of its own, and so has what stands for missing contents.
      index = node.element?.kind.isLayer == true || node.name == .emptyState ? node.end : index + 1
    }
    return nil
  }

  private func block(_ index: Int) -> Block? {
    let node = tree.nodes[index]
    guard let element = node.element else { return nil }
    let content: Block.Content
    switch element.content {
    case .nothing: content = .empty
    case .inline, .characters: content = .text(tree.children(of: index).compactMap(inline))
    case .flow: content = flow(index)
    case .textAndBadge: content = .text(tree.children(of: index).filter { !isBlock($0) }.compactMap(inline))
    case .only: content = .blocks(tree.children(of: index).compactMap(part))
    case .blocks, .items, .rows, .sectionRows, .slots, .tableRows, .headRows, .cells, .segments, .tabs, .parts,
      .variants, .canvases, .declarations:
      content = .blocks(held(by: element.name, blocks(in: index)))
    }
    var block = Block(
      name: element.name, kind: element.kind, attributes: node.attributes, offset: node.bytes.lowerBound,
      content: content)
    if element.content == .textAndBadge {
      block.badges = tree.children(of: index).filter(isBlock).compactMap(self.block)
    }
    return block
  }

  /// The blocks in an element, with those of files in place of the elements that name them.
  private func blocks(in index: Int) -> [Block] {
    tree.children(of: index).flatMap { child in
      tree.nodes[child].element === ContentElement.declaration ? blocks(in: child) : block(child).map { [$0] } ?? []
    }
  }

  /// What an element holds, in a column where it has room for one block.
  private func held(by name: ElementName, _ blocks: [Block]) -> [Block] {
    let inside = blocks.filter { $0.name != .backdrop }
    guard name == .box || name == .backdrop, inside.count > 1 else { return blocks }
    return blocks.filter { $0.name == .backdrop } + [
      Block(name: .column, attributes: Attributes(), offset: inside[0].offset, content: .blocks(inside))
    ]
  }

  private func isBlock(_ index: Int) -> Bool { tree.nodes[index].element?.place == .block }

  /// A block, or what belongs in a text as a text of its own.
  private func part(_ index: Int) -> Block? {
    guard tree.nodes[index].element?.place == .inline else { return block(index) }
    return inline(index).map {
      Block(name: .caption, attributes: Attributes(), offset: tree.nodes[index].bytes.lowerBound, content: .text([$0]))
    }
  }

  private func flow(_ index: Int) -> Block.Content {
    var text: [Inline] = []
    var offset: Int?
    var blocks: [Block] = []
    for child in tree.children(of: index) {
      if tree.nodes[child].element === ContentElement.declaration {
        blocks += self.blocks(in: child)
      } else if tree.nodes[child].element?.place == .block {
        if let block = block(child) { blocks.append(block) }
      } else if blocks.isEmpty, let part = inline(child) {
        text.append(part)
        offset = offset ?? tree.firstInk(of: child)
      }
    }
    if blocks.isEmpty { return .text(text) }
    guard let offset else { return .blocks(blocks) }
    let attributes = tree.nodes[index].attributes.ofUnnamedParagraph(in: tree.nodes[index].name)
    return .blocks([Block(name: .p, attributes: attributes, offset: offset, content: .text(text))] + blocks)
  }

  private func inline(_ index: Int) -> Inline? {
    let node = tree.nodes[index]
    guard node.kind == .element else {
      let text = node.kind == .text ? InlineText(node.bytes, of: tree.source.utf8) : InlineText(tree.text(of: index))
      return .text(text, offset: node.bytes.lowerBound)
    }
    guard let name = node.name else { return nil }
    return .element(
      InlineElement(
        name: name, attributes: node.attributes, offset: node.bytes.lowerBound,
        children: tree.children(of: index).compactMap(inline)))
  }
}

extension Attributes {
  /// What an element that holds text followed by blocks says of that text alone, and so of its unnamed paragraph.
  ///
  /// `dir` is among it on items and cells, where it is the base direction of the text; on a quotation it is the context
  /// of all.
  fileprivate func ofUnnamedParagraph(in name: ElementName?) -> Attributes {
    var own = Attributes()
    let names: [AttributeName] = [.style, .underline, .strike, .caps, .lines, .truncate]
    for attribute in name == .blockquote ? names : names + [.dir] { own.set(attribute, self[attribute]) }
    return own
  }
}

extension MarkupWords {
  /// The words that the guidelines and the number systems bring.
  static let standard = MarkupWords(
    devices: Devices.all.map(\.id), isDevice: { Devices.named($0) != nil }, colors: Palette.names,
    numerals: [
      "auto", "latn", "arab", "arabext", "deva", "beng", "gujr", "guru", "khmr", "knda", "laoo", "mlym", "mymr",
      "nkoo", "orya", "tamldec", "telu", "thai", "tibt",
    ],
    isNumberSystem: { Numerals.isKnown($0) },
    alignmentRefusal: { R145NoJustification.refusal(of: $0) },
    conditionFault: { text in
      do throws(WhenCondition.ConditionError) {
        _ = try WhenCondition(text)
        return nil
      } catch {
        return (error.shown, error.hints)
      }
    },
    ruleFault: { text in
      do throws(RuleListError) {
        _ = try Rule.list(text)
        return nil
      } catch {
        return (error.shown, error.hints)
      }
    },
    axisFault: { name, list in
      guard let axis = VariantAxis.allCases.first(where: { $0.plural == name }) else { return nil }
      var axes = VariantAxes()
      do throws(VariantValueError) {
        try axes.set(axis, list)
        return nil
      } catch {
        return (quoted(error.value), [error.kind == .unknown ? error.hint : "\(error); \(error.hint)"])
      }
    })
}

extension Block {
  /// The columns of a screen take all of it, under its bars.
  fileprivate func reachingEdges() -> Block {
    var block = self
    block.attributes[Common.extends] = .screen
    return block
  }
}
