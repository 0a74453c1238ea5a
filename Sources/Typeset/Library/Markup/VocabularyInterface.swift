// The elements of which interfaces are made: lists of rows, tables, controls, bars and pictures.
extension Vocabulary {
  static let lists: [Entry] = [
    Entry(
      .list, .block, .listItems, dir: container, attributes: [(.kind, .words(["plain", "inset", "grouped"]))]),
    Entry(.item, .listItem, .slots, attributes: [(.disclosure, .flag), (.checkmark, .flag)]),
    Entry(.leading, .slot, .blocks), Entry(.trailing, .slot, .blocks),
    Entry(.value, .slot, .inline), Entry(.detail, .slot, .inline),
    Entry(.header, .listEdge, .inline), Entry(.footer, .listEdge, .inline),
  ]

  static let tables: [Entry] = [
    Entry(.table, .block, .rows, dir: container, attributes: [(.order, .words(["auto", "fixed"]))]),
    Entry(.thead, .tableHead, .headRows),
    Entry(.tr, .tableRow, .cells, dir: container),
    Entry(.th, .cell, .flow), Entry(.td, .cell, .flow),
  ]

  static let controls: [Entry] = [
    Entry(
      .button, .block, .inline,
      attributes: [
        (.kind, .words(["filled", "tinted", "gray", "plain"])),
        (.purpose, .words(["primary", "cancel", "destructive"])), (.icon, .filled),
        (.opens, .words(["view", "web", "app"])),
      ]),
    Entry(.toggle, .block, .inline, attributes: [(.on, .flag)]),
    Entry(
      .slider, .block, .nothing,
      attributes: [
        (.value, .decimal), (.min, .decimal), (.max, .decimal), (.ticks, .integer(0...100)), (.numbers, .flag),
        (.minIcon, .filled), (.maxIcon, .filled),
      ]),
    Entry(
      .progress, .block, .nothing, attributes: [(.value, .decimal), (.total, .decimal), (.numbers, .flag)]),
    Entry(.steps, .block, .nothing, attributes: [(.current, .integer(0...1000)), (.total, .integer(1...1000))]),
    Entry(
      .rating, .block, .nothing, attributes: [(.value, .decimal), (.max, .integer(1...100)), (.numbers, .flag)]),
    Entry(.stepper, .block, .inline),
    Entry(.segmented, .block, .segments, dir: container),
    Entry(.segment, .segment, .inline, attributes: [(.selected, .flag), (.icon, .filled)]),
    Entry(.pager, .block, .nothing, attributes: [(.current, .integer(0...1000)), (.total, .integer(1...1000))]),
    Entry(
      .textField, .block, .nothing,
      attributes: [(.value, .text), (.valueKey, .filled), (.placeholder, .text), (.placeholderKey, .filled)]),
    Entry(
      .search, .block, .nothing,
      attributes: [(.value, .text), (.valueKey, .filled), (.placeholder, .text), (.placeholderKey, .filled)]),
    Entry(.back, .block, .inline), Entry(.next, .block, .inline), Entry(.previous, .block, .inline),
    Entry(
      .direction, .block, .inline, attributes: [(.to, .words(["left", "right", "up", "down"]))], required: [.to]),
    Entry(.alignPicker, .block, .nothing, attributes: [(.value, .words(["left", "center", "right"]))]),
    Entry(.player, .block, .nothing, attributes: [(.position, .duration), (.duration, .duration)]),
    // The control has a value; the part of an icon has a name, a corner and a kind.
    Entry(
      .badge, .block, .nothing,
      attributes: [
        (.value, .text), (.valueKey, .filled), (.name, .filled),
        (.at, .words(["top-end", "top-start", "bottom-end", "bottom-start"])), (.depicts, .words(["ui", "sign"])),
      ]),
  ]

  static let bars: [Entry] = [
    Entry(.statusBar, .bar, .nothing, dir: container, attributes: [(.time, .time)]),
    Entry(.navBar, .bar, .blocks, dir: container),
    Entry(.toolbar, .bar, .blocks, dir: container, attributes: [(.order, .words(["auto", "fixed"]))]),
    Entry(.tabBar, .bar, .tabs, dir: container),
    Entry(.tab, .tab, .inline, attributes: [(.selected, .flag), (.icon, .filled)]),
    Entry(.homeIndicator, .bar, .nothing),
  ]

  static let pictures: [Entry] = [
    Entry(
      .image, .block, .variants,
      attributes: [
        (.src, .filled),
        (
          .kind,
          .words(["photo", "illustration", "artwork", "diagram", "screenshot", "logo", "sheet-music"])
        ), (.fit, .words(["fit", "fill", "stretch"])), (.focus, .rectangle),
      ], required: [.src]),
    Entry(.variant, .variant, .nothing, dir: container, attributes: [(.src, .filled)], required: [.src]),
    Entry(.gallery, .block, .blocks, attributes: [(.order, .words(["meaningful", "free"]))]),
    Entry(.figure, .block, .blocks, dir: container), Entry(.figcaption, .block, .flow),
    Entry(
      .icon, .block, .parts,
      attributes: [
        (.name, .filled),
        (
          .meaning,
          .words(["forward", "back", "text-direction", "text-glyph", "object", "universal", "logo", "tool", "status"])
        ),
      ]),
    Entry(.base, .part, .nothing, attributes: [(.name, .filled)], required: [.name]),
    Entry(.slash, .part, .nothing),
    Entry(.tool, .part, .nothing, attributes: [(.name, .filled)], required: [.name]),
    Entry(.clock, .block, .nothing, attributes: [(.time, .time)]),
    Entry(
      .chart, .block, .nothing,
      attributes: [(.kind, .words(["bar", "line", "area", "pie"])), (.values, .numbers), (.labels, .text)],
      required: [.values]),
  ]
}
