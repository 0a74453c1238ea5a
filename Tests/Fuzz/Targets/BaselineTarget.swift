@testable import Typeset
@testable import TypesetReview

/// Reads any bytes as a baseline; what is read is the same after it was written again, and does not differ from itself.
struct BaselineTarget: FuzzTarget {
  func take(_ bytes: [UInt8]) {
    let record: BaselineRecord
    do { record = try BaselineRecord(bytes, name: "fuzz.baseline") } catch {
      expect(!error.diagnostic.message.isEmpty, "a baseline is refused with a reason")
      return
    }
    let first = text(of: record)
    do {
      let again = try BaselineRecord(first, name: "again.baseline")
      expect(text(of: again) == first, "what is written is read as it was")
    } catch {
      // Numbers that no page can have are written as they are, and refused.
      expect(!error.diagnostic.message.isEmpty, "a baseline is refused with a reason")
      return
    }
    let actual = ByteBuffer(capacity: first.count)
    for byte in first { actual.append(byte) }
    let comparison = try? BaselineComparison(
      expected: first, actual: actual, name: "fuzz.baseline", ignoring: []
    ) { SourcePlaces() }
    guard case .equal? = comparison?.finding else { preconditionFailure("a baseline does not differ from itself") }
    compare(record)
  }

  /// Compares a page with the one after it: whatever they are, the differences can be described.
  private func compare(_ record: BaselineRecord) {
    guard record.pages.count > 1 else { return }
    let comparison = LayoutComparison(expected: [record.pages[0]], actual: [record.pages[1]])
    for change in comparison.changes { expect(!change.description.isEmpty, "a change can be described") }
  }

  private func text(of record: BaselineRecord) -> [UInt8] {
    let text = ByteBuffer(capacity: 1 << 12)
    let writer = RecordWriter(to: text)
    writer.addHead(document: "fuzz.xml", versions: [])
    for page in record.pages { writer.add(page) }
    return text.bytes
  }
}
