/// The files of a folder that each have a part of the texts of a language, in the order in which they are read.
///
/// A key that two files give in one language with different texts gets the name of its file as a prefix, as in
/// `common:title`; any other key stays what it is.
struct CatalogNamespaces {
  /// The files.
  private var catalogs: [(namespace: CatalogNamespace, catalog: Catalog)] = []

  /// Adds a file; false for one of a kind whose keys need no namespace.
  mutating func add(_ catalog: Catalog) -> Bool {
    guard let namespace = catalog.namespaces.first else { return false }
    catalogs.append((namespace, catalog))
    return true
  }

  /// A text of a key.
  private struct Known {
    /// What tells its file from others.
    var namespace: CatalogNamespace
    /// The text.
    var message: CatalogMessage
  }

  /// Adds all files to a catalog.
  func add(to builder: inout CatalogBuilder) throws(ContentError) {
    let ambiguous = ambiguousKeys
    let names = ambiguous.isEmpty ? [:] : shortNames
    for (namespace, catalog) in catalogs {
      var renamed: [String: String] = [:]
      if let name = names[namespace] {
        for key in catalog.entries.keys where ambiguous.contains(key) { renamed[key] = name + ":" + key }
      }
      try builder.add(catalog, renaming: renamed)
    }
  }

  /// The shortest name of each namespace that no other one has: `common`, or `shop/common` beside `blog/common`.
  private var shortNames: [CatalogNamespace: String] {
    var result: [CatalogNamespace: String] = [:]
    var waiting = Set(catalogs.map(\.namespace))
    var count = 1
    while !waiting.isEmpty {
      let named = Dictionary(grouping: waiting) { $0.name(count) }
      for (name, namespaces) in named {
        guard namespaces.count == 1 || namespaces.allSatisfy({ $0.names.count <= count }) else { continue }
        for namespace in namespaces {
          result[namespace] = name
          waiting.remove(namespace)
        }
      }
      count += 1
    }
    return result
  }

  /// The keys that files of different names give in one language with different texts.
  private var ambiguousKeys: Set<String> {
    guard Set(catalogs.map(\.namespace)).count > 1 else { return [] }
    var known: [String: [String: Known]] = [:]
    var ambiguous: Set<String> = []
    for (namespace, catalog) in catalogs {
      for (key, entry) in catalog.entries where !ambiguous.contains(key) {
        for (language, message) in entry.messages {
          if let first = known[language]?[key] {
            if first.namespace != namespace, !first.message.hasSameText(as: message) { ambiguous.insert(key) }
          } else {
            known[language, default: [:]][key] = Known(namespace: namespace, message: message)
          }
        }
      }
    }
    return ambiguous
  }
}
