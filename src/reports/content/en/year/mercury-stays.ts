/** Retrograde periods of Mercury, and its second stay in a sign; index place - 1, counted as in sun-months.ts. */
export const mercuryRetrogradeByPlace = [
  'Mercury is retrograde, and what you say about yourself can be misunderstood for some three weeks. Correct old forms and your résumé. Delay a new personal plan until it goes forward.',
  'For about three weeks bills and figures need a second check. Look for errors before you pay. Take back a sharp word the same day.',
  'Messages, bookings and short trips go wrong more easily for some three weeks. Confirm time, platform and address. Reply to the letter you left unanswered.',
  'Papers of the house need a second reading: lease, guarantee card, property tax. Repeat a repair that was done badly. Sign nothing new about the home unless it is urgent.',
  'An idea or a lesson improves if you revise it now. Repeat old exam papers, and correct the draft. Announce or submit it after Mercury goes forward, if the date allows.',
  'Routine work brings small errors for about three weeks. Back up your phone, count the stock, and complete old tasks first. Check chemist and lab bills twice.',
  'You and another person have understood an agreement differently. Return to the exact words, and say what each of you meant. Sign contracts later if nobody loses by waiting.',
  'Shared accounts, loans and private matters come up again. Change a password, find the missing paper, and ask politely about money you have lent.',
  'Tickets, visas and course forms may need correction for about three weeks. Carry printed copies. Visit or call a teacher whom you have misunderstood.',
  'Work you presented comes back with corrections. Answer each point once, and improve what exists. Wait some three weeks before you submit a larger proposal or resign.',
  'Old friends and groups contact you, and an old plan returns. Return what you borrowed, and ask for an overdue payment. Decide nothing by vote for now.',
  'Your mind is busy at night for about three weeks. Finish old notes, read again, and sleep early. Check foreign payments and attachments before you send them.',
] as const;

export const mercuryRepeatedStays = [
  'You are asked again who you are and what you offer. Give a shorter answer than last time; an interview or a form goes better now.',
  'The same question of money returns this year. Check only what has changed since, and keep the rest of the plan.',
  'A letter, call or short trip has to be repeated. This time it takes less effort, so do it within two days.',
  'The talk about house or rent begins again. Find your earlier notes, because two people at home remember it differently.',
  'An idea or a course you liked earlier comes back. Give it three hours this month, and decide after that.',
  'An old list of tasks returns. Finish the few that still matter in one week, and strike out the others.',
  'The other party reopens a point you thought was settled. Listen for what is new in it, and agree to that part only.',
  'A lost paper or an old question of tax and insurance appears again. Make a copy, and settle it with the office this month.',
  'A course, trip or discussion that stopped earlier can continue. Begin from the point where you left it.',
  'You present the same matter at work a second time. Skip what they accepted, and use the time for their questions.',
  'Somebody you met through friends contacts you again. Say plainly what each of you can offer, and fix a date.',
  'A private plan is clearer after its rest. Write the last part now, and show it to nobody until next month.',
] as const;
