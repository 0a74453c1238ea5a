/// The names of all elements.
package enum ElementName: String, Sendable, Hashable, CaseIterable {
  case document, head, title, font
  case page, screen, canvas
  case runningHead = "running-head"
  case runningFoot = "running-foot"
  case pageNumber = "page-number"
  case pageCount = "page-count"
  case column, row, grid, overlay, box, section, group, spacer, divider, backdrop
  case h1, h2, h3, h4, p, label, caption, blockquote, pre, ul, ol, li, button
  case span, b, strong, i, em, u, s, code, sup, sub, a, br, wbr, bdi, bdo, phone
  case catalog, icons, assets, variants
  case readable, figure, figcaption
  case list, item, leading, value, detail, trailing, header, footer
  case table, thead, tr, th, td
  case toggle, slider, progress, steps, rating, stepper, segmented, segment, pager, search
  case textField = "text-field"
  case back, next, previous, direction, player, badge
  case alignPicker = "align-picker"
  case checkbox, radio, spinner, chip, ring, avatar, bubble, skeleton, actions
  case textArea = "text-area"
  case emptyState = "empty-state"
  case statusBar = "status-bar"
  case navBar = "nav-bar"
  case toolbar
  case tabBar = "tab-bar"
  case tab
  case homeIndicator = "home-indicator"
  case sheet, popover, menu, alert, banner, toast
  case contextMenu = "context-menu"
  case actionSheet = "action-sheet"
  case keyboard
  case image, variant, video, gallery, mockup, icon, base, slash, tool, clock, chart
  case calendar, event, map, pin, route, media, split, sidebar, content
  case datePicker = "date-picker"
  case timePicker = "time-picker"
  case t, arg, url, email
  case codeNumber = "code-number"
  case num, percent, money, date, time, duration, range, formula
}

/// The names of all attributes.
package enum AttributeName: String, Sendable, Hashable, CaseIterable {
  case id, lang, dir, align
  case style, size, weight, font, italic, underline, strike, caps, wrap, hyphens, lines, truncate
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
  case semantics, flip, alt, decorative, label, hint, role, enabled, key, translate, when, localize
  case altKey = "alt-key"
  case labelKey = "label-key"
  case hintKey = "hint-key"
  case titleKey = "title-key"
  case placeholderKey = "placeholder-key"
  case valueKey = "value-key"
  case labelsKey = "labels-key"
  case kind, purpose, icon, opens, on, selected, order, disclosure, checkmark, collapse
  case value, min, max, ticks, numbers, total, current, placeholder, position, duration, to, time
  case minIcon = "min-icon"
  case maxIcon = "max-icon"
  case fit, focus, name, meaning, at, depicts, values, labels, type, currency, format
  case locales, devices, orientations
  case textSizes = "text-sizes"
  case screen, locale, frame
  case textSize = "text-size"
  case opacity, shadow, clip, aspect, rotate, material
  case extends, appearance, appearances, contrasts, directions, splits, settings
  case ignore, because, swipe, dictation, notation, scope, from
  case focused, suggestions
  case limit, swiped, reorder, reactions, reply, tail, rows, layout, menu
  case replyKey = "reply-key"
  case returnKey = "return"
  case large, month, today, points, playing, skip, shows, floating, sticky
  case detent, grabber, status, hide, captions, subtitles, description, transcript, controls, autoplay
  case space = "xml:space"
}
