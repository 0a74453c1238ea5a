extension Vocabulary {
  /// All elements.
  static let table: [Entry] =
    structure + layout + texts + inlines + messages + lists + tables + controls + bars + pictures

  static let container = ["ltr", "rtl"]

  private static let structure: [Entry] = [
    Entry(
      .document, .root, .canvases, dir: container, attributes: [(.localize, .words(["content"]))], required: [.lang]),
    Entry(.head, .head, .declarations),
    Entry(
      .font, .declaration, .nothing,
      attributes: [(.src, .filled), (.family, .filled), (.lang, .language), (.weight, .weight)], required: [.src]),
    Entry(.catalog, .declaration, .nothing, attributes: [(.src, .filled)], required: [.src]),
    Entry(.icons, .declaration, .nothing, attributes: [(.src, .filled)], required: [.src]),
    Entry(
      .variants, .declaration, .nothing,
      attributes: [
        .locales, .devices, .orientations, .textSizes, .appearances, .contrasts, .directions,
      ].map { ($0, .axis($0.rawValue)) }),
    Entry(
      .page, .canvas, .blocks, dir: container,
      attributes: [(.size, .paper), (.orientation, .words(["portrait", "landscape"])), (.margin, .number(.length))]),
    Entry(
      .screen, .canvas, .blocks, dir: container,
      attributes: [
        (.device, .listed(.devices)),
        (.orientation, .words(["portrait", "landscape", "landscape-left", "landscape-right"])),
        (.title, .text), (.titleKey, .filled), (.scroll, .flag),
      ]),
    Entry(
      .canvas, .canvas, .blocks, dir: container, attributes: [(.width, .number(.paper)), (.height, .number(.paper))]),
    Entry(.runningHead, .running, .inline), Entry(.runningFoot, .running, .inline),
    Entry(.pageNumber, .counter, .nothing), Entry(.pageCount, .counter, .nothing),
  ]

  private static let layout: [Entry] = [
    Entry(.column, .block, .blocks, dir: container),
    Entry(
      .row, .block, .blocks, dir: container,
      attributes: [
        (.cross, .words(["start", "center", "end", "baseline", "stretch"])),
        (.collapse, .words(["ax1", "ax2", "ax3", "ax4", "ax5"])),
      ]),
    Entry(
      .grid, .block, .blocks, dir: container,
      attributes: [(.columns, .integer(1...1000)), (.minColumn, .number(.extent))]),
    Entry(.overlay, .block, .blocks, dir: container),
    Entry(.box, .block, .blocks, dir: container),
    Entry(.section, .block, .blocks, dir: container),
    Entry(.group, .block, .blocks, dir: container),
    Entry(.readable, .block, .blocks, dir: container),
    Entry(.spacer, .block, .nothing), Entry(.divider, .block, .nothing),
  ]

  private static let texts: [Entry] =
    [ElementName.title, .h1, .h2, .h3, .h4, .p, .label, .caption, .pre].map { Entry($0, .block, .inline) } + [
      Entry(.blockquote, .block, .flow, dir: container),
      Entry(.ul, .block, .items, dir: container),
      Entry(
        .ol, .block, .items, dir: container, attributes: [(.start, .integer(-1_000_000...1_000_000))]),
      Entry(.li, .item, .flow),
    ]

  private static let inlines: [Entry] =
    [ElementName.span, .b, .strong, .i, .em, .u, .s, .code, .sup, .sub, .bdi, .phone].map {
      Entry($0, .inline, .inline)
    } + [
      Entry(.a, .inline, .inline, attributes: [(.href, .filled)], required: [.href]),
      Entry(.bdo, .inline, .inline, dir: container, required: [.dir]),
      Entry(.br, .inline, .nothing), Entry(.wbr, .inline, .nothing),
    ]

  private static let messages: [Entry] =
    [ElementName.url, .email, .codeNumber].map { Entry($0, .inline, .inline) }
    + [ElementName.num, .percent, .duration].map { Entry($0, .inline, .characters, attributes: [(.value, .filled)]) }
    + [ElementName.date, .time].map {
      Entry($0, .inline, .characters, attributes: [(.value, .filled), (.format, .filled)])
    } + [
      Entry(
        .money, .inline, .characters,
        attributes: [(.value, .filled), (.currency, .filled)], required: [.currency]),
      Entry(.t, .inline, .inline, required: [.key]),
      Entry(
        .arg, .argument, .nothing,
        attributes: [
          (.value, .text), (.name, .filled), (.currency, .filled), (.format, .filled),
          (
            .type,
            .words([
              "int", "decimal", "percent", "currency", "date", "time", "phone", "name", "text", "code", "url", "email",
              "bytes",
            ])
          ),
        ], required: [.value]),
    ]

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
    .semantics: .words(["auto", "playback", "spatial", "force-ltr", "force-rtl"]),
    .flip: .words(["auto", "yes", "no"]), .alt: .text, .decorative: .flag, .label: .text, .hint: .text,
    .role: .words(["button", "link", "heading", "image", "none"]), .enabled: .flag, .key: .filled, .translate: .flag,
    .when: .condition, .altKey: .filled, .labelKey: .filled, .hintKey: .filled,
  ]
}
