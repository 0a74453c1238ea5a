@testable import Typeset
@testable import TypesetReview

/// Reads any bytes as a baseline; what is read is the same after it was written again.
struct BaselineTarget: FuzzTarget {
  func take(_ bytes: [UInt8]) {
    let record: BaselineRecord
    do { record = try BaselineRecord(bytes, name: "fuzz.baseline") } catch {
      expect(!error.diagnostic.message.isEmpty, "a baseline is refused with a reason")
      return
    }
    let text = ByteBuffer(capacity: 1 << 12)
    let writer = RecordWriter(to: text)
    writer.addHead(document: "fuzz.xml", versions: [])
    for page in record.pages { writer.add(page) }
    let written = text.withBytes(Array.init)
    do {
      let again = try BaselineRecord(written, name: "again.baseline")
      expect(again.pages.count == record.pages.count, "what was written is read again")
    } catch {
      // Numbers beyond what a page can have are written as they are, and refused.
      expect(!error.diagnostic.message.isEmpty, "a baseline is refused with a reason")
    }
  }
}
