/// Changes of documents, each with what a colleague would say about it.
///
/// A row has the name of the change, the document before and after it, and the sentences: a cause each. Everything else
/// that changed with it must be listed under one of them.
enum ChangeTable {
  /// All changes.
  static let all = texts + looks + places + controls + pages
}
