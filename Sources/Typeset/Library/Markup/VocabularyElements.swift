extension Vocabulary {
  /// All elements.
  static let elements: [ElementName: Entry] = {
    let container = Entry(place: .block, content: .blocks, dir: ["ltr", "rtl"])
    let text = Entry(place: .block, content: .inline)
    let inline = Entry(place: .inline, content: .inline)
    let list = Entry(place: .block, content: .items, dir: ["ltr", "rtl"])
    let running = Entry(place: .running, content: .inline)
    let counter = Entry(place: .counter, content: .nothing)

    var table: [ElementName: Entry] = [
      .document: Entry(place: .root, content: .canvases, dir: ["ltr", "rtl"], required: [.lang]),
      .head: Entry(place: .head, content: .declarations),
      .font: Entry(
        place: .declaration, content: .nothing,
        attributes: [(.src, .filled), (.family, .filled), (.lang, .language), (.weight, .weight)], required: [.src]),
      .page: Entry(
        place: .canvas, content: .blocks, dir: ["ltr", "rtl"],
        attributes: [
          (.size, .paper), (.orientation, .words(["portrait", "landscape"])), (.margin, .number(.length)),
        ]),
      .screen: Entry(
        place: .canvas, content: .blocks, dir: ["ltr", "rtl"],
        attributes: [
          (.device, .listed(.devices)),
          (.orientation, .words(["portrait", "landscape", "landscape-left", "landscape-right"])),
          (.title, .text), (.scroll, .flag),
        ]),
      .canvas: Entry(
        place: .canvas, content: .blocks, dir: ["ltr", "rtl"],
        attributes: [(.width, .number(.paper)), (.height, .number(.paper))]),
      .title: text,
      .pageNumber: counter, .pageCount: counter,
      .runningHead: running, .runningFoot: running,
      .spacer: Entry(place: .block, content: .nothing), .divider: Entry(place: .block, content: .nothing),
      .blockquote: Entry(place: .block, content: .flow, dir: ["ltr", "rtl"]),
      .li: Entry(place: .item, content: .flow),
      .ul: list, .ol: list,
      .br: Entry(place: .inline, content: .nothing), .wbr: Entry(place: .inline, content: .nothing),
    ]
    for name in [ElementName.column, .row, .grid, .overlay, .box, .section, .group] { table[name] = container }
    for name in [ElementName.h1, .h2, .h3, .h4, .p, .label, .caption, .pre, .button] { table[name] = text }
    for name in [ElementName.span, .b, .strong, .i, .em, .u, .s, .code, .sup, .sub, .a, .bdi, .bdo, .phone] {
      table[name] = inline
    }
    table[.row]?.attributes = [(.cross, .words(["start", "center", "end", "baseline", "stretch"]))]
    table[.grid]?.attributes = [(.columns, .integer(1...1000)), (.minColumn, .number(.extent))]
    table[.ol]?.attributes = [(.start, .integer(-1_000_000...1_000_000))]
    table[.a]?.attributes = [(.href, .filled)]
    table[.a]?.required = [.href]
    table[.bdo]?.dir = ["ltr", "rtl"]
    table[.bdo]?.required = [.dir]
    return table
  }()

  /// The attributes that every element may have, but for `dir`, whose values the elements name.
  static let common: [AttributeName: ValueKind] = [
    .id: .name, .lang: .language, .align: .words(["auto", "start", "center", "end"]),
    .style: .words([
      "large-title", "title1", "title2", "title3", "headline", "body", "callout", "subhead", "footnote", "caption1",
      "caption2",
    ]),
    .size: .number(.type), .weight: .weight, .font: .filled, .italic: .flag, .underline: .flag, .strike: .flag,
    .caps: .words(["all", "none"]), .wrap: .words(["pretty", "balance", "greedy", "none"]),
    .lines: .integer(0...100_000), .truncate: .words(["end", "middle", "start"]),
    .color: .color, .background: .color, .tint: .color,
    .width: .numberOrFill(.extent), .height: .numberOrFill(.extent),
    .minWidth: .numberOrFill(.length), .minHeight: .numberOrFill(.length),
    .maxWidth: .numberOrFill(.extent), .maxHeight: .numberOrFill(.extent), .grow: .number(.factor),
    .padding: .number(.length), .paddingTop: .number(.length), .paddingBottom: .number(.length),
    .paddingStart: .number(.length), .paddingEnd: .number(.length), .spacing: .number(.length),
    .radius: .number(.length), .border: .color, .borderWidth: .number(.length),
    .balance: .words(["auto", "off"]), .numerals: .listed(.numerals), .space: .words(["preserve", "default"]),
  ]
}
