// Values that the software writes in the conventions of the locale, and texts from catalogs.

/// A value has the direction of the locale that writes it.
private let valueAttributes = Common.inline.subtracting([.lang, .key, .numbers])

enum ValueElement {
  static let value = Attribute<String?>(
    .value, .filled, otherwise: "the content", example: "1234.5",
    "The value as machines write it: a decimal point, ISO 8601, 0.25 for 25 %")

  static let notation = Attribute<NumberNotation>(
    .notation, default: .standard, "Whether a number is written with all digits, or in short, such as `1.2K`")
  static let durationStyle = Attribute<DurationStyle>(
    .style, default: .digits,
    "How a length of time is written: in whole words, with short or the shortest units, or by place, as `1:02:03`")

  static let num = plain(.num, .num, "A number", content: "1234.5", own: notation.declaration)
  static let percent = plain(.percent, .percent, "A percentage, as a share of 1", content: "0.25")
  static let duration = plain(
    .duration, .duration, "A length of time, in ISO 8601 or seconds", content: "PT1H30M", own: durationStyle.declaration
  )

  private static func plain(
    _ name: ElementName, _ kind: ElementKind.Value, _ summary: String, content: String,
    own: AttributeDeclaration? = nil
  ) -> ElementDeclaration {
    ElementDeclaration(
      name, .inline(.value(kind)), in: .inline, holds: .characters, dir: .text,
      attributes: [value.declaration] + [own].compactMap(\.self),
      common: own.map { valueAttributes.subtracting([$0.name]) } ?? valueAttributes, summary,
      example: "<p>Now: <\(name.rawValue)>\(content)</\(name.rawValue)></p>")
  }
}

enum MoneyElement {
  static let currency = Attribute<String?>(
    .currency, .filled, example: "EUR", isRequired: true, "The currency, three letters of ISO 4217")

  static let declaration = ElementDeclaration(
    .money, .inline(.value(.money)), in: .inline, holds: .characters, dir: .text,
    attributes: [ValueElement.value.declaration, currency.declaration], common: valueAttributes,
    "An amount of money", example: "<p>Now: <money currency=\"EUR\">12.5</money></p>")
}

enum RangeElement {
  static let from = Attribute<String?>(
    .from, .filled, example: "3", isRequired: true, "Where it begins, as machines write it")
  static let to = Attribute<String?>(
    .to, .filled, example: "5", isRequired: true, "Where it ends, as machines write it")
  static let type = Attribute<RangeType>(.type, default: .number, "What its ends are")

  static let declaration = ElementDeclaration(
    .range, .inline(.value(.range)), in: .inline, holds: .nothing, dir: .text,
    attributes: [from.declaration, to.declaration, type.declaration, DateElements.format.declaration],
    common: valueAttributes, "From one number, percentage, date or time to another, in the order of the locale",
    example: "<p>Open <range from=\"09:00\" to=\"17:30\" type=\"time\"/></p>")
}

enum DateElements {
  static let format = Attribute<String?>(
    .format, .filled, otherwise: "the medium format of the locale", example: "long",
    "`short`, `medium`, `long`, `full`, or a skeleton of CLDR such as `yMMMd`")

  static let date = moment(.date, .date, "A date, in ISO 8601", content: "2026-05-24")
  static let time = moment(.time, .time, "A time of day, in ISO 8601", content: "14:30")

  private static func moment(
    _ name: ElementName, _ kind: ElementKind.Value, _ summary: String, content: String
  ) -> ElementDeclaration {
    ElementDeclaration(
      name, .inline(.value(kind)), in: .inline, holds: .characters, dir: .text,
      attributes: [ValueElement.value.declaration, format.declaration], common: valueAttributes, summary,
      example: "<p>Now: <\(name.rawValue)>\(content)</\(name.rawValue)></p>")
  }
}

enum MessageElement {
  static let key = Attribute<String?>(
    .key, .filled, example: "inbox.count", isRequired: true, "The key in the string catalogs that the text comes from")

  static let declaration = ElementDeclaration(
    .t, .inline(.t), in: .inline, holds: .inline, dir: .text, attributes: [key.declaration],
    common: Common.inline.subtracting([.key]), "A part of a text that comes from a string catalog",
    example: "<p>You have <t key=\"inbox.count\"><arg value=\"3\" type=\"int\"/> messages</t>.</p>")
}

enum ArgumentElement {
  static let value = Attribute<String?>(
    .value, .text, example: "12", isRequired: true, "The value as machines write it")
  static let name = Attribute<String?>(
    .name, .filled, otherwise: "the argument goes by its position", example: "count", "The name that the message uses")
  static let currency = Attribute<String?>(
    .currency, .filled, example: "EUR", "The currency of an amount, three letters of ISO 4217")
  static let format = Attribute<String?>(.format, .filled, example: "long", "The format of a date or a time")
  static let type = Attribute<ArgumentType?>(
    .type, otherwise: "as the placeholder says", "What the value is, which decides format, plural and direction")

  static let declaration = ElementDeclaration(
    .arg, .inline(.arg), in: .argument, holds: .nothing, dir: .text,
    attributes: [
      value.declaration, name.declaration, currency.declaration, format.declaration, type.declaration,
    ], common: Common.inline.subtracting([.numerals, .numbers, .key]),
    "A value for a placeholder of the message around it",
    example: "<p><t key=\"inbox.count\">Messages: <arg value=\"12\" type=\"int\"/></t></p>")
}
