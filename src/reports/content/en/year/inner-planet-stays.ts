/**
 * Mars, Mercury and Venus in a month. Index place - 1, as in sun-months.ts. Each place has one text a year, by whether the sign is favourable
 * or unfavourable in the table of transits from the Moon.
 */
const marsInUnfavourablePlaces = [
  'You act fast in these weeks, and anger also comes fast. Exercise every morning, drive slowly, and wait a few minutes before you reply to a remark.',
  'Spending and sharp words need control now. Compare prices before you buy, cancel one payment you do not use, and leave money talk out of the evening.',
  'Courage is there, but too many efforts at once tire you. Make one important call or visit a day. Use the rest of the time for practice.',
  'Tempers at home can rise over repairs, space or noise. Fix the work, the days and the cost beforehand. Let a second person read each property paper before you sign it.',
  'The wish to win is strong now, in exams, sport or love. Practise hard, and blame nobody for a result. Put no money into a bet or a hot tip.',
  'Workload and small disputes take more strength than you notice. Clear one old task each day, eat lunch at a fixed time, and treat a minor injury at once.',
  'You and your partner or client have strong opinions now. Say yours once, without blame. Postpone the signing of a joint agreement until both are calm.',
  'Be careful with speed, knives, wiring and old quarrels now. Do not work until midnight for a deadline. It is better to start early and work slowly.',
  'You may argue about religion, rules or respect with an elder. Defend a weaker person, but do not force your view. On long roads let a rested person drive.',
  'You take charge at work, and not everybody likes it. Give orders as requests, and praise others in front of the team. Avoid a fight with your superior.',
  'Friends and teams push you towards quick decisions about money. Ask once for what is due to you. Agree to a new plan only on the next day.',
  'Anger and expenses work in the background now, and sleep is lighter. Clear the store room or train alone. Answer an annoying message in the morning, not at night.',
] as const;

const marsInFavourablePlaces = [
  'Your strength and your chances come together now. Start the new task, join the gym or present yourself for selection. Mornings give you the best results.',
  'You can speak firmly about money and get results. Ask for the refund, name your price, and collect an old debt with a polite voice.',
  'These are strong weeks for competition, applications and sales. Choose the bolder of two plans. A brother or sister may help with transport or a contact.',
  'Work on house or land moves forward now. Start the painting, the repair or the measurement of a plot. A quarrel over parking or space can be settled.',
  'A bold idea succeeds in these weeks. Take the entrance test, perform, or say what you feel to the person you love. A younger person follows your example.',
  'Old resistance gives way to steady pressure now. Pay off a loan, win the dispute, or finish a pending file. Be generous to the person who loses.',
  'You can be firm with a client or at home in these weeks, and still be liked. Put the difficult term of the agreement first.',
  'You find the cause of a hidden or tangled problem now. Claim the insurance, have the leak opened, or see a specialist. Keep what others tell you private.',
  'Energy serves a good cause, a course or a pilgrimage. Book the tickets and go with reliable company. A request to a father figure can succeed.',
  'You have authority at work now. Take quick decisions, accept the difficult project, and own your mistakes. It is a good time to ask for a post with power.',
  'Income grows when you push for it. Collect bills, raise your target, and lead the team. A purchase of land or machinery can bring profit later.',
  'Private effort pays at last. Train, write, or prepare the foreign application. Clear an old expense that nobody else knows, and keep the result quiet for now.',
] as const;

export const marsStays = { favourable: marsInFavourablePlaces, unfavourable: marsInUnfavourablePlaces } as const;

/** For a second entry into a sign in the year, after a retrograde period. */
export const marsRepeatedStays = [
  'Mars returns to a part of life it touched earlier this year. A repair, dispute or effort from that time can now be finished properly. Complete it before you begin another.',
] as const;

/** The retrograde periods; those of Mercury are in mercury-stays.ts. */
export const venusRetrograde =
  'Venus is retrograde for about six weeks, so love, taste and prices are reconsidered. Repair an old bond or an old ornament. Postpone a wedding purchase, an engagement or a costly makeover if you freely can.';
export const marsRetrograde =
  'Mars is retrograde for about eleven weeks, and energy returns to unfinished work. Repair machines, train your body and settle an old quarrel. Check a property purchase or a legal notice twice, and hurry neither of them.';
