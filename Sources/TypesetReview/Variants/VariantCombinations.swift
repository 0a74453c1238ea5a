import Typeset

/// Every combination of values for a document: the locale changes slowest, the direction fastest.
///
/// Only the numbers of the combinations are kept; a variant is made again whenever it is asked for, so that a plan of
/// any length needs little memory.
struct VariantCombinations: RandomAccessCollection, Sendable {
  /// The values of one axis.
  private struct Wheel: Sendable {
    var axis: VariantAxis
    var values: [String]
  }

  private let document: Document
  private let base: LayoutOptions
  /// The axes, the slowest first.
  private let wheels: [Wheel]
  /// The combinations that exist and differ from all before, each as a number whose digits are places in the lists of
  /// values.
  private var numbers: [UInt32] = []

  /// Combines the values of axes, all of which make a difference for the document.
  fileprivate init(_ axes: VariantAxes, of document: Document, base: LayoutOptions) {
    self.document = document
    self.base = base
    wheels = axes.axes.map { Wheel(axis: $0, values: axes[$0]) }
    let count = UInt32(wheels.reduce(1) { $0 * $1.values.count })
    let splits = !axes[.split].isEmpty
    var known: Set<String> = []
    numbers = (0..<count).filter { number in
      let variant = variant(numbered: number)
      let exists = !splits || variant.options.split == .full || variant.options.canSplit(document)
      return exists && known.insert(variant.identity).inserted
    }
  }

  var startIndex: Int { 0 }

  var endIndex: Int { numbers.count }

  subscript(index: Int) -> Variant { variant(numbered: numbers[index]) }

  private func variant(numbered number: UInt32) -> Variant {
    var chosen: [VariantAxis: String] = [:]
    var rest = Int(number)
    for wheel in wheels.reversed() {
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: wheel.values.count)
      chosen[wheel.axis] = wheel.values[remainder]
      rest = quotient
    }
    return Variant(chosen, base: base, document: document)
  }
}

extension VariantAxes {
  /// Every combination of the values for a document.
  ///
  /// Axes that the document does not have make no difference: pages and canvases are not rendered once per device, and
  /// a document on iPhones alone not once per split. Combinations that do not exist, an iPhone with a split screen, are
  /// left out. An axis without values takes those of the document's head, unless `base` fixes it.
  func combinations(for document: Document, base: LayoutOptions) -> VariantCombinations {
    VariantCombinations(effective(for: document, base: base), of: document, base: base)
  }

  /// How many combinations there are for a document, those included that do not exist; `Int.max` for more than that.
  func count(for document: Document, base: LayoutOptions) -> Int {
    let axes = effective(for: document, base: base)
    return axes.axes.reduce(1) { count, axis in
      let (product, overflow) = count.multipliedReportingOverflow(by: axes[axis].count)
      return overflow ? .max : product
    }
  }

  /// The values that make a difference for a document, its own included.
  private func effective(for document: Document, base: LayoutOptions) -> VariantAxes {
    var axes = self
    if let own = document.variants { axes = axes.filled(from: base.fixedAxes.reduce(own) { $0.without($1) }) }
    if document.firstScreen == nil { axes = axes.without(.device).without(.orientation) }
    return axes.canSplit(document, base: base) ? axes : axes.without(.split)
  }

  /// Whether a document has a screen on an iPad, on any of the devices.
  private func canSplit(_ document: Document, base: LayoutOptions) -> Bool {
    let devices = self[.device]
    guard !devices.isEmpty else { return base.canSplit(document) }
    return devices.contains { device in
      var options = base
      options.device = device
      return options.canSplit(document)
    }
  }
}

extension LayoutOptions {
  /// The axes with unusual values.
  fileprivate var fixedAxes: [VariantAxis] {
    VariantAxis.allCases.filter { axis in
      switch axis {
      case .locale: locale != nil
      case .device: device != nil
      case .orientation: orientation != nil
      case .split: split != .full
      case .textSize: textSize != .standard
      case .appearance: appearance.isDark
      case .contrast: appearance.isHighContrast
      case .setting: !accessibility.active.isEmpty
      case .direction: direction != nil
      }
    }
  }
}
