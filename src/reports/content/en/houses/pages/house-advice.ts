/** What to do about a house, by whether its lord is well placed: for adults of every age. */
import type { HouseNumber } from '#src/reports/content/en/houses/house-lord.ts';

export const houseAdvice: Record<HouseNumber, { well: string; weak: string }> = {
  1: {
    well: 'Decide one thing this month that you have left to others. Begin before noon.',
    weak: 'Sleep at the same hour for forty days. Keep one afternoon a week free.',
  },
  2: {
    well: 'Open one deposit with a purpose and a date. Tell the family what it is for.',
    weak: 'Write down every expense for thirty days. Lend nothing that you cannot do without.',
  },
  3: {
    well: 'Finish one course or skill that you began. Call a brother, sister or cousin this week.',
    weak: 'Choose one aim for three months. Give it ten minutes every day.',
  },
  4: {
    well: 'Write down what your home must have and may cost. Keep the papers of house and vehicle together.',
    weak: 'Repair one thing at home this week. Keep meals free of arguments.',
  },
  5: {
    well: 'Teach somebody something every week. Keep an evening for music, play or prayer.',
    weak: 'Study at the same hour every day. Keep away from betting and quick tips.',
  },
  6: {
    well: 'Take the hardest task first in the morning. Help one person who has less strength.',
    weak: 'List all dues and duties on one page. Settle the smallest today.',
  },
  7: {
    well: 'Keep one evening a week for the person closest to you. Decide large matters together.',
    weak: 'Write down what you expect of others. Ask them for their own list as well.',
  },
  8: {
    well: 'Put policies, nominations and accounts in one file. Show one person where it is.',
    weak: 'Build a reserve for six months. Sign no guarantee for others.',
  },
  9: {
    well: 'Visit a teacher or an elder this season. Give a fixed small sum each month.',
    weak: 'Read one page of a good book each morning. Prepare early for every journey.',
  },
  10: {
    well: 'Name the task for which you want to be known. Do it where people can see it.',
    weak: 'Keep a record of what you complete. Ask an experienced person for advice twice a year.',
  },
  11: {
    well: 'Choose three people whom you wish to meet more often. Set a date for one wish.',
    weak: 'Make a list of what others owe you. Leave one group that only takes your time.',
  },
  12: {
    well: 'Plan one quiet week in the year. Give food or time where nobody thanks you.',
    weak: 'Put the phone away an hour before sleep. Set a monthly limit for purchases.',
  },
};

/** The same at sixteen and seventeen. */
export const houseAdviceOfYouth: Record<HouseNumber, { well: string; weak: string }> = {
  1: houseAdvice[1],
  2: {
    well: 'Save for one thing, with a date. Tell the family what it is for.',
    weak: 'Write down for thirty days what you spend. Lend nothing that you cannot do without.',
  },
  3: houseAdvice[3],
  4: {
    well: 'Choose one duty at home that is only yours. Do it without being asked.',
    weak: houseAdvice[4].weak,
  },
  5: {
    well: 'Help somebody with a subject each week. Keep an evening for music, play or prayer.',
    weak: 'Study at the same hour every day. Keep away from bets and quick tricks.',
  },
  6: {
    well: houseAdvice[6].well,
    weak: 'List all open tasks on one page. Do the smallest today.',
  },
  7: {
    well: 'Keep one afternoon a week for your closest friend. Plan something together.',
    weak: houseAdvice[7].weak,
  },
  8: {
    well: 'Ask one deep question each week, and look for the answer in a book. Tell somebody what you found.',
    weak: 'Talk early about what worries you. Give no promise for other people.',
  },
  9: {
    well: 'Visit a teacher or an elder this season. Ask how they made a hard choice.',
    weak: houseAdvice[9].weak,
  },
  10: {
    well: houseAdvice[10].well,
    weak: 'Keep a record of what you complete. Ask a teacher for advice twice a year.',
  },
  11: {
    well: houseAdvice[11].well,
    weak: 'Choose two friends who do you good. Leave one group that only takes your time.',
  },
  12: {
    well: houseAdvice[12].well,
    weak: 'Put the phone away an hour before sleep. Wait one night before you buy anything.',
  },
};
