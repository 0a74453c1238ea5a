/// Reads the colours of a `.colorset`.
struct ColorSetReader {
  let source: SourceFile
  let name: String
  private(set) var warnings: [Diagnostic] = []

  init(source: SourceFile, name: String) {
    self.source = source
    self.name = name
  }

  /// The colour of a set; throws where no version of it can be shown.
  mutating func color(of contents: JSONNode) throws(ContentError) -> AssetColor {
    var color = AssetColor(versions: [])
    var fault: ContentError?
    for entry in contents["colors"]?.list.prefix(AssetLimits.mostVersions) ?? [] {
      guard let given = entry["color"], let condition = AssetCondition(entry) else { continue }
      do {
        let value = try value(of: given, &color)
        color.versions.append(AssetColor.Version(condition: condition, value: value))
      } catch {
        if fault != nil { continue }
        fault = error
      }
    }
    guard !color.versions.isEmpty else {
      throw fault
        ?? ContentError(
          "it has no colour", at: SourceRange(file: source, bytes: contents.bytes.prefix(1)), code: "asset")
    }
    if let fault { warnings.append(.leftOut("a version of colour set \(quoted(name))", because: fault)) }
    return color
  }

  private func value(of given: JSONNode, _ color: inout AssetColor) throws(ContentError) -> AssetColor.Value {
    if let reference = given["reference"]?.text {
      if let name = SystemColorName.palette(of: reference) { return .system(name) }
      throw self.fault(
        "\(quoted(reference)) is a colour of \(given["platform"]?.text ?? "the system") that has no value here", given,
        "give the colour by its components")
    }
    let word = given["color-space"]?.text ?? ColorComponents.Space.srgb.rawValue
    guard let space = ColorComponents.Space(rawValue: word) else {
      throw self.fault(
        "the colour space \(quoted(word)) is unknown", given["color-space"] ?? given,
        "use one of: \(ColorComponents.Space.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    guard let components = given["components"] else { throw self.fault("a colour has no components", given) }
    let names = space.isGray ? ["white"] : ["red", "green", "blue"]
    let nodes = names.map { components[$0] }
    // Where one component is a decimal from 0 to 1, a plain 1 is not the second of 256 steps.
    let isDecimal = nodes.contains { $0?.text?.contains(".") ?? false }
    var values: [Double] = []
    for (name, node) in zip(names, nodes) {
      guard let node else { throw self.fault("the component \(quoted(name)) is missing", components) }
      values.append(try number(node, isDecimal: isDecimal))
    }
    let alpha = try components["alpha"].map { (node) throws(ContentError) in try number(node, isDecimal: true) }
    let components1 = ColorComponents(space: space, values: values, alpha: alpha ?? 1)
    if !components1.isInSRGB { color.isOutsideSRGB = true }
    return .color(components1.color)
  }

  /// A component: a decimal from 0 to 1, a whole number from 0 to 255, or two hexadecimal digits, as in `0xFF`.
  private func number(_ node: JSONNode, isDecimal: Bool) throws(ContentError) -> Double {
    if case .number(let number) = node.value { return number }
    let text = node.text ?? ""
    if text.lowercased().hasPrefix("0x"), let number = UInt8(text.dropFirst(2), radix: 16) {
      return Double(number) / 255
    }
    if !isDecimal, let number = PlainNumber.integer(text), (0...255).contains(number) { return Double(number) / 255 }
    if let number = PlainNumber.signed(text), abs(number) <= 16 { return number }
    throw fault(
      "\(quoted(text)) is not a component of a colour", node, "write a decimal from 0 to 1, 0 to 255, or 0x00 to 0xFF")
  }

  private func fault(_ message: String, _ node: JSONNode, _ hint: String? = nil) -> ContentError {
    ContentError(
      Diagnostic(
        .error, code: "asset", message, at: SourceRange(file: source, bytes: node.bytes), hints: hint.map { [$0] } ?? []
      ))
  }
}

/// The colours of Apple's systems that the palette has.
enum SystemColorName {
  /// The name in the palette of what a catalog refers to, such as `systemBlueColor`; nil for a colour that the palette
  /// lacks.
  static func palette(of reference: String) -> String? {
    var name = reference
    if name.hasSuffix("Color") { name.removeLast("Color".count) }
    return named[name]
  }

  private static let named: [String: String] = {
    var names = [
      "label": "label", "secondaryLabel": "secondary-label", "tertiaryLabel": "tertiary-label",
      "quaternaryLabel": "quaternary-label", "placeholderText": "placeholder", "separator": "separator",
      "opaqueSeparator": "separator", "systemBackground": "background",
      "secondarySystemBackground": "secondary-background", "tertiarySystemBackground": "background",
      "systemGroupedBackground": "grouped-background",
      "secondarySystemGroupedBackground": "secondary-grouped-background",
      "tertiarySystemGroupedBackground": "grouped-background", "systemFill": "fill", "secondarySystemFill": "fill",
      "tertiarySystemFill": "fill", "quaternarySystemFill": "fill", "link": "tint", "tint": "tint",
    ]
    for hue in ["Red", "Orange", "Yellow", "Green", "Teal", "Blue", "Indigo", "Purple", "Pink", "Gray"] {
      names["system\(hue)"] = hue.lowercased()
    }
    for level in 2...6 { names["systemGray\(level)"] = "gray\(level)" }
    return names
  }()
}
