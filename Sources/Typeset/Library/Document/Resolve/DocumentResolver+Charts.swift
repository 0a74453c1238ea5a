// Labels of charts.
extension DocumentResolver {
  /// Puts the texts of catalogs into the labels of a chart: the list of one key, or the text of each of several keys.
  ///
  /// Where contents are keys, each label is one.
  func resolveLabels(of block: inout Block) {
    let attributes = block.attributes
    let count = attributes[ChartElement.values]?.count ?? 0
    let own = ChartElement.list(attributes[ChartElement.labels], count: count)
    let given = attributes[ChartElement.labelsKey].map(Self.keys)
    guard given != nil || translator.localizesContent || translator.pseudolanguage != nil else { return }
    var labels: [ChartLabel]
    var keys: [String?]
    if let given, given.count == 1, count > 1 {
      labels = list(of: given[0], own, count: count, for: &block)
      keys = Array(repeating: given[0], count: labels.count)
    } else {
      keys =
        given ?? own.map { translator.localizesContent && $0.contains(where: \.isLetter) ? $0 : nil }
      keys += Array(repeating: nil, count: max(0, own.count - keys.count))
      let place = Translator.Place(offset: block.offset, attribute: given == nil ? .labels : .labelsKey)
      labels = keys.enumerated().map { index, key in
        label(of: key, own.indices.contains(index) ? own[index] : "", at: place)
      }
      if let given, given.count != count {
        tell("the chart has \(given.count.counted("key")) for labels and \(count.counted("value"))", at: place)
      }
    }
    if translator.pseudolanguage != nil {
      for index in labels.indices where !labels[index].text.isEmpty {
        labels[index].text = translator.pseudolocalized(labels[index].text, key: keys[index])
      }
    }
    block.chartLabels = labels
    block.attributes[ChartElement.labels] = labels.map(\.text).joined(separator: ", ")
  }

  /// The keys of an attribute, with commas between them; a label without a key has an empty one.
  private static func keys(_ text: String) -> [String?] {
    text.split(separator: ",", omittingEmptySubsequences: false).map {
      let key = collapsed(String($0))
      return key.isEmpty ? nil : key
    }
  }

  /// The labels that one key has as a list.
  private func list(of key: String?, _ own: [String], count: Int, for block: inout Block) -> [ChartLabel] {
    let labels = own.map { ChartLabel($0) }
    guard let key else { return labels }
    let place = Translator.Place(offset: block.offset, attribute: .labelsKey)
    guard let translation = translator.translation(of: key, hasContent: !own.isEmpty, device: device, at: place) else {
      if var origin = translator.missingOrigin(of: key) {
        origin.attribute = AttributeName.labels.rawValue
        block.texts.append(origin)
      }
      return labels
    }
    var origin = translation.origin
    origin.attribute = AttributeName.labels.rawValue
    block.texts.append(origin)
    let texts = ChartElement.list(translation.text, count: count)
    if translation.message != nil, texts.count != count {
      tell(
        "the text of \(quoted(key)) in \(translation.language) has \(texts.count.counted("label")) for "
          + count.counted("value"), at: place)
    }
    return texts.map { ChartLabel($0, language: translation.language) }
  }

  /// The label that a key has, or else its own text.
  private func label(of key: String?, _ own: String, at place: Translator.Place) -> ChartLabel {
    guard let key else { return ChartLabel(own) }
    guard let translation = translator.translation(of: key, hasContent: !own.isEmpty, device: device, at: place) else {
      return ChartLabel(own, origin: translator.missingOrigin(of: key))
    }
    return ChartLabel(collapsed(translation.text), language: translation.language, origin: translation.origin)
  }

  private func tell(_ message: String, at place: Translator.Place) {
    translator.tell(
      .warning, code: "labels", message, at: place, hints: ["give each value a label, with commas between them"])
  }
}
