/// What an element is to the layout: a family, and a kind in it.
///
/// Each family has a switch over its kinds in the room that lays it out, without a default. A new kind does not compile
/// until every such switch knows it.
enum ElementKind: Sendable, Hashable {
  /// Holds or declares what the document is made of; never drawn.
  case structure(Structure)
  /// Is drawn on.
  case canvas(Canvas)
  /// Repeats on every page.
  case running(Running)
  /// Places blocks.
  case container(Container)
  /// Shows text.
  case text(Text)
  /// A list of text, or an item of it.
  case list(List)
  /// A list of rows, or a part of it.
  case rows(Rows)
  /// A table, or a part of it.
  case table(Table)
  /// Is touched.
  case control(Control)
  /// Is at the top or bottom of a screen, or in such a bar.
  case bar(Bar)
  /// Is over a screen, or a part of what is.
  case layer(Layer)
  /// A picture, or a part of it.
  case picture(Picture)
  /// Is drawn from lines: an icon, or a part of it, a clock, a chart.
  case drawing(Drawing)
  /// Is part of a text.
  case inline(Inline)

  enum Structure: Hashable { case document, head, title, font, catalog, icons, assets, variants }
  enum Canvas: Hashable { case page, screen, canvas }
  enum Running: Hashable { case head, foot }
  enum Container: Hashable {
    case column, row, grid, overlay, box, section, group, readable, figure, spacer, divider, backdrop
    case bubble, skeleton, emptyState, split, pane
  }
  enum Text: Hashable { case title, h1, h2, h3, h4, p, label, caption, pre, blockquote, figcaption }
  enum List: Hashable { case ul, ol, li }
  enum Rows: Hashable { case list, section, item, leading, value, detail, trailing, header, footer, actions }
  enum Table: Hashable { case table, thead, tr, th, td }
  enum Control: Hashable {
    case button, toggle, slider, progress, steps, rating, stepper, segmented, segment, pager, textField, search
    case back, next, previous, direction, alignPicker, player, badge
    case checkbox, radio, chip, textArea, spinner, ring
    case calendar, datePicker, timePicker, media
  }
  enum Bar: Hashable { case statusBar, navBar, toolbar, tabBar, tab, homeIndicator, keyboard }
  enum Layer: Hashable { case sheet, popover, menu, submenu, contextMenu, actionSheet, alert, banner, toast }
  enum Picture: Hashable { case image, variant, video, gallery, mockup, avatar }
  enum Drawing: Hashable {
    case icon, base, badge, slash, tool, clock, chart
    case map, pin, route, event
  }
  enum Inline: Hashable {
    case span, b, strong, i, em, u, s, code, sup, sub, a, br, wbr, bdi, bdo
    case phone, url, email, codeNumber, formula
    case value(Value)
    case t, arg, pageNumber, pageCount
  }
  /// A value that the software writes in the conventions of the locale.
  enum Value: Hashable { case num, percent, money, date, time, duration, range }
}

extension ElementKind {
  /// Whether it is over a screen.
  var isLayer: Bool { if case .layer = self { true } else { false } }
}
