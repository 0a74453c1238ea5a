/// Advises on links whose words are nothing but “here”, “click here” or “this link”, in the languages of the software
/// (R132): who goes from link to link hears no more.
enum R132LinkTextCheck: DocumentCheck {
  static let rule = Rule(132)
  static let level = CheckLevel.advice

  static func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    for link in document.elements where link.name == .a && empty.contains(link.text.folded) {
      log.add(
        .advice, at: link, "the words of the link, \(quoted(link.text)), do not say where it leads",
        remedy: "make the words of the sentence the link that name its target", aspect: "link")
    }
  }

  /// The words that say nothing, folded.
  private static let empty: Set<String> = [
    "here", "click here", "tap here", "press here", "click", "link", "this link", "this page",
    "hier", "hier klicken", "klicken sie hier", "klicke hier", "dieser link",
    "ici", "cliquez ici", "cliquer ici", "ce lien", "lien",
    "aquí", "haz clic aquí", "haga clic aquí", "pulsa aquí", "pulse aquí", "este enlace", "enlace",
    "هنا", "اضغط هنا", "انقر هنا", "هذا الرابط",
    "כאן", "לחצו כאן", "לחץ כאן", "הקישור הזה",
    "اینجا", "اینجا کلیک کنید", "این پیوند",
    "یہاں", "یہاں کلک کریں", "यहाँ", "यहां", "यहाँ क्लिक करें", "यहां क्लिक करें",
    "ที่นี่", "คลิกที่นี่", "แตะที่นี่", "这里", "点击这里", "点这里", "此处", "點擊這裡", "按這裡", "這裡", "此處",
    "こちら", "ここ", "ここをクリック", "こちらをクリック", "여기", "여기를 클릭", "여기를 누르세요",
  ]
}
