/// A combination of font and properties that words were shaped with.
struct ShapingContext {
  /// Its number, from 0.
  let number: Int
  /// The properties as HarfBuzz takes them.
  let setup: ShapingSetup
  /// Whether the font looks at the space, so that the words of a line change one another.
  let looksAcrossSpaces: Bool
}

/// The combinations of font and properties that words were shaped with.
struct ShapingContexts {
  private struct Key: Hashable {
    var font: ObjectIdentifier
    var properties: ShapingProperties
  }

  /// Keeps the fonts alive, so that no other takes the address of one.
  private var fonts: [Font] = []
  private var contexts: [Key: ShapingContext] = [:]
  private var recent = RecentValues<Key, ShapingContext>()

  /// How many there are.
  var count: Int { fonts.count }

  /// A combination that was added before.
  mutating func find(font: Font, properties: ShapingProperties) -> ShapingContext? {
    let key = Key(font: ObjectIdentifier(font), properties: properties)
    if let known = recent.find(key) { return known }
    guard let known = contexts[key] else { return nil }
    recent.add(known, for: key)
    return known
  }

  /// Adds a combination that is not there.
  mutating func add(font: Font, properties: ShapingProperties) -> ShapingContext {
    let setup = ShapingSetup(properties)
    let context = ShapingContext(
      number: fonts.count, setup: setup,
      looksAcrossSpaces: font.looksAcrossSpaces(script: properties.script, language: properties.language))
    contexts[Key(font: ObjectIdentifier(font), properties: properties)] = context
    fonts.append(font)
    return context
  }
}
