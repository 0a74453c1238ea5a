import CMarkdown

/// Reads Markdown into a tree of nodes; the only door to cmark-gfm.
///
/// CommonMark with the extensions of GitHub: tables, struck text, tasks, addresses as links, footnotes.
@safe final class MarkdownParser {
  /// What a node of cmark is, by its name there.
  enum Kind: String {
    case document, heading, paragraph, list, item, tasklist, table, link, image, emph, strong, strikethrough, code, text
    case blockQuote = "block_quote"
    case codeBlock = "code_block"
    case htmlBlock = "html_block"
    case htmlInline = "html_inline"
    case thematicBreak = "thematic_break"
    case tableHeader = "table_header"
    case tableRow = "table_row"
    case tableCell = "table_cell"
    case softBreak = "softbreak"
    case lineBreak = "linebreak"
    case footnote = "footnote_definition"
    case footnoteReference = "footnote_reference"
  }

  /// Whether the walk comes to a node or leaves it.
  enum Step { case enter, leave }

  /// A node of the text.
  @safe struct Node {
    fileprivate let node: OpaquePointer

    /// What it is; nil for what nobody asked for.
    var kind: Kind? {
      switch unsafe cmark_node_get_type(node) {
      // Those of footnotes are nameless.
      case CMARK_NODE_FOOTNOTE_DEFINITION: .footnote
      case CMARK_NODE_FOOTNOTE_REFERENCE: .footnoteReference
      default: unsafe Kind(rawValue: String(cString: cmark_node_get_type_string(node)))
      }
    }
    /// Its characters.
    var literal: String { unsafe cmark_node_get_literal(node).map { unsafe String(cString: $0) } ?? "" }
    /// The address of a link or a picture.
    var address: String { unsafe cmark_node_get_url(node).map { unsafe String(cString: $0) } ?? "" }
    /// The line on which it starts, from 1.
    var line: Int { unsafe Int(cmark_node_get_start_line(node)) }
    /// The byte of the line at which it starts, from 1.
    var column: Int { unsafe Int(cmark_node_get_start_column(node)) }
    /// The level of a heading.
    var level: Int { unsafe Int(cmark_node_get_heading_level(node)) }
    /// The number of the first item of a list; nil for a list with bullets.
    var firstNumber: Int? {
      unsafe cmark_node_get_list_type(node) == CMARK_ORDERED_LIST ? Int(cmark_node_get_list_start(node)) : nil
    }
    /// Whether the items of a list are without space between them.
    var isTight: Bool { unsafe cmark_node_get_list_tight(node) != 0 }
    /// Whether a task is done.
    var isDone: Bool { unsafe cmark_gfm_extensions_get_tasklist_item_checked(node) }
    /// The alignment of a column of a table: a letter, or 0.
    func alignment(ofColumn column: Int) -> Int32 { unsafe typeset_markdown_alignment(node, Int32(column)) }
    /// The node it is in.
    var parent: Node? { unsafe cmark_node_parent(node).map { unsafe Node(node: $0) } }
    /// The node before it in its parent.
    var previous: Node? { unsafe cmark_node_previous(node).map { unsafe Node(node: $0) } }
    /// The node behind it in its parent.
    var next: Node? { unsafe cmark_node_next(node).map { unsafe Node(node: $0) } }
    /// The first node in it.
    var first: Node? { unsafe cmark_node_first_child(node).map { unsafe Node(node: $0) } }

    /// Walks over it and all that is in it, in the order of the text, until `body` gives false.
    func walk(_ body: (Step, Node) -> Bool) {
      guard let walk = unsafe cmark_iter_new(node) else { return }
      defer { unsafe cmark_iter_free(walk) }
      while true {
        let event = unsafe cmark_iter_next(walk)
        guard event != CMARK_EVENT_DONE, let node = unsafe cmark_iter_get_node(walk) else { return }
        guard body(event == CMARK_EVENT_ENTER ? .enter : .leave, unsafe Node(node: node)) else { return }
      }
    }

    /// All characters in it, up to a number of nodes.
    var text: String {
      var text = ""
      walk { step, node in
        guard step == .enter else { return true }
        switch node.kind {
        case .text, .code: text += node.literal
        case .softBreak, .lineBreak: text += " "
        default: break
        }
        return true
      }
      return text
    }
  }

  /// The characters that HTML calls by a name, which consists of letters and digits; nil for an unknown name.
  static func characters(ofEntity name: String) -> String? {
    let reference = "&\(name);"
    var text = ""
    read(Array(reference.utf8)[...]) { text = $0.text }
    return text.isEmpty || text == reference ? nil : text
  }

  /// Calls `body` with the whole text.
  static func read(_ utf8: ArraySlice<UInt8>, _ body: (Node) -> Void) {
    cmark_gfm_core_extensions_ensure_registered()
    let options = CMARK_OPT_FOOTNOTES | CMARK_OPT_VALIDATE_UTF8
    guard let parser = unsafe cmark_parser_new(options) else { return }
    defer { unsafe cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "autolink", "tasklist"] {
      if let rules = unsafe cmark_find_syntax_extension(name) {
        _ = unsafe cmark_parser_attach_syntax_extension(parser, rules)
      }
    }
    unsafe utf8.withUnsafeBytes { bytes in
      unsafe cmark_parser_feed(parser, bytes.bindMemory(to: CChar.self).baseAddress, bytes.count)
    }
    guard let root = unsafe cmark_parser_finish(parser) else { return }
    defer { unsafe cmark_node_free(root) }
    body(unsafe Node(node: root))
  }
}
