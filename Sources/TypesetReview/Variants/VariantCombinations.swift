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
      let options = variant.options
      guard !splits || options.split == .full || options.canSplit(document),
        options.deviceWithoutOrientation(in: document) == nil
      else { return false }
      return known.insert(variant.identity).inserted
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
  /// a document on iPhones alone not once per split. Combinations that do not exist, such as an iPhone with a split
  /// screen, are left out. An axis without values takes those of the document's head, unless `base` fixes it.
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

  /// A device that is asked for in an orientation that it does not have (R088): by a list of orientations beside a list
  /// of devices or that of the document, or because nothing else is left; nil for none.
  ///
  /// Where all orientations or all devices are asked for, those that go together are meant.
  func deviceWithoutOrientation(for document: Document, base: LayoutOptions) -> Device? {
    let effective = effective(for: document, base: base)
    let devices =
      effective[.device].isEmpty ? base.devices(of: document) : effective[.device].compactMap(Devices.named)
    let orientations =
      effective[.orientation].isEmpty
      ? [base.orientation].compactMap(\.self) : effective[.orientation].compactMap(DeviceOrientation.init(named:))
    guard let lacking = devices.first(where: { !orientations.allSatisfy($0.supports) }) else { return nil }
    let isAsked =
      !effective.hasAll(.device) && (self[.orientation].isEmpty ? base.orientation != nil : !hasAll(.orientation))
    let leavesNothing = !devices.contains { orientations.contains(where: $0.supports) }
    return isAsked || leavesNothing ? lacking : nil
  }

  /// The values that make a difference for a document, its own included.
  private func effective(for document: Document, base: LayoutOptions) -> VariantAxes {
    var axes = self
    if let own = document.variants { axes = axes.filled(from: base.fixedAxes.reduce(own) { $0.without($1) }) }
    if axes.includesSourceLanguage {
      if axes[.locale].isEmpty, let locale = base.locale { axes = axes.with(locale, firstOf: .locale) }
      axes = axes.with(LanguageTag(document.language)?.tag ?? document.language, firstOf: .locale)
    }
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
