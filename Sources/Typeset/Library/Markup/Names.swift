/// The names of all elements.
public enum ElementName: String, Sendable, Hashable, CaseIterable {
  case document, head, title, font
  case page, screen, canvas
  case runningHead = "running-head"
  case runningFoot = "running-foot"
  case pageNumber = "page-number"
  case pageCount = "page-count"
  case column, row, grid, overlay, box, section, group, spacer, divider
  case h1, h2, h3, h4, p, label, caption, blockquote, pre, ul, ol, li, button
  case span, b, strong, i, em, u, s, code, sup, sub, a, br, wbr, bdi, bdo, phone
}

/// The names of all attributes.
public enum AttributeName: String, Sendable, Hashable, CaseIterable {
  case id, lang, dir, align
  case style, size, weight, font, italic, underline, strike, caps, wrap, lines, truncate
  case color, background, tint
  case width, height, grow
  case minWidth = "min-width"
  case maxWidth = "max-width"
  case minHeight = "min-height"
  case maxHeight = "max-height"
  case padding, spacing
  case paddingTop = "padding-top"
  case paddingBottom = "padding-bottom"
  case paddingStart = "padding-start"
  case paddingEnd = "padding-end"
  case radius, border
  case borderWidth = "border-width"
  case balance, numerals
  case src, family
  case orientation, margin, device, title, scroll
  case columns
  case minColumn = "min-column"
  case anchor, cross, start, href
  case space = "xml:space"
}
