/// The markup as a schema for editors and validators.
package enum MarkupSchema {
  /// A schema in RELAX NG, XML syntax, made from the same table that the reader goes by.
  package static var relaxNG: String { RelaxNGSchema.text(words: .standard) }
}
