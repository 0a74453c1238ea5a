/// The description of a PDF file as a whole: its catalog, information and metadata.
struct PDFDescription {
  /// The title.
  var title: String
  /// The language, a BCP 47 tag.
  var language: String
  /// The reading direction of the pages.
  var direction: Direction
  /// The date and time of its making, ISO 8601.
  var creationDate: String
  /// The program.
  var creator: String

  /// The library that drew.
  private var producer: String { "cairo " + CairoVersion.cairo }

  /// Writes the entries of the catalog.
  func writeCatalogEntries(to out: ByteBuffer) {
    out.append("/Lang ")
    out.append(pdf: language)
    out.append("\n   /ViewerPreferences << /Direction ")
    out.append(direction == .leftToRight ? "/L2R" : "/R2L")
    out.append(" /DisplayDocTitle true >>\n   ")
  }

  /// Writes the dictionary of information.
  func writeInformation(to out: ByteBuffer) {
    out.append("<< /Title ")
    out.append(pdf: title)
    out.append("\n   /Creator ")
    out.append(pdf: creator)
    out.append("\n   /Producer ")
    out.append(pdf: producer)
    out.append("\n   /CreationDate ")
    out.append(pdfDate: creationDate)
    out.append("\n>>")
  }

  /// Writes the same as a stream of XMP (ISO 16684-1), and that the file follows PDF/UA-1 (ISO 14289-1, 5).
  func writeMetadata(to out: ByteBuffer) {
    let packet = ByteBuffer(capacity: 2048)
    packet.append("<?xpacket begin=\"\u{FEFF}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n")
    packet.append("<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n")
    packet.append("<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n")
    packet.append("<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\"")
    packet.append(" xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\" xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\"")
    packet.append(" xmlns:pdfuaid=\"http://www.aiim.org/pdfua/ns/id/\">\n")
    packet.append("<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">")
    packet.append(xml: title)
    packet.append("</rdf:li></rdf:Alt></dc:title>\n<dc:language><rdf:Bag><rdf:li>")
    packet.append(xml: language)
    packet.append("</rdf:li></rdf:Bag></dc:language>\n<xmp:CreatorTool>")
    packet.append(xml: creator)
    packet.append("</xmp:CreatorTool>\n<xmp:CreateDate>")
    packet.append(xml: creationDate)
    packet.append("</xmp:CreateDate>\n<pdf:Producer>")
    packet.append(xml: producer)
    packet.append("</pdf:Producer>\n<pdfuaid:part>1</pdfuaid:part>\n")
    packet.append("</rdf:Description>\n</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"r\"?>")
    out.append("<< /Type /Metadata\n   /Subtype /XML\n   /Length ")
    out.append(decimal: packet.count)
    out.append("\n>>\nstream\n")
    packet.withBytes { out.append($0) }
    out.append("\nendstream")
  }
}
