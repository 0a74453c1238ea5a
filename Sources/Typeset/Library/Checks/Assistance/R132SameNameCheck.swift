/// Advises on controls of a screen that have the same name, so that nobody who hears them knows which is which (R132).
///
/// Buttons, switches, sliders, steppers and fields of one kind are compared that no heading parts and that are in the
/// same bar or in none. What is in a row of a list, a cell, a card or a group is distinguished by the texts around it
/// there, and left alone where there are none. Controls that have no name are left alone too.
enum R132SameNameCheck: PageCheck {
  static let rule = Rule(132)
  static let level = CheckLevel.advice

  /// Where a control is found by its name.
  private struct Place: Hashable {
    var kind: ControlKind
    var name: String
    var bar: Int?
    /// The number of headings before it.
    var section: Int
    /// The texts of the rows, cells, cards and groups that it is in.
    var surroundings: [String]
  }

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard page.isScreen else { return }
    let texts = page.paragraphs
    var known: [Place: CheckedElement] = [:]
    var section = 0
    for element in page.elements {
      if element.element.role == .heading { section += 1 }
      guard let kind = element.element.control, kind.isComparable, element.name != nil, element.element.isEnabled,
        !element.visibleFrame.isEmpty, !page.isHidden(element),
        let name = element.element.label ?? texts[element.index], name.contains(where: \.isLetter),
        let surroundings = surroundings(of: element, page)
      else { continue }
      let place = Place(
        kind: kind, name: name.folded, bar: page.bar(of: element)?.index, section: section, surroundings: surroundings)
      guard let other = known[place] else {
        known[place] = element
        continue
      }
      log.add(
        .advice, at: element,
        "the control has the same name as \(quoted(other.element.id)): \(quoted(name.shortened(to: 40)))",
        remedy: "say with label=\"…\" what each is for", aspect: "same")
    }
  }

  /// The texts of what is around an element and belongs together, the innermost first; nil where these have no texts
  /// besides its own, or it is a part of a control.
  private static func surroundings(of element: CheckedElement, _ page: CheckedPage) -> [String]? {
    var texts: [String] = []
    let around = page.ancestors(of: element)
    let own = page.allLines(of: element).count
    for (index, holder) in around.enumerated() {
      if holder.element.control != nil { return nil }
      let outer = index + 1 < around.count ? around[index + 1] : nil
      if holder.isArrangement {
        if index == 0 { return nil }
      } else if holder.isUnit || outer?.isArrangement == true {
        guard page.allLines(of: holder).count > own else { return nil }
        texts.append(page.text(of: holder))
      }
    }
    return texts
  }
}

extension CheckedElement {
  /// Whether each of its children is a unit.
  fileprivate var isArrangement: Bool { name == .grid || name == .gallery || name == .overlay }

  /// Whether what is in it belongs together.
  fileprivate var isUnit: Bool {
    switch name {
    case .item, .li, .tr, .box, .group, .figure: true
    default: false
    }
  }
}

extension ControlKind {
  /// Whether several of its kind on a screen should have names of their own.
  fileprivate var isComparable: Bool {
    switch self {
    case .button, .toggle, .slider, .stepper, .textField: true
    default: false
    }
  }
}
