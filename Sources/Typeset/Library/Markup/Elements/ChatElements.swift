// People, and what they say to each other.

enum AvatarElement {
  static let src = Attribute<String?>(
    .src, .filled, otherwise: "the initials of the name", example: "sara.jpg", "The file of the picture")
  static let name = Attribute<String?>(
    .name, .filled, example: "Sara Haddad", isRequired: true,
    "The name of the person, from which the initials are: two letters, or one where a script joins letters or writes the family name first"
  )
  static let status = Attribute<PresenceStatus?>(
    .status, otherwise: "no sign", "Whether the person can be reached, as a sign at the end side")

  static let declaration = ElementDeclaration(
    .avatar, .picture(.avatar), holds: .nothing,
    attributes: [src.declaration, name.declaration, status.declaration],
    common: Common.control.union([.color, .font]).subtracting([.clip, .tint]), role: .image,
    "A person in a circle: a picture, or initials",
    example: "<row><avatar name=\"Sara Haddad\" status=\"online\"/><avatar name=\"سارة حداد\"/></row>")
}

enum BubbleElement {
  static let from = Attribute<MessageSender>(.from, default: .other, "Who sent the message, which decides the side")
  static let time = Attribute<Int?>(.time, .time, otherwise: "no time", example: "9:41", "The time below it")
  static let status = Attribute<MessageStatus?>(
    .status, otherwise: "no state", "How far the message has come, in a word below it")
  static let reactions = Attribute<String?>(
    .reactions, .filled, example: "❤", "What people answered with a sign, on the corner that is away from the side")
  static let reply = Attribute<String?>(
    .reply, .filled, example: "When do we meet?", "The message to which it is an answer, above it")
  static let replyKey = Attribute<String?>(
    .replyKey, .filled, example: "chat.question", "The key that `reply` comes from")
  static let tail = Attribute<Bool>(
    .tail, .flag, default: true, "Whether it has a tail; of several messages that follow each other, only the last has")

  static let declaration = ElementDeclaration(
    .bubble, .container(.bubble), holds: .flow, dir: .text,
    attributes: [
      from.declaration, time.declaration, status.declaration, reactions.declaration, reply.declaration,
      replyKey.declaration, tail.declaration,
    ],
    common: Common.textBlock.union([.spacing, .enabled]).subtracting(Common.box).subtracting(Common.extent).union([
      .background, .grow,
    ]), role: .group, traits: .fillsWidth, style: ElementStyle(style: .body, spacing: 6),
    "A message of a conversation, as wide as its longest line: those of `me` at the end, those of others at the start",
    example: """
      <column spacing="8"><bubble from="other" time="9:40">When do we meet?</bubble><bubble from="me" time="9:41" status="read" reactions="❤">At nine, at the tower.</bubble></column>
      """)
}

/// Who sent a message.
enum MessageSender: String, MarkupWord {
  case me, other
}

/// How far a message has come.
enum MessageStatus: String, MarkupWord {
  case sending, sent, delivered, read, failed
}

/// Whether a person can be reached.
enum PresenceStatus: String, MarkupWord {
  case online, away, busy, offline
}
