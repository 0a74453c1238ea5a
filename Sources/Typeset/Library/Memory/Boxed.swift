/// Keeps a value that few objects have in memory of its own, so that those without it take eight bytes.
@propertyWrapper struct Boxed<Value: Sendable>: Sendable {
  private var box: Box<Value>?

  /// The value; nil for none.
  var wrappedValue: Value? {
    get { box?.value }
    set { box = newValue.map { Box($0) } }
  }

  /// Keeps a value.
  init(wrappedValue: Value?) { box = wrappedValue.map { Box($0) } }
}
