extension Bomb {
  private static let tooManyParts = Ending.refused(65, "the document has more than 100000 elements and references")
  private static let tooMuchText = Ending.refused(65, "the document has more than 32 MB of text")

  private static func paragraph(_ name: String, _ ending: Ending, _ text: String, _ count: Int) -> Bomb {
    Bomb(name, ending, canvas("<p>a" + many(text, count) + "</p>"))
  }

  private static func nested(_ name: String, _ ending: Ending, _ start: String, _ end: String, _ count: Int) -> Bomb {
    Bomb(name, ending, canvas(many(start, count) + "a" + many(end, count)))
  }

  private static func repeated(
    _ name: String, _ ending: Ending, _ text: String, _ count: Int, start: String = "", end: String = ""
  ) -> Bomb {
    Bomb(name, ending, canvas(start + many(text, count) + end))
  }

  /// Bombs in the markup of documents.
  static var markup: [Bomb] { elements + texts + others }

  private static var elements: [Bomb] {
    [
      repeated("siblings", tooManyParts, "<p>a</p>", 1_000_000),
      repeated("empty-siblings", tooManyParts, "<spacer/>", 1_000_000),
      repeated("siblings-at-the-limit", .refused(65, "a side can be at most 14400 pt"), "<p>a</p>", 99_998),
      repeated("list-items", tooManyParts, "<li>a</li>", 200_000, start: "<ul>", end: "</ul>"),
      repeated(
        "cells", .refused(65, "the file is larger than 64 MB"), "<tr>" + many("<td>1</td>", 1_000) + "</tr>", 10_000,
        start: "<table>", end: "</table>"),
      repeated("wide-table", tooManyParts, "<td>1</td>", 200_000, start: "<table><tr>", end: "</tr></table>"),
      repeated("segments", .drawn, "<segment>a</segment>", 15_000, start: "<segmented>", end: "</segmented>"),
      repeated("unknown-elements", .refused(65, "unknown element <q>"), "<q/>", 90_000),
      nested("nesting", .refused(65, "elements are nested more than 256 deep"), "<column>", "</column>", 100_000),
      nested("nested-grids", .drawn, "<grid columns=\"2\"><p>b</p><p>", "</p></grid>", 1),
      nested("nested-lists", .drawn, "<ul><li>", "</li></ul>", 120),
      nested("nested-tables", .drawn, "<table><tr><td>", "</td></tr></table>", 80),
    ]
  }

  private static var texts: [Bomb] {
    [
      paragraph("line-breaks", tooManyParts, "a<br/>", 1_000_000),
      paragraph("bold-letters", tooManyParts, "<b>a</b>", 1_000_000),
      paragraph("isolates", tooManyParts, "<bdi>a</bdi>", 1_000_000),
      paragraph("isolate-characters", tooMuchText, "\u{2068}a\u{2069}", 1_000_000),
      paragraph("open-isolates", .drawn, "\u{2068}", 600_000),
      paragraph("embeddings", tooMuchText, "\u{202A}\u{5D0}\u{202B}a", 500_000),
      paragraph("references", tooManyParts, "&#97;", 2_000_000),
      paragraph("combining-marks", tooMuchText, "\u{301}", 5_000_000),
      paragraph("long-word", tooMuchText, "a", 10_000_000),
      paragraph("missing-characters", tooMuchText, "\u{13000}\u{13001}", 500_000),
      repeated("tabs", tooManyParts, "\t", 2_000_000, start: "<pre>", end: "</pre>"),
      Bomb(
        "narrow-lines", .refused(65, "the document has more than 250000 lines"),
        "<document lang=\"en\"><page size=\"100x400\" margin=\"48\"><p>" + many("a b ", 300_000)
          + "</p></page></document>"),
    ]
  }

  private static var others: [Bomb] {
    [
      Bomb("long-attribute", .drawn, canvas("<p font=\"" + many("x", 20_000_000) + "\">a</p>")),
      Bomb(
        "attributes", .refused(65, "unknown attribute \"a0\" on <p>"),
        canvas("<p " + (0..<200_000).map { "a\($0)=\"\"" }.joined(separator: " ") + "/>")),
      Bomb(
        "numbers", .refused(65, "spacing cannot be \"1e308\""),
        canvas("<row spacing=\"1e308\"><p size=\"1e308\">a</p></row>")),
      Bomb("pages", .drawn, "<document lang=\"en\">" + many("<page><p>a</p></page>", 2_000) + "</document>"),
      Bomb(
        "huge-canvas", .refused(65, "width cannot be \"1000000\""),
        "<document lang=\"en\"><canvas width=\"1000000\"><p>a</p></canvas></document>"),
      Bomb(
        "entities", .refused(65, "document type declarations are not allowed"),
        "<!DOCTYPE d [<!ENTITY a \"" + many("x", 1000) + "\">]>" + canvas("<p>" + many("&a;", 10_000) + "</p>")),
    ]
  }
}
