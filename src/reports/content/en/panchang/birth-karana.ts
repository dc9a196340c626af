/** The karana of birth: Bava to Vishti, then Shakuni, Chatushpada, Naga and Kimstughna. */
export const birthKarana: readonly string[] = [
  'What you begin usually continues for years, even if you began it on an ordinary day. Choose new work with care, because it stays with you.',
  'Learning and teaching suit you. A small group of listeners is enough: children of the lane, juniors, a study circle. Give it one hour a week.',
  'Your work becomes better beside a friend. Choose the companion first and the task afterwards, for study, business and exercise alike.',
  'Any place becomes comfortable soon after you enter it. In a new city or a long posting, arrange your room on the first day, and the rest goes better.',
  'Your effort shows its result one season later, as in farming. Keep a second, faster task as well, so that you can show something every month.',
  'Trade pleases you, and you like the talk as much as the goods. Say your highest price early, and the bargain is made in good humour.',
  'Hard, unpleasant tasks are possible for you: a firm refusal, an overdue bill, a clearing of the store room. Fix their end in advance, and rest after it.',
  'Small aids work well in your hands: the right spice, the right word, a safety pin. Learn first aid, since people turn to you in an emergency.',
  'Animals and old customs are close to you. You keep up rites for those who can no longer do them. Support a gaushala or look after one animal near you.',
  'Secrets, savings and long plans are safe with you, because you hold on silently. Check each plan once a year and let one of them go if it no longer fits.',
  'Modest starts suit you, since this karana belongs to the first thin light of the Moon. Open the shop or the account quietly, without a large function.',
];
