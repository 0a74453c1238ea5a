import Testing

@testable import Typeset

/// Names of SF Symbols, which are understood wherever an icon is named.
@Suite struct SymbolNameTests {
  @Test func theTableIsSortedAndNamesIconsOfTheSet() throws {
    let names = SymbolTable.names.map(\.name)
    #expect(names.count >= 600)
    #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } && Set(names).count == names.count)
    for (name, icon, isDrawn) in SymbolTable.names {
      #expect(BundledIcons.entries[icon] != nil, "\(name) stands for \(icon)")
      #expect((SymbolName.read(name) != nil) == isDrawn, "\(name)")
      #expect(SymbolName.read(name)?.badge?.icon.map { BundledIcons.entries[$0] != nil } ?? true, "\(name)")
    }
  }

  @Test(arguments: [
    ("magnifyingglass", SymbolName(icon: "search")), ("trash.fill", SymbolName(icon: "trash", isFilled: true)),
    ("star.fill", SymbolName(icon: "star-fill")), ("eye.slash", SymbolName(icon: "eye-slash")),
    ("eye.slash.fill", SymbolName(icon: "eye", isFilled: true, hasSlash: true)),
    ("star.slash.fill", SymbolName(icon: "star-fill", hasSlash: true)),
    ("plus.circle.fill", SymbolName(icon: "add", isFilled: true, enclosure: .circle)),
    ("xmark.app", SymbolName(icon: "close", enclosure: .square)),
    ("info.circle", SymbolName(icon: "info")),
    ("person.crop.circle", SymbolName(icon: "person", enclosure: .circle)),
    ("folder.badge.plus", SymbolName(icon: "folder", badge: SymbolName.Badge(icon: "add"))),
    ("folder.fill.badge.plus", SymbolName(icon: "folder", isFilled: true, badge: SymbolName.Badge(icon: "add"))),
    (
      "person.crop.circle.badge.questionmark",
      SymbolName(icon: "person", enclosure: .circle, badge: SymbolName.Badge(icon: "question"))
    ),
    ("bell.badge", SymbolName(icon: "bell", badge: SymbolName.Badge(icon: nil))),
    ("calendar.badge.clock", SymbolName(icon: "calendar", badge: SymbolName.Badge(icon: "clock"))),
    ("chevron.right", SymbolName(icon: "chevron-right", namesSide: true)),
    ("chevron.forward", SymbolName(icon: "chevron-forward")),
    ("arrow.left", SymbolName(icon: "arrow-left", namesSide: true)),
    ("arrowshape.turn.up.left", SymbolName(icon: "reply", namesSide: true)),
    ("bubble.left.and.bubble.right.fill", SymbolName(icon: "bubbles", isFilled: true)),
  ])
  func aNameAsksForAnIcon(name: String, symbol: SymbolName) { #expect(SymbolName.read(name) == symbol) }

  @Test(arguments: ["", ".", "..", "fill", ".fill", "trash.", "trash.fil", "hexagon", "heart-fill", "badge.plus"])
  func otherNamesAreUnknown(name: String) { #expect(SymbolName.read(name) == nil) }

  /// The names that public apps use most.
  @Test(arguments: [
    "plus", "questionmark.circle", "checkmark.circle.fill", "trash", "checkmark", "xmark",
    "exclamationmark.circle.fill",
    "arrow.clockwise", "xmark.circle.fill", "square.and.arrow.up", "circle.fill", "exclamationmark.triangle.fill",
    "chevron.down", "checkmark.seal.fill", "doc.on.doc", "play.fill", "line.3.horizontal", "ellipsis", "square.dashed",
    "fork.knife", "largecircle.fill.circle", "square.and.pencil", "list.bullet", "gear", "photo", "calendar",
    "arrow.2.squarepath", "line.3.horizontal.decrease.circle", "clock", "server.rack", "globe", "forward.fill",
    "hand.draw.fill", "clock.arrow.2.circlepath", "infinity", "captions.bubble", "drop.fill", "link", "at", "network",
    "syringe.fill", "chevron.up.chevron.down", "text.bubble", "photo.on.rectangle.angled", "checkmark.square.fill",
    "hand.thumbsup", "gobackward", "antenna.radiowaves.left.and.right", "chart.line.uptrend.xyaxis", "building.2",
    "bird.circle", "slider.horizontal.3", "sparkles", "person.2.fill", "doc.plaintext", "safari", "box.truck",
    "arrow.up.left.and.arrow.down.right", "arrow.uturn.backward", "speaker.slash", "arrow.up.arrow.down.circle.fill",
    "book.pages", "waveform.circle.fill", "film", "star.slash.fill", "die.face.5", "paperplane", "key", "stop.fill",
  ])
  func whatAppsUseIsDrawn(name: String) throws {
    let sample = try LayoutSample.canvas("<icon name=\"\(name)\"/>")
    #expect(sample.diagnostics.isEmpty, "\(sample.diagnostics.map(\.message))")
  }

  @Test(arguments: [
    ("chevron.right", false), ("chevron.forward", true), ("arrow.left", false), ("arrow.backward", true),
    ("arrowshape.turn.up.left", false), ("arrowshape.turn.up.backward", true), ("speaker.wave.2", true),
    ("bubble.left.and.bubble.right", true), ("trash", false),
  ])
  func sidesStayAndWaysTurn(name: String, turns: Bool) throws {
    #expect(try IconSample("name=\"\(name)\"", lang: "ar").element.isMirrored == turns)
  }

  @Test(arguments: [
    ("magnifyingglas", "search"), ("trash.fil", "trash"), ("person.crop.artframes", "person"),
    ("hexagon.fill", "circle"),
  ])
  func anUnknownNameNamesTheNearest(name: String, icon: String) throws {
    let sample = try LayoutSample.canvas("<icon name=\"\(name)\"/>")
    #expect(sample.diagnostics.map(\.message) == ["unknown icon \"\(name)\""])
    #expect(sample.diagnostics.first?.hints.first?.contains("\"\(icon)\"") == true)
  }

  @Test func aSymbolIsSpokenAsItsIcon() throws {
    let sample = try LayoutSample.canvas("<button icon=\"magnifyingglass\"/><button icon=\"eye.slash\"/>")
    #expect(sample.diagnostics.isEmpty)
  }

  @Test func aSlashThatWouldHideMostIsRefused() throws {
    let sample = try LayoutSample.canvas(
      "<icon name=\"close\"><slash/></icon><icon name=\"chevron-up\"><slash/></icon>")
    #expect(sample.diagnostics.map(\.code) == ["icon-slash"])
  }

  @Test func aFilledIconHasItsSignsCutOut() throws {
    var icon = IconComposition(base: try IconSpecimens.artwork("calendar"))
    let lines = icon.picture().parts.flatMap(\.marks)
    icon.isFilled = true
    let marks = icon.picture().parts.flatMap(\.marks)
    #expect(marks.count < lines.count && marks.contains { $0.fill != nil && !$0.cutouts.isEmpty })
    icon.enclosure = .circle
    let enclosed = icon.picture().parts.flatMap(\.marks)
    #expect(enclosed.count == 1 && !enclosed[0].cutouts.isEmpty)
    #expect(enclosed[0].bounds.map { $0.minX > 0.9 && $0.maxX < 23.1 } == true)
  }

  /// Versions of every icon stay in their box.
  @Test func everyVersionStaysInItsBox() throws {
    for name in IconSpecimens.names {
      for (isFilled, enclosure) in [(true, nil), (false, .circle), (true, .square)] as [(Bool, IconEnclosure?)] {
        var icon = IconComposition(base: try IconSpecimens.artwork(name))
        (icon.isFilled, icon.enclosure) = (isFilled, enclosure)
        let bounds = icon.picture().parts.reduce(nil) { Rect.union($0, $1.bounds) }
        let box = try #require(bounds)
        #expect(box.minX > 0.9 && box.minY > 0.9 && box.maxX < 23.1 && box.maxY < 23.1, "\(name)")
      }
    }
  }
}
