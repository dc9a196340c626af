/** Ketu in each house, first to twelfth. */
export const ketu = [
  'You are hard to photograph in words. People describe you differently, since you drop a version of yourself as soon as it has served, and you seldom insist on being recognised.',
  'You can do without. Money and possessions pass through your hands lightly, you speak in short true sentences, and family talk about property finds you looking out of the window.',
  'You are brave without a story about it. Gadgets, messages and small talk bore you sooner than most, yet in a pinch you act with the calm of someone who has done this before.',
  'You carry your home inside, which is fortunate, as the outer one has felt borrowed at times. A quiet corner, a bare wall and one old object are enough to make you feel placed.',
  'Your intuition finishes before your reasoning begins. You may be shy about your talents, having been born with them, and a child’s odd question interests you more than an expert’s answer.',
  'Rivals find no handle on you. You leave quarrels unfed, mend things by instinct, and do your best service when no one has asked you to account for it.',
  'You are devoted and a little elsewhere. Those close to you value how little you demand; now and then they would like to be needed, and it costs you nothing to say that they are.',
  'The hidden side of life neither shocks nor sells itself to you. You let go of things at the right hour, read silence well, and could sit with people whom grief has made difficult.',
  'You keep your own counsel about God. Inherited ritual may leave you cool, while one line of a poem or a bare mountain says everything; teachers liked you, and were puzzled.',
  'You do the work and slip out before the speeches. Titles weigh little with you, you can change profession without mourning, and what you leave behind runs well without you.',
  'You belong to groups from the doorway. Friends are chosen for truth rather than use, gains come when you have stopped counting them, and large parties lose you by half past nine.',
  'Letting go comes naturally to you. Silence, prayer, sleep and long journeys restore you at once, and you understand, better than people who preach it, that one can travel light.',
] as const;
