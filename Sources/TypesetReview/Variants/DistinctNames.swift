import Typeset

extension [VariantDocument] {
  /// The same documents; those that share a name are called by as many folders of their paths as tell them apart.
  ///
  /// For reports, which need names to read and not names of files. A document that is given twice stays the same twice.
  package var withDistinctNames: [VariantDocument] {
    Dictionary(grouping: indices) { self[$0].name.lowercased() }.values.filter { $0.count > 1 }
      .reduce(into: self) { documents, same in
        let folders = same.map { self[$0].path.split(separator: "/").dropLast().map(String.init) }
        let most = folders.map(\.count).max() ?? 0
        for count in 0...most {
          let names = zip(same, folders).map { index, folders in
            (folders.suffix(count) + [self[index].name]).joined(separator: "/")
          }
          guard Set(names.map { $0.lowercased() }).count == names.count || count == most else { continue }
          for (index, name) in zip(same, names) { documents[index].name = name }
          break
        }
      }
  }
}
