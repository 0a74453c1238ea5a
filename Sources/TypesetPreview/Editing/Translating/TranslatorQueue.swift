import Synchronization
import Typeset

/// The texts of some documents for those who translate them into a locale, found once for their catalogs.
final class TranslatorQueue: Sendable {
  /// Documents with the same catalogs.
  struct Group: Sendable {
    /// The documents, the first one first.
    var documents: [PreviewDocument]
    /// What their catalogs say.
    var texts: TranslatorTexts
  }

  /// A text that is to be translated.
  struct Item: Sendable {
    /// The position of its group.
    var group: Int
    /// The key, with what is to be done.
    var text: TranslatorTexts.Item
  }

  /// What tells a text from others: a catalog, and a key.
  struct Identity: Hashable, Sendable {
    /// The name of the first catalog that has the key.
    var catalog: String
    /// The key.
    var key: String
  }

  /// Which of the texts are wanted.
  struct Filter: Hashable, Sendable {
    /// What is to be done; nil for any text.
    var task: TranslatorTexts.Tasks?
    /// What keys and texts have, in small letters; empty for all.
    var words = ""
  }

  /// The groups.
  let groups: [Group]
  /// The texts, in the order of the documents, their catalogs and their files.
  let items: [Item]
  private let positions: [Identity: Int]
  /// The last answer to a filter.
  private let latest = Mutex<(filter: Filter, tooLong: Set<Int>, found: [Int])?>(nil)

  /// Finds the texts of some documents in the order in which they are given.
  init(_ documents: [(document: PreviewDocument, loaded: LoadedDocument)], locale: String) {
    var groups: [Group] = []
    var numbers: [[ObjectIdentifier]: Int] = [:]
    for (document, loaded) in documents where !loaded.catalogs.catalogs.isEmpty {
      let identity = loaded.catalogs.catalogs.map(ObjectIdentifier.init)
      if let number = numbers[identity] {
        groups[number].documents.append(document)
        continue
      }
      numbers[identity] = groups.count
      let texts = TranslatorTexts(
        loaded.catalogs, locale: locale, developmentLanguage: loaded.document.language)
      groups.append(Group(documents: [document], texts: texts))
    }
    var items: [Item] = []
    var positions: [Identity: Int] = [:]
    // Those with texts in the language come first: a file of another language alone knows no translation.
    let order =
      groups.indices.filter { groups[$0].texts.isTranslated } + groups.indices.filter { !groups[$0].texts.isTranslated }
    var known: Set<ObjectIdentifier> = []
    for number in order {
      let catalogs = groups[number].texts.catalogs.catalogs
      for index in catalogs.indices where index > 0 || known.insert(ObjectIdentifier(catalogs[index])).inserted {
        for item in groups[number].texts.items(ofCatalogAt: index) {
          let identity = Identity(catalog: catalogs[index].name, key: item.key)
          guard positions[identity] == nil else { continue }
          positions[identity] = items.count
          items.append(Item(group: number, text: item))
        }
      }
    }
    self.groups = groups
    self.items = items
    self.positions = positions
  }

  /// The position of a key that a document uses; nil for none.
  func position(of key: String, in document: String?) -> Int? {
    for group in groups where document == nil || group.documents.contains(where: { $0.id == document }) {
      if let catalog = group.texts.catalogs.catalogName(of: key) {
        return positions[Identity(catalog: catalog, key: key)]
      }
    }
    return nil
  }

  /// The positions of the texts that a filter lets through; `tooLong` are positions of those that do not fit.
  func found(by filter: Filter, tooLong: Set<Int>) -> [Int] {
    latest.withLock { latest in
      if let latest, latest.filter == filter, latest.tooLong == tooLong { return latest.found }
      let found = items.indices.filter { index in
        let item = items[index]
        if let task = filter.task, !item.text.tasks.contains(task) {
          guard task == .tooLong, tooLong.contains(index) else { return false }
        }
        return filter.words.isEmpty || groups[item.group].texts.contains(filter.words, in: item.text.key)
      }
      latest = (filter, tooLong, found)
      return found
    }
  }

  /// How many texts there are for each task, in the order of their names.
  func counts(tooLong: Set<Int>) -> [Int] {
    TranslatorTexts.Tasks.named.map { name in
      items.indices.count { index in
        items[index].text.tasks.contains(name.task) || name.task == .tooLong && tooLong.contains(index)
      }
    }
  }
}
