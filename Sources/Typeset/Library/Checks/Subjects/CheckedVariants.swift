/// The variants of a document, each with an outline of its pages, for checks that compare them.
package struct CheckedVariants: Sendable {
  /// The document.
  package let document: CheckedDocument
  /// The variants in the order of the plan; those that could not be rendered left out.
  package let variants: [VariantOutline]

  /// Gathers the variants of a document.
  package init(_ document: CheckedDocument, variants: [VariantOutline]) {
    self.document = document
    self.variants = variants
  }

  /// The variants in groups that differ in nothing but what `change` makes equal, each group in the order of the plan.
  func groups(differingIn change: (inout LayoutOptions) -> Void) -> [[VariantOutline]] {
    var places: [LayoutOptions: Int] = [:]
    var groups: [[VariantOutline]] = []
    for variant in variants {
      var options = variant.options
      change(&options)
      if let place = places[options] {
        groups[place].append(variant)
      } else {
        places[options] = groups.count
        groups.append([variant])
      }
    }
    return groups
  }
}

/// What is remembered of a variant after its pages were checked: little, since there may be thousands.
package struct VariantOutline: Sendable {
  /// The name of the variant.
  package let name: String
  /// The options that it was made with.
  package let options: LayoutOptions
  /// Its pages in order.
  package let pages: [PageOutline]

  /// Remembers the pages of a variant.
  package init(name: String, options: LayoutOptions, pages: [PageOutline]) {
    self.name = name
    self.options = options
    self.pages = pages
  }
}

/// What is remembered of a page.
package struct PageOutline: Sendable {
  /// Its name.
  let name: String
  /// The place of its start tag; nil if it was made without a document.
  let position: SourcePosition?
  /// The title that people hear: that of the screen, else of its `title`, else its first heading of the first level,
  /// the header of a section left out; nil for none.
  let title: String?
  /// The key of that title; nil if it comes from no catalog, or is a heading.
  let titleKey: String?
  /// The device; nil for pages and canvases.
  let device: String?
  /// How the device is held; nil for pages and canvases.
  let orientation: DeviceOrientation?
  /// The share of the device's screen that the app has.
  let split: ScreenSplit
  /// Its extent in points.
  let size: Size
  /// What its author silences.
  let silences: [Silence]
  /// The locale whose texts it shows.
  let locale: String
  /// The keys of the texts on it, each once; none where no text is translated, which is a fault of the page.
  let keys: [String]
  /// Its elements in reading order.
  let elements: [ElementOutline]
  /// The ids of the texts that are cut because their authors want no more lines (R135).
  let textsCutByLines: Set<String>

  /// Remembers a page.
  package init(_ page: CheckedPage) {
    name = page.frame.name
    position = page.position
    title = page.title
    titleKey = page.frame.source.attributes[ScreenElement.titleKey]
    device = page.frame.device
    orientation = page.frame.orientation
    split = page.frame.split
    size = page.frame.size
    silences = page.silences
    locale = page.frame.locale
    keys = page.untranslatedCount != nil ? [] : page.origins.map(\.key).distinct()
    textsCutByLines = page.textsCutByLines
    var counts = [Int](repeating: 0, count: page.elements.count)
    var cut: Set<Int> = []
    for line in page.lines {
      counts[line.element] += line.text.count { !$0.isWhitespace && $0 != "…" }
      if line.line.isCut { cut.insert(line.element) }
    }
    elements = page.elements.map { element in
      let isHeading = element.element.role == .heading && !element.visibleFrame.isEmpty
      var outline = ElementOutline(
        element, characterCount: counts[element.index], heading: isHeading ? page.text(of: element) : nil,
        isScrolled: page.isScrolled(element))
      outline.isCutUnasked = cut.contains(element.index)
      outline.whole = page.whole(of: element, for: R135TruncationCheck.rule).index
      return outline
    }
  }
}

extension PageOutline {
  /// Its device with orientation and share of the screen; nil for paper and canvases.
  var placement: ScreenPlacement? {
    device.flatMap(Devices.named).map { ScreenPlacement($0, orientation ?? .portrait, split: split) }
  }
}

/// What is remembered of an element.
package struct ElementOutline: Sendable {
  /// Its `id` or path.
  let id: String
  /// Its name in the markup.
  let name: String
  /// The place of its start tag.
  let position: SourcePosition
  /// Its role for assistive technology.
  let role: Role
  /// Its place on the page, in points from the top left corner.
  let frame: Rect
  /// How many characters of its own text are seen, white space and ellipses left out.
  let characterCount: Int
  /// Whether its text was cut.
  let isTruncated: Bool
  /// Whether its text was cut without its author asking for it.
  fileprivate(set) var isCutUnasked = false
  /// The index, among the elements of the page, of the chart, table or list that it is in, else its own.
  fileprivate(set) var whole = 0
  /// Whether something modal is over it.
  let isInert: Bool
  /// Whether some of it is seen, or can be scrolled to in a layer.
  let isVisible: Bool
  /// The words of a heading, as they are seen; nil for anything else.
  let heading: String?
  /// What its author asks for with `purpose`; nil for anything but a button.
  let purpose: ButtonPurpose?
  /// The entry of a catalog that its text comes from; nil if it comes from none.
  let text: TextOrigin?
  /// What its author and those of the elements around it silence, the outermost first.
  let silences: [Silence]

  fileprivate init(_ element: CheckedElement, characterCount: Int, heading: String?, isScrolled: Bool) {
    id = element.element.id
    name = element.element.name
    position = element.element.position
    role = element.element.role
    frame = element.frame
    self.characterCount = characterCount
    isTruncated = element.element.isTruncated
    isInert = element.element.isInert
    isVisible = !element.visibleFrame.isEmpty || isScrolled
    self.heading = heading
    purpose = element.name == .button ? element[ButtonElement.purpose] : nil
    text = element.element.source.texts.first { $0.attribute == nil }
    silences = element.silences
  }
}
