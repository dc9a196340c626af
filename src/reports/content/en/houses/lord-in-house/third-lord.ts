/** The lord of the third house in each house: courage and practice. */
export const lordOfThird = [
  'Your courage is home-grown. Nobody handed you a manual, so you learnt by doing, and what you know sits in the hands; you earn best by work that you can begin and finish yourself.',
  'Effort reaches your purse by way of your mouth. You would rather talk a thing over than run after it; singing, selling, cooking and storytelling are the muscles to train, and your savings follow your voice.',
  'Pluck is part of the family furniture. Brothers, sisters, cousins or the friends of your lane belong to your strength, and a skill practised daily becomes, by forty, something people travel to see.',
  'Bravery, with you, is domestic. You would cross a city for an aunt, argue with a builder and win, and you write or tinker best at the kitchen table, amid the family’s traffic.',
  'You dare by making. A sketch shown before it is perfect, a song at a cousin’s wedding, a puzzle set for children: such small risks feed you, and younger people copy your nerve.',
  'Your bravest work is done against resistance: the appeal, the rematch, the second attempt. Keep rivalry out of the family group chat, where it pays nobody, and let it loose on the job.',
  'Nerve came to you through other people. A shy start, then a partner, a client or an opponent who expected more of you; from there on you negotiate with growing pleasure and speak up sooner.',
  'Your daring goes underground. You research before you move, serve under a strong hand without losing your own mind, and tell the tale of the risk a year after it came out well.',
  'Courage, for you, wants a cause. You strike out from a father’s ways or a teacher’s before you honour them, travel to find your tone, and often owe a fortunate turn to the person you love.',
  'At work you are self-made, and the fingerprints show. Campaigns, crafts, media, sport or sales: put your own initiative on public view, and comfort tends to come in behind it.',
  'Trade suits you, schooling or no schooling. You have the knack of the first phone call, you run errands for friends, and a brave small venture in good company brings returns.',
  'Your strength is spent on others, often where they cannot see it: fees paid for a cousin, edits under another name, trips at odd hours. Keep one bold project for yourself, perhaps far from home.',
] as const;
