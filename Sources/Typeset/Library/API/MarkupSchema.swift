/// The markup as a schema for editors and validators.
public enum MarkupSchema {
  /// A schema in RELAX NG, XML syntax, made from the same table that the reader goes by.
  public static var relaxNG: String { RelaxNGSchema.text(words: .standard) }
}
