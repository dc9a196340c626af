/** Retrograde periods of Mercury, and its second stay in a sign; index place - 1, counted as in sun-months.ts. */
export const mercuryRetrogradeByPlace = [
  'Mercury is retrograde, and what you say about yourself can be misunderstood for some three weeks. Correct old forms and your résumé. Delay a new personal plan until it goes forward.',
  'For about three weeks bills and figures need a second check. Look for errors before you pay. Take back a sharp word the same day.',
  'Messages, bookings and short trips go wrong more easily for some three weeks. Confirm time, platform and address. Reply to the letter you left unanswered.',
  'Papers of the house need a second reading: lease, guarantee card, property tax. Repeat a repair that was done badly. Read a paper about the home on two different days before you sign it.',
  'An idea or a lesson improves if you revise it now. Repeat old exam papers, and correct the draft. Announce or submit it after Mercury goes forward, if the date allows.',
  'Routine work brings small errors for about three weeks. Back up your phone, count the stock, and complete old tasks first. Check chemist and lab bills twice.',
  'You and another person have understood an agreement differently. Return to the exact words, and say what each of you meant. Sign contracts later if nobody loses by waiting.',
  'Shared accounts, loans and private matters come up again. Change a password, find the missing paper, and ask politely about money you have lent.',
  'Tickets, visas and course forms may need correction for about three weeks. Carry printed copies. Visit or call a teacher whom you have misunderstood.',
  'Work you presented comes back with corrections. Answer each point once, and improve what exists. Wait some three weeks before you submit a larger proposal.',
  'Old friends and groups contact you, and an old plan returns. Return what you borrowed, and ask for an overdue payment. Decide nothing by vote for now.',
  'Your mind is busy at night for about three weeks. Finish old notes, read again, and sleep early. Check foreign payments and attachments before you send them.',
] as const;
