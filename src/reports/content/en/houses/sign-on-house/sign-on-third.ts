/** The sign of the third house: courage, practice and communication. */
export const signOnThird = [
  'You send it first and think of a better version later. Nerve is plentiful, siblings or neighbours were your earliest opponents, and your hands like a tool that starts at one pull.',
  'Your courage is the kind that stays put. You speak slowly, practise patiently, and once a skill has entered your fingers, be it cooking, strings or carpentry, it never leaves them.',
  'Messages are your habitat: three chats, a joke in each, a nickname for every cousin. You learn by asking around, and you are bravest with a pen or a phone in hand.',
  'You dare on behalf of others. For yourself you hesitate, for a frightened friend or a younger brother you walk straight up to the counter, and your letters are kept in drawers.',
  'You make an entrance even in a group chat. Brothers, sisters and neighbours know you for large gestures, your courage rises with the audience, and you deliver bad news standing up.',
  'Practice is your form of bravery. You repeat a thing until the fault gives up, edit a message before sending it, and show love to siblings by fixing what they own.',
  'You are brave for the sake of peace. You phone both cousins after the quarrel, find the graceful wording, and could train yourself to say the first draft of what you want.',
  'You keep your moves to yourself until they are made. Your pluck is silent and complete, your messages are short, and a brother or sister may know one secret that nobody else does.',
  'You speak before the echo returns. Frankness, jokes and quick trips out of town are your courage, neighbours hear the laugh through the wall, and you aim better at far targets than near ones.',
  'Effort comes from you in instalments, paid on time. Perhaps you were the responsible one among the siblings; your courage is to begin again on Monday, with the same spade, at the same spot.',
  'Your nerve is of the original sort. You test odd tools, write to strangers whose work you like, and count among your brothers and sisters a few people who are no relation at all.',
  'You find your way by feel. Courage comes in on a tune or a dream, your best messages are half poetry, and the sibling who seemed vaguest may be the one who understands you.',
] as const;
