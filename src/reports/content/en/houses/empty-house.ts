/** An empty house, by whether its lord is well placed. */
import type { HouseNumber } from './house-lord.ts';

export const emptyHouse: Record<HouseNumber, { well: string; busy: string }> = {
  1: {
    well: 'With no planet in the first house, people judge you by what you do, and you have the strength to do it. Let your work speak in a first meeting.',
    busy: 'You may be unsure what others see in you, because the first house is empty and its ruler gives it only some help. Before an important meeting, prepare two sentences about yourself.',
  },
  2: {
    well: 'No planet is in your house of savings, and its ruler manages it well enough. One evening a month for the accounts is all that your money needs.',
    busy: 'Your house of savings is empty and gets only some help from its ruler. Saving works when it is automatic, so let the bank move a sum on salary day.',
  },
  3: {
    well: 'No planet is in your house of courage, and its able ruler gives you courage when it matters. Choose one aim, and take the first step this week.',
    busy: 'Starting is hard for you, because the third house is empty and gets only some help from its ruler. Use somebody else’s deadline, and work at the same hour daily.',
  },
  4: {
    well: 'Your home life is fairly calm: no planet is in that house, and its ruler looks after it. You can take a posting elsewhere for some months and come back to peace.',
    busy: 'Comfort at home needs planning, as the house is empty and its ruler gives only some help. Give one hour every week to cleaning, repairs and bills.',
  },
  5: {
    well: 'Talent shows itself in you through regular practice; that house is empty, and its ruler serves it well. Join one class and attend it for a year.',
    busy: 'Joy and creative work do not come by themselves, since the fifth house is empty and its ruler gives only some help. Fix one hour a week for them.',
  },
  6: {
    well: 'Quarrels and debts rarely stay with you, for that house is empty and its ruler able. Finish duties in office hours, and keep evenings for the family.',
    busy: 'You forget small duties easily, because the sixth house is empty and its ruler gives it only some help. Put bills on auto-pay, and repay the small dues first.',
  },
  7: {
    well: 'A sincere approach from you is usually answered, since the house of marriage is empty and in good order. Write or call first, and leave a week for the answer.',
    busy: 'Partnership needs time, since its house is empty and its ruler gives only some help. State what you expect before an engagement or deal, and sign nothing while tired.',
  },
  8: {
    well: 'You have few hidden worries, and shared papers tend to be in order, as that house is empty and its ruler in order. Look at them once a year.',
    busy: 'Hidden matters sometimes keep you awake, for the eighth house is empty and its ruler gives it only some help. Put joint papers in one file and read them once.',
  },
  9: {
    well: 'Though no planet is in the ninth house, good fortune comes in small ways: a useful book, a fair examiner, an elder’s advice. Act on such advice within days.',
    busy: 'In faith and luck much is left to yourself, since the ninth house is empty and its ruler gives only some help. Take your questions to a teacher once a year.',
  },
  10: {
    well: 'No planet ties you to one line of work, and the ruler of that house supports you. Find the task you would do even unpaid, and look for a post with it.',
    busy: 'Your direction at work is not clear by itself, because the tenth house is empty and gets only some help from its ruler. Try a field for one year before you judge it.',
  },
  11: {
    well: 'Friendships that you start yourself bring you gains: no planet is in this house, and its ruler serves it. Invite somebody new home this month.',
    busy: 'Friends may stay silent for months, as the eleventh house is empty and its ruler gives only some help. Send the first message; most of them are glad to answer.',
  },
  12: {
    well: 'Rest and solitude come easily to you, with no planet in the twelfth house and its ruler in order. Take a few days for yourself each year.',
    busy: 'Rest and spending need your own rules, since the twelfth house is empty and its ruler gives only some help. Keep a fixed bedtime and a monthly limit for shopping.',
  },
};
