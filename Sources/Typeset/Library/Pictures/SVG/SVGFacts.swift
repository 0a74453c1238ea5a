/// The facts about an SVG file that are needed before it is drawn.
struct SVGFacts {
  /// How many elements it has, with those of pictures inside of it.
  var elementCount = 0
  /// How deep they nest.
  var depth = 0
  /// The requested lists of families, the preferred family first.
  var families: Set<[String]> = []
  /// Whether there are texts in it.
  var hasText = false
  /// The characters of its texts.
  var characters: Set<Unicode.Scalar> = []
  /// How many characters its texts have, in bytes of UTF-8.
  var textLength = 0
  /// The external references, in order.
  var outsideReferences: [String] = []
  /// The extents in pixels of the pictures inside of it.
  var embeddedSizes: [EmbeddedPicture.Extent] = []
  /// How deep SVG pictures nest in SVG pictures.
  var pictureDepth = 0
  /// What drawing it costs.
  var cost = SVGCost()
  /// The largest number of octaves of noise in a filter.
  var octaves = 0.0
  /// The most numbers in the matrix of a filter.
  var matrixNumbers = 0.0
  /// Whether it has something whose cost no figure here bounds, such as filters, texts and style rules.
  var isSuspect = false
  /// Why it is not well formed; nil if it is, or if reading ended at a limit.
  var illFormed: String?

  /// Whether reading can end, since it exceeds the limits.
  var isBeyondLimits: Bool {
    elementCount > PictureLimits.mostElements || depth > PictureLimits.deepestNesting
      || textLength > PictureLimits.mostText || pictureDepth > PictureLimits.deepestPictures
  }

  /// Whether it is drawn in another process first.
  var needsTrial: Bool { isSuspect || cost.elements > PictureLimits.mostPlainElements }

  /// Throws if it exceeds the limits.
  func check() throws(PictureError.Reason) {
    if elementCount > PictureLimits.mostElements {
      throw .beyondLimits("has more than \(PictureLimits.mostElements) elements")
    }
    if depth > PictureLimits.deepestNesting {
      throw .beyondLimits("nests deeper than \(PictureLimits.deepestNesting) elements")
    }
    if textLength > PictureLimits.mostText {
      throw .beyondLimits("has more than \(PictureLimits.mostText) bytes of text")
    }
    if pictureDepth > PictureLimits.deepestPictures {
      throw .beyondLimits("nests deeper than \(PictureLimits.deepestPictures) pictures in pictures")
    }
    if octaves > PictureLimits.mostOctaves {
      throw .beyondLimits("uses more than \(Int(PictureLimits.mostOctaves)) octaves of noise")
    }
    if matrixNumbers > PictureLimits.mostMatrixNumbers {
      throw .beyondLimits("has a filter of more than \(Int(PictureLimits.mostMatrixNumbers)) numbers")
    }
    if cost.elements > PictureLimits.mostElements {
      throw .beyondLimits("draws more than \(PictureLimits.mostElements) elements by repeated use")
    }
    if cost.layers > PictureLimits.mostLayers {
      throw .beyondLimits("draws more than \(PictureLimits.mostLayers) masks and steps of filters")
    }
    for size in embeddedSizes { try PictureLimits.check(width: size.width, height: size.height) }
    if embeddedSizes.reduce(0, { $0 + $1.width * $1.height }) > PictureLimits.mostPixels {
      throw .beyondLimits("contains pictures of more than \(PictureLimits.mostPixels / 1_000_000) million pixels")
    }
  }

  /// Records a list of families.
  mutating func note(familyList: String) {
    let names = familyList.split(separator: ",").map { name in
      name.split { $0.isWhitespace || $0 == "'" || $0 == "\"" }.joined(separator: " ")
    }
    families.insert(names.filter { !$0.isEmpty })
  }

  /// Adds the facts about a picture inside of it; its cost is added where it is drawn.
  mutating func add(_ inner: SVGFacts) {
    elementCount += inner.elementCount
    depth = max(depth, inner.depth)
    families.formUnion(inner.families)
    hasText = hasText || inner.hasText
    characters.formUnion(inner.characters)
    textLength += inner.textLength
    outsideReferences += inner.outsideReferences
    embeddedSizes += inner.embeddedSizes
    pictureDepth = max(pictureDepth, inner.pictureDepth + 1)
    octaves = max(octaves, inner.octaves)
    matrixNumbers = max(matrixNumbers, inner.matrixNumbers)
    isSuspect = isSuspect || inner.isSuspect || inner.illFormed != nil
  }
}
