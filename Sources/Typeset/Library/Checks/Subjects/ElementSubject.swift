/// What a fault is about, so that it is found again when other elements come, go or move.
package struct ElementSubject: Sendable, Hashable {
  /// The `id` that its author gave it; nil for none.
  package let id: String?
  /// The `id` of the nearest element around it that has one; nil if none has.
  package let surroundings: String?
  /// Its name in the markup.
  package let kind: String
  /// The part of it, such as the `knob` of a slider; empty for the element itself.
  package fileprivate(set) var part = ""
  /// What tells it from others of its kind: its key, words, name or file, or those of what is in it, cut after some
  /// characters; empty for nothing.
  package let text: String
  /// Its place among those of its kind and text in the same surroundings, from 1; 0 for the only one.
  package fileprivate(set) var place = 0
  /// Its place among those of its kind in the same surroundings, from 1; 0 for the only one.
  fileprivate(set) var number = 0

  /// The name for people: `welcome`, or `passcode › label 2` in the nearest surroundings with an `id`; nil where
  /// nothing around it has one.
  package var words: String? {
    let parts = part.isEmpty ? [] : part.split(separator: "/").map(String.init)
    if let id { return ([id] + parts).joined(separator: ElementWords.separator) }
    return surroundings.map {
      ([$0, number > 0 ? "\(kind) \(number)" : kind] + parts).joined(separator: ElementWords.separator)
    }
  }
}

/// How people read the names of elements.
package enum ElementWords {
  /// What is between a name and that of what is in it.
  package static let separator = " › "
}

/// The subjects of the faults of a document.
package struct ElementSubjects: Sendable {
  /// An element with its `id` or path.
  private struct Entry {
    let path: String
    /// Whether it is inside a text, so that its path may be that of the text.
    let isInline: Bool
    var subject: ElementSubject
  }

  private var entries: [SourcePosition: Entry] = [:]
  /// The texts by which elements are known, with their kinds.
  private var texts: Set<[String]> = []

  /// How many characters of a text are kept.
  private static let mostCharacters = 40

  /// No elements, for a catalog.
  package init() {}

  /// The elements of a document.
  package init(_ document: CheckedDocument) {
    let elements = document.elements
    let words = Self.words(of: elements)
    var surroundings = [String?](repeating: nil, count: elements.count)
    var counts: [[String]: Int] = [:]
    func count(_ key: [String]) -> Int {
      counts[key, default: 0] += 1
      return counts[key, default: 1]
    }
    var places: [(like: [String], place: Int, kind: [String], number: Int)] = []
    var subjects: [ElementSubject] = []
    for element in elements {
      let around = element.parent.flatMap { elements[$0].attributes.id ?? surroundings[$0] }
      surroundings[element.index] = around
      let kind = [around ?? "", element.name.rawValue]
      let like = kind + [words[element.index]]
      subjects.append(
        ElementSubject(
          id: element.attributes.id, surroundings: around, kind: element.name.rawValue, text: words[element.index]))
      places.append((like, count(like), kind, count(kind)))
      texts.insert(Array(like.dropFirst()))
    }
    for (element, place) in zip(elements, places) where entries[element.position] == nil {
      var subject = subjects[element.index]
      subject.place = counts[place.like] == 1 ? 0 : place.place
      subject.number = counts[place.kind] == 1 ? 0 : place.number
      entries[element.position] = Entry(path: element.id, isInline: element.isInline, subject: subject)
    }
  }

  /// What tells each element from others of its kind.
  private static func words(of elements: [SourceElement]) -> [String] {
    var words = elements.map { $0.ownWords.shortened(to: mostCharacters) }
    let own = words.map { !$0.isEmpty }
    // From the end, so that of several things in an element the first one remains; a page is not known by one of them.
    for element in elements.reversed() {
      guard let parent = element.parent, elements[parent].parent != nil, !own[parent], !words[element.index].isEmpty
      else { continue }
      words[parent] = words[element.index]
    }
    return words
  }

  /// What a fault is about; nil for a text in a catalog, and for the document as a whole.
  package subscript(fault: Fault) -> ElementSubject? {
    guard !fault.isOfDocument, let entry = fault.position.flatMap({ entries[$0] }) else { return nil }
    var subject = entry.subject
    let start = entry.path + "/"
    if !fault.isOfPage, !entry.isInline, fault.element.hasPrefix(start) {
      subject.part = String(fault.element.dropFirst(start.count))
    }
    return subject
  }

  /// The `id` or path of the element that a fault is about, also where the fault names the page by its title; empty
  /// for the document as a whole.
  package func path(of fault: Fault) -> String {
    if fault.isOfDocument { return "" }
    return (fault.isOfPage ? fault.position.flatMap { entries[$0]?.path } : nil) ?? fault.element
  }

  /// Whether an element of a kind is known by a text.
  package func hold(_ kind: String, _ text: String) -> Bool { texts.contains([kind, text]) }
}

extension Fault {
  /// Whether it is about a page as a whole, so that its element is the page's name, which may be a translated title.
  package var isOfPage: Bool { page != nil && page == element && frame == nil }
}

extension SourceElement {
  /// The attributes by which an element is known that has no text.
  private static let names: [AttributeName] = [
    .key, .titleKey, .labelKey, .altKey, .title, .label, .alt, .name, .src, .placeholder,
  ]

  /// By what people know it: its key, its words, its name or its file; empty for nothing.
  fileprivate var ownWords: String {
    let key = attributes[.key]?.text ?? ""
    if !key.isEmpty || !text.isEmpty { return key.isEmpty ? text : key }
    return Self.names.lazy.compactMap { attributes[$0]?.text }.first { !$0.isEmpty } ?? ""
  }
}
