extension Attributes {
  /// The text in a field, of which a password gives away no more than its length; nil for an empty one.
  fileprivate var fieldValue: String? {
    guard let value = self[TextFieldElement.value], !value.isEmpty else { return nil }
    return self[TextFieldElement.type] == .password ? String(repeating: "•", count: value.count) : value
  }
}

extension TextEnvironment {
  /// Tells the value of a control: as it is said, in the words of the interface and the numerals in force, and as a
  /// number on its scale.
  func tellValue(
    of control: ControlKind, _ attributes: Attributes, _ words: SpokenWords, _ speech: inout Speech
  ) {
    switch control {
    case .toggle:
      let isOn = attributes[ToggleElement.on]
      speech.isChecked = isOn
      speech.value = words[isOn ? .on : .off]
    case .slider:
      let scale = ControlScale(attributes)
      let isShare = !attributes.gives(SliderElement.min) && !attributes.gives(SliderElement.max)
      speech.value = isShare ? format(percent: scale.value) : format(number: scale.value)
      speech.range = ValueRange(scale.value, from: scale.least, to: scale.greatest)
    case .progress:
      let scale = ControlScale(progress: attributes)
      speech.value = format(percent: scale.fraction)
      speech.range = ValueRange(scale.value, from: scale.least, to: scale.greatest)
    case .rating:
      let (value, greatest) = (attributes[RatingElement.value], Double(attributes[RatingElement.max]))
      speech.value = words.text(format(number: value), of: format(number: greatest))
      speech.range = ValueRange(value, from: 0, to: greatest)
    case .steps, .pager:
      let (current, total) = (attributes[StepsElement.current], attributes[StepsElement.total])
      speech.value = words.text(format(integer: current), of: format(integer: total))
      speech.range = ValueRange(Double(current), from: min(1, Double(current)), to: Double(total))
    case .player:
      let (position, duration) = (attributes[PlayerElement.position], attributes[PlayerElement.duration])
      speech.value = words.text(format(duration: position), of: format(duration: duration))
      speech.range = ValueRange(position, from: 0, to: duration)
    case .alignPicker:
      speech.value = attributes[AlignPickerElement.value].map { words[$0.word] }
    case .textField, .search: speech.value = attributes.fieldValue
    case .checkbox:
      let isOn = attributes[ChoiceElements.on]
      speech.isChecked = isOn
      speech.value = words[isOn ? .on : .off]
    case .button, .stepper, .segmented, .segment, .tab, .radio, .chip, .spinner: break
    }
  }
}
