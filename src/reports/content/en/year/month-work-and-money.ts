/** Rows of a month on work and money. Index place - 1: the place is counted from the lagna or, for an unknown birth time, from the Moon. */

/** The Sun, by whether the month has support for it (month-sun.ts). */
export const workBySun = {
  supported: [
    'You are noticed now. Apply in person, and begin the task that carries your name.',
    'Ask about salary and dues. Clear figures bring a yes.',
    'Send applications and make calls. Short work trips bring results.',
    'Work from home, or on land and buildings, goes well. Put your papers in order.',
    'New ideas are welcome. Present one, and teach what you know.',
    'Daily work and competition go well. Clear the old tasks first.',
    'Meet clients and partners. Both sides can agree.',
    'Research, checking and repair go well. Finish quietly what others left.',
    'Training and good advice help you. Apply for a course or a distant post.',
    'Your work is seen. Ask for the post, the raise or the approval.',
    'Friends and seniors can help your career. Set a higher target.',
    'Prepare in private. Work with far places or abroad moves forward.',
  ],
  unsupported: [
    'You are visible but have little help. Do one thing well.',
    'Talk about pay is slow. Keep your figures ready, and stay polite.',
    'Replies come slowly. Follow up once, and keep work trips short.',
    'Your home asks for time. Plan less work, and finish what is urgent.',
    'Check an idea twice before you show it to a superior.',
    'The list is long. Take tasks one at a time, and ask for help early.',
    'The other side hesitates. Listen well, and give them time.',
    'Delays are likely. Keep copies of your work, and avoid office gossip.',
    'A permission takes time. Complete the form, and wait without argument.',
    'You are watched at work. Deliver on time, and keep e-mails in order.',
    'Promises come before results. Count only what is done.',
    'Rest more and take on less. Hand over one task to somebody else.',
  ],
} as const;

/** Mercury, by the table of transits from the Moon. */
export const moneyByMercury = {
  favourable: [
    'Your own effort earns. State your price clearly, and write it down.',
    'A good time to save. Compare rates, and collect what is due.',
    'Small deals and messages bring money. Read the terms first.',
    'Costs of the home can be planned. Compare prices for rent or repair.',
    'A careful plan earns more than luck. Review your savings.',
    'Bills, loans and claims go well. Ask for a better rate.',
    'Somebody else brings you gain. Put each share in writing.',
    'Old dues, insurance or a tax refund can come. File the papers.',
    'Advice about money is sound now. Fees and long plans can be settled.',
    'Income follows good work. Send the bill with clear figures.',
    'Gains are easy in these weeks. Collect dues, and save a part at once.',
    'Plan one large expense, and settle one old cost for good.',
  ],
  unfavourable: [
    'Too many ideas cost money. Buy only what is on your list.',
    'Figures do not agree at first. Add them twice, and lend nothing.',
    'Check each transfer before you send it. Small errors are likely.',
    'Household costs rise. Set a limit before you shop.',
    'Take no risk with shares or bets. Keep to steady savings.',
    'Bills come together. Pay the oldest first, and take no new loan.',
    'Shared costs need a clear talk before anybody pays.',
    'Be careful with passwords and links. Stand guarantor for nobody.',
    'Travel and fees cost more than planned. Keep a reserve.',
    'Payment for work comes late. Send one reminder, and spend less.',
    'Friends suggest quick gains. Ask for papers before you pay.',
    'Small costs add up. Cancel what you do not use.',
  ],
} as const;

/** For a month in which Mercury is only in places that earlier months have treated. */
export const moneyWhenMercuryRepeats = [
  'Money matters of an earlier month come back. Complete them now.',
  'Look again at a bill or plan that you left open.',
  'Correct an old figure, and ask again for what is still unpaid.',
] as const;

/** Readers of sixty or more: what they do for others and for themselves, by the Sun. */
export const activityBySun = [
  'Your word counts. Begin one thing of your own, early in the day.',
  'Put family papers and accounts in order. Your advice is asked for.',
  'Calls, letters and short trips do you good. Write to an old colleague.',
  'The house and the garden need you. Choose one repair, and finish it.',
  'Teach a younger person what you know. A hobby gives joy.',
  'A fixed daily routine helps. Small duties are done without strain.',
  'Work together with somebody. Let the other person choose the day.',
  'Put away old papers and objects. Do it slowly, a box a day.',
  'A pilgrimage, a book or a teacher gives new interest.',
  'Others respect your experience. Accept one task of honour, no more.',
  'Clubs, friends and old colleagues are glad to see you.',
  'Rest more, pray or read, and leave large plans to others.',
] as const;
