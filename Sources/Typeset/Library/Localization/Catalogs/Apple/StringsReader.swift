/// Reads the two older files of Apple's for one language: `.strings` with texts, `.stringsdict` with plurals.
struct StringsReader {
  /// The file's name in messages.
  let name: String

  /// The texts of a `.strings` file by their keys, each key once.
  func strings(_ bytes: [UInt8], _ repeated: inout RepeatedKeys) throws(ContentError) -> [KeyedMessage] {
    var messages: [KeyedMessage] = []
    for member in try members(bytes, &repeated) {
      // A table made from plurals holds dictionaries among its texts.
      if case .dictionary(let inner) = member.value {
        messages.append(try plural(inner, of: member))
      } else {
        let text = try text(member.value, of: member)
        messages.append(member.keyed(CatalogMessage(variation: .text(text), place: member.place)))
      }
    }
    return messages
  }

  /// The messages of a `.stringsdict` file by their keys, each key once.
  func plurals(_ bytes: [UInt8], _ repeated: inout RepeatedKeys) throws(ContentError) -> [KeyedMessage] {
    var messages: [KeyedMessage] = []
    for member in try members(bytes, &repeated) {
      guard case .dictionary(let inner) = member.value else {
        throw fault("the value of \(quoted(member.key)) must be a dictionary, not \(member.value.noun)", member)
      }
      messages.append(try plural(inner, of: member))
    }
    return messages
  }

  private func members(_ bytes: [UInt8], _ repeated: inout RepeatedKeys) throws(ContentError) -> [PropertyListMember] {
    let list = try PropertyList.read(bytes, name: name).withoutRepeatedKeys(&repeated)
    guard case .dictionary(let members) = list else {
      throw ContentError(
        "the file must contain a dictionary, not \(list.noun)",
        at: SourceRange(binary: name))
    }
    return members
  }

  /// A dictionary of `.stringsdict`: a format with variables, or a text by device or width.
  private func plural(_ members: [PropertyListMember], of owner: PropertyListMember) throws(ContentError)
    -> KeyedMessage
  {
    var variation: CatalogVariation?
    var substitutions: [String: CatalogSubstitution] = [:]
    for member in members {
      switch member.key {
      case "NSStringLocalizedFormatKey": variation = .text(try text(member.value, of: member))
      case "NSStringDeviceSpecificRuleType": variation = try byDevice(member)
      case "NSStringVariableWidthRuleType": variation = variation == nil ? try byWidth(member) : variation
      default:
        guard case .dictionary(let inner) = member.value else {
          throw fault("the variable \(quoted(member.key)) must be a dictionary, not \(member.value.noun)", member)
        }
        substitutions[member.key] = try variable(inner, of: member)
      }
    }
    guard let variation else {
      throw fault(
        "\(quoted(owner.key)) has no NSStringLocalizedFormatKey", owner, "give it the format, such as %#@count@")
    }
    return owner.keyed(CatalogMessage(variation: variation, substitutions: substitutions, place: owner.place))
  }

  private func variable(_ members: [PropertyListMember], of owner: PropertyListMember) throws(ContentError)
    -> CatalogSubstitution
  {
    var cases: [PluralCategory: CatalogVariation] = [:]
    var kind: Placeholder.Kind?
    for member in members {
      switch member.key {
      case "NSStringFormatSpecTypeKey":
        guard case .text("NSStringPluralRuleType") = member.value else {
          throw fault("a variable's kind must be NSStringPluralRuleType", member)
        }
      case "NSStringFormatValueTypeKey":
        kind = Placeholder.Kind(specifier: try text(member.value, of: member).value)
      default:
        guard let category = PluralCategory(rawValue: member.key) else {
          let names = PluralCategory.allCases.map(\.rawValue)
          let near = NearestName.of(member.key, among: names).map { "did you mean \(quoted($0))?" }
          throw fault(
            "unknown plural category \(quoted(member.key))", member,
            near ?? "use one of: \(names.joined(separator: ", "))")
        }
        cases[category] = .text(try text(member.value, of: member))
      }
    }
    guard !cases.isEmpty else { throw fault("the variable \(quoted(owner.key)) has no strings", owner) }
    return CatalogSubstitution(argument: nil, variation: .plural(cases), kind: kind)
  }

  private func byDevice(_ member: PropertyListMember) throws(ContentError) -> CatalogVariation {
    var cases: [DeviceFamily: CatalogVariation] = [:]
    for inner in try dictionary(member) {
      guard let family = DeviceFamily(rawValue: inner.key) else {
        let names = DeviceFamily.allCases.map(\.rawValue)
        throw fault("unknown device \(quoted(inner.key))", inner, "use one of: \(names.joined(separator: ", "))")
      }
      cases[family] = .text(try text(inner.value, of: inner))
    }
    guard !cases.isEmpty else { throw fault("no string for any device", member) }
    return .device(cases)
  }

  private func byWidth(_ member: PropertyListMember) throws(ContentError) -> CatalogVariation {
    var cases: [Int: CatalogVariation] = [:]
    for inner in try dictionary(member) {
      guard let width = Int(inner.key), width > 0 else {
        throw fault("invalid width \(quoted(inner.key))", inner, "use a whole number, such as 20")
      }
      cases[width] = .text(try text(inner.value, of: inner))
    }
    guard let variation = CatalogVariation(byWidth: cases) else { throw fault("no string for any width", member) }
    return variation
  }

  private func dictionary(_ member: PropertyListMember) throws(ContentError) -> [PropertyListMember] {
    guard case .dictionary(let members) = member.value else {
      throw fault("\(member.key) must be a dictionary, not \(member.value.noun)", member)
    }
    return members
  }

  private func text(_ value: PropertyList, of member: PropertyListMember) throws(ContentError) -> CatalogText {
    guard case .text(let text) = value else {
      throw fault("the value of \(quoted(member.key)) must be a string, not \(value.noun)", member)
    }
    return CatalogText(value: text)
  }

  private func fault(_ message: String, _ member: PropertyListMember, _ hints: String...) -> ContentError {
    var fault = ContentError(message, at: member.place)
    fault.diagnostic.hints = hints
    return fault
  }
}

extension PropertyListMember {
  /// A message under this key.
  fileprivate func keyed(_ message: CatalogMessage) -> KeyedMessage {
    KeyedMessage(key: key, place: place, message: message, note: comment.flatMap(CatalogNote.text))
  }
}
