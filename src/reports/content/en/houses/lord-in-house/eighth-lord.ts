/** The lord of the eighth house in each house: change and its effects. */
export const lordOfEighth = [
  'Big changes have marked your life and made you strong from within. Your energy needs protection. Sleep enough, drive with care, and test inherited beliefs before you follow them.',
  'Money once lent or lost is slow to return, and family finances may change suddenly. Lend only with papers, keep insurance, and learn one rare skill as your reserve.',
  'You found your courage mostly without help from brothers or sisters, and at your own pace. Research, repair or technical writing suits you. Set short deadlines, because your effort starts slowly.',
  'Home or property may change more than once, and some family matters stay unspoken. Check title papers twice, and do not stand guarantee for a friend’s loan.',
  'You understand slowly and deeply, and quick tests may not show it. Choose subjects with depth, give a child or pupil your full attention, and keep away from speculation.',
  'Your difficulties cancel each other, and you come out ahead of rivals. Early years may have been hard. Work where experience of trouble counts: claims, repair, rescue, audit.',
  'Partnership meets deep changes. The past or the family money of one side may come up. Discuss debts, property and the in-laws’ expectations before you sign or marry.',
  'You have endurance and stay calm in a crisis. Hidden knowledge and long-term funds suit you. Keep the family’s policies and wills up to date; they trust you with such papers.',
  'You question the religion you inherited and find your own. Relations with elders can be strained, and luck comes unevenly. Attend the family ceremonies anyway, and build your income on skill.',
  'Your career may have sudden breaks and new starts. Work behind the scenes, such as research, insurance or audit, suits you. Ignore gossip, and keep a second qualification ready.',
  'Gains are slow in the early years and better later. A friend’s promise may fail, while old deposits and contacts return. Start a long savings plan now, and count only money received.',
  'One loss tends to cancel another, by an old rule. You spend money to be free of a burden. Live simply, drop one wasteful habit, and recover by travel or retreat.',
] as const;
