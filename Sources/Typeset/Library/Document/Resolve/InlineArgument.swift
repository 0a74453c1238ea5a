/// A value that an element puts into a message: an `arg`, or an inline element that no text of a catalog can hold.
struct InlineArgument {
  /// What the message sees of it.
  let argument: MessageArgument
  /// The element that stands for it in the document.
  let element: InlineElement

  /// Whether it was given for the message alone.
  var isExplicit: Bool { element.name == .arg }

  /// The arguments in the content of an element, in order.
  static func all(in inlines: [Inline]) -> [InlineArgument] {
    inlines.flatMap { inline in
      guard case .element(let element) = inline else { return [InlineArgument]() }
      return InlineArgument(element).map { [$0] } ?? all(in: element.children)
    }
  }

  /// The argument that an element is; nil for one whose content is part of the text.
  init?(_ element: InlineElement) {
    guard let argument = element.messageArgument else { return nil }
    self.argument = argument
    self.element = element
  }

  /// It as it is laid out where a placeholder asks for it; nil outside of a message. `isEnclosed` says whether controls
  /// of the message give it a direction.
  func inline(for placeholder: Placeholder?, isEnclosed: Bool = false) -> Inline {
    guard isExplicit else { return .element(element) }
    var typed = element.typed(
      as: argument.kind(for: placeholder?.kind ?? .anything), precision: placeholder?.precision)
    typed.isEnclosed = isEnclosed
    return .element(typed)
  }
}

extension InlineElement {
  /// What a message sees of an element; nil for one whose content is part of the text.
  fileprivate var messageArgument: MessageArgument? {
    guard case .inline(let kind) = name.kind else { return nil }
    switch kind {
    case .arg:
      return MessageArgument(
        name: attributes[ArgumentElement.name], kind: attributes[ArgumentElement.type],
        value: attributes[ArgumentElement.value] ?? "")
    case .value(.num):
      let isWhole = (try? DecimalNumber.read(collapsed(typedText)).get())?.isWhole == true
      return MessageArgument(kind: isWhole ? .int : .decimal, value: collapsed(typedText))
    case .value(.percent): return MessageArgument(kind: .percent, value: collapsed(typedText))
    case .value(.money): return MessageArgument(kind: .currency, value: collapsed(typedText))
    case .value(.date): return MessageArgument(kind: .date, value: typedText)
    case .value(.time), .value(.duration): return MessageArgument(kind: .time, value: typedText)
    case .value(.range): return MessageArgument(kind: .text, value: typedText)
    case .phone: return MessageArgument(kind: .phone, value: plainText)
    case .url: return MessageArgument(kind: .url, value: plainText)
    case .email: return MessageArgument(kind: .email, value: plainText)
    case .code, .codeNumber, .formula: return MessageArgument(kind: .code, value: plainText)
    case .bdi, .bdo, .t: return MessageArgument(kind: .text, value: plainText)
    case .pageNumber, .pageCount: return MessageArgument(kind: .int, value: "1")
    case .span, .b, .strong, .i, .em, .u, .s, .sup, .sub, .a, .br, .wbr:
      return attributes[Common.translate] == false ? MessageArgument(kind: .text, value: plainText) : nil
    }
  }

  /// The characters in it.
  fileprivate var plainText: String { children.map(\.plainText).joined() }

  /// An `arg` as the inline element that formats and isolates its value.
  func typed(as kind: ArgumentType, precision: Int? = nil) -> InlineElement {
    var result = self
    result.isArgument = true
    let value = attributes[ArgumentElement.value] ?? ""
    result.children = []
    switch kind {
    case .int: result.name = .num
    case .decimal:
      result.name = .num
      if let precision, let number = try? DecimalNumber.read(value).get() {
        result.attributes[ArgumentElement.value] = number.rounded(to: precision).text
      }
    case .bytes:
      result.name = .num
      result.attributes[ArgumentElement.format] = "bytes"
    case .percent: result.name = .percent
    case .currency: result.name = .money
    case .date: result.name = .date
    case .time: result.name = .time
    case .phone: result.name = .phone
    case .url: result.name = .url
    case .email: result.name = .email
    case .code: result.name = .codeNumber
    case .name, .text: result.name = .bdi
    }
    if result.name.typedKind == nil {
      result.attributes.remove(ArgumentElement.value)
      result.children = [.text(InlineText(value), offset: offset)]
    }
    // It is no text of the app, whatever is done to those.
    result.attributes[Common.translate] = false
    result.attributes.remove(ArgumentElement.name)
    result.attributes.remove(ArgumentElement.type)
    return result
  }
}

extension Inline {
  /// The characters in it.
  var plainText: String {
    switch self {
    case .text(let text, _): text.string
    case .element(let element): element.plainText
    }
  }
}
