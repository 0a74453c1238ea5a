import Testing

@testable import Typeset

@Suite struct MessageTests {
  private func tokens(_ text: String) -> [FormatString.Token] { FormatString(text).tokens }

  private func shown(_ text: String, _ arguments: MessageArgument...) -> String {
    do {
      return try MessageFormatter(language: "en", device: .iphone, arguments: arguments).pieces(of: text).shown(
        arguments)
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    "%@", "%d", "%i", "%u", "%ld", "%lld", "%lu", "%llu", "%f", "%.2f", "%5.1f", "%05d", "%-8s", "%x", "%c", "%1$@",
    "%2$lld", "%zd", "%hhd", "%qd", "%(name)@", "%+d", "%'d",
  ]) func placeholdersAreFound(text: String) {
    let tokens = tokens("a " + text + " b")
    #expect(tokens.count == 3)
    guard case .argument(let placeholder) = tokens[1] else { return #expect(Bool(false), "\(tokens)") }
    #expect(placeholder.written == text)
  }

  @Test(arguments: [
    "100 % sure", "100%", "%", "%y", "50% off", "%1$", "%(", "%()@", "%#@", "%#@x", "%5", "%.", "%99999999$@",
  ])
  func whatOnlyLooksLikeOneIsText(text: String) {
    #expect(tokens(text) == [.text(text)])
  }

  @Test(arguments: [
    ("%@", Placeholder.Certainty.certain), ("%d files", .certain), ("(%1$d)", .certain), ("50%1$d", .certain),
    ("%02d:%02d", .certain), ("%dMB", .doubtful), ("50%d", .doubtful), ("%2dh", .doubtful), ("50%ige", .unlikely),
    ("100%-osan", .unlikely), ("%100ean", .unlikely), ("%50indirim", .unlikely), ("٥٠%dx", .unlikely),
    ("20%d’or", .unlikely),
  ])
  func eachPlaceholderSaysHowCertainItIs(text: String, certainty: Placeholder.Certainty) {
    #expect(FormatString(text).placeholders.first?.certainty == certainty, "\(text)")
  }

  @Test func partsOfAFormatAreDistinguished() {
    #expect(tokens("%%") == [.text("%")])
    #expect(
      tokens("%#@a@%2$#@b@%arg") == [.substitution("a", position: nil), .substitution("b", position: 2), .ownArgument])
    #expect(
      FormatString("%2$.3f").placeholders == [Placeholder(kind: .decimal, position: 2, precision: 3, written: "%2$.3f")]
    )
  }

  @Test func argumentsGoByPositionAndByName() {
    #expect(shown("%@ and %@", .text("a"), .text("b")) == "[a] and [b]")
    #expect(shown("%2$@ before %1$@", .text("a"), .text("b")) == "[b] before [a]")
    #expect(shown("%(who)@ wrote %(what)@", .text("b", name: "what"), .text("a", name: "who")) == "[a] wrote [b]")
    #expect(shown("{who} {other} {", .text("a", name: "who")) == "[a] {other} {")
  }

  @Test func wrongArgumentsAreFaults() {
    #expect(shown("%@") == "\(MessageError.missingArgument("%@"))")
    #expect(shown("%3$@", .text("a")) == "\(MessageError.missingArgument("%3$@"))")
    #expect(shown("%d", .text("a")) == "\(MessageError.wrongKind(argument: 0, placeholder: "%d"))")
    #expect(
      shown("%d", MessageArgument(kind: .decimal, value: "1.5"))
        == "\(MessageError.wrongKind(argument: 0, placeholder: "%d"))")
    #expect(shown("%f", MessageArgument(kind: .percent, value: "0.25")) == "[0.25]")
    #expect(shown("%d", MessageArgument(value: "12")) == "[12]")
    #expect(shown("%#@a@", .int(1)) == "\(MessageError.unknownPart("a"))")
  }

  @Test func aPartThatHoldsItselfEnds() {
    let part = CatalogSubstitution(argument: 1, variation: .plural([.other: .text(CatalogText(value: "%#@a@"))]))
    let message = CatalogMessage(variation: .text(CatalogText(value: "%#@a@")), substitutions: ["a": part])
    #expect(message.shown(.int(1)) == "\(MessageError.unknownPart("a"))")
  }

  @Test func stringsdictCountsEachVariable() throws {
    let plist = """
      <plist><dict><key>k</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%1$#@dogs@ and %2$#@cats@</string>
        <key>dogs</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>zero</key><string>no dogs</string><key>one</key><string>a dog</string><key>other</key><string>%d dogs</string></dict>
        <key>cats</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>one</key><string>a cat</string><key>other</key><string>%d cats</string></dict>
      </dict>
      <key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>5</key><string>Hi</string><key>50</key><string>Good morning</string></dict></dict>
      <key>d</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>ipad</key><string>iPad</string><key>other</key><string>other</string></dict></dict>
      </dict></plist>
      """
    var repeated = RepeatedKeys()
    let messages = try StringsReader(name: "t").plurals(Array(plist.utf8), &repeated)
    #expect(messages.map(\.key) == ["k", "w", "d"])
    #expect(messages[0].message.shown(.int(1), .int(3)) == "a dog and [3] cats")
    #expect(messages[0].message.shown(.int(0), .int(1)) == "no dogs and a cat")
    #expect(messages[1].message.shown(device: .other) == "Good morning" && messages[1].message.shown() == "Hi")
    #expect(messages[2].message.shown(device: .ipad) == "iPad")
    #expect(messages[2].message.shown(device: .mac) == "other")
  }

  @Test func thePrecisionOfAPlaceholderIsSeenByTheRules() {
    let message = CatalogMessage(
      variation: .plural([
        .one: .text(CatalogText(value: "%.1f star")), .other: .text(CatalogText(value: "%.1f stars")),
      ]))
    #expect(message.shown(MessageArgument(kind: .decimal, value: "1")) == "[1] stars")
  }
}

@Suite struct LocaleChainTests {
  @Test(arguments: [
    ("ar-EG", "ar-EG ar"), ("en", "en"), ("en-GB", "en-GB en-001 en"), ("en-US", "en-US en"),
    ("de-AT", "de-AT de"), ("en-AT", "en-AT en-150 en-001 en"), ("es-MX", "es-MX es-419 es"), ("es-ES", "es-ES es"),
    ("pt-AO", "pt-AO pt-PT pt"), ("pt-PT", "pt-PT pt"), ("zh-Hant-TW", "zh-Hant-TW zh-Hant"),
    ("zh-TW", "zh-TW zh-Hant-TW zh-Hant"), ("zh-MO", "zh-MO zh-Hant-MO zh-Hant-HK zh-Hant"), ("zh-CN", "zh-CN zh"),
    ("sr-Latn-RS", "sr-Latn-RS sr-Latn"), ("iw-IL", "he-IL he"), ("nb", "nb no"), ("ar-EG-u-nu-latn", "ar-EG ar"),
    ("uz-Arab", "uz-Arab"), ("no such", ""),
  ]) func parentsAreThoseOfCLDR(locale: String, chain: String) {
    #expect(LocaleChain.languages(for: locale).joined(separator: " ") == chain)
  }
}
