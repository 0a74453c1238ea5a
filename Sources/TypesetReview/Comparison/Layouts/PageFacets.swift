import Typeset

/// In which ways a page itself is another, and which changes of its elements follow from that alone.
struct PageFacets {
  /// What changed, in words that follow a colon.
  private(set) var words: [String] = []
  /// The expected and actual value of the first of them.
  private(set) var values: (expected: String, actual: String)?
  /// The kinds of changes that need no other cause.
  private(set) var absorbed: Set<ElementChange.Kind> = []

  /// Whether the page is as it was.
  var isEmpty: Bool { words.isEmpty }

  init(_ was: PageRecord, _ now: PageRecord) {
    if was.locale != now.locale {
      add("locale \(was.locale) → \(now.locale)", was.locale, now.locale)
      absorbed.formUnion(ElementChange.Kind.allCases)
      absorbed.subtract([.color, .picture])
    }
    if was.direction != now.direction {
      let words = { (direction: Direction) in direction == .rightToLeft ? "right to left" : "left to right" }
      add(
        "direction \(words(was.direction)) → \(words(now.direction))", was.direction.rawValue, now.direction.rawValue)
      absorbed.formUnion([.side, .direction, .rules, .drawing, .moved, .size, .spacing])
    }
    addDevice(was, now)
    let settings = SettingChanges(was.settings, now.settings).changes.filter { !Self.told.contains($0.name) }
    for var change in settings {
      // Options with usual values are not recorded.
      let usual = Self.usual[change.name]
      change.expected = change.expected ?? usual
      change.actual = change.actual ?? usual
      let isSwitch = usual == "no"
      let words = isSwitch ? "\(change.name) \(change.actual == "yes" ? "off → on" : "on → off")" : change.words
      add(words, change.expected ?? "none", change.actual ?? "none")
      absorbed.formUnion(Self.effects(of: change.name))
    }
    addSize(was, now, isSet: settings.contains { SettingChanges.changesExtent($0.name) })
    if was.background != now.background, !settings.contains(where: { Self.effects(of: $0.name).contains(.color) }) {
      let (old, new) = (was.background?.hex ?? "none", now.background?.hex ?? "none")
      add("background \(old) → \(new)", old, new)
      absorbed.insert(.color)
    }
    addOutside(was, now)
  }

  /// Settings that the page record has in other words.
  private static let told: Set<String> = ["lang", "dir", "device", "orientation", "title", "title-key"]

  /// The values of options that are not recorded where they are usual.
  private static let usual = [
    "text-size": "l", "appearance": "light", "contrast": "normal", "bold": "no", "invert": "no",
    "reduce-transparency": "no", "button-shapes": "no", "on-off-labels": "no",
  ]

  /// Which changes of its elements a setting of the page may bring about.
  private static func effects(of name: String) -> Set<ElementChange.Kind> {
    switch name {
    case "appearance", "contrast", "invert", "reduce-transparency":
      [.color, .drawing, .picture, .appeared, .vanished, .moved, .size]
    case "text-size", "bold", "button-shapes", "on-off-labels":
      Set(ElementChange.Kind.allCases).subtracting([.text, .language, .picture])
    default: SettingChanges.effects(of: name)
    }
  }

  private mutating func add(_ words: String, _ was: String, _ now: String) {
    if values == nil { values = (was, now) }
    self.words.append(words)
  }

  private mutating func addDevice(_ was: PageRecord, _ now: PageRecord) {
    if was.device != now.device {
      let (old, new) = (was.device ?? "none", now.device ?? "none")
      add("device \(old) → \(new)", was.device ?? "", now.device ?? "")
    }
    if was.orientation != now.orientation {
      let (old, new) = (was.orientation?.rawValue ?? "none", now.orientation?.rawValue ?? "none")
      add("orientation \(old) → \(new)", old, new)
    }
    if was.split != now.split {
      add("share of the screen \(was.split.rawValue) → \(now.split.rawValue)", was.split.rawValue, now.split.rawValue)
    }
    if was.device != now.device || was.split != now.split || was.orientation != now.orientation {
      absorbed.formUnion([.size, .moved, .spacing, .lines, .rules, .truncation, .drawing, .side, .font])
    }
  }

  /// The size of the page, where it does not follow from its contents.
  private mutating func addSize(_ was: PageRecord, _ now: PageRecord, isSet: Bool) {
    let isOtherDevice = was.device != now.device || was.orientation != now.orientation
    let isOtherSize = !Measure.areEqual(was.size.width, now.size.width)
    guard was.size != now.size, isOtherDevice || isOtherSize else { return }
    absorbed.formUnion([.size, .moved, .spacing, .lines, .rules, .truncation, .drawing, .side])
    guard !isSet else { return }
    let text = { (size: Size) in "\(Measure.number(size.width)) × \(Measure.points(size.height))" }
    add("\(text(was.size).dropLast(3)) → \(text(now.size))", text(was.size), text(now.size))
  }

  /// Content outside of elements: running heads and decorations.
  private mutating func addOutside(_ was: PageRecord, _ now: PageRecord) {
    let (old, new) = (was.lines.map(\.text), now.lines.map(\.text))
    if old != new {
      let (before, after) = (old.joined(separator: " "), new.joined(separator: " "))
      add("running heads \(quoted(before)) → \(quoted(after))", before, after)
    }
    guard words.isEmpty else { return }
    if was.lines != now.lines { words.append("its running heads look different") }
    if was.paints != now.paints { words.append("something outside its elements is painted differently") }
  }

  /// Adds a change of the page's painting that no element explains.
  mutating func addUntold() { words.append("something on it is painted differently") }
}
