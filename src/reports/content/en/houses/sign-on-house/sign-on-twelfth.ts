/** The sign of the twelfth house: rest, expense and withdrawal. */
export const signOnTwelfth = [
  'You rest at speed. Money goes out in sparks, on tickets and sudden kit, and sleep comes quickly on any day on which the body has been given something to do.',
  'You retreat into comfort: clean sheets, a good meal, a locked gate. Expense goes on quality, and a quiet garden far from the ring road is your idea of liberation.',
  'Your mind goes on talking after the lamp is out. Books, data packs and foreign phrases eat the allowance, and a page written at bedtime lets the chatter go home.',
  'You withdraw like the tide, to where the memories are. You spend on home and on those who have left it, dream in family scenes, and sleep best with water somewhere in earshot.',
  'You need a stage door as well as a stage. Private pride, handsome gifts and a good hotel account for the expenses, and you recover your shine where nobody knows your title.',
  'You tidy in order to rest. Expense is itemised, worry does its accounts at three in the morning, and an hour of plain service, done for nobody in particular, clears your head.',
  'You retreat in company, ideally of one. Money goes on beauty, travel for two and making up after quarrels, and silence suits you when it is shared and well lit.',
  'Your solitude is thick-walled and necessary. What you spend you seldom mention, dreams are vivid and informative, and a burden once put down by you stays down.',
  'Far roads are your retreat. Pilgrimage, study abroad, a tent on a ridge: on such things you spend without regret, and faith does for your sleep what darkness does for others.',
  'You find it hard to do nothing, so do it on a timetable. Expenses are few and justified, solitude is orderly, and a long walk uphill without a phone empties you out nicely.',
  'You switch off by switching topics. Money goes to causes, cables and travellers met on trains, and your most restful place may be a crowd in which nobody knows your name.',
  'You slip out of the day as a boat does from its mooring. Sleep, prayer, music and charity are your far countries; a key, a budget and a waking time see you safely back.',
] as const;
