/// A value as text that is the same in every run: all that is stored in it, by name, in an order that does not depend
/// on the run.
///
/// A property that is added to a type is in the text of its values at once. The description of a value is not enough:
/// it may leave something out, and those of sets and dictionaries change from run to run.
enum StoredText {
  /// The text of a value; equal values have the same, and different ones different texts.
  static func of(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.map { child in (child.label.map { "\($0): " } ?? "") + of(child.value) }
    switch mirror.displayStyle {
    case .class, .foreignReference: preconditionFailure("\(mirror.subjectType) has an identity, and no value to write")
    case .set: return "{\(parts.sorted().joined(separator: ", "))}"
    case .dictionary: return "[\(parts.sorted().joined(separator: ", "))]"
    case .collection: return "[\(parts.joined(separator: ", "))]"
    case .optional: return mirror.children.first.map { of($0.value) } ?? "nil"
    case .enum where parts.isEmpty: return "\(value)"
    case .tuple: return "(\(parts.joined(separator: ", ")))"
    case .struct, .enum: return "\(mirror.subjectType)(\(parts.joined(separator: ", ")))"
    case nil: return (value as? String)?.debugDescription ?? "\(value)"
    @unknown default: preconditionFailure("\(mirror.subjectType) cannot be written")
    }
  }
}
