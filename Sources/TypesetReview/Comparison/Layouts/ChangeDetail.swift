import Typeset

/// A value of an element that is another than it was, apart from its place and extent.
package struct ChangeDetail: Hashable, Sendable {
  /// What the value is of.
  package enum Subject: String, Hashable, Sendable {
    /// What a control is set to.
    case value
    /// Its text.
    case text
    /// What assistive technology calls it.
    case name
    /// Whether a control is on, chosen or enabled.
    case state
    /// The colour of its text.
    case textColor
    /// What fills its shapes.
    case fill
    /// The colour of its lines.
    case line
    /// The family of its font.
    case font
    /// The size of its type, in points.
    case typeSize
    /// The weight of its type.
    case weight
    /// How many lines its text takes.
    case lines
    /// Its picture, which has no words.
    case picture
    /// The direction in which it runs.
    case direction
    /// Its language.
    case language
  }

  /// What the value is of.
  package let subject: Subject
  /// The value as it was; empty for none.
  package let expected: String
  /// The value as it is.
  package let actual: String

  /// What differs between an element as it was and as it is, the most telling first.
  static func all(from was: ElementRecord, to now: ElementRecord) -> [ChangeDetail] {
    let (old, new) = (Values(was), Values(now))
    return Values.all.compactMap { subject, value in
      let (before, after) = (value(old), value(new))
      return before == after ? nil : ChangeDetail(subject: subject, expected: before, actual: after)
    }
  }

  /// The values of an element in words.
  private struct Values {
    private let element: ElementRecord
    private let runs: [RunRecord]
    private let paths: [PathRecord]

    init(_ element: ElementRecord) {
      self.element = element
      runs = element.lines.flatMap(\.runs).filter { $0.text.contains { !$0.isWhitespace } }
      paths = (element.paints + element.lines.flatMap(\.paints)).compactMap { paint in
        if case .path(let path) = paint.mark { path } else { nil }
      }
    }

    /// Each subject with what finds its value.
    static let all: [(Subject, @Sendable (Values) -> String)] = [
      (.value, { $0.element.settings?["value"] ?? $0.element.value ?? "" }),
      (.state, { $0.states }),
      (.text, { $0.element.wholeText }),
      (.name, { $0.element.label ?? "" }),
      (.textColor, { $0.list($0.runs) { $0.color.name } }),
      (.fill, { $0.list($0.paths) { $0.fill?.name } }),
      (.line, { $0.list($0.paths) { $0.stroke?.color.name } }),
      (.font, { $0.list($0.runs) { $0.font } }),
      (.typeSize, { $0.list($0.runs) { Measure.number($0.size) } }),
      (.weight, { $0.list($0.runs) { $0.weightWords } }),
      (.lines, { $0.element.lines.count < 1 ? "" : "\($0.element.lines.count)" }),
      (.picture, { $0.pictures }),
      (.direction, { $0.element.direction.rawValue }),
      (.language, { $0.element.language }),
    ]

    /// Each value once, in the order of first appearance.
    private func list<Part>(_ parts: [Part], _ value: (Part) -> String?) -> String {
      parts.compactMap(value).distinct().joined(separator: ", ")
    }

    private var states: String {
      [
        element.isEnabled == false ? "disabled" : nil, element.isSelected == true ? "selected" : nil,
        element.isChecked.map { $0 ? "on" : "off" },
      ].compactMap(\.self).joined(separator: ", ")
    }

    private var pictures: String {
      let pictures = element.paints.compactMap { paint in
        if case .picture(let picture) = paint.mark { picture } else { nil }
      }
      return list(pictures) { String($0.checksum.prefix(16)) }
    }
  }
}

extension Color {
  /// The name that documents have for it, where it is one of theirs, else its digits.
  fileprivate var name: String { ColorNames.name(of: self) ?? hex }
}
