/// The values that renderings of a document run through, axis by axis; an axis without values is left to the document.
package struct VariantAxes: Sendable, Hashable {
  private var lists: [VariantAxis: [String]] = [:]
  /// The axes whose values were asked for with `all`.
  private var complete: Set<VariantAxis> = []
  /// Whether each document is also rendered in its own language, before the locales that are asked for.
  package var includesSourceLanguage = false

  /// Creates axes without values.
  package init() {}

  /// The values of an axis in the order given, in their canonical form; empty where nothing was said.
  package subscript(axis: VariantAxis) -> [String] { lists[axis] ?? [] }

  /// The axes that have values, in the order of `VariantAxis`.
  package var axes: [VariantAxis] { VariantAxis.allCases.filter { lists[$0] != nil } }

  /// Whether all values of an axis were asked for, of which those that do not exist are left out without a word.
  package func hasAll(_ axis: VariantAxis) -> Bool { complete.contains(axis) }

  /// Takes the values of an axis from a list with commas; `all` stands for all of them where they can be listed.
  package mutating func set(_ axis: VariantAxis, _ list: String) throws(VariantValueError) {
    let words = list.split(separator: ",", omittingEmptySubsequences: false).map(trimmed)
    if words == ["all"], let all = axis.allValues {
      lists[axis] = all
      complete.insert(axis)
      return
    }
    var values: [String] = []
    for word in words {
      if word.isEmpty { throw VariantValueError(axis: axis, value: list, kind: .empty) }
      guard let value = axis.canonical(word) else { throw VariantValueError(axis: axis, value: word, kind: .unknown) }
      if values.contains(value) { throw VariantValueError(axis: axis, value: value, kind: .repeated) }
      values.append(value)
    }
    lists[axis] = values
    complete.remove(axis)
  }

  /// These axes, and those of `other` that have no values here.
  package func filled(from other: VariantAxes) -> VariantAxes {
    var result = self
    result.complete.formUnion(other.complete.filter { lists[$0] == nil })
    result.lists.merge(other.lists) { own, _ in own }
    return result
  }

  /// The axes with a value of one before all others, in its canonical form.
  package func with(_ value: String, firstOf axis: VariantAxis) -> VariantAxes {
    var result = self
    result.lists[axis] = [value] + self[axis].filter { $0 != value }
    return result
  }

  /// The axes without one.
  package func without(_ axis: VariantAxis) -> VariantAxes {
    var result = self
    result.lists[axis] = nil
    result.complete.remove(axis)
    return result
  }
}

extension VariantAxis {
  /// What a value is called in messages.
  fileprivate var noun: String {
    switch self {
    case .locale: "locale"
    case .device: "device"
    case .orientation: "orientation"
    case .split: "split"
    case .textSize: "text size"
    case .appearance: "appearance"
    case .contrast: "contrast"
    case .setting: "setting"
    case .direction: "direction"
    }
  }
}

private func trimmed(_ part: Substring) -> String {
  String(part.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
}

/// What is wrong with a list of values.
package struct VariantValueError: Error, Hashable, Sendable, CustomStringConvertible {
  /// How a value is wrong.
  package enum Kind: Hashable, Sendable {
    /// Nothing stands between two commas.
    case empty
    /// It is no value of the axis.
    case unknown
    /// It was given before.
    case repeated
  }

  /// The axis.
  package let axis: VariantAxis
  /// The value, or the whole list where one is empty.
  package let value: String
  /// How it is wrong.
  package let kind: Kind

  /// The error in one line.
  package var description: String {
    switch kind {
    case .empty: "\(quoted(value)) has an empty value"
    case .unknown: "unknown \(axis.noun) \(quoted(value))"
    case .repeated: "duplicate value \(quoted(value))"
    }
  }

  /// What to do.
  package var hint: String {
    switch kind {
    case .empty: "separate values with commas"
    case .unknown: axis.hint(for: value)
    case .repeated: "remove one; both give the same rendering"
    }
  }
}
